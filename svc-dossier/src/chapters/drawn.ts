/** The drawn files of a book before it is typeset. */
export interface Drawn {
  /** Keyed by the number of the photo. */
  photos: ReadonlyMap<number, DrawnPicture>;
  cover: DrawnPicture | null;
  /** Keyed by the number of the paper. */
  papers: ReadonlyMap<number, DrawnPaper>;
}

export interface DrawnPicture {
  /** The name of the file in the order. */
  file: string;
  width: number;
  height: number;
}

/** The sheets of a paper, or the reason why there are none. */
export interface DrawnPaper {
  sheets: (DrawnPicture & { text: string })[];
  /** False if the original is not among the files of the order, and cannot be attached. */
  original?: boolean;
  trouble: 'locked' | 'unreadable' | 'empty' | null;
  /** The number of sheets of the file that are left out. */
  more: number;
}
