import type { records } from '@carnet/contracts';

/** A rectangle on a sheet, as fractions of the sheet's width and height. */
export type HiddenArea = records.HiddenAreaInput;

/** A point on a sheet, as fractions. */
export interface Point {
  x: number;
  y: number;
}

/** Resolution of coordinates, finer than a pixel of any sheet. */
const STEPS = 10_000;
/** Minimum side of an area. A smaller drag counts as a click. */
const SMALLEST = 0.005;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const rounded = (value: number): number => Math.round(value * STEPS) / STEPS;
/**
 * Rounds edges outwards, so that everything drawn is covered. The epsilon absorbs floating-point errors such as `0.07 * 10000`, which is slightly more than
 * 700.
 */
const down = (value: number): number => Math.floor(value * STEPS + 1e-6) / STEPS;
const up = (value: number): number => Math.ceil(value * STEPS - 1e-6) / STEPS;

/** The area between two corners; null if it is too small. */
export function areaBetween(sheet: number, one: Point, other: Point): HiddenArea | null {
  const x = down(within(Math.min(one.x, other.x), 0, 1));
  const y = down(within(Math.min(one.y, other.y), 0, 1));
  const width = rounded(up(within(Math.max(one.x, other.x), 0, 1)) - x);
  const height = rounded(up(within(Math.max(one.y, other.y), 0, 1)) - y);
  return width < SMALLEST || height < SMALLEST ? null : { sheet, x, y, width, height };
}

/** Moves the area, clamped to its sheet. Its size does not change. */
export const movedBy = (area: HiddenArea, by: Point): HiddenArea => ({
  ...area,
  x: rounded(within(area.x + by.x, 0, 1 - area.width)),
  y: rounded(within(area.y + by.y, 0, 1 - area.height)),
});

/** Moves the lower right corner of the area, clamped to its sheet. */
export const resizedBy = (area: HiddenArea, by: Point): HiddenArea => ({
  ...area,
  width: rounded(within(area.width + by.x, SMALLEST, 1 - area.x)),
  height: rounded(within(area.height + by.y, SMALLEST, 1 - area.y)),
});

export const wholeOf = (sheet: number): HiddenArea => ({ sheet, x: 0, y: 0, width: 1, height: 1 });

/** Initial position of an area that is added without a pointer. */
export const middleOf = (sheet: number): HiddenArea => ({ sheet, x: 0.3, y: 0.45, width: 0.4, height: 0.1 });

export const isWhole = ({ x, y, width, height }: HiddenArea): boolean =>
  x === 0 && y === 0 && width === 1 && height === 1;

/** Position and size of an area in whole per cent, for display. */
export const placeOf = ({ sheet, x, y, width, height }: HiddenArea) => {
  const [left, top, wide, high] = [x, y, width, height].map((share) => Math.round(share * 100)) as [
    number,
    number,
    number,
    number,
  ];
  return { sheet, left, top, wide, high };
};

/** The first sheet without a picture that is not covered completely: nobody can have checked it. */
export const unseenSheet = (withoutPicture: readonly number[], areas: readonly HiddenArea[]): number | undefined =>
  withoutPicture.find((sheet) => !areas.some((area) => area.sheet === sheet && isWhole(area)));

const STEP = 0.01;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The area after a key press: `removed`, moved, or resized with Shift; null for other keys. */
export function areaAfterKey(
  area: HiddenArea,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): HiddenArea | 'removed' | null {
  if (key === 'Delete' || key === 'Backspace') return 'removed';
  const by = ARROWS[key];
  if (!by) return null;
  return shiftKey ? resizedBy(area, by) : movedBy(area, by);
}
