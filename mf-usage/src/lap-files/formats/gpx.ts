import { SaxesParser } from 'saxes';
import { type LapFileFormat, known, numberIn, unixStart } from '../lap-file-format';
import type { LapLog } from '../lap-log';

interface Point {
  latitude: number;
  longitude: number;
  seconds: number;
  speed: number;
}

/** Removes the prefix: `gpxtpx:speed` becomes `speed`. */
const plain = (name: string) => name.slice(name.indexOf(':') + 1);

function reader(log: LapLog) {
  const parser = new SaxesParser();
  let point: Point | undefined;
  let text = '';
  let rows = 0;
  let failure = false;
  let depth: string[] = [];
  const add = ({ latitude, longitude, seconds, speed }: Point) => {
    // A position without a time is useless for laps.
    if (Number.isNaN(seconds)) return log.odd('broken-rows');
    if (rows++ === 0) log.starts(unixStart(seconds) ?? {});
    log.row({ seconds, latitude: known(latitude), longitude: known(longitude), speed: known(speed) });
  };
  parser.on('opentag', ({ name, attributes }) => {
    text = '';
    depth.push(plain(name));
    if (plain(name) === 'trkpt')
      point = {
        latitude: numberIn(attributes['lat']),
        longitude: numberIn(attributes['lon']),
        seconds: NaN,
        speed: NaN,
      };
  });
  parser.on('text', (more) => (text += more));
  parser.on('closetag', ({ name }) => {
    depth = depth.slice(0, -1);
    const tag = plain(name);
    if (tag === 'trkpt' && point) {
      add(point);
      point = undefined;
    } else if (point && tag === 'time') point.seconds = Date.parse(text.trim()) / 1_000;
    else if (point && tag === 'speed') point.speed = numberIn(text.trim());
    else if (!point && tag === 'name' && depth.at(-1) === 'trk') log.about({ track: text });
  });
  parser.on('error', () => {
    if (!failure) log.odd('cut');
    failure = true;
  });
  return {
    take(piece: string) {
      if (!failure) parser.write(piece);
    },
    end() {
      if (!failure) parser.close();
    },
  };
}

/** GPX 1.0 and 1.1: points with times. Some loggers add the speed in m/s. */
export const GPX: LapFileFormat = {
  product: 'GPX',
  by: 'text',
  recognises: (head) => /<gpx[\s>]/.test(head),
  reader,
};
