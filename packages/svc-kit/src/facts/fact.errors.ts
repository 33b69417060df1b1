import { Passing } from '../errors/passing.js';
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
export class ProducerAway extends Passing {
  constructor(producer: string, reason: string) {
    super(`svc-${producer} ${reason}`);
  }
}

/** Another follower moved the cursor since this one read it. What was applied on top of the old one is rolled back. */
export class CursorMoved extends Passing {
  constructor(producer: string) {
    super(`The cursor of ${producer} was moved by another follower`);
  }
}
