import { type RefObject, useCallback, useLayoutEffect, useState } from 'react';

/** So far beyond the window, in pixels, things are in the page; it is moved in steps, so that few scrolls draw anything. */
const AHEAD = 1_200;
const STEP = 400;

/** The visible part of an element, in pixels from its beginning, and a bit more. */
export interface Scrolled {
  /** The width of the element; 0 while nothing is known. */
  width: number;
  isNear: (top: number, height: number) => boolean;
}

/** The width of an element, and those of its things that are near the window, while `isWatched`. */
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
