/** Patterns of tyre rotation: pairs of positions to swap. */
export const PATTERNS = {
  'front-rear': { 'front-left': 'rear-left', 'front-right': 'rear-right', front: 'rear' },
  crosswise: { 'front-left': 'rear-right', 'front-right': 'rear-left', front: 'rear' },
} as const;
export type Pattern = keyof typeof PATTERNS;

/** Positions after a rotation. Positions that the pattern does not name stay. */
export function rotated(places: readonly string[], pattern: Pattern): string[] {
  const pairs = Object.entries(PATTERNS[pattern]);
  const moves = new Map<string, string>([...pairs, ...pairs.map(([from, to]) => [to, from] as [string, string])]);
  return places.map((place) => {
    const target = moves.get(place);
    return target !== undefined && places.includes(target) ? target : place;
  });
}
