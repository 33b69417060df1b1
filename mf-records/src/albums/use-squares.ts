import type { CSSProperties, RefObject } from 'react';
import { useScrolled } from '../photos';

export interface Squares {
  height: number;
  boxOf: (at: number) => CSSProperties;
  /** Tells whether the square at this index is near the viewport. */
  isNear: (at: number) => boolean;
}

/** With fewer squares, all are rendered. */
const MANY = 200;
/** Same values as `.sortable` in `albums.module.css`, in pixels at the default font size. */
const [LEAST, SHARE, GAP] = [144, 0.46, 8];

/** Positions of a long list of equal squares; null if the list is short. Until the list is measured, no square counts as near. */
export function useSquares(list: RefObject<HTMLElement | null>, count: number): Squares | null {
  const { width, isNear } = useScrolled(list, count >= MANY);
  if (count < MANY) return null;
  const columns = Math.max(1, Math.floor((width + GAP) / (Math.min(LEAST, width * SHARE || LEAST) + GAP)));
  const side = (width - GAP * (columns - 1)) / columns;
  const topOf = (at: number) => Math.floor(at / columns) * (side + GAP);
  return {
    height: topOf(count - 1) + side,
    boxOf: (at) => ({
      position: 'absolute',
      inlineSize: side,
      insetBlockStart: topOf(at),
      left: (at % columns) * (side + GAP),
    }),
    isNear: (at) => width > 0 && isNear(topOf(at), side),
  };
}
