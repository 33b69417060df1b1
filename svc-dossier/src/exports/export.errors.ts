import { Conflict, NotFound, type Said } from '@carnet/messages';
import * as m from '../messages/export.js';

export class ExportNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** The export is being made, or could not be made. */
export class ExportNotReady extends Conflict {
  constructor() {
    super(m.notReady);
  }
}

/** The export is known, but its file is lost. */
export class ExportLost extends NotFound {
  constructor() {
    super(m.lost);
  }
}

/** Reasons why there is no export, each as its stored code and its message. */
export const EXPORT_FAILURES = {
  'not-made': m.notMade,
  'gave-up': m.gaveUp,
  'out-of-reach': m.outOfReach,
} satisfies Record<string, Said>;
export type ExportFailure = keyof typeof EXPORT_FAILURES;
