import { NotFound, type Said } from '@carnet/messages';
import * as m from '../messages/file.js';

export class FileNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** The file has no such picture, or not yet. */
export class VariantNotFound extends NotFound {
  constructor(state: string) {
    super(REASONS[state] ?? m.noVariant);
  }
}

const REASONS: Record<string, Said> = {
  pending: m.pending,
  failed: m.failed,
};

/** The file is known, but its bytes are lost. */
export class VariantLost extends NotFound {
  constructor() {
    super(m.variantLost);
  }
}

export class OriginalLost extends NotFound {
  constructor() {
    super(m.originalLost);
  }
}
