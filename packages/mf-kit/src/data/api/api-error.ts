import type { Unanswered } from '../outbox/entry';
import type { FieldError } from './field-error';
import * as m from '../../messages/api';

export type { FieldError };

/** Status 0: no answer arrived at all. */
export const NO_ANSWER = 0;

/** A call that failed. `message` is the text to show to a person: the service's `msg` if it is in the page's language, else the call's own fallback. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** HTTP status, or 0 if no answer arrived. */
    readonly status: number,
    /** Errors by field; empty unless validation failed. */
    readonly errors: readonly FieldError[] = [],
    /** Seconds to wait before the next try; null if the answer does not say. */
    readonly retryAfter: number | null = null,
    /** A stable code of the failure (`vehicle.not_found`); null if the answer has none. */
    readonly code: string | null = null,
    /** The whole parsed answer, for callers that need more than the message. */
    readonly answer: unknown = null,
    /** The write, if no answer came and it may be sent later; else null. */
    readonly unsent: Unanswered | null = null,
  ) {
    super(message);
  }

  /** True if somebody else has saved the same thing since it was read (`If-Match` failed). */
  get isStale(): boolean {
    return this.status === 412;
  }

  /** True if the same call may succeed when it is retried soon. */
  get isPassing(): boolean {
    return this.status === NO_ANSWER || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

/** The message to show for anything that was thrown. */
export function messageOf(error: unknown, fallback = m.somethingWentWrong): string {
  return error instanceof ApiError ? error.message : fallback;
}

/** True if the page has nothing to show, now or later: the thing was deleted, belongs to somebody else, or the address was never valid. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);
