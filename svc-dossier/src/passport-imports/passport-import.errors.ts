import { Conflict, NotFound, type Said } from '@carnet/messages';
import * as m from '../messages/passport-import.js';
import type { Refusal } from './found-passport.js';

export class ImportNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** The import is running, is done, or has failed. */
export class NotToBeTaken extends Conflict {
  constructor() {
    super(m.notToBeTaken);
  }
}

/** The same file was imported before, and its vehicle still exists. */
export class TakenBefore extends Conflict {
  constructor() {
    super(m.takenBefore);
  }
}

/** The person has a vehicle that seems to be the same. */
export class IsHere extends Conflict {
  constructor() {
    super(m.isHere);
  }
}

/** Reasons why a passport was not read or imported, each as its stored code and its message. */
export const IMPORT_FAILURES = {
  'no-passport': m.noPassport,
  newer: m.newer,
  changed: m.changed,
  'unlike-manifest': m.unlikeManifest,
  'bad-names': m.badNames,
  'too-much': m.tooMuch,
  foreign: m.foreign,
  journal: m.journal,
  refused: m.refused,
  'not-made': m.notMade,
  'gave-up': m.gaveUp,
  'out-of-reach': m.outOfReach,
} satisfies Record<Refusal | 'refused' | 'not-made' | 'gave-up' | 'out-of-reach', Said>;
export type ImportFailure = keyof typeof IMPORT_FAILURES;
