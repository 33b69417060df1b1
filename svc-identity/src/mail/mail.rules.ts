const FIRST_S = 5;
const LONGEST_S = 60 * 60;

/** After `tries` that failed: twice as long each time, up to an hour. */
export const secondsUntilNextTry = (tries: number): number => Math.min(FIRST_S * 2 ** (tries - 1), LONGEST_S);

/** Whether a server refused this very mail, by a code that says that it will refuse it again (RFC 5321, 4.2.1). What it says of who we are is no matter of the mail. */
export function refusedForGood(error: object): boolean {
  const { code, responseCode = 0 } = error as { code?: string; responseCode?: number };
  return (code === 'EENVELOPE' || code === 'EMESSAGE') && responseCode >= 500;
}
