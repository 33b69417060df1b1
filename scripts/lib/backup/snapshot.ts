import { Client } from 'pg';
import { KEEPERS, type ServiceName } from '../paths.js';
import { pause } from '../processes.js';
import type { DatabaseUrls } from '../databases.js';

export type Clients = Record<ServiceName, Client>;

/** Values are written alike by every server. */
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
      client.on('error', () => undefined); // told by the statement that fails
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
 * Lets all see one moment from now on, while everybody goes on writing. For that moment nobody may tell a fact: else a
 * follower's copy could be taken with a fact in it that its owner's log, taken earlier, lacks, and the owner would tell another
 * one under the same version after a restore. A copy that is behind does no harm: it catches up from the log.
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
  // The first question fixes what a transaction sees; going back to the savepoint lets the lock go and keeps the view.
  for (const client of all) await client.query('select 1');
  for (const client of all) await client.query('rollback to savepoint quiet; set transaction read only');
}
