import pg from 'pg';
import { raw, type Sql, sql } from '../database/sql.js';
import { eventually } from './eventually.js';
import { replaced } from './replaced.js';
import type { TestService } from './test-service.js';

/** A row by its table and id. */
export type Row = readonly [table: string, id: number];

/** A transaction beside the service, so that a test decides who waits for whom. */
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

  /** Locks a row as who deletes it does; throws where somebody holds it. */
  lock([table, id]: Row): Promise<void> {
    return this.run(sql`select 1 from ${raw(table)} where id = ${id} for update nowait`);
  }

  /** Waits until so many others wait for a lock. */
  async keepsWaiting(count: number): Promise<void> {
    await eventually(async () => {
      const { rows } = await this.watch.query<{ waiting: number }>(
        `select count(*)::int as waiting from pg_stat_activity
         where datname = current_database() and cardinality(pg_blocking_pids(pid)) > 0`,
      );
      if (rows[0]!.waiting < count) throw new Error(`${rows[0]!.waiting} wait for a lock, not ${count}`);
    });
  }

  async commit(): Promise<void> {
    await this.client.query('commit');
    await this.close();
  }

  /** Gives up what it holds and did. */
  async close(): Promise<void> {
    await Promise.all([this.client.end(), this.watch.end()]);
  }
}

/** Something that locks rows, and which, in the order in which it is to lock them. */
export interface Locking {
  work: () => Promise<unknown>;
  rows: readonly Row[];
}

/**
 * Proves in which order something locks rows: kept waiting at each of them in turn, it holds none of those that come later.
 * @param scene makes everything anew for each turn
 */
export async function expectLockedInOrder(service: TestService, scene: () => Promise<Locking>): Promise<void> {
  const { length } = (await scene()).rows;
  for (let turn = 0; turn < length; turn += 1) await heldUpAt(turn, service, await scene());
}

async function heldUpAt(turn: number, service: TestService, { work, rows }: Locking): Promise<void> {
  const other = await OtherSession.begin(service);
  let done: Promise<unknown> = Promise.resolve();
  try {
    await other.lock(rows[turn]!);
    done = work();
    await other.keepsWaiting(1).catch((cause: unknown) => {
      throw new Error(`Nobody waits for ${rows[turn]!.join(' ')}`, { cause });
    });
    for (const later of rows.slice(turn + 1))
      await other.lock(later).catch((cause: unknown) => {
        throw new Error(`${later.join(' ')} was locked before ${rows[turn]!.join(' ')}`, { cause });
      });
  } finally {
    await other.close();
    await done;
  }
}

/** How often PostgreSQL ended a statement of this process because of a deadlock while `work` ran. */
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
