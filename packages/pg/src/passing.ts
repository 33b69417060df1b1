import { Unavailable } from '@carnet/messages';
import { databaseProblem } from './database-problems.js';

/** A temporary failure with a reason of its own. The same work is retried unchanged. */
export class Passing extends Error {}

/** PostgreSQL cancelled a statement after its timeout. */
const TOOK_TOO_LONG = '57014';

/**
 * Tells whether a failure is temporary, so that the same work may succeed later and the try does not count: the database, storage, disk or another service is
 * down. All background work uses it. A timed-out statement counts as a failure, because it may time out each time and delay everything else. So does a missing
 * file.
 */
export function isPassing(error: unknown): boolean {
  if ((error as { code?: unknown } | null)?.code === TOOK_TOO_LONG) return false;
  return error instanceof Passing || error instanceof Unavailable || databaseProblem(error) instanceof Unavailable;
}
