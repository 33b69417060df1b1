/** Tells whether a server refused this mail with a permanent error code (RFC 5321, 4.2.1). Errors about the sender's authentication do not count. */
export function refusedForGood(error: object): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
