/** A column that is drawn: the values of each series, none of them negative. */
export interface ColumnOf {
  key: string;
  label: string;
  values: readonly number[];
  /** Stands apart from the others, after a gap: what belongs nowhere on the scale. */
  apart?: boolean;
}

export interface Slot {
  /** The left edge of the column, and its width. */
  x: number;
  width: number;
}

/** Columns keep this share of their room; the rest is the gap to the next. */
const FULL = 0.74;
const WIDEST = 56;

/** Places of columns between two edges, one beside the other; a column that stands apart has half a room before it. */
export function slotsOf(columns: readonly ColumnOf[], left: number, right: number): Slot[] {
  const rooms = columns.length + (columns.some(({ apart }) => apart) ? 0.5 : 0);
  const room = (right - left) / Math.max(1, rooms);
  const width = Math.min(WIDEST, Math.max(1, room * FULL));
  return columns.map(({ apart }, i) => ({ x: left + (i + (apart ? 0.5 : 0)) * room + (room - width) / 2, width }));
}

/** Columns that have their label below them, if one takes `needed` of the width: every so many, the last one of the scale among them. */
export function labelledOf(columns: readonly ColumnOf[], width: number, needed: number): ReadonlySet<number> {
  const onScale = columns.flatMap(({ apart }, i) => (apart ? [] : [i]));
  const apart = columns.flatMap((column, i) => (column.apart ? [i] : []));
  const most = Math.max(1, Math.floor(width / needed) - 2 * apart.length);
  const step = [1, 2, 5, 10, 20, 50].find((size) => onScale.length / size <= most) ?? 100;
  const last = onScale.length - 1;
  return new Set([...onScale.filter((_, i) => (last - i) % step === 0), ...apart]);
}

export const totalOf = ({ values }: ColumnOf): number => values.reduce((total, value) => total + value, 0);

/** The beginning and end of each value of a column, put on top of each other. */
export function stackOf({ values }: ColumnOf): { from: number; to: number }[] {
  let top = 0;
  return values.map((value) => {
    const from = top;
    top += value;
    return { from, to: top };
  });
}
