import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TooManyTries } from '@carnet/messages';

/** A limit: so many points of a key within so many seconds. */
export interface LimitedBy {
  /** The table of counts, whose columns are those that rate-limiter-flexible asks for, in its order. */
  table: string;
  keyPrefix: string;
  points: number;
  duration: number;
  /** True of the one limit of a table that clears what has run out, of all of them. */
  clears?: boolean;
  /** True of tries that a success sets to zero, in whichever instance it came. */
  beginsAnew?: boolean;
}

/** Counts in PostgreSQL: shared by all instances, and not forgotten by a restart. What ran out an hour ago is cleared every five minutes. */
export function limiter(dataSource: DataSource, by: LimitedBy): RateLimiterPostgres {
  const { table, keyPrefix, points, duration, clears = false, beginsAnew = false } = by;
  return new RateLimiterPostgres({
    storeClient: dataSource,
    storeType: 'typeorm',
    tableName: table,
    tableCreated: true,
    clearExpiredByTimeout: clears,
    keyPrefix,
    points,
    duration,
    // A key that is over its limit is refused from memory until the window ends, without a query.
    inMemoryBlockOnConsumed: beginsAnew ? 0 : points + 1,
  });
}

/** @throws TooManyTries (429) */
export async function count(tries: RateLimiterPostgres, key: string): Promise<void> {
  try {
    await tries.consume(key);
  } catch (outcome) {
    if (!(outcome instanceof RateLimiterRes)) throw outcome;
    throw new TooManyTries(Math.max(1, Math.ceil(outcome.msBeforeNext / 1_000)));
  }
}
