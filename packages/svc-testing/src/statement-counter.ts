import { AsyncLocalStorage, AsyncResource } from 'node:async_hooks';
import pg from 'pg';
import { type Method, replaced } from './replaced.js';

/** Not of a request: what begins and ends transactions, the owner's lock too, and the heartbeat of the connection that listens. */
const OF_NO_REQUEST =
  /^\s*(begin|start transaction|select lock_owner\(\$1::int\)$|commit|rollback|savepoint|release|select 1\s*$)/i;

/** Statements that a commit sets off within the request: notifying the other instances and looking at the log's end. Several become one. */
const WOKEN = /pg_notify|pg_snapshot_xmin/;

/**
 * The SQL statements that `work` sends, without those that begin and end transactions. What the service does meanwhile on its own
 * account (followers, the watch over the log) is not counted: only what came from `work` is.
 */
export async function countStatements(work: () => Promise<unknown>): Promise<string[]> {
  const course = new AsyncLocalStorage<true>();
  return record(
    () => course.getStore() === true,
    () => course.run(true, work),
  );
}

/** The SQL statements that anybody in this process sends while `work` runs: for what followers do. */
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
  // The pool calls a waiting request back from the request that releases the connection: bound, so that it stays in its own context.
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
