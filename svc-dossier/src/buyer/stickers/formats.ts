/** A commercial sheet of labels, in millimetres. */
export interface StickerFormat {
  page: { width: number; height: number };
  columns: number;
  rows: number;
  label: { width: number; height: number };
  gap: { x: number; y: number };
  /** The position of the first label. */
  left: number;
  top: number;
  /** The distance of all content from a label's edge, because printers are not exact. */
  inset: number;
  /** Font size, in points. */
  size: number;
}

const A4 = { width: 210, height: 297 };
const LETTER = { width: 215.9, height: 279.4 };

/** Formats by paper, number of labels and label size. The Letter formats are 2⅝ × 1 inch and 4 × 2 inches. */
export const STICKER_FORMATS = {
  'a4-24-70x37': {
    ...{ page: A4, columns: 3, rows: 8, label: { width: 70, height: 37 }, gap: { x: 0, y: 0 } },
    ...{ left: 0, top: 0.5, inset: 4, size: 9 },
  },
  'a4-21-63.5x38.1': {
    ...{ page: A4, columns: 3, rows: 7, label: { width: 63.5, height: 38.1 }, gap: { x: 2.5, y: 0 } },
    ...{ left: 7.25, top: 15.15, inset: 3, size: 9 },
  },
  'a4-65-38.1x21.2': {
    ...{ page: A4, columns: 5, rows: 13, label: { width: 38.1, height: 21.2 }, gap: { x: 2.5, y: 0 } },
    ...{ left: 4.75, top: 10.7, inset: 1.5, size: 5.5 },
  },
  'letter-30-66.7x25.4': {
    ...{ page: LETTER, columns: 3, rows: 10, label: { width: 66.675, height: 25.4 }, gap: { x: 3.175, y: 0 } },
    ...{ left: 4.7625, top: 12.7, inset: 2, size: 8 },
  },
  'letter-10-101.6x50.8': {
    ...{ page: LETTER, columns: 2, rows: 5, label: { width: 101.6, height: 50.8 }, gap: { x: 4.7625, y: 0 } },
    ...{ left: 3.96875, top: 12.7, inset: 4, size: 13 },
  },
  'single-62x29': {
    ...{ page: { width: 62, height: 29 }, columns: 1, rows: 1, label: { width: 62, height: 29 }, gap: { x: 0, y: 0 } },
    ...{ left: 0, top: 0, inset: 2, size: 8 },
  },
} as const satisfies Record<string, StickerFormat>;

export type StickerFormatName = keyof typeof STICKER_FORMATS;
export const STICKER_FORMAT_NAMES = Object.keys(STICKER_FORMATS) as [StickerFormatName, ...StickerFormatName[]];
/** The maximum number of labels that may be missing on a used sheet. */
export const MOST_SKIPPED = 64;
