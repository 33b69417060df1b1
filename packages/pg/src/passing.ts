import { Unavailable } from '@carnet/messages';
import { databaseProblem } from './database-problems.js';

/** Fails something for now, for a reason of its own: it is done again as it is. */
export class Passing extends Error {}

/** PostgreSQL ended a statement that took too long. */
const TOOK_TOO_LONG = '57014';

/**
 * Judges whether a failure says nothing about what was to be done, so that the same may succeed on another try without being counted: database, storage, disk or
 * another service are away. All that works by itself asks here. A statement that took too long may do so each time, and would hold up all else:
 * that is counted as a failure. So is a file that is missing.
 */
export function isPassing(error: unknown): boolean {
  if ((error as { code?: unknown } | null)?.code === TOOK_TOO_LONG) return false;
  return error instanceof Passing || error instanceof Unavailable || databaseProblem(error) instanceof Unavailable;
}
