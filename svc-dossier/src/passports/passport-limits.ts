/** The limits of a passport: the same for who makes one as for who reads it, so that none is made that nobody takes. */

export const MOST_ENTRIES = 20_000;
/** Bytes of a manifest or of a journal, which are read whole: a journal of about 25,000 events. */
export const MOST_TEXT = 64 * 1024 ** 2;
/** Rows and pages, unpacked. Originals are as long in the archive as they are. */
export const MOST_UNPACKED = 256 * 1024 ** 2;
/** Rows of one list. */
export const MOST_ROWS = 100_000;
/** The longest report has 20,000 characters; a track session has a line of many points. */
export const MOST_LINE = 4 * 1024 ** 2;
