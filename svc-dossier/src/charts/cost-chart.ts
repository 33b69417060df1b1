import { at, BRAND, label, LINE, namedYears, rule, steps, svg, WIDTH } from './svg.js';

export interface YearCost {
  year: number;
  amount: number;
}

const HEIGHT = 170;
const LEFT = 56;
const RIGHT = 12;
const TOP = 10;
const FOOT = 24;

/** Costs of each year, all in one currency. */
export function costChart(years: readonly YearCost[], number: (value: number) => string): string {
  const rungs = steps(Math.max(...years.map(({ amount }) => amount)), 4);
  const y = (value: number): number => HEIGHT - FOOT - (value / rungs.at(-1)!) * (HEIGHT - FOOT - TOP);
  const step = (WIDTH - LEFT - RIGHT) / years.length;
  const width = Math.min(step * 0.7, 22);
  const left = (index: number): number => LEFT + index * step + (step - width) / 2;
  const grid = rungs.map(
    (value) => rule(LEFT, y(value), WIDTH - RIGHT, LINE) + label(LEFT - 8, y(value) + 4, number(value), 'end'),
  );
  const bars = years.flatMap(({ amount }, index) =>
    amount > 0
      ? [
          `<rect x="${at(left(index))}" y="${at(y(amount))}" width="${at(width)}" height="${at(y(0) - y(amount))}" fill="${BRAND}"/>`,
        ]
      : [],
  );
  const first = years[0]!.year;
  const names = namedYears(first, years.at(-1)!.year).map((year) =>
    label(left(year - first) + width / 2, HEIGHT - 6, String(year)),
  );
  return svg(HEIGHT, [...grid, ...bars, ...names]);
}
