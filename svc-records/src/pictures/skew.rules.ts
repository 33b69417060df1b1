import type { GreyPicture } from './reader.js';

/** A hand holds a telephone at most so askew, in degrees. */
const MOST_DEGREES = 6;
/** Coarsely over all of them, then finely around the best. */
const STEPS = [0.5, 0.1];
/** A stroke is darker than what is around it by so much. */
const DARKER = 12;
const AROUND = 7;

/**
 * The degrees, clockwise, by which lines of writing in a picture fall to the right: those by which the rows of its ink are most unlike
 * their neighbours, as rows of text and the gaps between them are. 0 where there is no ink.
 */
export function skewOf(picture: GreyPicture): number {
  const ink = inkOf(picture);
  if (ink.length === 0) return 0;
  let best = 0;
  let [from, to] = [-MOST_DEGREES, MOST_DEGREES];
  for (const step of STEPS) {
    let most = -1;
    const count = Math.round((to - from) / step);
    for (let at = 0; at <= count; at += 1) {
      const degrees = from + at * step;
      const contrast = contrastOf(ink, degrees, picture);
      if (contrast > most) [most, best] = [contrast, degrees];
    }
    [from, to] = [best - step, best + step];
  }
  return Math.round(best * 10) / 10;
}

/** Places of ink, x and y in turn. A shadow is no ink: what is left and right of it is as dark. */
function inkOf({ width, height, data }: GreyPicture): Uint16Array {
  const places: number[] = [];
  for (let y = 0; y < height; y += 1)
    for (let x = AROUND; x < width - AROUND; x += 1) {
      const at = y * width + x;
      if (data[at]! + DARKER < Math.min(data[at - AROUND]!, data[at + AROUND]!)) places.push(x, y);
    }
  return Uint16Array.from(places);
}

function contrastOf(ink: Uint16Array, degrees: number, { width, height }: GreyPicture): number {
  const slope = Math.tan((degrees * Math.PI) / 180);
  const margin = Math.ceil(width * Math.abs(slope)) + 1;
  const rows = new Uint32Array(height + 2 * margin);
  for (let at = 0; at < ink.length; at += 2) rows[Math.round(ink[at + 1]! - ink[at]! * slope) + margin]! += 1;
  let contrast = 0;
  for (let row = 1; row < rows.length; row += 1) contrast += (rows[row]! - rows[row - 1]!) ** 2;
  return contrast;
}
