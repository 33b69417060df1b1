import pg from 'pg';

/** Not of a request: what begins and ends transactions, and the heartbeat of the connection that listens. */
const OF_NO_REQUEST = /^\s*(begin|start transaction|commit|rollback|savepoint|release|select 1\s*$)/i;

/** The SQL statements that `work` sends, without those that begin and end transactions. */
export async function countStatements(work: () => Promise<unknown>): Promise<string[]> {
  const statements: string[] = [];
  const original = pg.Client.prototype.query as (...args: unknown[]) => unknown;
  pg.Client.prototype.query = function (this: pg.Client, ...args: unknown[]) {
    const [first] = args;
    const text = typeof first === 'string' ? first : ((first as { text?: string } | undefined)?.text ?? '');
    if (!OF_NO_REQUEST.test(text)) statements.push(text);
    return original.apply(this, args);
  } as typeof pg.Client.prototype.query;
  try {
    await work();
  } finally {
    pg.Client.prototype.query = original as typeof pg.Client.prototype.query;
  }
  return statements;
}
