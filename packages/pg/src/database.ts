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

/** Some 300 bytes each. */
const LISTS_KEPT_IN_MIND = 5_000;

/** Something that answers SQL: the database itself, or one transaction of it (`within`). */
export interface Queryable {
  rows<T>(statement: Sql): Promise<T[]>;
  /** A quicker way for reads of a few rows, where there is one. */
  brief?: BriefReads;
}

/** The one place in which readers meet the lane (ADR 53): without it, all that they ask goes the way of all others. */
export interface BriefReads extends Queryable {
  /** Lists that were short when they were last read. Only these are read in the lane. */
  short: RecentSet;
}

/** Something that answers lists, too. */
export interface RowSource extends Queryable {
  /** The rows of a list as JSON, all but what stands in the first `leading` columns (`JsonRows`). */
  jsonRows(statement: Sql, leading?: number): Promise<JsonRows>;
}

/** The size of an answer: rows, and the bytes of their texts. */
export interface Weight {
  rows: number;
  bytes: number;
}

/** Tells who listens of every statement as it is sent, and of its answer: tests render and check them (ADR 39). */
const statements = tracingChannel<string, Sent>('carnet.statement');

interface Sent {
  text: string;
}

/** The service's own database: transactions with TypeORM, and statements of ours, which PostgreSQL prepares once. */
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

  /** The most of a list that one answer may hold. */
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
   * The way to create, change or delete what `owner` has. One write of an owner follows the other, so `work` reads and then writes by `tx`
   * in plain statements, and what it has read stays so (ADR 12).
   * @throws Unauthenticated (401) where the owner's account was deleted after the request came in
   */
  write<T>(owner: number, work: (tx: EntityManager) => Promise<T>): Promise<T> {
    return this.inTurn(owner, () =>
      this.transaction(async (tx) => {
        await answerLater(tx, within(tx).rows(lockOf(owner)));
        return work(tx);
      }),
    );
  }

  /** Runs a write of one statement, which takes the owner's lock itself, after those of the owner that run or wait in this process. */
  inTurn<T>(owner: number, work: () => Promise<T>): Promise<T> {
    return this.turns.take(owner, work);
  }

  /**
   * A transaction about nobody's things, or about many people's: then `lockOwners` comes before anything of theirs is written. Statements that do not
   * need each other's answers may be sent together (`Promise.all`): PostgreSQL takes them in their order.
   */
  async transaction<T>(work: (tx: EntityManager) => Promise<T>): Promise<T> {
    const transaction = new PipelinedTransaction(this.dataSource);
    try {
      return await transaction.manager.transaction(work);
    } catch (error) {
      // After a failure that nobody has waited for, all that follows fails with another error.
      await transaction.answered();
      throw error;
    } finally {
      await transaction.release();
    }
  }

  /** Several statements that see one state of the database, whatever is written meanwhile. They can write nothing, and wait for nobody. */
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

  /** @throws TooMuchAtOnce (422) where one answer would hold more than `lists` says */
  requireBearable({ rows, bytes }: Weight): void {
    if (rows > this.lists.rows || bytes > this.lists.bytes) throw new TooMuchAtOnce();
  }

  /** Connections of the pool that are in use and that are free, and the number of those who wait for one. */
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

  /** Ends every connection. */
  async close(): Promise<void> {
    await Promise.all([this.lane.close(), this.dataSource.destroy()]);
  }
}

/** The journal's entries of this transaction name the actor, where it is not the owner (ADR 130). */
function lockOf(owner: number): Sql {
  const actor = actorFor(owner);
  if (actor === undefined) return sql`select lock_owner(${owner}::int)`;
  return sql`select lock_owner(${owner}::int), set_config('carnet.actor', ${String(actor)}, true)`;
}

/** Options by which a connection beside the pool is made like those of the pool. */
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
 * Locks several owners, who may be gone, for a batch that changes what they have: all locks before anything is written, in ascending order,
 * so that two batches never wait for each other.
 */
export async function lockOwners(tx: EntityManager, owners: readonly number[]): Promise<void> {
  if (owners.length === 0) return;
  await within(tx).rows(sql`
    select count(pg_advisory_xact_lock(${ADVISORY_LOCKS.owners}, id))
    from (select distinct id from unnest(${owners}::int[]) as given (id) order by id) owners`);
}

/** Has the commit wait for a statement's answer, so that nobody else has to. */
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

/** A statement's name is its text's hash, so that each connection parses and plans it once. */
function statementName(text: string): string {
  const known = names.get(text);
  if (known) return known;
  const name = createHash('sha1').update(text).digest('base64url');
  // Texts come from code, not from people, so they are few; a bound all the same, since a list of unknown length makes new ones.
  if (names.size < 5_000) names.set(text, name);
  return name;
}
