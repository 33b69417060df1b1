/** The drawn files of a book before it is typeset. */
export interface Drawn {
  /** By the number of the photo. */
  photos: ReadonlyMap<number, DrawnPicture>;
  cover: DrawnPicture | null;
  /** By the number of the paper. */
  papers: ReadonlyMap<number, DrawnPaper>;
}

export interface DrawnPicture {
  /** Among the files of the order. */
  file: string;
  width: number;
  height: number;
}

/** A paper's sheets, or why there are none. */
export interface DrawnPaper {
  sheets: (DrawnPicture & { text: string })[];
  /** False where the paper itself is not among the files of the order, and cannot be attached. */
  original?: boolean;
  trouble: 'locked' | 'unreadable' | 'empty' | null;
  /** Sheets that the file has beyond those. */
  more: number;
}
