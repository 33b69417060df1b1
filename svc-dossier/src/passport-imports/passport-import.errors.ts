import { Conflict, NotFound, type Said } from '@carnet/messages';
import * as m from '../messages/passport-import.js';
import type { Refusal } from './found-passport.js';

export class ImportNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** It is being read or taken in, or was. */
export class NotToBeTaken extends Conflict {
  constructor() {
    super(m.notToBeTaken);
  }
}

/** The same file became a vehicle that is still here. */
export class TakenBefore extends Conflict {
  constructor() {
    super(m.takenBefore);
  }
}

/** A vehicle is here that seems to be the same. */
export class IsHere extends Conflict {
  constructor() {
    super(m.isHere);
  }
}

/** Why a passport was not read or taken in: as it is stored, and as it is said to people. */
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
