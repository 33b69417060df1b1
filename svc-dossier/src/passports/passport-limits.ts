/** Limits of passports, shared by writer and reader: so every passport that is made can be imported. */

export const MOST_ENTRIES = 20_000;
/** The size limit of a manifest or a journal, which are read into memory: enough for about 25,000 events. */
export const MOST_TEXT = 64 * 1024 ** 2;
/** The limit for decompressed rows and pages. Originals are stored uncompressed. */
export const MOST_UNPACKED = 256 * 1024 ** 2;
/** Rows of one list. */
export const MOST_ROWS = 100_000;
/** A row can be long: a report has up to 20,000 characters, and a track session a line of many points. */
export const MOST_LINE = 4 * 1024 ** 2;
