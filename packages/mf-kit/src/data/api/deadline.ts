/** The abort reason of a call that took too long. Its caller did not abort it. */
export class NoAnswerInTime extends Error {}

/** Returns the result of `work`. Rejects if the caller aborts, or if `work` takes longer than `within` milliseconds. `extend` restarts that time. */
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
