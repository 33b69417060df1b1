import { createHash } from 'node:crypto';
import { tracingChannel } from 'node:diagnostics_channel';
import { Inject, Injectable } from '@nestjs/common';
import type { ClientConfig, Pool, PoolClient, QueryResult } from 'pg';
import { DataSource, type EntityManager } from 'typeorm';
import { TooMuchAtOnce } from '@carnet/messages';
import { CONFIG, type ServiceConfig } from '@carnet/runtime';
import { actorFor } from './acting.js';
import { ADVISORY_LOCKS } from './advisory-locks.js';
import { JsonRows } from './json-rows.js';
import { PipelinedTransaction } from './pipelined-transaction.js';
import { ReadLane } from './read-lane.js';
import { RecentSet } from './recent-set.js';
import type { RowsClient } from './rows-client.js';
import { type Sql, sql } from './sql.js';
import { Turns } from './turns.js';

/** About 300 bytes each. */
const LISTS_KEPT_IN_MIND = 5_000;

/** Runs SQL: the database itself, or one transaction of it (`within`). */
export interface Queryable {
  rows<T>(statement: Sql): Promise<T[]>;
  /** A faster connection for reads of a few rows, if there is one. */
  brief?: BriefReads;
}

/** The read lane (ADR 53). Without it, all reads use the pool. */
export interface BriefReads extends Queryable {
  /** Lists that were short at their last read. Only these are read through the lane. */
  short: RecentSet;
}

/** A source that also returns lists. */
export interface RowSource extends Queryable {
  /** The rows of a list as JSON, without the first `leading` columns (`JsonRows`). */
  jsonRows(statement: Sql, leading?: number): Promise<JsonRows>;
}

/** The size of an answer: the number of rows, and their text in bytes. */
export interface Weight {
  rows: number;
  bytes: number;
}

/** Publishes each statement and its answer to subscribers. Tests use it to render and check statements (ADR 39). */
const statements = tracingChannel<string, Sent>('carnet.statement');

interface Sent {
  text: string;
}

/** The service's own database: TypeORM transactions, and SQL statements that PostgreSQL prepares once per connection. */
@Injectable()
export class Database implements RowSource {
  private readonly pool: Pool;
  private readonly lane: ReadLane;
  private readonly turns = new Turns();

  readonly brief: BriefReads = {
    short: new RecentSet(LISTS_KEPT_IN_MIND),
    rows: <T>(statement: Sql): Promise<T[]> =>
      query<T>(statement, (prepared) => this.lane.query(prepared) ?? this.pool.query(prepared)),
  };

  /** Maximum size of a list in one answer. */
  readonly lists: Weight;

  constructor(
    readonly dataSource: DataSource,
    @Inject(CONFIG) config?: ServiceConfig,
  ) {
    this.pool = (dataSource.driver as unknown as { master: Pool }).master;
    this.lane = new ReadLane(connectionOf(dataSource));
    this.lists = { rows: config?.listRows ?? 10_000, bytes: (config?.listMegabytes ?? 16) * 1024 * 1024 };
  }

  /**
   * Runs a create, update or delete of `owner`'s data. Writes of one owner are serialised, so `work` can read and then write through `tx` in plain statements,
   * and what it has read stays valid (ADR 12).
   * @throws Unauthenticated (401) if the owner's account was deleted after the request arrived
   */
  write<T>(owner: number, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.inTurn(owner, () =>
      this.transaction(async (tx) => {
        await answerLater(tx, within(tx).rows(lockOf(owner)));
        return work(tx);
      }),
    );
  }

  /** Queues a one-statement write, which locks the owner itself, behind the owner's other writes in this process. */
  inTurn<T>(owner: number, work: () => Promise<T>): Promise<T> {
    return this.turns.take(owner, work);
  }

