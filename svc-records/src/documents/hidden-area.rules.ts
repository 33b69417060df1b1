import { Invalid } from '@carnet/messages';
import * as m from '../messages/document.js';

/** A rectangle of a sheet that no dossier shows, in shares of the sheet's width and height: stored as the file lies, read and written as its owner sees it. */
export interface HiddenArea {
  /** Counted from 1. */
  sheet: number;
  x: number;
  y: number;
  width: number;
  height: number;
}

/** As many as a paper can have. */
export const MOST_HIDDEN = 200;

/** `0.7 + 0.3` and its like may be a little more than 1. */
const ROUNDING = 1e-6;

/**
 * `areas` as they are kept, nothing else of them. @throws Invalid (400)
 * @param sheets of the paper; null while nobody knows how many it has
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

/** `areas` after a clockwise turn of their paper by 0, 90, 180 or 270 degrees. */
export const turnedAreas = (areas: readonly HiddenArea[], degrees: number): HiddenArea[] =>
  Array.from({ length: degrees / 90 }).reduce<HiddenArea[]>((turned) => turned.map(quarterTurned), [...areas]);

/** The top becomes the right edge. */
const quarterTurned = ({ sheet, x, y, width, height }: HiddenArea): HiddenArea => ({
  ...{ sheet, x: Math.max(0, rounded(1 - y - height)), y: x },
  ...{ width: height, height: width },
});

/** Nine digits, so that the same areas sent twice are stored alike. */
const rounded = (share: number): number => Math.round(share * 1e9) / 1e9;
