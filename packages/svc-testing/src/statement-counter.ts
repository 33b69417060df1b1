import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { type Method, replaced } from './replaced.js';

/** Statements that do not count: the start and end of transactions, the owner's lock, and the heartbeat of the listening connection. */
const OF_NO_REQUEST =
  /^\s*(begin|start transaction|select lock_owner\(\$1::int\)$|commit|rollback|savepoint|release|select 1\s*$)/i;

/** Statements that a commit causes: notifying other instances and checking the log's end. Several may be merged, so their number varies. */
const WOKEN = /pg_notify|pg_snapshot_xmin/;

/**
 * Returns the SQL statements that `work` sends, without the start and end of transactions. Statements of the service's background work (followers, the log
 * watch) do not count.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<string[]> {
  const course = new AsyncLocalStorage<true>();
  return record(
    () => course.getStore() === true,
    () => course.run(true, work),
  );
}

/** Returns the SQL statements that anything in this process sends while `work` runs, including followers. */
export async function countAllStatements(work: () => Promise<unknown>): Promise<string[]> {
  return record(() => true, work);
}

async function record(counts: () => boolean, work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const restoreQuery = replaced(pg.Client.prototype, 'query', (query) => (client, args) => {
    const [first] = args;
    const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
    if (counts() && !OF_NO_REQUEST.test(text) && !WOKEN.test(text)) statements.push(text);
    return query.apply(client, args);
  });
  // The pool calls a waiting request back from the one that releases the connection. Binding keeps the waiting request in its own async context.
  const restoreConnect = replaced(pg.Pool.prototype, 'connect', (connect) => (pool, [done]) => {
    return connect.apply(pool, done ? [AsyncResource.bind(done as Method)] : []);
  });
  try {
    await work();
  } finally {
    restoreQuery();
    restoreConnect();
  }
  return statements;
}
