import type { LapLog } from './lap-log';

/** Receives a file piece by piece, in order. */
export interface LapFileReader<Piece> {
  take(piece: Piece): void;
  /** Called once, after the last piece. */
  end?(): void | Promise<void>;
}

/** A logger's file format. `head` has the first 4,000 characters of the file or more, unless the file is shorter. */
export type LapFileFormat = {
  product: string;
  recognises(head: string): boolean;
} & (
  | { by: 'line'; reader(log: LapLog): LapFileReader<string> }
  | { by: 'text'; reader(log: LapLog): LapFileReader<string> }
  | { by: 'bytes'; reader(log: LapLog): LapFileReader<Uint8Array> }
);

/** Splits a line at `mark`. Quoted cells may contain it. */
export function cells(line: string, mark = ','): string[] {
  if (!line.includes('"')) return line.split(mark);
  const found: string[] = [];
  let [cell, quoted] = ['', false];
  for (let at = 0; at < line.length; at++) {
    const letter = line[at]!;
    if (letter === '"') {
      if (quoted && line[at + 1] === '"') cell += line[at++]!;
      else quoted = !quoted;
    } else if (letter === mark && !quoted) {
      found.push(cell);
      cell = '';
    } else cell += letter;
  }
  return [...found, cell];
}

/** Parses a number with a decimal point or comma; NaN for an empty cell and any other text. */
export function numberIn(cell: string | undefined): number {
  if (!cell) return NaN;
  const number = Number(cell);
  if (number !== 0 || cell.trim() !== '') return Number.isNaN(number) ? Number(cell.replace(',', '.')) : number;
  return NaN;
}

/** Undefined for NaN, because a point omits unknown values. */
export const known = (number: number): number | undefined => (Number.isNaN(number) ? undefined : number);

/** Factors to m/s by lower-case unit. */
const SPEEDS: Readonly<Record<string, number>> = {
  'm/s': 1,
  'km/h': 1 / 3.6,
  kmh: 1 / 3.6,
  kph: 1 / 3.6,
  mph: 0.44704,
  knots: 0.514444,
  kts: 0.514444,
};

export const speedFactor = (unit: string): number | undefined => SPEEDS[unit.trim().toLowerCase()];

/** Factors to metres by unit. */
const LENGTHS: Readonly<Record<string, number>> = { m: 1, km: 1_000, ft: 0.3048, mi: 1_609.344, miles: 1_609.344 };

export const lengthFactor = (unit: string): number | undefined => LENGTHS[unit.trim().toLowerCase()];

const two = (number: string | number) => String(number).padStart(2, '0');

/** `YYYY-MM-DD` from three numbers; null if there is no such day. */
export function dayOf(year: string | number, month: string | number, day: string | number): string | null {
  const text = `${year}-${two(month)}-${two(day)}`;
  const date = new Date(`${text}T00:00:00Z`);
  return !Number.isNaN(date.getTime()) && date.toISOString().startsWith(text) ? text : null;
}

/** Parses `9:12`, `2:26 PM` or `14:26:00` into `HH:MM:SS`; null if it is not a time. */
export function timeOf(text: string): string | null {
  const [, hour, minute, second = '00', half] = /^\s*(\d{1,2}):(\d\d)(?::(\d\d))?[\d.]*\s*([AP]M)?/i.exec(text) ?? [];
  if (!hour || Number(hour) > 23) return null;
  const afternoon = half?.toUpperCase();
  const hours = afternoon ? (Number(hour) % 12) + (afternoon === 'PM' ? 12 : 0) : Number(hour);
  return `${two(hours)}:${minute}:${second}`;
}

const MONTHS = ['jan', 'feb', 'mar', 'apr', 'may', 'jun', 'jul', 'aug', 'sep', 'oct', 'nov', 'dec'];

/** Parses the day in `Saturday, July 01, 2023` or `01/07/2023` (1 July); null if there is none. */
export function dayIn(text: string): string | null {
  const words = /([A-Za-z]{3})[a-z]*\.?\s+(\d{1,2}),?\s+(\d{4})/.exec(text);
  const month = words ? MONTHS.indexOf(words[1]!.toLowerCase()) : -1;
  if (words && month >= 0) return dayOf(words[3]!, month + 1, words[2]!);
  const numbers = /(\d{1,2})[/.-](\d{1,2})[/.-](\d{4})/.exec(text);
  return numbers ? dayOf(numbers[3]!, numbers[2]!, numbers[1]!) : null;
}

/** Parses `00:02:03.202` or `1:44.333` into seconds; NaN if it is not a duration. */
export function secondsIn(text: string): number {
  const parts = text.trim().split(':').map(numberIn);
  return parts.length === 0 ? NaN : parts.reduce((sum, part) => sum * 60 + part, 0);
}

/** Start of a log from seconds since 1970. */
export function unixStart(seconds: number): { day: string; time: string; utc: true; at: number } | undefined {
  const date = new Date(seconds * 1_000);
  if (Number.isNaN(date.getTime())) return undefined;
  const text = date.toISOString();
  return { day: text.slice(0, 10), time: text.slice(11, 23), utc: true, at: seconds };
}
