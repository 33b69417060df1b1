import { Conflict, NotFound, type Said } from '@carnet/svc-kit';
import * as m from '../messages/dossier.js';

export class DossierNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** It is being made, or could not be. */
export class DossierNotReady extends Conflict {
  constructor() {
    super(m.notReady);
  }
}

export class PageNotFound extends NotFound {
  constructor() {
    super(m.noSuchPage);
  }
}

/** It is known of the book, and its bytes are not there. */
export class DossierLost extends NotFound {
  constructor() {
    super(m.lost);
  }
}

/** Why there is no book: as it is stored, and as it is said to people. */
export const FAILURES = {
  'not-made': m.notMade,
  'too-long': m.tooLong,
  'gave-up': m.gaveUp,
  'vehicle-gone': m.vehicleGone,
} satisfies Record<string, Said>;
export type Failure = keyof typeof FAILURES;
