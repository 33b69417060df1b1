import { cells, type LapFileFormat, known, numberIn, secondsIn, speedFactor, unixStart } from '../lap-file-format';
import type { LapLog } from '../lap-log';

const BANNER = '# RaceRender Data';
const COLUMNS = ['Time', 'UTC Time', 'GPS_Update', 'Latitude', 'Longitude'] as const;

function reader(log: LapLog) {
  let names: string[] = [];
  let places = {} as Record<(typeof COLUMNS)[number], number>;
  let rows = 0;
  let speed = { at: -1, factor: 1 };
  const remark = (line: string) => {
    const [, vehicle] = /^# Vehicle:\s*(.+)/.exec(line) ?? [];
    const [, track] = /^# (?:Track|Venue):\s*(.+)/.exec(line) ?? [];
    const [, number, took] = /^# Lap (\d+):\s*([\d:.]+)/.exec(line) ?? [];
    const [, latitude, longitude, degrees] = /^# End Point:\s*(\S+),\s*(\S+)\s*@\s*([\d.]+)/.exec(line) ?? [];
    if (vehicle) log.about({ vehicle });
    if (track) log.about({ track });
    if (number) log.lapEnds(Number(number), { took: secondsIn(took!) });
    if (degrees) log.gate(gateAt(numberIn(latitude), numberIn(longitude), numberIn(degrees)));
  };
  const header = (row: readonly string[]) => {
    if (names.length > 0) return log.odd('repeated-header');
    names = row.map((name) => name.trim());
    places = Object.fromEntries(COLUMNS.map((name) => [name, names.indexOf(name)])) as typeof places;
    const speeds = names.flatMap((name, at) => {
      const factor = speedFactor(/^Speed \((.+)\)$/.exec(name)?.[1] ?? '');
      return factor === undefined ? [] : [{ at, factor }];
    });
    speed = speeds[0] ?? speed;
    const taken = /^(Time|UTC Time|Lap|GPS_Update|GPS_Delay|Latitude|Longitude|Speed \(.+\)|.*Predicted.*)$/;
    log.channels(
      names.map((name) => {
        const [, plain = name, unit = ''] = /^(.*?) \(([^()]+)\)/.exec(name) ?? [];
        return { name: taken.test(name) ? '' : plain.replace(/ \*OBD$/, ''), unit };
      }),
    );
  };
  return {
    take(line: string) {
      if (line.startsWith('#')) return remark(line);
      if (line.trim() === '') return;
      const row = cells(line);
      if (row[0]?.trim() === 'Time') return header(row);
      if (row.length !== names.length) return log.odd('broken-rows');
      const numbers = row.map(numberIn);
      const value = (name: (typeof COLUMNS)[number]) => numbers[places[name]] ?? NaN;
      const utc = value('UTC Time');
      if (rows++ === 0 && !Number.isNaN(utc)) log.starts({ ...unixStart(utc), at: value('Time') });
      // Between two updates of the receiver, rows repeat the last position and speed.
      const fresh = value('GPS_Update') !== 0;
      log.row(
        {
          seconds: value('Time'),
          ...(fresh && {
            latitude: known(value('Latitude')),
            longitude: known(value('Longitude')),
            speed: known((numbers[speed.at] ?? NaN) * speed.factor),
          }),
        },
        numbers,
      );
    },
  };
}

/** A line of 40 m across a heading, in degrees from north. */
function gateAt(latitude: number, longitude: number, degrees: number) {
  const radians = (degrees * Math.PI) / 180;
  const [north, east] = [Math.cos(radians), Math.sin(radians)];
  const [up, right] = [20 / 111_195, 20 / (111_195 * Math.cos((latitude * Math.PI) / 180))];
  const end = (side: number) => [latitude + side * east * up, longitude - side * north * right] as const;
  return { from: end(-1), to: end(1), heading: [north, east] as const };
}

/** CSV of TrackAddict and RaceRender. Comments between the rows mark the ends of laps. Lap 0 is the out lap. */
export const TRACK_ADDICT: LapFileFormat = {
  product: 'TrackAddict',
  by: 'line',
  recognises: (head) => head.startsWith(BANNER),
  reader,
};
