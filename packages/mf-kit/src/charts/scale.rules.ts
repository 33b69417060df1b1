/**
 * Round values for an axis, about `count` of them, from at most `lowest` to at least `highest`. The first is 0 if `lowest` is at most half of
 * `highest`.
 * @param least the smallest step: 1 for values that are counted, less for values that are measured
 */
export function valueTicks(lowest: number, highest: number, count: number, least = 1): number[] {
  const base = lowest > highest / 2 ? lowest : 0;
  const rough = Math.max(least, highest - base) / count;
  const power = 10 ** Math.floor(Math.log10(rough));
  const step = Math.max(
    least,
    [1, 2, 2.5, 5, 10].map((n) => n * power).find((size) => size >= rough)!,
  );
  const first = Math.floor(base / step) * step;
  const steps = Math.ceil(Math.max(least, highest - first) / step);
  return Array.from({ length: steps + 1 }, (_, i) => first + i * step);
}

/** A linear scale from one range to another. */
export const scale =
  ([from, to]: readonly [number, number], [low, high]: readonly [number, number]) =>
  (value: number): number =>
    from === to ? (low + high) / 2 : low + ((value - from) / (to - from)) * (high - low);

/** The position on a line that is nearest to `x`. */
export const nearestTo = (x: number, all: readonly number[]): number =>
  all.reduce((best, one, i) => (Math.abs(one - x) < Math.abs(all[best]! - x) ? i : best), 0);
