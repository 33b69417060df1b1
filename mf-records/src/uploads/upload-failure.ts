/** No answer came: the line is away, or silent. */
export const NO_ANSWER = 0;

/** Why a file is not there yet. */
export class UploadFailure extends Error {
  constructor(
    /** The service's sentence about it; empty if it has none. */
    message: string,
    /** The status of the answer, or {@link NO_ANSWER}. */
    readonly status: number,
    /** Seconds that the service asks to wait. */
    readonly retryAfter: number | null = null,
    /** The service no longer knows of the upload that was to go on. */
    readonly isGone = false,
    /** As many of the person's uploads are on their way as may be: there is a place once one of them has arrived. */
    readonly isOneTooMany = false,
  ) {
    super(message);
  }

  /** It goes on by itself once the line or the service is back. */
  get isPassing(): boolean {
    return this.isOneTooMany || this.status === NO_ANSWER || this.status >= 500 || PASSING.has(this.status);
  }
}

/** It goes on elsewhere or at another offset, which the next try asks for; it is locked; there was too much at once. */
const PASSING = new Set([408, 409, 423, 425, 429]);
