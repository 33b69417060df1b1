import { Conflict, NotFound, type Said } from '@carnet/messages';
import * as m from '../messages/export.js';

export class ExportNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** It is being made, or could not be. */
export class ExportNotReady extends Conflict {
  constructor() {
    super(m.notReady);
  }
}

/** It is known of the export, and its bytes are not there. */
export class ExportLost extends NotFound {
  constructor() {
    super(m.lost);
  }
}

/** Why there is no export: as it is stored, and as it is said to people. */
export const EXPORT_FAILURES = {
  'not-made': m.notMade,
  'gave-up': m.gaveUp,
  'out-of-reach': m.outOfReach,
} satisfies Record<string, Said>;
export type ExportFailure = keyof typeof EXPORT_FAILURES;
