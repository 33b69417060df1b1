import type { Source } from '../evidence/evidence.rules.js';
import { at, INK, svg } from './svg.js';

/** The shape of an evidence mark: filled, half filled or outlined. Shapes stay distinct in a black-and-white copy. */
export function markShape(source: Source, x: number, y: number, radius: number): string {
  const ring = `<circle cx="${at(x)}" cy="${at(y)}" r="${at(radius)}" fill="${source === 'paper' ? INK : '#fff'}" stroke="${INK}" stroke-width="1"/>`;
  if (source !== 'photo') return ring;
  const half = `<path d="M${at(x)} ${at(y - radius)}A${at(radius)} ${at(radius)} 0 0 0 ${at(x)} ${at(y + radius)}Z" fill="${INK}"/>`;
  return ring + half;
}

/** Each mark as an SVG file. Marks of entries that were recorded late have a bar beside them. */
export function markFiles(): Map<string, string> {
  const sources: Source[] = ['paper', 'photo', 'word'];
  return new Map(
    sources.flatMap((source) => [
      [source, svg(12, [markShape(source, 6, 6, 4.4)], 16)],
      [
        `${source}-late`,
        svg(12, [markShape(source, 6, 6, 4.4), `<path d="M14 1.6V10.4" stroke="${INK}" stroke-width="1.3"/>`], 16),
      ],
    ]),
  );
}
