import { type RefObject, useMemo } from 'react';
import type { Day } from './days';
import { type Box, rowsOf } from './grid-layout';
import type { Photo } from './photos.queries';
import { useScrolled } from './use-scrolled';

/** A day and its tiles, in pixels from the beginning of the grid. */
interface PlacedDay {
  top: number;
  height: number;
  listTop: number;
  listHeight: number;
  /** Within the list. */
  boxes: Box[];
}

export interface GridWindow {
  days: PlacedDay[];
  /** Places of all tiles, from the beginning of the grid. */
  boxes: Box[];
  /** Tells whether something there is near enough to the visible part of the page. */
  isNear: (top: number, height: number) => boolean;
}

/** Fewer are all in the page, where a browser's own search finds them and a print shows them. */
const MANY = 500;
/** Heights of the style sheet, in rem: a day's heading, and the space below it. */
const [HEAD, BELOW_HEAD] = [2.125, 0.75];

const UNMEASURED: GridWindow = { days: [], boxes: [], isNear: () => false };

/** The days and tiles of a grid of many that are near the window; null if there are few. Until it has been measured, none of them is. */
export function useGridWindow(
  frame: RefObject<HTMLElement | null>,
  groups: readonly Day[],
  ratioOf: (photo: Photo) => number,
): GridWindow | null {
  const isLong = groups.reduce((sum, { photos }) => sum + photos.length, 0) >= MANY;
  const { width, isNear } = useScrolled(frame, isLong);
  const placed = useMemo(
    () => (isLong && width > 0 ? placedIn(frame.current!, width, groups, ratioOf) : null),
    [frame, isLong, width, groups, ratioOf],
  );
  return useMemo(() => (placed ? { ...placed, isNear } : isLong ? UNMEASURED : null), [placed, isLong, isNear]);
}

function placedIn(
  frame: HTMLElement,
  width: number,
  groups: readonly Day[],
  ratioOf: (photo: Photo) => number,
): Omit<GridWindow, 'isNear'> {
  const rem = parseFloat(getComputedStyle(document.documentElement).fontSize);
  const style = getComputedStyle(frame);
  const [row, gap, between] = [style.gridAutoRows, style.columnGap, style.rowGap].map(parseFloat) as [
    number,
    number,
    number,
  ];
  let top = 0;
  const days = groups.map(({ day, photos }) => {
    const { boxes, height: listHeight } = rowsOf(photos.map(ratioOf), { width, row, gap });
    const head = day ? (HEAD + BELOW_HEAD) * rem : 0;
    const one = { top, height: head + listHeight, listTop: top + head, listHeight, boxes };
    top += one.height + between;
    return one;
  });
  const boxes = days.flatMap((one) => one.boxes.map((box) => ({ ...box, top: box.top + one.listTop })));
  return { days, boxes };
}
