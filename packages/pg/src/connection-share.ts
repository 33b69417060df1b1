import pg from 'pg';
import { BadConfig, type ServiceConfig } from '@carnet/runtime';
import { type ConnectionShare, shareOf } from './connection-share.rules.js';

/** Reserve for others: a backup, which opens one connection per database, and an operator. */
const SPARE = 7;
const CONNECT_MS = 1_500;

/** Every instance keeps one session for as long as it runs. Every role may see the other sessions, with their application names. */
const SERVER = `
  select
    current_setting('max_connections')::int - current_setting('superuser_reserved_connections')::int
      - coalesce(current_setting('reserved_connections', true), '0')::int as usable,
    (select count(*)::int from pg_stat_activity where application_name like 'carnet-%-session') as sessions`;

/**
 * Asks PostgreSQL for its connection limit and the existing sessions.
 * @throws BadConfig if there are too few connections for the maximum number of instances
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
  // The failing query reports a lost connection, too.
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ usable: number; sessions: number }>(SERVER);
    return rows[0]!;
  } finally {
    await client.end().catch(() => undefined);
  }
}
