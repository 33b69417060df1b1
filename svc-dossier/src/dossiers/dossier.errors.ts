import { Conflict, NotFound, type Said, Unprocessable } from '@carnet/messages';
import { MOST_MEGABYTES } from '../collecting/collecting.errors.js';
import * as collecting from '../messages/collecting.js';
import * as m from '../messages/dossier.js';

export class DossierNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** The book is being made, or could not be made. */
export class DossierNotReady extends Conflict {
  constructor() {
    super(m.notReady);
  }
}

/** The limit for the owner's stored books is reached. */
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

/** The book is known, but its file is lost. */
export class DossierLost extends NotFound {
  constructor() {
    super(m.lost);
  }
}

/** Reasons why there is no book, each as its stored code and its message. */
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
