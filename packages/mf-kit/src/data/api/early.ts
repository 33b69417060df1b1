/** An answer that no call has taken by then is too old to be shown. */
const KEPT_MS = 10_000;

interface Early {
  token: string | null;
  askedAt: number;
  answer: Promise<Response>;
}

const asked = new Map<string, Early>();

/** Keeps what was asked for before the page that needs it was there. */
export function keepEarly(path: string, token: string | null, answer: Promise<Response>): void {
  const whole = answer.then(readWhole);
  // A failure is reported to the call that takes the answer; if none does, it is ignored.
  whole.catch(() => undefined);
  asked.set(path, { token, answer: whole, askedAt: performance.now() });
}

/** At once: an answer that no call takes would keep its request open. */
const readWhole = async (answer: Response): Promise<Response> =>
  answer.ok ? new Response(await answer.blob(), answer) : answer;

/** The answer that `path` was asked for early, once, and only for the session that asked. */
export function takeEarly(path: string, token: string | null): Promise<Response> | undefined {
  const early = asked.get(path);
  asked.delete(path);
  const isGood = early?.token === token && performance.now() - early.askedAt < KEPT_MS;
  return isGood ? early.answer : undefined;
}

/** An answer that was read before a change may say what is no longer so. */
export const forgetEarly = (): void => asked.clear();
