import { Conflict, NotFound, Problem, Unavailable, Unprocessable } from '../errors/problems.js';
import { endingOf, type MediaType } from './media-types.rules.js';

export class UploadNotFound extends NotFound {
  constructor() {
    super('Upload not found');
  }
}

export class UploadExpired extends Problem {
  readonly status = 410;
  constructor() {
    super('This upload was left for too long. Please begin again.');
  }
}

export class FileTooLarge extends Problem {
  readonly status = 413;
  constructor(most: number) {
    super(`The file is too large. It may have at most ${megabytes(most)}.`);
  }
}

/** Content, name and what is asked for do not fit together. */
export class FileTypeRefused extends Problem {
  readonly status = 415;
  constructor(name: string, types: readonly MediaType[]) {
    const endings = [...new Set(types.flatMap((type) => type.endings[0]!.toUpperCase()))].join(', ');
    const ending = endingOf(name);
    super(
      mentions(types, ending)
        ? `The file is called .${ending} and is something else.`
        : `Files of this kind cannot be kept. These can: ${endings}.`,
    );
  }
}

const mentions = (types: readonly MediaType[], ending: string): boolean =>
  types.some(({ endings }) => endings.includes(ending));

/** The body is no bytes that are to be appended. */
export class NotAppendable extends Problem {
  readonly status = 415;
  constructor() {
    super('Send bytes, with content-type application/offset+octet-stream');
  }
}

export class UnknownProtocol extends Problem {
  readonly status = 412;
  constructor() {
    super('Uploads speak tus 1.0.0: send Tus-Resumable: 1.0.0');
  }
}

export class WrongOffset extends Conflict {
  constructor(offset: number) {
    super(`The upload goes on at ${offset}`);
  }
}

/** A later request has taken the upload over. */
export class TakenOver extends Conflict {
  constructor() {
    super('The upload goes on elsewhere');
  }
}

/** No quota is told by 4xx alone: a client of tus gives up at it, as it should. */
export class FilesQuotaReached extends Unprocessable {
  constructor(most: number) {
    super(`One account can keep at most ${megabytes(most)} of files. Delete what you no longer need, then try again.`);
  }
}

/** A client of tus tries again after 503, and gives up after 429. */
export class TooManyUploads extends Unavailable {
  constructor() {
    super('Too many uploads at once. It goes on in a moment.');
  }
}

export class NoSpaceLeft extends Unavailable {
  constructor() {
    super('There is no room for files right now. What has arrived is kept; please try again later.');
  }
}

const megabytes = (bytes: number): string => `${Math.floor(bytes / (1024 * 1024)).toLocaleString('en-US')} MB`;
