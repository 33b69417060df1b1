import pg from 'pg';
import { BadConfig, type ServiceConfig } from '@carnet/runtime';
import { type ConnectionShare, shareOf } from './connection-share.rules.js';

/** For those who come beside: a backup, which has one to each database, and an operator. */
const SPARE = 7;
const CONNECT_MS = 1_500;

/**
 * Every instance has a session for as long as it runs. Who else is connected is to be seen by every role, with the name that they gave themselves.
 */
const SERVER = `
  select
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true), '0')::int as usable,
    (select count(*)::int from pg_stat_activity where application_name like 'carnet-%-session') as sessions`;

/**
 * Asks PostgreSQL how many connections it has, and who is there already.
 * @throws BadConfig where they are too few for as many instances as there may be
 */
export async function connectionShare(config: ServiceConfig): Promise<ConnectionShare> {
  const { usable, sessions } = await askServer(config.databaseUrl, `carnet-${config.name}`);
  try {
    return shareOf({
      connections: config.databaseConnections ?? usable - SPARE,
      instances: config.databaseInstances,
      running: sessions + 1,
      asked: config.databasePool,
    });
  } catch (error) {
    throw new BadConfig(`svc-${config.name} cannot start: ${(error as Error).message}.`);
  }
}

async function askServer(url: string, name: string): Promise<{ usable: number; sessions: number }> {
  const client = new pg.Client({
    connectionString: url,
    application_name: name,
    connectionTimeoutMillis: CONNECT_MS,
  });
  // A server that ends while it is asked is told by the query, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ usable: number; sessions: number }>(SERVER);
    return rows[0]!;
  } finally {
    await client.end().catch(() => undefined);
  }
}
