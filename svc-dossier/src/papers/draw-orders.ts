import type { DrawnPaper, DrawnPicture } from '../chapters/drawn.js';
import type { HiddenArea } from '../model/book.js';

/** The order for the process that draws. Paths are absolute; `name` is where the template will look, below `folder`. */
export type DrawOrder =
  | { kind: 'photo'; path: string; folder: string; name: string; side: number }
  | { kind: 'count'; path: string; mediaType: string }
  | {
      kind: 'paper';
      path: string;
      mediaType: string;
      folder: string;
      /** Before the number of the sheet: `/sheets/R-014`. */
      name: string;
      pixels: number;
      most: number;
      /** Areas of its sheets as they are turned. */
      hidden: HiddenArea[];
      /** Clockwise, in degrees: 0, 90, 180 or 270. */
      turned: number;
      /** True if its text is read, for those who cannot see it. */
      isRead: boolean;
    };

export type DrawAnswer<Kind extends DrawOrder['kind']> = {
  photo: DrawnPicture;
  count: number;
  paper: DrawnPaper;
}[Kind];
