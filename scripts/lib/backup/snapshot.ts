import { Client } from 'pg';
import { KEEPERS, type ServiceName } from '../paths.js';
import { pause } from '../processes.js';
import type { DatabaseUrls } from '../databases.js';

export type Clients = Record<ServiceName, Client>;

/** Settings that make every server write values alike. */
const PLAIN =
  '-c timezone=UTC -c datestyle=ISO -c intervalstyle=iso_8601 -c bytea_output=hex -c extra_float_digits=1 -c client_encoding=UTF8 -c search_path=public';
const LOCK_PATIENCE = '3s';
const TRIES = 10;
const LOCK_NOT_AVAILABLE = '55P03';

/** Runs `work` with a connection to each database. */
export async function connected<T>(urls: DatabaseUrls, work: (clients: Clients) => Promise<T>): Promise<T> {
  const open: Client[] = [];
  try {
    const clients: Partial<Clients> = {};
    for (const name of KEEPERS) {
      const client = new Client({ connectionString: urls[name], options: PLAIN, application_name: 'backup' });
      client.on('error', () => undefined); // the failing statement reports it
      await client.connect();
      open.push(client);
      clients[name] = client;
    }
    return await work(clients as Clients);
  } finally {
    await Promise.all(open.map((client) => client.end().catch(() => undefined)));
  }
}

/**
 * Gives all transactions the snapshot of one moment, while writing goes on. No service may publish a fact at that moment. Otherwise a follower's
 * copy could contain a fact that is missing in its owner's log, which was read earlier; after a restore the owner would publish another fact with
 * the same version. A copy that is behind does no harm: it catches up from the log.
 */
export async function seeOneMoment(clients: Clients): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await tryToSee(Object.values(clients));
    } catch (error) {
      await Promise.all(Object.values(clients).map((client) => client.query('rollback')));
      if ((error as { code?: string }).code !== LOCK_NOT_AVAILABLE || tries === TRIES) throw error;
      await pause(500 * tries);
    }
  }
}

async function tryToSee(all: Client[]): Promise<void> {
  for (const client of all) {
    await client.query(
      `begin isolation level repeatable read; set local lock_timeout = '${LOCK_PATIENCE}'; savepoint quiet`,
    );
    await client.query('lock table facts in share mode');
  }
  // The first query fixes the snapshot of a transaction. The rollback to the savepoint releases the lock and keeps the snapshot.
  for (const client of all) await client.query('select 1');
  for (const client of all) await client.query('rollback to savepoint quiet; set transaction read only');
}
