import { Conflict, NotFound, type Said } from '@carnet/messages';
import * as m from '../messages/passport.js';

export class PassportNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** It is being made, or could not be. */
export class PassportNotReady extends Conflict {
  constructor() {
    super(m.notReady);
  }
}

/** It is known of the passport, and its bytes are not there. */
export class PassportLost extends NotFound {
  constructor() {
    super(m.lost);
  }
}

/** Why there is no passport: as it is stored, and as it is said to people. */
export const PASSPORT_FAILURES = {
  'vehicle-gone': m.vehicleGone,
  'too-large': m.tooLarge,
  'paper-unknown': m.paperUnknown,
  'not-made': m.notMade,
  'gave-up': m.gaveUp,
  'out-of-reach': m.outOfReach,
} satisfies Record<string, Said>;
export type PassportFailure = keyof typeof PASSPORT_FAILURES;
