import type { Chapter, Odometer, Reading } from './odometer.queries';

/** A point of the chart: milliseconds since 1970, and the odometer's value. */
export interface Point {
  at: number;
  value: number;
}

/** A line between two points: known, unknown mileage, or an open contradiction. */
export interface Way {
  from: Point;
  to: Point;
  kind: 'known' | 'unknown' | 'open';
}

/** A day on which the instrument was changed. */
export interface Swap {
  at: number;
  kind: Chapter['kind'];
}

export interface Span {
  from: number;
  to: number;
  kind: 'unknown-mileage' | 'laid-up';
}

/** First and last possible day of a reading whose date is not exact. */
export interface Whisker {
  from: number;
  to: number;
  value: number;
}

/** Everything that the chart draws. */
export interface Picture {
  /** Readings that count, sorted by day. */
  readings: Reading[];
  whiskers: Whisker[];
  ways: Way[];
  swaps: Swap[];
  spans: Span[];
  /** The expected value after the last reading, with its range. */
  expected: { from: Point; to: Point; low: number; high: number } | null;
  first: number;
  last: number;
  lowest: number;
  highest: number;
}

const at = (day: string): number => Date.parse(day);
const FIVE_DIGITS = 99_999;
const CHANGES: readonly Chapter['kind'][] = ['replaced', 'rolled-over', 'unit-changed'];

/** Prepares the chart of an odometer, from its first reading to the day of its estimate. */
export function pictureOf(odometer: Odometer): Picture {
  const changes = odometer.chapters
    .filter(({ kind }) => CHANGES.includes(kind))
    .sort((a, b) => a.from_date.localeCompare(b.from_date));
  const changed = new Set(changes.map(({ from_date }) => from_date));
  const readings = odometer.readings
    .filter(({ standing }) => standing !== 'typing-error')
    .sort(
      (a, b) => a.read_on.localeCompare(b.read_on) || (changed.has(a.read_on) ? b.value - a.value : a.value - b.value),
    );
  const first = at(readings[0]!.read_on);
  const newest = readings.at(-1)!;
  const start = { at: at(newest.read_on), value: newest.value };
  const expected = expectationOf(odometer, start);
  const ranges = readings.flatMap((reading) => rangeOf(reading) ?? []);
  const ends = ranges.map(({ to }) => to).filter(Number.isFinite);
  const last = Math.max(start.at, expected?.to.at ?? 0, ...ends);
  const spans = spansOf(odometer.chapters, first, last);
  const ways = readings
    .slice(1)
    .flatMap((after, i) => waysBetween(readings[i]!, after, changes, odometer).map((way) => dim(way, spans)));
  const values = [...readings.map(({ value }) => value), ...ways.flatMap(({ from, to }) => [from.value, to.value])];
  const lowest = Math.min(...values);
  const highest = Math.max(...values, expected?.high ?? 0);
  const swaps = changes.map(({ from_date, kind }) => ({ at: at(from_date), kind })).filter((swap) => swap.at >= first);
  return {
    readings,
    whiskers: ranges.map((range) => ({ ...range, from: Math.max(first, range.from), to: Math.min(last, range.to) })),
    ways,
    swaps: swaps.filter((swap) => swap.at <= last),
    spans,
    expected,
    first,
    last,
    lowest,
    highest,
  };
}

function rangeOf({ read_on_edtf, value }: Reading): Whisker | null {
  if (!read_on_edtf) return null;
  const [begins, ends = begins] = read_on_edtf.replace(/[~?%]/g, '').split('/') as [string, string?];
  const range = { from: begins === '..' ? -Infinity : firstDay(begins), to: ends === '..' ? Infinity : lastDay(ends) };
  return range.from < range.to ? { ...range, value } : null;
}

const firstDay = (date: string): number => at(date.replace('X', '0'));

/** Last day of a decade, a year or a month. A full date is returned as it is. */
function lastDay(date: string): number {
  const [year, month, day] = date.replace('X', '9').split('-').map(Number) as [number, number?, number?];
  return day === undefined ? Date.UTC(year, month ?? 12, 0) : at(date);
}

function expectationOf({ expected }: Odometer, start: Point): Picture['expected'] {
  if (!expected || at(expected.day) <= start.at || expected.value < start.value) return null;
  const { low, high } = expected;
  return { from: start, to: { at: at(expected.day), value: expected.value }, low, high };
}

function spansOf(chapters: readonly Chapter[], first: number, last: number): Span[] {
  return chapters.flatMap(({ kind, from_date, to_date }) => {
    if (kind !== 'unknown-mileage' && kind !== 'laid-up') return [];
    const from = Math.max(first, at(from_date));
    const to = Math.min(last, to_date === null ? last : at(to_date));
    return from < to ? [{ from, to, kind }] : [];
  });
}

/** Lines between two readings. The line breaks where the instrument was changed. */
function waysBetween(before: Reading, after: Reading, changes: readonly Chapter[], { findings }: Odometer): Way[] {
  const isOpen = findings.some(
    (finding) => finding.kind !== 'silent' && is(finding.before, before) && is(finding.after, after),
  );
  const kind = isOpen ? 'open' : 'known';
  const on = changes.filter(({ from_date }) => before.read_on <= from_date && from_date <= after.read_on);
  // A change on the day of a reading belongs between these two readings only if the value drops.
  const mine =
    after.value < before.value
      ? on
      : on.filter(({ from_date }) => before.read_on < from_date && from_date < after.read_on);
  const ways: Way[] = [];
  let from = { at: at(before.read_on), value: before.value };
  for (const change of mine) {
    const day = at(change.from_date);
    const last = change.last_value ?? (change.kind === 'rolled-over' ? FIVE_DIGITS : from.value);
    ways.push({ from, to: { at: day, value: Math.max(last, from.value) }, kind });
    from = { at: day, value: change.first_value ?? (change.kind === 'rolled-over' ? 0 : after.value) };
  }
  return [...ways, { from, to: { at: at(after.read_on), value: after.value }, kind }];
}

const is = (a: { source: string; id: number }, b: { source: string; id: number }): boolean =>
  a.source === b.source && a.id === b.id;

/** Marks a line as unknown if it crosses a span of unknown mileage. */
function dim(way: Way, spans: readonly Span[]): Way {
  const unknown = spans.some(
    ({ kind, from, to }) => kind === 'unknown-mileage' && from < way.to.at && to > way.from.at,
  );
  return unknown ? { ...way, kind: 'unknown' } : way;
}
