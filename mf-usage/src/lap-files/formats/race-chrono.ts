import {
  cells,
  dayOf,
  type LapFileFormat,
  known,
  lengthFactor,
  numberIn,
  speedFactor,
  unixStart,
} from '../lap-file-format';
import type { Channel, LapLog } from '../lap-log';

const BANNER = 'This file is created using RaceChrono';
/** Larger numbers are seconds since 1970; smaller ones count from the start of the session. */
const A_DATE = 1e8;

/** Column names of version 3, then of version 2 without the unit. */
const COLUMNS = {
  seconds: ['timestamp', 'time'],
  lap: ['lap_number', 'lap #'],
  distance: ['distance_traveled', 'distance'],
  latitude: ['latitude'],
  longitude: ['longitude'],
  speed: ['speed'],
} as const;

interface Header {
  at: Readonly<Record<keyof typeof COLUMNS, number>>;
  channels: Channel[];
  units: string[];
  length: number;
}

/** Columns about the recording, not the drive. */
const OF_THE_RECORDING =
  /^(fragment_id|session fragment #|elapsed_time|trap name|accuracy|satellites|fix_type|device_.*)$/i;

/** Splits `Speed (m/s)` into name and unit. */
const split = (name: string) => /^(.*?)\s*\(([^()]*)\)\s*$/.exec(name)?.slice(1) ?? [name, ''];

function headerOf(names: readonly string[]): Header {
  const columns = names.map(split);
  const place = (known: readonly string[]) => columns.findIndex(([name]) => known.includes(name!.trim().toLowerCase()));
  const places = Object.entries(COLUMNS).map(([key, named]) => [key, place(named)]);
  const at = Object.fromEntries(places) as Header['at'];
  const taken = new Set(Object.values(at));
  return {
    at,
    units: columns.map(([, unit]) => unit!),
    channels: columns.map(([name, unit], index) => ({
      name: taken.has(index) || OF_THE_RECORDING.test(name!.trim()) ? '' : name!.trim(),
      unit: unit!,
    })),
    length: names.length,
  };
}

/** True for a row of units or sources: it contains no number. */
const isWords = (numbers: readonly number[]) => numbers.every((number) => Number.isNaN(number));

function reader(log: LapLog) {
  let header: Header | undefined;
  let rows = 0;
  const head = (line: string) => {
    const [key = '', ...values] = cells(line);
    const value = values.join(',').trim();
    if (/^time(stamp)?( \(.*\))?$/i.test(key.trim())) {
      header = headerOf(cells(line));
      log.channels(header.channels);
    } else if (key === 'Track name') log.about({ track: value });
    else if (key.startsWith('Driver')) log.about({ driver: value });
    else if (key.startsWith('Vehicle')) log.about({ vehicle: value });
    else if (key === 'Created') {
      const [, day, month, year] = /(\d\d)\/(\d\d)\/(\d{4})/.exec(value) ?? [];
      const [, time] = /(\d\d:\d\d)/.exec(value) ?? [];
      if (year) log.starts({ day: dayOf(year, month!, day!), ...(time && { time: `${time}:00` }) });
    }
  };
  const words = (row: readonly string[]) => {
    if (rows > 0) return log.odd(row[0]?.toLowerCase() === 'timestamp' ? 'repeated-header' : 'broken-rows');
    // The first such row has the units. The row of sources is ignored.
    const units = row.some((cell) => /^\d+: |^calc$/.test(cell.trim())) ? [] : row;
    for (const [index, unit] of units.entries()) {
      if (!header!.channels[index] || !unit.trim()) continue;
      header!.channels[index].unit = unit.trim().replace(/^\.(?=[CF]$)/, '°');
      header!.units[index] = unit.trim();
    }
  };
  return {
    take(line: string) {
      if (!header) return head(line);
      if (line.trim() === '') return;
      const row = cells(line);
      const numbers = row.map(numberIn);
      if (isWords(numbers)) return words(row);
      if (row.length !== header.length) return log.odd('broken-rows');
      const { at, units } = header;
      const value = (key: keyof typeof COLUMNS) => numbers[at[key]] ?? NaN;
      const seconds = value('seconds');
      if (rows++ === 0 && seconds > A_DATE) log.starts(unixStart(seconds) ?? {});
      log.row(
        {
          seconds,
          latitude: known(value('latitude')),
          longitude: known(value('longitude')),
          speed: known(value('speed') * (speedFactor(units[at.speed] ?? '') ?? 1)),
          distance: known(value('distance') * (lengthFactor(units[at.distance] ?? '') ?? 1)),
          lap: known(value('lap')),
        },
        numbers,
      );
    },
  };
}

/** CSV of RaceChrono, versions 2 and 3: `Key,Value` lines, an empty line, column names. Version 3 adds a row of units and a row of sources. */
export const RACE_CHRONO: LapFileFormat = {
  product: 'RaceChrono',
  by: 'line',
  recognises: (head) => head.startsWith(BANNER),
  reader,
};
