import { firstDay, type Source } from '../evidence/evidence.rules.js';
import { markShape } from './marks.js';
import { at, BRAND, label, LINE, namedYears, rule, steps, svg, WIDTH } from './svg.js';

export interface MileagePoint {
  day: string;
  value: number;
  source: Source;
}

const HEIGHT = 250;
const LEFT = 56;
const RIGHT = 12;
const TOP = 10;
const FOOT = 24;
/** Between readings further apart than this, the line is drawn as a guess. */
const SILENT_MS = 2 * 366 * 86_400_000;

/** The odometer over the years. The line between readings is straight, because nothing else is known; it is dashed across long gaps. */
export function mileageChart(points: readonly MileagePoint[], number: (value: number) => string): string {
  const sorted = points
    .map((point) => ({ ...point, day: firstDay(point.day) }))
    .sort((one, other) => one.day.localeCompare(other.day));
  const time = (day: string): number => Date.parse(day);
  const from = Date.parse(`${sorted[0]!.day.slice(0, 4)}-01-01`);
  const to = Date.parse(`${Number(sorted.at(-1)!.day.slice(0, 4)) + 1}-01-01`);
  const rungs = steps(Math.max(...sorted.map(({ value }) => value)), 5);
  const x = (moment: number): number => LEFT + ((moment - from) / (to - from)) * (WIDTH - LEFT - RIGHT);
  const y = (value: number): number => HEIGHT - FOOT - (value / rungs.at(-1)!) * (HEIGHT - FOOT - TOP);
  const grid = rungs.map(
    (value) => rule(LEFT, y(value), WIDTH - RIGHT, LINE) + label(LEFT - 8, y(value) + 4, number(value), 'end'),
  );
  const years = namedYears(Number(sorted[0]!.day.slice(0, 4)), Number(sorted.at(-1)!.day.slice(0, 4)) + 1).map((year) =>
    label(Math.min(x(Date.parse(`${year}-01-01`)), WIDTH - RIGHT - 8), HEIGHT - 6, String(year)),
  );
  const lines = sorted.slice(1).map((point, index) => {
    const before = sorted[index]!;
    const isSilent = time(point.day) - time(before.day) > SILENT_MS;
    const d = `M${at(x(time(before.day)))} ${at(y(before.value))}L${at(x(time(point.day)))} ${at(y(point.value))}`;
    return `<path d="${d}" stroke="${BRAND}" stroke-width="1.3" fill="none"${isSilent ? ' stroke-dasharray="3 3"' : ''}/>`;
  });
  const dots = sorted.map(({ day, value, source }) => markShape(source, x(time(day)), y(value), 2.6));
  return svg(HEIGHT, [...grid, ...years, ...lines, ...dots]);
}
