import { endingOf, type MediaType } from '@carnet/media';
import { Conflict, NotFound, Problem, Unavailable, Unprocessable } from '@carnet/messages';
import * as m from './messages/upload.js';

export class UploadNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

export class UploadExpired extends Problem {
  readonly status = 410;
  constructor() {
    super(m.expired);
  }
}

export class FileTooLarge extends Problem {
  readonly status = 413;
  constructor(most: number) {
    super(m.tooLarge({ megabytes: megabytes(most) }));
  }
}

/** The content, the file name and the accepted types do not match. */
export class FileTypeRefused extends Problem {
  readonly status = 415;
  constructor(name: string, types: readonly MediaType[]) {
    const endings = [...new Set(types.flatMap((type) => type.endings[0]!.toUpperCase()))].join(', ');
    const ending = endingOf(name);
    super(mentions(types, ending) ? m.somethingElse({ ending }) : m.kindRefused({ endings }));
  }
}

const mentions = (types: readonly MediaType[], ending: string): boolean =>
  types.some(({ endings }) => endings.includes(ending));

/** The body is not of the type `application/offset+octet-stream`. */
export class NotAppendable extends Problem {
  readonly status = 415;
  constructor() {
    super(m.sendBytes);
  }
}

export class UnknownProtocol extends Problem {
  readonly status = 412;
  constructor() {
    super(m.speakTus);
  }
}

export class WrongOffset extends Conflict {
  constructor(offset: number) {
    super(m.goesOnAt({ offset }));
  }
}

/** A later request has taken over the upload. */
export class TakenOver extends Conflict {
  constructor() {
    super(m.goesOnElsewhere);
  }
}

/** The answer must be a 4xx: then a tus client gives up instead of retrying. */
export class FilesQuotaReached extends Unprocessable {
  constructor(most: number) {
    super(m.quotaReached({ megabytes: megabytes(most) }));
  }
}

/** Guests have too many unfinished uploads into a garage. These may never end, so a tus client must give up. */
export class OthersUploadsQuotaReached extends Unprocessable {
  constructor(most: number) {
    super(m.othersQuotaReached({ most }));
  }
}

/** A tus client retries after 503, and gives up after 429. */
export class TooManyUploads extends Unavailable {
  constructor() {
    super(m.busy);
  }
}

/** The file is refused for good: a tus client gives up. */
export class FileInfected extends Unprocessable {
  /** @param found the virus name that the scanner reports */
  constructor(found: string) {
    super(m.infected({ found }));
  }
}

export class ScannerAway extends Unavailable {
  override readonly retryAfter = 15;
  constructor() {
    super(m.scannerAway);
  }
}

/** The file storage does not answer. */
export class StorageAway extends Unavailable {
  constructor() {
    super(m.storageAway);
  }
}

export class NoSpaceLeft extends Unavailable {
  constructor() {
    super(m.noSpace);
  }
}

const megabytes = (bytes: number): number => Math.floor(bytes / (1024 * 1024));
