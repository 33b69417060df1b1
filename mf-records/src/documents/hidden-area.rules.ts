import type { records } from '@carnet/contracts';

/** A rectangle of a sheet, in shares of its width and height. */
export type HiddenArea = records.HiddenAreaInput;

/** A place on a sheet, in shares. */
export interface Point {
  x: number;
  y: number;
}

/** Finer than a pixel of any sheet. */
const STEPS = 10_000;
/** The smallest side of an area: a smaller one was a click. */
const SMALLEST = 0.005;

const within = (value: number, least: number, most: number): number => Math.min(Math.max(value, least), most);
const rounded = (value: number): number => Math.round(value * STEPS) / STEPS;
/** Edges are rounded outwards, so that all that was drawn is covered. `0.07 * 10000` is a little more than 700, and is 700. */
const down = (value: number): number => Math.floor(value * STEPS + 1e-6) / STEPS;
const up = (value: number): number => Math.ceil(value * STEPS - 1e-6) / STEPS;

/** The area between two corners; null if they are too near. */
export function areaBetween(sheet: number, one: Point, other: Point): HiddenArea | null {
  const x = down(within(Math.min(one.x, other.x), 0, 1));
  const y = down(within(Math.min(one.y, other.y), 0, 1));
  const width = rounded(up(within(Math.max(one.x, other.x), 0, 1)) - x);
  const height = rounded(up(within(Math.max(one.y, other.y), 0, 1)) - y);
  return width < SMALLEST || height < SMALLEST ? null : { sheet, x, y, width, height };
}

/** The area, moved but not beyond the edge of its sheet; its size stays. */
export const movedBy = (area: HiddenArea, by: Point): HiddenArea => ({
  ...area,
  x: rounded(within(area.x + by.x, 0, 1 - area.width)),
  y: rounded(within(area.y + by.y, 0, 1 - area.height)),
});

/** The area, with its lower right corner moved, but not beyond the edge of its sheet. */
export const resizedBy = (area: HiddenArea, by: Point): HiddenArea => ({
  ...area,
  width: rounded(within(area.width + by.x, SMALLEST, 1 - area.x)),
  height: rounded(within(area.height + by.y, SMALLEST, 1 - area.y)),
});

export const wholeOf = (sheet: number): HiddenArea => ({ sheet, x: 0, y: 0, width: 1, height: 1 });

/** The place of an area that is not drawn by a pointer. */
export const middleOf = (sheet: number): HiddenArea => ({ sheet, x: 0.3, y: 0.45, width: 0.4, height: 0.1 });

export const isWhole = ({ x, y, width, height }: HiddenArea): boolean =>
  x === 0 && y === 0 && width === 1 && height === 1;

/** The place and the size of an area in whole per cents, as people read it. */
export const placeOf = ({ sheet, x, y, width, height }: HiddenArea) => {
  const [left, top, wide, high] = [x, y, width, height].map((share) => Math.round(share * 100)) as [
    number,
    number,
    number,
    number,
  ];
  return { sheet, left, top, wide, high };
};

/** The first sheet that nobody can have looked at, and that is not hidden as a whole. */
export const unseenSheet = (withoutPicture: readonly number[], areas: readonly HiddenArea[]): number | undefined =>
  withoutPicture.find((sheet) => !areas.some((area) => area.sheet === sheet && isWhole(area)));

const STEP = 0.01;

const ARROWS: Record<string, Point> = {
  ArrowLeft: { x: -STEP, y: 0 },
  ArrowRight: { x: STEP, y: 0 },
  ArrowUp: { x: 0, y: -STEP },
  ArrowDown: { x: 0, y: STEP },
};

/** The effect of a key on an area: `removed`, moved, or with Shift of another size; null if it has none. */
export function areaAfterKey(
  area: HiddenArea,
  { key, shiftKey }: { key: string; shiftKey: boolean },
): HiddenArea | 'removed' | null {
  if (key === 'Delete' || key === 'Backspace') return 'removed';
  const by = ARROWS[key];
  if (!by) return null;
  return shiftKey ? resizedBy(area, by) : movedBy(area, by);
}
