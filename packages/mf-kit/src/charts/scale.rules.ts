/**
 * Round values from `lowest` or less to at least `highest`, about `count` of them; from 0 on where that leaves half of the room.
 * @param least the smallest step: 1 of what is counted whole, less of what is measured
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

/** A straight scale from one range to another. */
export const scale =
  ([from, to]: readonly [number, number], [low, high]: readonly [number, number]) =>
  (value: number): number =>
    from === to ? (low + high) / 2 : low + ((value - from) / (to - from)) * (high - low);

/** The one of several places on a line that is nearest to `x`. */
export const nearestTo = (x: number, all: readonly number[]): number =>
  all.reduce((best, one, i) => (Math.abs(one - x) < Math.abs(all[best]! - x) ? i : best), 0);
