/** Typesetting takes 3 bytes of memory for each pixel, so a book has one pixel budget for its photos, and one for its sheets. */
const PHOTO_PIXELS = 50_000_000;
const SHEET_PIXELS = 70_000_000;
/** The aspect ratio of a 3:2 photo. */
const SHAPE = 1.5;
const SIDES = { least: 560, most: 1_600 };
/** Pixels of a sheet: at most A4 at 150 dpi. The minimum is hardly legible, but even a book of a thousand sheets gets no fewer. */
const SHEETS = { least: 160_000, most: 2_200_000 };

/** The longer side of each photo in pixels, by the number of photos. */
export const sideOfPhotos = (count: number): number =>
  clamp(Math.round(Math.sqrt((PHOTO_PIXELS / Math.max(count, 1)) * SHAPE)), SIDES);

/** The pixels of each sheet, by the number of sheets. */
export const pixelsOfSheets = (count: number): number => clamp(Math.floor(SHEET_PIXELS / Math.max(count, 1)), SHEETS);

const clamp = (value: number, { least, most }: { least: number; most: number }): number =>
  Math.min(Math.max(value, least), most);
