import { NotFound } from '@carnet/svc-kit';

export class FileNotFound extends NotFound {
  constructor() {
    super('File not found');
  }
}

/** No such picture is made of the file, or not yet. */
export class VariantNotFound extends NotFound {
  constructor(state: string) {
    super(REASONS[state] ?? 'There is no such variant of this file');
  }
}

const REASONS: Record<string, string> = {
  pending: 'This picture is still being made. Please try again in a moment.',
  failed: 'No picture could be made of this file. Its original is kept as it came.',
};

/** It is known of the bytes, and they are not there. */
export class VariantLost extends NotFound {
  constructor() {
    super('This picture was lost, and is being made again. Please try again in a moment.');
  }
}

export class OriginalLost extends NotFound {
  constructor() {
    super('The bytes of this file are missing. It has to come back from a backup.');
  }
}
