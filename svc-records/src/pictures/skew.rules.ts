import type { GreyPicture } from './reader.js';

/** The maximum skew of a hand-held photo, in degrees. */
const MOST_DEGREES = 6;
/** Searches first in coarse steps, then in fine steps around the best angle. */
const STEPS = [0.5, 0.1];
/** The minimum contrast of a stroke with its surroundings. */
const DARKER = 12;
const AROUND = 7;

/**
 * The skew of text lines in degrees; positive if they slope down to the right (clockwise). It is the angle at which neighbouring rows differ most in ink, as
 * text and gaps do. 0 if there is no ink.
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

/** Positions of ink pixels, x and y alternating. A shadow is no ink: its surroundings are equally dark. */
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
