export interface BackOffLimits {
  /** Seconds after the first failure. */
  first: number;
  longest: number;
}

/** A share of the wait that chance takes off, so that what failed together does not come again together. */
const JITTER = 0.2;

/** Seconds to wait after `failures`: twice as long each time, up to the longest, less up to a fifth of it by chance. */
export function secondsWith({ first, longest }: BackOffLimits, failures: number): number {
  const full = Math.min(first * 2 ** Math.max(0, failures - 1), longest);
  return Math.max(1, Math.round(full * (1 - JITTER * Math.random())));
}

/** Seconds to wait after `tries` of something sent to somebody else: from five seconds up to an hour. */
export const secondsUntilNextTry = (tries: number): number => secondsWith({ first: 5, longest: 60 * 60 }, tries);
