/**
 * Tells whether a server refused this very mail, by a code that says that it will refuse it again (RFC 5321, 4.2.1). What it says of who we are is no
 * matter of the mail.
 */
export function refusedForGood(error: object): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
