import { type RefObject, useMemo } from 'react';
import type { Day } from './days';
import { type Box, rowsOf } from './grid-layout';
import type { Photo } from './photos.queries';
import { useScrolled } from './use-scrolled';

/** A day with its tiles, in pixels from the top of the grid. */
interface PlacedDay {
  top: number;
  height: number;
  listTop: number;
  listHeight: number;
  /** Boxes relative to the day's list, in pixels. */
  boxes: Box[];
}

export interface GridWindow {
  days: PlacedDay[];
  /** Boxes of all tiles, relative to the grid. */
  boxes: Box[];
  /** Tells whether a range is near the viewport. */
  isNear: (top: number, height: number) => boolean;
}

/** With fewer photos all are rendered, so that the browser's search finds them and a print shows them. */
const MANY = 500;
/** Heights in rem, as in the style sheet: heading of a day, and the space below it. */
const [HEAD, BELOW_HEAD] = [2.125, 0.75];

const UNMEASURED: GridWindow = { days: [], boxes: [], isNear: () => false };

/** Layout of a long grid, to render only what is near the viewport; null if the grid is short. Until it is measured, nothing counts as near. */
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
