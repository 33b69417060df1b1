export interface BackOffLimits {
  /** Seconds to wait after the first failure. */
  first: number;
  longest: number;
}

/** Maximum random reduction of the wait, so that jobs that failed together do not retry together. */
const JITTER = 0.2;

/** Seconds to wait after `failures`: doubles each time up to `longest`, with a random reduction of up to a fifth. */
export function secondsWith({ first, longest }: BackOffLimits, failures: number): number {
  const full = Math.min(first * 2 ** Math.max(0, failures - 1), longest);
  return Math.max(1, Math.round(full * (1 - JITTER * Math.random())));
}

/** Seconds to wait after `tries` of sending something to another server: from five seconds up to an hour. */
export const secondsUntilNextTry = (tries: number): number => secondsWith({ first: 5, longest: 60 * 60 }, tries);
