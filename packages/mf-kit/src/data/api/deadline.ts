/** The reason of a call that was aborted because its time was over, not by its caller. */
export class NoAnswerInTime extends Error {}

/**
 * The result of `work`, unless its caller gives it up before or nothing comes of it for `within` milliseconds; `extend` has that time begin anew.
 */
export async function withDeadline<Result>(
  within: number,
  caller: AbortSignal | undefined,
  work: (signal: AbortSignal, extend: () => void) => Promise<Result>,
): Promise<Result> {
  const ending = new AbortController();
  const { signal } = ending;
  let due: ReturnType<typeof setTimeout> | undefined;
  const extend = () => {
    clearTimeout(due);
    due = setTimeout(() => ending.abort(new NoAnswerInTime()), within);
  };
  const giveUp = () => ending.abort(caller?.reason);
  const ended = new Promise<never>((_, reject) => {
    signal.onabort = () => reject(signal.reason as Error);
  });
  caller?.addEventListener('abort', giveUp);
  if (caller?.aborted) giveUp();
  extend();
  try {
    return await Promise.race([ended, work(signal, extend)]);
  } finally {
    clearTimeout(due);
    caller?.removeEventListener('abort', giveUp);
  }
}
