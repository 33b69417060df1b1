/** No response: the connection is down or stalled. */
export const NO_ANSWER = 0;

/** An upload attempt that failed. */
export class UploadFailure extends Error {
  constructor(
    /** The service's message; empty if it has none. */
    message: string,
    /** HTTP status, or {@link NO_ANSWER}. */
    readonly status: number,
    /** Delay in seconds that the service asks for. */
    readonly retryAfter: number | null = null,
    /** The service no longer knows the upload that was to resume. */
    readonly isGone = false,
    /** The person has too many uploads in progress. A retry works once one of them has arrived. */
    readonly isOneTooMany = false,
  ) {
    super(message);
  }

  /** True if a retry can succeed once the connection or the service is back. */
  get isPassing(): boolean {
    return this.isOneTooMany || this.status === NO_ANSWER || this.status >= 500 || PASSING.has(this.status);
  }
}

/** Statuses worth a retry: another offset (which the next attempt asks for), a lock, or too many requests. */
const PASSING = new Set([408, 409, 423, 425, 429]);
