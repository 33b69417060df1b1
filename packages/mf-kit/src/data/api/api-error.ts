import type { Unanswered } from '../outbox/entry';
import type { FieldError } from './field-error';
import * as m from '../../messages/api';

export type { FieldError };

/** Status 0: no answer arrived at all. */
export const NO_ANSWER = 0;

/** A call that failed. `message` is what a person should read: the service's `msg`, where that is in the page's language, else the call's own fallback. */
export class ApiError extends Error {
  override readonly name = 'ApiError';

  constructor(
    message: string,
    /** HTTP status, or 0 where no answer arrived. */
    readonly status: number,
    /** Complaints by field; empty unless a validation failed. */
    readonly errors: readonly FieldError[] = [],
    /** Seconds to wait before the next try, where the answer said so. */
    readonly retryAfter: number | null = null,
    /** The failure by a name that stays (`vehicle.not_found`); null if the answer has none. */
    readonly code: string | null = null,
    /** The whole answer, where it has more to say to a program. */
    readonly answer: unknown = null,
    /** The write, where no answer to it came and it may be sent later. */
    readonly unsent: Unanswered | null = null,
  ) {
    super(message);
  }

  /** Somebody saved the same thing meanwhile (`If-Match` failed). */
  get isStale(): boolean {
    return this.status === 412;
  }

  /** The same call may well succeed in a moment. */
  get isPassing(): boolean {
    return this.status === NO_ANSWER || this.status === 502 || this.status === 503 || this.status === 504;
  }
}

/** The message to show for anything that was thrown. */
export function messageOf(error: unknown, fallback = m.somethingWentWrong): string {
  return error instanceof ApiError ? error.message : fallback;
}

/** Gone, somebody else's, or an address that never was one: the page has nothing to show, now or later. */
export const isMissing = (error: unknown): boolean => error instanceof ApiError && [400, 404].includes(error.status);
