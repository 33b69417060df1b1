import { Invalid } from '@carnet/messages';
import * as m from '../messages/document.js';

/**
 * A rectangle of a sheet that is hidden in every dossier, as fractions of the sheet's width and height. It is stored in the file's orientation, and read and
 * written in the owner's rotation.
 */
export interface HiddenArea {
  /** The page number, from 1. */
  sheet: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** The maximum number for a paper. */
export const MOST_HIDDEN = 200;

/** A tolerance: sums such as `0.7 + 0.3` may slightly exceed 1. */
const ROUNDING = 1e-6;

/**
 * Validates areas, and returns only their known fields. @throws Invalid (400)
 * @param sheets the page count of the paper; null if unknown
 */
export function requireAreas(areas: readonly HiddenArea[], sheets: number | null): HiddenArea[] {
  areas.forEach((area, at) => {
    const refuse = (name: string, said: Parameters<typeof Invalid.field>[1]) =>
      Invalid.field(`hidden.${at}.${name}`, said);
    if (sheets !== null && area.sheet > sheets) throw refuse('sheet', m.noSuchSheet({ sheets }));
    if (!(area.width > 0)) throw refuse('width', m.hiddenEmpty);
    if (!(area.height > 0)) throw refuse('height', m.hiddenEmpty);
    if (area.x + area.width > 1 + ROUNDING) throw refuse('width', m.hiddenBeyond);
    if (area.y + area.height > 1 + ROUNDING) throw refuse('height', m.hiddenBeyond);
  });
  return areas.map(({ sheet, x, y, width, height }) => ({ sheet, x, y, width, height }));
}

/** `areas` after a clockwise rotation of their paper by 0, 90, 180 or 270 degrees. */
export const turnedAreas = (areas: readonly HiddenArea[], degrees: number): HiddenArea[] =>
  Array.from({ length: degrees / 90 }).reduce<HiddenArea[]>((turned) => turned.map(quarterTurned), [...areas]);

/** A rotation by 90 degrees: the top becomes the right edge. */
const quarterTurned = ({ sheet, x, y, width, height }: HiddenArea): HiddenArea => ({
  ...{ sheet, x: Math.max(0, rounded(1 - y - height)), y: x },
  ...{ width: height, height: width },
});

/** Nine digits, so that the same areas always give the same stored values. */
const rounded = (share: number): number => Math.round(share * 1e9) / 1e9;
