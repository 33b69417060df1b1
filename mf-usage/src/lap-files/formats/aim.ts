import {
  cells,
  dayIn,
  type LapFileFormat,
  known,
  lengthFactor,
  numberIn,
  secondsIn,
  speedFactor,
  timeOf,
} from '../lap-file-format';
import type { LapLog } from '../lap-log';

/** Column names of AiM and of MoTeC. */
const COLUMNS = {
  seconds: ['time'],
  speed: ['gps speed', 'gps_speed', 'ground speed', 'speed', 'gps speed1'],
  distance: ['distance on gps speed', 'distance', 'corr distance'],
  latitude: ['gps latitude', 'gps_latitude', 'gps lat'],
  longitude: ['gps longitude', 'gps_longitude', 'gps lon', 'gps long'],
} as const;

type Column = keyof typeof COLUMNS;

function reader(log: LapLog) {
  let mark = ',';
  let names: string[] = [];
  let units: string[] | undefined;
  let places: Readonly<Record<Column, number>> | undefined;
  let beacons: number[] = [];
  let took: number[] = [];
  const said = new Map<string, string>();

  const keyed = ([key = '', ...values]: readonly string[]) => {
    const value = values[0]?.trim() ?? '';
    said.set(key, value);
    if (key === 'Venue' || key === 'Track') log.about({ track: value });
    else if (key === 'Vehicle') log.about({ vehicle: value });
    else if (key === 'Racer' || key === 'Driver') log.about({ driver: value });
    // In one cell separated by blanks, or in one cell each.
    else if (key === 'Beacon Markers') beacons = values.flatMap((cell) => cell.trim().split(/\s+/)).map(numberIn);
    else if (key === 'Segment Times') took = values.filter(Boolean).map(secondsIn);
  };
  const header = (row: readonly string[]) => {
    names = row.map((name) => name.trim());
    const lower = names.map((name) => name.toLowerCase());
    const found = Object.entries(COLUMNS).map(([key, known]) => [
      key,
      known.map((name) => lower.indexOf(name)).find((at) => at >= 0) ?? -1,
    ]);
    places = Object.fromEntries(found) as typeof places;
    const day = dayIn(said.get('Date') ?? said.get('Log Date') ?? '');
    log.starts({ day, time: timeOf(said.get('Time') ?? said.get('Log Time') ?? ''), at: 0 });
  };
  const unitsAre = (row: readonly string[]) => {
    units = row.map((unit) => unit.trim());
    const taken = new Set(Object.values(places!));
    log.channels(names.map((name, at) => ({ name: taken.has(at) ? '' : name, unit: units![at] ?? '' })));
  };
  const data = (row: readonly string[]) => {
    if (row.length !== names.length) return log.odd('broken-rows');
    const at = places!;
    const numbers = row.map(numberIn);
    const value = (key: Column, factor = 1) => known((numbers[at[key]] ?? NaN) * factor);
    log.row(
      {
        seconds: value('seconds') ?? NaN,
        ...{ latitude: value('latitude'), longitude: value('longitude') },
        speed: value('speed', speedFactor(units?.[at.speed] ?? '') ?? 1 / 3.6),
        distance: value('distance', lengthFactor(units?.[at.distance] ?? '') ?? 1),
      },
      numbers,
    );
  };
  return {
    take(line: string) {
      if (said.size === 0) mark = /^"?Format"?\s*;/.test(line) ? ';' : ',';
      if (line.replaceAll(mark, '').replaceAll('"', '').trim() === '') return;
      const row = cells(line, mark);
      const isHeader = row[0]?.trim() === 'Time' && !/\d/.test(row[1] ?? '') && row.length > 2;
      if (!places) return isHeader ? header(row) : keyed(row);
      if (isHeader) return log.odd('repeated-header');
      if (!units && Number.isNaN(numberIn(row[0]))) return unitsAre(row);
      data(row);
    },
    end() {
      for (const [at, seconds] of beacons.entries())
        if (!Number.isNaN(seconds)) log.lapEnds(at, { seconds, ...(took[at] !== undefined && { took: took[at] }) });
    },
  };
}

/** CSV of AiM Race Studio. `"Beacon Markers"` are the times at which the finish line was crossed. */
export const AIM: LapFileFormat = {
  product: 'AiM Race Studio',
  by: 'line',
  recognises: (head) => /^"?Format"?\s*[,;]\s*"?AIM/i.test(head),
  reader,
};

/** CSV of MoTeC has the same form, with commas or semicolons. */
export const MOTEC: LapFileFormat = {
  product: 'MoTeC',
  by: 'line',
  recognises: (head) => /^"?Format"?\s*[,;]\s*"?MoTeC/i.test(head),
  reader,
};
