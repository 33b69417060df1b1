import { type Said, toPrograms } from './message.js';
import * as request from './messages/request.js';
import * as signIn from './messages/sign-in.js';

/** One field that failed, in the words of the documents (contract §1). */
export interface FieldError {
  field: string;
  /** In English, as `said` says it. */
  msg: string;
  said: Said;
}

export const fieldError = (field: string, said: Said): FieldError => ({ field, msg: String(said), said });

/** A foreseen failure: the message for the person, and the HTTP status. `ProblemFilter` answers it. */
export abstract class Problem extends Error {
  abstract readonly status: number;
  readonly errors?: FieldError[];
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
  /** Further content of the answer, beside the sentence: data that a program needs to go on. */
  readonly details?: Readonly<Record<string, unknown>>;

  constructor(readonly said: Said) {
    super(String(said));
  }
}

export class Invalid extends Problem {
  readonly status = 400;
  constructor(
    said: Said,
    override readonly errors?: FieldError[],
  ) {
    super(said);
  }

  /** A failure of one field, shown at that field. */
  static field(field: string, said: Said): Invalid {
    return new Invalid(said, [fieldError(field, said)]);
  }
}

export class Unauthenticated extends Problem {
  readonly status = 401;
  constructor(said: Said = signIn.required) {
    super(said);
  }
}

/** Whoever asks is known, and may not do this. */
export class Forbidden extends Problem {
  readonly status = 403;
}

export class NotFound extends Problem {
  readonly status = 404;
  constructor(said: Said = request.notFound) {
    super(said);
  }
}

export class Conflict extends Problem {
  readonly status = 409;
  constructor(
    said: Said,
    override readonly errors?: FieldError[],
  ) {
    super(said);
  }

  /** The same of one field, shown at that field. */
  static field(field: string, said: Said): Conflict {
    return new Conflict(said, [fieldError(field, said)]);
  }
}

/** Somebody else saved first: the `If-Match` that came is not the thing's version any more. */
export class StaleVersion extends Problem {
  readonly status = 412;
  /** @param details what is there now, and its version, where the answer has that */
  constructor(override readonly details?: Readonly<{ current: unknown; version: number }>) {
    super(request.changedElsewhere);
  }
}

export class Unprocessable extends Problem {
  readonly status = 422;
}

/** One person keeps too many requests open at once. */
export class TooManyRequests extends Problem {
  readonly status = 429;
  override readonly retryAfter = 2;
  constructor() {
    super(request.tooManyOfYours);
  }
}

/** More than one answer between services may hold; whoever asked says it in a person's words. */
export class TooMuchAtOnce extends Unprocessable {
  constructor() {
    super(toPrograms('It is more than one answer may hold'));
  }
}

/** One person would have more of something than the stack keeps for one. */
export class QuotaReached extends Unprocessable {
  /** @param things the table of what there would be too many of: `service_events` */
  constructor(things: string, most: number) {
    super(request.quotaReached({ things, most }));
  }
}

export class TooManyTries extends Problem {
  readonly status = 429;
  constructor(
    override readonly retryAfter: number,
    said: Said = request.tooManyTries,
  ) {
    super(said);
  }
}

/** Something this service needs is away for now; nothing was stored. */
export class Unavailable extends Problem {
  readonly status = 503;
  override readonly retryAfter: number = 2;
  constructor(said: Said = request.unavailable) {
    super(said);
  }
}
