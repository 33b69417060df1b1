import pg from 'pg';
import { raw, type Sql, sql } from '@carnet/pg';
import { eventually } from './eventually.js';
import { ownedTables } from './owned-rows.js';
import { replaced } from './replaced.js';
import type { TestService } from './test-service.js';

/**
 * Sessions of this database that wait for another session's lock. Query it outside of a transaction, because a transaction keeps seeing its first snapshot of
 * the sessions.
 */
export const lockWaiters: Sql = sql`
  select pid from pg_stat_activity where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`;

/** A separate transaction, with which a test controls lock waits. */
export class OtherSession {
  private constructor(
    private readonly client: pg.Client,
    private readonly watch: pg.Client,
  ) {}

  static async begin({ config }: Pick<TestService, 'config'>): Promise<OtherSession> {
    const connect = async () => {
      const client = new pg.Client({ connectionString: config.databaseUrl });
      await client.connect();
      return client;
    };
    const session = new OtherSession(await connect(), await connect());
    await session.client.query('begin');
    return session;
  }

  async run({ text, values }: Sql): Promise<void> {
    await this.client.query(text, values);
  }

  /** Acquires the owner's write lock, so that other writes wait until this session ends. */
  lockOwner(owner: number): Promise<void> {
    return this.run(sql`select lock_owner(${owner})`);
  }

  /** Locks all rows of an owner; throws if another session holds one. */
  async lockAllOf(owner: number): Promise<void> {
    const ask = async (statement: Sql) => (await this.watch.query<{ name: string }>(statement)).rows;
    for (const table of await ownedTables(ask))
      await this.run(sql`select 1 from ${raw(table)} where owner_id = ${owner} for update nowait`);
  }

  /** Waits until `count` sessions wait for a lock. */
  async keepsWaiting(count: number): Promise<void> {
    await eventually(async () => {
      const { rows } = await this.watch.query(lockWaiters.text);
      if (rows.length < count) throw new Error(`${rows.length} wait for a lock, not ${count}`);
    });
  }

  async commit(): Promise<void> {
    await this.client.query('commit');
    await this.close();
  }

  /** Rolls back and releases all locks. */
  async close(): Promise<void> {
    await Promise.all([this.client.end(), this.watch.end()]);
  }
}

/**
 * Proves that a write acquires the owner's lock before any other lock, so that it cannot block anything (ADR 12): while another session holds the lock of
 * `owner`, `work` waits, and a third one can still lock every row of the owner.
 */
export async function expectOwnerLockedFirst(
  service: TestService,
  owner: number,
  work: () => Promise<unknown>,
): Promise<void> {
  const other = await OtherSession.begin(service);
  let done: Promise<unknown> = Promise.resolve();
  try {
    await other.lockOwner(owner);
    done = work();
    await other.keepsWaiting(1);
    await other.lockAllOf(owner);
  } finally {
    await other.close();
    await done;
  }
}

/** Counts the statements of this process that PostgreSQL cancelled because of a deadlock while `work` ran. */
export async function countDeadlocks(work: () => Promise<unknown>): Promise<number> {
  let deadlocks = 0;
  const seen = (error: unknown) => {
    if ((error as { code?: string } | null)?.code === '40P01') deadlocks += 1;
  };
  const restore = replaced(pg.Client.prototype, 'query', (query) => (client, args) => {
    const done = args.at(-1);
    if (typeof done !== 'function') {
      const answer = query.apply(client, args) as Promise<unknown>;
      answer.catch(seen);
      return answer;
    }
    const told = (error: unknown, ...rest: unknown[]): void => {
      seen(error);
      (done as (...all: unknown[]) => void)(error, ...rest);
    };
    return query.apply(client, [...args.slice(0, -1), told]);
  });
  try {
    await work();
  } finally {
    restore();
  }
  return deadlocks;
}
