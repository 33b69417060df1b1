/** Read-only HTTP methods. */
export const READS: readonly string[] = ['GET', 'HEAD', 'OPTIONS'];

/**
 * Tells whether a request changes nothing. Asking for the state of an upload interrupts its sender, so a route with `CONTRIBUTES` does not count as read-only.
 */
export const onlyReads = (method: string, contributes: unknown): boolean =>
  READS.includes(method) && contributes === undefined;
