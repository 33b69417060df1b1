import { Conflict, NotFound, type Said, Unprocessable } from '@carnet/messages';
import { MOST_MEGABYTES } from '../collecting/collecting.errors.js';
import * as collecting from '../messages/collecting.js';
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

/** Another book has no room beside those that its owner keeps. */
export class BooksFull extends Unprocessable {
  constructor(most: number) {
    super(m.booksFull({ megabytes: Math.floor(most / (1024 * 1024)) }));
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
  'too-large': m.tooLarge,
  'too-much': collecting.tooMuch,
  'too-many-bytes': collecting.tooManyBytes({ megabytes: MOST_MEGABYTES }),
  'gave-up': m.gaveUp,
  'out-of-reach': m.outOfReach,
  'vehicle-gone': m.vehicleGone,
} satisfies Record<string, Said>;
export type Failure = keyof typeof FAILURES;
