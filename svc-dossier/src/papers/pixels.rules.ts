/** Typesetting takes 3 bytes for each pixel, so that a book has a budget of them: all its photos, and what is left for its sheets. */
const PHOTO_PIXELS = 50_000_000;
const SHEET_PIXELS = 70_000_000;
/** The shape of a photo of three by two. */
const SHAPE = 1.5;
const SIDES = { least: 560, most: 1_600 };
/** A sheet of A4 at 150 dots an inch; the least is hardly legible, but a book of a thousand sheets is no smaller one. */
const SHEETS = { least: 160_000, most: 2_200_000 };

/** The longer side of each photo, by how many there are. */
export const sideOfPhotos = (count: number): number =>
  clamp(Math.round(Math.sqrt((PHOTO_PIXELS / Math.max(count, 1)) * SHAPE)), SIDES);

/** The pixels of each sheet, by how many there are. */
export const pixelsOfSheets = (count: number): number => clamp(Math.floor(SHEET_PIXELS / Math.max(count, 1)), SHEETS);

const clamp = (value: number, { least, most }: { least: number; most: number }): number =>
  Math.min(Math.max(value, least), most);
