import { RateLimiterPostgres, RateLimiterRes } from 'rate-limiter-flexible';
import type { DataSource } from 'typeorm';
import { TooManyTries } from '@carnet/messages';

/** A rate limit: a number of points per key and period, in seconds. */
export interface LimitedBy {
  /** The table of counts, with the columns of rate-limiter-flexible in its order. */
  table: string;
  keyPrefix: string;
  points: number;
  duration: number;
  /** True for one limit per table, which deletes the expired counts of all limits. */
  clears?: boolean;
  /** True for tries whose count a success resets, in any instance. */
  beginsAnew?: boolean;
}

/** Counts in PostgreSQL: shared by all instances, and kept over a restart. Counts that expired an hour ago are deleted every five minutes. */
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
    // A key over its limit is refused from memory until its period ends, without a query.
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
