import type { Source, YearCoverage } from '../evidence/evidence.rules.js';
import { at, INK, label, namedYears, NEEDLE, rule, svg, WIDTH } from './svg.js';

const SIDE = 4;
const FOOT = 26;
const HIGHEST = 150;
/** The maximum height of a layer. If a year has many entries, all layers get thinner. */
const TALLEST = 9;

/** A column of squares for each year, filled according to the evidence behind each entry. */
export function coverageChart(years: readonly YearCoverage[]): string {
  const tallest = Math.max(1, ...years.map(({ paper, photo, word }) => paper + photo + word));
  const layer = Math.min(TALLEST, HIGHEST / tallest);
  const height = tallest * layer + FOOT + 4;
  const ground = height - FOOT;
  const step = (WIDTH - 2 * SIDE) / years.length;
  const width = Math.min(step * 0.72, 16);
  const left = (index: number): number => SIDE + index * step + (step - width) / 2;
  const columns = years.flatMap(({ paper, photo, word }, index) => {
    const sources: Source[] = [...times(paper, 'paper'), ...times(photo, 'photo'), ...times(word, 'word')];
    if (sources.length === 0)
      return [
        `<rect x="${at(left(index))}" y="${at(ground + 2.6)}" width="${at(width)}" height="2.2" fill="${NEEDLE}"/>`,
      ];
    return sources.map((source, floor) => square(source, left(index), ground - (floor + 1) * layer, width, layer));
  });
  const first = years[0]!.year;
  const last = years.at(-1)!.year;
  const names = namedYears(first, last).map((year) =>
    label(Math.max(14, left(year - first) + width / 2), height - 6, String(year)),
  );
  return svg(height, [rule(SIDE, ground + 1, WIDTH - SIDE, INK), ...columns, ...names]);
}

const times = (count: number, source: Source): Source[] => Array.from({ length: count }, () => source);

function square(source: Source, x: number, y: number, width: number, layer: number): string {
  const height = Math.max(layer - 1.6, 1);
  const box = `x="${at(x)}" y="${at(y)}" width="${at(width)}" height="${at(height)}"`;
  const outline = `<rect ${box} fill="${source === 'paper' ? INK : '#fff'}" stroke="${INK}" stroke-width="0.7"/>`;
  if (source !== 'photo') return outline;
  return `${outline}<path d="M${at(x)} ${at(y + height)}L${at(x)} ${at(y)}L${at(x + width)} ${at(y + height)}Z" fill="${INK}"/>`;
}
