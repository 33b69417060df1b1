/** Methods that are there for reading. */
export const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Tells whether a request changes nothing. To ask for the state of an upload stops whoever sends it: a route that says what a contributor may change (`CONTRIBUTES`) is no mere
 * reading.
 */
export const onlyReads = (method: string, contributes: unknown): boolean =>
  READS.includes(method) && contributes === undefined;