  /**
   * Runs a transaction about no owner's data, or about many owners' data: then call `lockOwners` before any write. Statements that do not need each other's
   * results may be sent together (`Promise.all`): PostgreSQL runs them in order.
   */
  async transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const transaction = new PipelinedTransaction(this.dataSource);
    try {
      return await transaction.manager.transaction(work);
    } catch (error) {
      // The error of an unawaited statement makes all later ones fail differently. This throws the first error.
      await transaction.answered();
      throw error;
    } finally {
      await transaction.release();
    }
  }

  /** Runs several reads on one snapshot of the database. They are read-only, and wait for no lock. */
  snapshot<T>(work: (db: RowSource) => Promise<T>): Promise<T> {
    return this.dataSource.transaction('REPEATABLE READ', async (tx) => {
      await tx.query('set transaction read only');
      return work(within(tx));
    });
  }

  rows<T>(statement: Sql): Promise<T[]> {
    return query<T>(statement, (prepared) => this.pool.query(prepared));
  }

  jsonRows(statement: Sql, leading?: number): Promise<JsonRows> {
    return jsonRows(statement, leading, (rows, prepared) => this.queryInto(rows, prepared));
  }

  /** @throws TooMuchAtOnce (422) if one answer would exceed `lists` */
  requireBearable({ rows, bytes }: Weight): void {
    if (rows > this.lists.rows || bytes > this.lists.bytes) throw new TooMuchAtOnce();
  }

  /** Pool connections in use, free connections, and the number of waiting callers. */
  connections(): { used: number; free: number; awaited: number } {
    const { totalCount, idleCount, waitingCount } = this.pool;
    return { used: totalCount - idleCount, free: idleCount, awaited: waitingCount };
  }

  private async queryInto(rows: JsonRows, prepared: Prepared): Promise<QueryResult> {
    const client = (await this.pool.connect()) as PoolClient & RowsClient;
    try {
      const result = await client.queryInto(rows, prepared);
      client.release();
      return result;
    } catch (error) {
      client.release(error as Error);
      throw error;
    }
  }

  /** Closes every connection. */
  async close(): Promise<void> {
    await Promise.all([this.lane.close(), this.dataSource.destroy()]);
  }
}

/** Locks the owner. Journal entries of this transaction then name the actor, if that is not the owner (ADR 130). */
function lockOf(owner: number): Sql {
  const actor = actorFor(owner);
  if (actor === undefined) return sql`select lock_owner(${owner}::int)`;
  return sql`select lock_owner(${owner}::int), set_config('carnet.actor', ${String(actor)}, true)`;
}

/** Options for connections outside the pool, the same as in the pool. */
function connectionOf({ options }: DataSource): ClientConfig {
  const { url, applicationName, extra } = options as { url?: string; applicationName?: string; extra?: ClientConfig };
  return { ...extra, connectionString: url, application_name: applicationName };
}

/** The same for statements inside a transaction, in the order in which they are sent. */
export function within({ queryRunner }: EntityManager): RowSource {
  const transaction = queryRunner instanceof PipelinedTransaction ? queryRunner : null;
  const connection = async () => (await queryRunner!.connect()) as PoolClient & RowsClient;
  return {
    rows: <T>(statement: Sql): Promise<T[]> =>
      query<T>(statement, async (prepared) => transaction?.send(prepared) ?? (await connection()).query(prepared)),
    jsonRows: (statement, leading) =>
      jsonRows(statement, leading, async (rows, prepared) => {
        await transaction?.answered();
        return (await connection()).queryInto(rows, prepared);
      }),
  };
}

/**
 * Locks several owners, even deleted ones, for a batch that changes their data. All locks are acquired before any write, in ascending order, so that two
 * batches never deadlock.
 */
export async function lockOwners(tx: EntityManager, owners: readonly number[]): Promise<void> {
  if (owners.length === 0) return;
  await within(tx).rows(sql`
    select count(pg_advisory_xact_lock(${ADVISORY_LOCKS.owners}, id))
    from (select distinct id from unnest(${owners}::int[]) as given (id) order by id) owners`);
}

/** Makes the commit wait for a statement's result, so that the caller need not. */
export async function answerLater(tx: EntityManager, answer: Promise<unknown>): Promise<void> {
  const { queryRunner } = tx;
  await (queryRunner instanceof PipelinedTransaction ? queryRunner.answerLater(answer) : answer);
}

interface Prepared {
  name: string;
  text: string;
  values: unknown[];
}

async function query<T>(statement: Sql, send: (prepared: Prepared) => Promise<QueryResult>): Promise<T[]> {
  const { rows } = await traced(statement, send);
  return rows as T[];
}

async function jsonRows(
  statement: Sql,
  leading: number | undefined,
  send: (into: JsonRows, prepared: Prepared) => Promise<QueryResult>,
): Promise<JsonRows> {
  const rows = new JsonRows(leading);
  await traced(statement, (prepared) => send(rows, prepared));
  return rows;
}

function traced({ text, values }: Sql, send: (prepared: Prepared) => Promise<QueryResult>): Promise<QueryResult> {
  return statements.tracePromise(send, { text }, undefined, { name: statementName(text), text, values });
}

const names = new Map<string, string>();

/** Names a statement by the hash of its text, so that each connection parses and plans it once. */
function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  // Texts come from code, so they are few. The bound is for lists of variable length, which create new texts.
  if (names.size < 5_000) names.set(text, name);
  return name;
}
