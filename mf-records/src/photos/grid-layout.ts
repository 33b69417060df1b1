/** Position of a tile relative to its list, in pixels. */
export interface Box {
  left: number;
  top: number;
  width: number;
  height: number;
}

export interface RowShape {
  /** Width of the list, in pixels. */
  width: number;
  /** Minimum height of a row, in pixels. The last row has this height. */
  row: number;
  gap: number;
}

/**
 * Lays out tiles (width by height ratios) in rows, like `.rows` in `photo-grid.module.css`: each row takes as many tiles as fit at the minimum height, then is
 * stretched to the full width.
 */
export function rowsOf(ratios: readonly number[], { width, row, gap }: RowShape): { boxes: Box[]; height: number } {
  const boxes: Box[] = [];
  let top = 0;
  for (let first = 0; first < ratios.length;) {
    let [end, taken] = [first, 0];
    while (end < ratios.length) {
      const more = Math.min(ratios[end]! * row, width) + (end > first ? gap : 0);
      if (end > first && taken + more > width) break;
      taken += more;
      end += 1;
    }
    const some = ratios.slice(first, end);
    const sum = some.reduce((one, other) => one + other, 0);
    const filled = (width - gap * (some.length - 1)) / sum;
    const height = end === ratios.length ? Math.min(row, filled) : filled;
    let left = 0;
    for (const ratio of some) {
      boxes.push({ left, top, width: ratio * height, height });
      left += ratio * height + gap;
    }
    top += height + gap;
    first = end;
  }
  return { boxes, height: Math.max(0, top - gap) };
}

/** Index of the box in the row above (-1) or below (1) whose middle is nearest to that of the box at `from`. */
export function inNextRow(boxes: readonly Box[], from: number, step: 1 | -1): number | undefined {
  const here = boxes[from]!;
  const middle = here.left + here.width / 2;
  let [best, least] = [undefined as number | undefined, Infinity];
  let row: number | undefined;
  for (let next = from + step; next >= 0 && next < boxes.length; next += step) {
    const { left, top, width } = boxes[next]!;
    if (Math.abs(top - here.top) < 1) continue;
    row ??= top;
    if (Math.abs(top - row) >= 1) break;
    const distance = Math.abs(left + width / 2 - middle);
    if (distance < least) [best, least] = [next, distance];
  }
  return best;
}
