import { OWN_CURRENCY, tooPrecise } from '@carnet/fields';
import {
  Conflict,
  Invalid,
  Problem,
  QuotaReached,
  requestMessages as request,
  Unauthenticated,
  Unavailable,
} from '@carnet/messages';
import { HELD, OWNER_GONE } from './owner-locks.js';
import { QUOTA_REACHED } from './quotas.js';

const CONNECTION_LOST = new Set(['ECONNREFUSED', 'ECONNRESET', 'EPIPE', 'ETIMEDOUT', 'ENOTFOUND', 'EAI_AGAIN']);
/** Class 08 connection, 53 resources, 57 operator intervention, 58 system; 40 rollback, 55P03 lock: a retry may succeed. */
const TRANSIENT_STATE = /^(08|40|53|57|58|55P03)/;
/** Messages of `pg`, its pool and TypeORM that have no code, for a lost connection or a statement after its end. */
const CONNECTION_MESSAGE = new RegExp(
  [
    'timeout exceeded when trying to connect',
    'timeout expired',
    'Query read timeout',
    'Connection terminated',
    'is not queryable',
    'was already released',
    'Query runner already released',
    'Cannot use a pool after calling end',
  ].join('|'),
);
/** SQLSTATEs of values that PostgreSQL cannot store: out of range, bad encoding, NUL in text or JSON. */
const BAD_VALUE = new Set(['22003', '22007', '22008', '22021', '22P02', '22P05']);

/** Maps an error of `pg` to a problem for the caller, or null if it is a bug. */
export function databaseProblem(error: unknown): Problem | null {
  const {
    code = '',
    message = '',
    detail = '',
    constraint = '',
  } = (error ?? {}) as { code?: string; message?: string; detail?: string; constraint?: string };
  if (
    CONNECTION_LOST.has(code) ||
    isSocketMissing(error) ||
    TRANSIENT_STATE.test(code) ||
    CONNECTION_MESSAGE.test(message)
  )
    return new Unavailable();
  if (code === QUOTA_REACHED) return quotaReached(detail);
  if (code === OWNER_GONE) return new Unauthenticated();
  if (code === HELD) return new Conflict(request.vehicleHeld);
  if (constraint === OWN_CURRENCY) return tooPreciseForOwner(detail);
  if (BAD_VALUE.has(code)) return new Invalid(request.unstorable);
  return null;
}

/** A missing socket file means that the server is not up. Any other missing file is not a database problem. */
function isSocketMissing(error: unknown): boolean {
  const { code, syscall } = (error ?? {}) as NodeJS.ErrnoException;
  return code === 'ENOENT' && syscall === 'connect';
}

function quotaReached(detail: string): QuotaReached {
  const [table = '', most] = detail.split(':');
  return new QuotaReached(table, Number(most));
}

function tooPreciseForOwner(detail: string): Invalid {
  const [field = '', currency = '', decimals] = detail.split(':');
  return Invalid.field(field, tooPrecise(field, currency, Number(decimals)));
}

/** The name of the violated unique constraint, or null. */
export const brokenUniqueConstraint = (error: unknown): string | null => brokenConstraint(error, '23505');

/** The name of the violated foreign key, or null. */
export const brokenForeignKey = (error: unknown): string | null => brokenConstraint(error, '23503');

function brokenConstraint(error: unknown, state: string): string | null {
  const { code, constraint } = (error ?? {}) as { code?: string; constraint?: string };
  return code === state ? (constraint ?? '') : null;
}
