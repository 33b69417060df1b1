import { mileageChart, type MileagePoint } from '../charts/mileage-chart.js';
import { BRAND, INK, LINE, MUTED } from '../charts/svg.js';
import { mileagePoints } from '../chapters/timeline.js';
import type { Making } from '../chapters/making.js';

/** The maximum number of points of a chart; the line between them stays close to all readings. */
const MOST_POINTS = 160;

/** Colours of a book's charts, each with the page's CSS colour, which follows light and dark mode. */
const COLOURS: readonly (readonly [string, string])[] = [
  ...([
    [INK, 'var(--ink)'],
    [MUTED, 'var(--muted)'],
    [LINE, 'var(--line)'],
    [BRAND, 'var(--brand)'],
  ] as const),
  ['"#fff"', '"var(--sheet)"'],
];

/** A chart of the book with its colours replaced by those of the page. */
export const coloured = (svg: string): string =>
  COLOURS.reduce((drawn, [colour, own]) => drawn.replaceAll(colour, own), svg).replaceAll(' font-family="Barlow"', '');

/** The odometer chart over the years; null if there are too few readings for a line. */
export function chartOf(making: Making): string | null {
  const { book, writing } = making;
  const points = mileagePoints(book).map((point) => ({ ...point, value: writing.shown(point.value) }));
  return points.length > 1 ? coloured(mileageChart(thinned(points), writing.number)) : null;
}

/** At most the maximum number of points, spread evenly. Both ends and points where the reading falls are kept first. */
export function thinned(points: readonly MileagePoint[]): readonly MileagePoint[] {
  if (points.length <= MOST_POINTS) return points;
  const falls = points.flatMap(({ value }, at) => (at > 0 && value < points[at - 1]!.value ? [at - 1, at] : []));
  const kept = new Set([0, points.length - 1, ...falls.slice(0, MOST_POINTS / 2)]);
  const step = points.length / (MOST_POINTS - kept.size);
  for (let at = 0; at < points.length; at += step) kept.add(Math.floor(at));
  return points.filter((_, at) => kept.has(at));
}
