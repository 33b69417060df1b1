import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** Content is rendered this many pixels beyond the viewport. The range moves in steps (`STEP`), so that few scroll events cause a render. */
const AHEAD = 1_200;
const STEP = 400;

/** Measured width of an element, and a test whether a part of it is near the viewport. */
export interface Scrolled {
  /** Width of the element in pixels; 0 until it is measured. */
  width: number;
  isNear: (top: number, height: number) => boolean;
}

/** Measures an element and tells which parts are near the viewport, while `isWatched`. */
export function useScrolled(element: RefObject<HTMLElement | null>, isWatched: boolean): Scrolled {
  const [width, setWidth] = useState(0);
  const [from, setFrom] = useState(0);
  const [seen, setSeen] = useState(0);
  useLayoutEffect(() => {
    const watched = element.current;
    if (!isWatched || !watched) return;
    const look = () => {
      setFrom(Math.floor(-watched.getBoundingClientRect().top / STEP) * STEP);
      setSeen(window.innerHeight);
      setWidth(watched.clientWidth);
    };
    look();
    const resized = new ResizeObserver(look);
    resized.observe(watched);
    window.addEventListener('scroll', look, { passive: true });
    return () => {
      resized.disconnect();
      window.removeEventListener('scroll', look);
    };
  }, [element, isWatched]);
  const isNear = useCallback(
    (top: number, height: number) => top < from + seen + STEP + AHEAD && top + height > from - AHEAD,
    [from, seen],
  );
  return { width, isNear };
}
