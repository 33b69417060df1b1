import { databaseProblem } from '../errors/database-problems.js';
import { Unavailable } from '../errors/problems.js';

/** The owner of a thing that was asked for does not answer; 503 with `Retry-After`, never an answer that guesses. */
export class DependencyDown extends Unavailable {
  constructor(
    readonly producer: string,
    override readonly cause: unknown,
  ) {
    super();
  }
}

/** A producer did not give its facts: away, restarting, or not letting us in. */
export class ProducerAway extends Error {
  constructor(producer: string, reason: string) {
    super(`svc-${producer} ${reason}`);
  }
}

/** Another follower moved the cursor since this one read it. What was applied on top of the old one is rolled back. */
export class CursorMoved extends Error {
  constructor(producer: string) {
    super(`The cursor of ${producer} was moved by another follower`);
  }
}

/** PostgreSQL ended a statement that took too long. */
const TOOK_TOO_LONG = '57014';

/**
 * Whether a failure says nothing about the fact: the same may pass on another try. A fact whose work takes too long may do so each time;
 * it is parked and tried again by itself, so that it holds up no other.
 */
export function isPassing(error: unknown): boolean {
  if ((error as { code?: unknown } | null)?.code === TOOK_TOO_LONG) return false;
  if (error instanceof CursorMoved || error instanceof ProducerAway) return true;
  return error instanceof Unavailable || databaseProblem(error) instanceof Unavailable;
}
