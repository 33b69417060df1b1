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

/** Content, name and what is asked for do not fit together. */
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

/** The body is no bytes that are to be appended. */
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

/** A later request has taken the upload over. */
export class TakenOver extends Conflict {
  constructor() {
    super(m.goesOnElsewhere);
  }
}

/** No quota is told by 4xx alone: a client of tus gives up at it, as it should. */
export class FilesQuotaReached extends Unprocessable {
  constructor(most: number) {
    super(m.quotaReached({ megabytes: megabytes(most) }));
  }
}

/** Others have as many files on their way into a garage as they may. These may never come: a client of tus gives up at it. */
export class OthersUploadsQuotaReached extends Unprocessable {
  constructor(most: number) {
    super(m.othersQuotaReached({ most }));
  }
}

/** A client of tus tries again after 503, and gives up after 429. */
export class TooManyUploads extends Unavailable {
  constructor() {
    super(m.busy);
  }
}

/** The file is refused for good; a client of tus gives up at it. */
export class FileInfected extends Unprocessable {
  /** @param found the scanner's name of it */
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

/** The storage of files does not answer. */
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
