import type { CSSProperties, RefObject } from 'react';
import { useScrolled } from '../photos';

export interface Squares {
  height: number;
  boxOf: (at: number) => CSSProperties;
  /** Tells whether it is near enough to the visible part of the page. */
  isNear: (at: number) => boolean;
}

/** Fewer are all in the page. */
const MANY = 200;
/** As `.sortable` of `albums.module.css` has it, in pixels at the usual size of letters. */
const [LEAST, SHARE, GAP] = [144, 0.46, 8];

/** The places of many equal squares in a list; null where they are few. Until the list has been measured, none of them is near. */
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
