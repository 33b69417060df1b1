/** One field that failed, in the words of the documents (contract §1). */
export interface FieldError {
  field: string;
  msg: string;
}

/** A foreseen failure: the message for the person, and the HTTP status. `ProblemFilter` answers it. */
export abstract class Problem extends Error {
  abstract readonly status: number;
  readonly errors?: FieldError[];
  /** Seconds after which another try makes sense. */
  readonly retryAfter?: number;
}

export class Invalid extends Problem {
  readonly status = 400;
  constructor(
    message: string,
    override readonly errors?: FieldError[],
  ) {
    super(message);
  }

  /** A failure of one field, shown at that field. */
  static field(field: string, msg: string): Invalid {
    return new Invalid(msg, [{ field, msg }]);
  }
}

export class Unauthenticated extends Problem {
  readonly status = 401;
  constructor(message = 'Authentication required') {
    super(message);
  }
}

export class NotFound extends Problem {
  readonly status = 404;
  constructor(message = 'Not found') {
    super(message);
  }
}

export class Conflict extends Problem {
  readonly status = 409;
  constructor(
    message: string,
    override readonly errors?: FieldError[],
  ) {
    super(message);
  }
}

/** Somebody else saved first: the `If-Match` that came is not the thing's version any more. */
export class StaleVersion extends Problem {
  readonly status = 412;
  constructor() {
    super('This was changed elsewhere in the meantime. Reload to see the newer version, then save again.');
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
    super('You are sending too many requests at once. Please wait for some of them, then try again.');
  }
}

/** One person would have more of something than the stack keeps for one. */
export class QuotaReached extends Unprocessable {
  /** @param things what there would be too many of: `service events` */
  constructor(things: string, most: number) {
    super(
      `One account can keep at most ${most.toLocaleString('en-US')} ${things}. Delete what you no longer need, then try again.`,
    );
  }
}

export class TooManyTries extends Problem {
  readonly status = 429;
  constructor(
    override readonly retryAfter: number,
    message = 'Too many tries. Please wait a while and try again.',
  ) {
    super(message);
  }
}

/** Something this service needs is away for now; nothing was stored. */
export class Unavailable extends Problem {
  readonly status = 503;
  override readonly retryAfter = 2;
  constructor(message = 'The service is not available right now. Please try again in a moment.') {
    super(message);
  }
}
