import { Passing } from '@carnet/pg';

/** A producer did not return its facts: it is down, restarting, or refused access. */
export class ProducerAway extends Passing {
  constructor(producer: string, reason: string) {
    super(`svc-${producer} ${reason}`);
  }
}

/** Another follower moved the cursor after this one read it. The transaction on top of the old cursor is rolled back. */
export class CursorMoved extends Passing {
  constructor(producer: string) {
    super(`The cursor of ${producer} was moved by another follower`);
  }
}
