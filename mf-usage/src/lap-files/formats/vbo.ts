import { dayOf, type LapFileFormat, known, numberIn } from '../lap-file-format';
import type { LapLog } from '../lap-log';

/** Converts positions from minutes of arc; western longitudes are positive. */
const place = (longitude: number, latitude: number) => [latitude / 60, -longitude / 60] as const;

/** Converts `hhmmss.ss` to seconds of the day. */
const secondsOf = (number: number) =>
  Math.floor(number / 10_000) * 3_600 + Math.floor((number % 10_000) / 100) * 60 + (number % 100);

/** Factor to m/s. The header states the unit of the column `velocity`. */
function speedFactorOf(header: readonly string[]): number {
  const said = header.find((name) => name.startsWith('velocity')) ?? '';
  return said.includes('mph') ? 0.44704 : said.includes('knots') ? 0.514444 : 1 / 3.6;
}

interface Columns {
  count: number;
  time: number;
  latitude: number;
  longitude: number;
  speed: number;
  speedFactor: number;
}

function reader(log: LapLog) {
  let section = '';
  let day: string | null = null;
  let columns: Columns | undefined;
  let rows = 0;
  let [midnight, before] = [0, NaN];
  const header: string[] = [];
  const gate = (line: string) => {
    const numbers = (line.match(/[+-]?\d+(\.\d+)?/g) ?? []).map(Number);
    if (!/^start/i.test(line) || numbers.length < 4) return;
    const [a, b, c, d] = numbers as [number, number, number, number];
    log.gate({ from: place(a, b), to: place(c, d) }, { from: place(b, a), to: place(d, c) });
  };
  const data = (line: string) => {
    const numbers = line.trim().split(/\s+/).map(numberIn);
    if (numbers.length !== columns?.count) return log.odd('broken-rows');
    const value = (at: number) => numbers[at] ?? NaN;
    const clock = secondsOf(value(columns.time));
    if (clock < before - 43_200) midnight += 86_400;
    if (!Number.isNaN(clock)) before = clock;
    const [latitude, longitude] = place(value(columns.longitude), value(columns.latitude));
    // A receiver without a fix writes zeros.
    const fixed = latitude !== 0 || longitude !== 0;
    if (rows++ === 0) log.starts({ day, time: '00:00:00', utc: true, at: 0 });
    log.row(
      {
        seconds: clock + midnight,
        speed: known(value(columns.speed) * columns.speedFactor),
        ...(fixed && { latitude: known(latitude), longitude: known(longitude) }),
      },
      numbers,
    );
  };
  const named = (line: string) => {
    if (columns) return log.odd('repeated-header');
    const names = line.trim().toLowerCase().split(/\s+/);
    const at = (name: RegExp) => names.findIndex((known) => name.test(known));
    columns = {
      ...{ count: names.length, time: at(/^time$/), latitude: at(/^lat(itude)?$/), longitude: at(/^long(itude)?$/) },
      ...{ speed: at(/^(velocity.*|speed)$/), speedFactor: speedFactorOf(header) },
    };
    const taken = /^(sats|time|lat|long|latitude|longitude|velocity.*|speed)$/;
    log.channels(names.map((name) => ({ name: taken.test(name) ? '' : name, unit: '' })));
  };
  const words = (line: string) => {
    const [, created] = /^File created on (\S+)/i.exec(line) ?? [];
    if (created) {
      const [, date, month, year] = /(\d\d?)\/(\d\d?)\/(\d{4})/.exec(created) ?? [];
      day = year ? dayOf(year, month!, date!) : null;
    } else if (section === 'header') header.push(line.trim().toLowerCase());
    else if (section === 'laptiming') gate(line.trim());
    else if (section === 'column names') named(line);
  };
  return {
    take(line: string) {
      if (line.startsWith('[')) section = line.trim().slice(1, -1).toLowerCase();
      else if (line.trim() === '') return;
      else if (section === 'data') data(line);
      else words(line);
    },
  };
}

/** VBO of Racelogic: sections in brackets, values separated by blanks, time of day in UTC. */
export const VBO: LapFileFormat = {
  product: 'Racelogic VBO',
  by: 'line',
  recognises: (head) => /^\[column names\]/im.test(head) || /^\s*(File created on[^\n]*\s+)?\[header\]/i.test(head),
  reader,
};
