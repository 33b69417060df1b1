import { NotFound, type Said } from '@carnet/messages';
import * as m from '../messages/file.js';

export class FileNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

/** No such picture is made of the file, or not yet. */
export class VariantNotFound extends NotFound {
  constructor(state: string) {
    super(REASONS[state] ?? m.noVariant);
  }
}

const REASONS: Record<string, Said> = {
  pending: m.pending,
  failed: m.failed,
};

/** It is known of the bytes, and they are not there. */
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
