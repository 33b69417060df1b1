import { Conflict, NotFound, type Said } from '@carnet/messages';
import * as m from '../messages/passport.js';

export class PassportNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** The passport is being made, or could not be made. */
export class PassportNotReady extends Conflict {
  constructor() {
    super(m.notReady);
  }
}

/** The passport is known, but its file is lost. */
export class PassportLost extends NotFound {
  constructor() {
    super(m.lost);
  }
}

/** Reasons why there is no passport, each as its stored code and its message. */
export const PASSPORT_FAILURES = {
  'vehicle-gone': m.vehicleGone,
  'too-large': m.tooLarge,
  'paper-unknown': m.paperUnknown,
  'not-made': m.notMade,
  'gave-up': m.gaveUp,
  'out-of-reach': m.outOfReach,
} satisfies Record<string, Said>;
export type PassportFailure = keyof typeof PASSPORT_FAILURES;
