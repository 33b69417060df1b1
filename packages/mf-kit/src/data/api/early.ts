/** Milliseconds. An answer that no call has taken by then is too old to show. */
const KEPT_MS = 10_000;

interface Early {
  token: string | null;
  askedAt: number;
  answer: Promise<Response>;
}

const asked = new Map<string, Early>();

/** Stores an answer that was requested before the page that needs it had loaded. */
export function keepEarly(path: string, token: string | null, answer: Promise<Response>): void {
  const whole = answer.then(readWhole);
  // A failure is reported to the call that takes the answer; if none does, it is ignored.
  whole.catch(() => undefined);
  asked.set(path, { token, answer: whole, askedAt: performance.now() });
}

/** Reads the body at once: an answer that no call takes would keep its connection open. */
const readWhole = async (answer: Response): Promise<Response> =>
  answer.ok ? new Response(await answer.blob(), answer) : answer;

/** Takes the early answer for `path`, once, and only for the session that requested it. */
export function takeEarly(path: string, token: string | null): Promise<Response> | undefined {
  const early = asked.get(path);
  asked.delete(path);
  const isGood = early?.token === token && performance.now() - early.askedAt < KEPT_MS;
  return isGood ? early.answer : undefined;
}

/** Forgets all early answers before a write: they may be out of date after it. */
export const forgetEarly = (): void => asked.clear();
