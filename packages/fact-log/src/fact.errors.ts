import { Passing } from '@carnet/pg';

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
