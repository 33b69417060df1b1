import type { DrawnPaper, DrawnPicture } from '../chapters/drawn.js';
import type { HiddenArea } from '../model/book.js';

/** The order to the process that draws. Paths are absolute; `name` is the path for the template, relative to `folder`. */
export type DrawOrder =
  | { kind: 'photo'; path: string; folder: string; name: string; side: number }
  | { kind: 'count'; path: string; mediaType: string }
  | {
      kind: 'paper';
      path: string;
      mediaType: string;
      folder: string;
      /** The path prefix of the sheets, before the number: `/sheets/R-014`. */
      name: string;
      pixels: number;
      most: number;
      /** Hidden areas, relative to the rotated sheet. */
      hidden: HiddenArea[];
      /** Clockwise rotation in degrees: 0, 90, 180 or 270. */
      turned: number;
      /** True to extract the text, for screen readers. */
      isRead: boolean;
    };

export type DrawAnswer<Kind extends DrawOrder['kind']> = {
  photo: DrawnPicture;
  count: number;
  paper: DrawnPaper;
}[Kind];
