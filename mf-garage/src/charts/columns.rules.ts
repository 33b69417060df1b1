/** A column with the value of each series. Values are not negative. */
export interface ColumnOf {
  key: string;
  label: string;
  values: readonly number[];
  /** Drawn after a gap, because the column has no place on the scale. */
  apart?: boolean;
}

export interface Slot {
  /** Left edge of the column, in pixels. */
  x: number;
  width: number;
}

/** Share of a slot that the column fills. The rest is the gap to the next column. */
const FULL = 0.74;
const WIDEST = 56;

/** Slots between two edges, side by side. A column with `apart` has half a slot of space before it. */
export function slotsOf(columns: readonly ColumnOf[], left: number, right: number): Slot[] {
  const rooms = columns.length + (columns.some(({ apart }) => apart) ? 0.5 : 0);
  const room = (right - left) / Math.max(1, rooms);
  const width = Math.min(WIDEST, Math.max(1, room * FULL));
  return columns.map(({ apart }, i) => ({ x: left + (i + (apart ? 0.5 : 0)) * room + (room - width) / 2, width }));
}

/** Indices of the columns that show their label, if a label needs `needed` of the width: every n-th column, counted from the last one of the scale. */
export function labelledOf(columns: readonly ColumnOf[], width: number, needed: number): ReadonlySet<number> {
  const onScale = columns.flatMap(({ apart }, i) => (apart ? [] : [i]));
  const apart = columns.flatMap((column, i) => (column.apart ? [i] : []));
  const most = Math.max(1, Math.floor(width / needed) - 2 * apart.length);
  const step = [1, 2, 5, 10, 20, 50].find((size) => onScale.length / size <= most) ?? 100;
  const last = onScale.length - 1;
  return new Set([...onScale.filter((_, i) => (last - i) % step === 0), ...apart]);
}

export const totalOf = ({ values }: ColumnOf): number => values.reduce((total, value) => total + value, 0);

/** Start and end of each value when the column's values are stacked. */
export function stackOf({ values }: ColumnOf): { from: number; to: number }[] {
  let top = 0;
  return values.map((value) => {
    const from = top;
    top += value;
    return { from, to: top };
  });
}
