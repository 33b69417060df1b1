/** The longer side of a page in points: that of A4. */
const LONG_SIDE = 842;

/** The layout of a picture on its page. */
export interface PageShape {
  /** The width of the page, in points. */
  width: number;
  height: number;
  /** The transformation matrix that fills the page with the picture, upright. */
  matrix: readonly number[];
}

/** The page of a picture with these dimensions and EXIF `orientation` (1 to 8). */
export function pageShape(pixels: { width: number; height: number }, orientation: number): PageShape {
  const isTurned = orientation >= 5;
  const [across, down] = isTurned ? [pixels.height, pixels.width] : [pixels.width, pixels.height];
  const scale = LONG_SIDE / Math.max(across, down);
  const [w, h] = [across * scale, down * scale].map((points) => Number(points.toFixed(3))) as [number, number];
  const ways: Record<number, readonly number[]> = {
    2: [-w, 0, 0, h, w, 0],
    3: [-w, 0, 0, -h, w, h],
    4: [w, 0, 0, -h, 0, h],
    5: [0, -h, -w, 0, w, h],
    6: [0, -h, w, 0, 0, h],
    7: [0, h, w, 0, 0, 0],
    8: [0, h, -w, 0, w, 0],
  };
  return { width: w, height: h, matrix: ways[orientation] ?? [w, 0, 0, h, 0, 0] };
}

/** A text string in PDF syntax: UTF-16 in hexadecimal digits. */
export function pdfText(text: string): string {
  const bytes = Buffer.from(text.toWellFormed(), 'utf16le').swap16();
  return `<FEFF${bytes.toString('hex').toUpperCase()}>`;
}

/** EXIF orientations, each the clockwise rotation of the one before by 90 degrees: first upright ones, then mirrored ones. */
const UPRIGHT = [1, 6, 3, 8];
const MIRRORED = [2, 7, 4, 5];

/** The EXIF orientation (1 to 8) after a further clockwise rotation. @param degrees 0, 90, 180 or 270 */
export function orientationTurned(orientation: number, degrees: number): number {
  const ways = MIRRORED.includes(orientation) ? MIRRORED : UPRIGHT;
  return ways[(Math.max(ways.indexOf(orientation), 0) + degrees / 90) % 4]!;
}
