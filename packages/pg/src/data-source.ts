import { setTimeout as delay } from 'node:timers/promises';
import pg from 'pg';
import { DataSource } from 'typeorm';
import { Unavailable } from '@carnet/messages';
import type { Log, Quotas, ServiceConfig } from '@carnet/runtime';
import { ADVISORY_LOCKS } from './advisory-locks.js';
import { connectionShare } from './connection-share.js';
import { databaseProblem } from './database-problems.js';
import { quotaOptions } from './quotas.js';
import { RowsClient } from './rows-client.js';

/** A `date` is a day, not a local midnight: it stays the text `YYYY-MM-DD`. Numbers with a fraction stay exact enough for money. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** JSON that PostgreSQL makes goes out as it is (ADR 5). What is stored is `jsonb`, which the driver does parse. */
pg.types.setTypeParser(pg.types.builtins.JSON, String);

/** A connection that has answered much keeps 5 to 15 MB in PostgreSQL, and a new one 3: no pause is long enough for one that is polled with to be closed as idle. */
const MOST_LIFETIME_S = 300;
/** The time for which a process waits while another one migrates. */
const TURN_WAIT = '60s';
/** Shorter than a request waits for a connection. */
const LOCK_WAIT = '1s';
const LOCK_PAUSE = 1_000;
const LOCK_TRIES = 30;
/** `lock_not_available` and `deadlock_detected`: the previous release still writes. */
const HELD_BY_OTHERS = ['55P03', '40P01'];

export interface Schema {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- TypeORM's own type for a list of classes
  migrations: Function[];
  /** Rows that one person may have, if the environment says nothing else. Each table needs `addQuota` in a migration. */
  quotas?: Quotas;
  /** Set where another service makes the schema, and lets this one's role in. */
  guestOf?: { service: string; table: string };
}

/** Connects, waits for PostgreSQL where it is not up yet, and brings the schema up to date, or waits for who does. */
export async function openDataSource(config: ServiceConfig, schema: Schema, log: Log): Promise<DataSource> {
  if (schema.guestOf) await untilLetIn(config.databaseUrl, schema.guestOf, log);
  const { pool, warning } = await untilReachable(() => connectionShare(config), log);
  if (warning) log.warn(warning);
  const dataSource = new DataSource({
    type: 'postgres',
    url: config.databaseUrl,
    applicationName: `carnet-${config.name}`,
    poolSize: pool,
    connectTimeoutMS: 1_500,
    extra: {
      Client: RowsClient,
      pipeline: true,
      idleTimeoutMillis: 30_000,
      maxLifetimeSeconds: MOST_LIFETIME_S,
      options: `-c timezone=UTC -c datestyle=ISO -c lock_timeout=5s -c statement_timeout=30s -c idle_in_transaction_session_timeout=30s${quotaOptions(quotasOf(config, schema))}`,
      keepAlive: true,
    },
    poolErrorHandler: () => undefined,
  });
  await untilReachable(() => dataSource.initialize(), log);
  try {
    if (!schema.guestOf) await migrate(dataSource, config, schema, log);
  } catch (error) {
    await dataSource.destroy();
    throw error;
  }
  return dataSource;
}

/** The service's own quotas, each as the environment has it. */
const quotasOf = ({ quotas: asked }: ServiceConfig, { quotas = {} }: Schema): Quotas =>
  Object.fromEntries(Object.entries(quotas).map(([table, most]) => [table, asked[table] ?? most]));

/**
 * Gives an empty database the schema it had when just the migrations that `names` lists had been applied: for a restore, whose
 * rows are of that schema. The next start applies the rest.
 */
export async function prepareSchema(url: string, schema: Schema, names: readonly string[]): Promise<void> {
  await applyMigrations(
    url,
    schema.migrations.filter((one) => names.includes(migrationName(one))),
  );
}

/** As TypeORM writes it into the table of migrations. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- TypeORM's own type for a class
export function migrationName(migration: Function): string {
  const { name } = new (migration as new () => { name?: string })();
  return name ?? migration.name;
}

/** The database or the table is not there yet, or the role may not connect or read: `3D000`, `42P01`, `42501`, `28000`. */
const NOT_LET_IN = ['3D000', '42P01', '42501', '28000'];

/** Waits until the service whose database it is has applied its migrations and let this role in. */
async function untilLetIn(url: string, { service, table }: NonNullable<Schema['guestOf']>, log: Log): Promise<void> {
  for (let tries = 0; !(await untilReachable(() => isLetIn(url, table), log)); tries += 1) {
    if (tries % 20 === 0) log.warn(`Waiting for svc-${service}, which makes the tables and lets this role in`);
    await delay(500);
  }
}

async function isLetIn(url: string, table: string): Promise<boolean> {
  const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 1_500 });
  client.on('error', () => undefined);
  try {
    await client.connect();
    const { rows } = await client.query<{ may: boolean }>(`select has_table_privilege($1, 'insert') as may`, [table]);
    return rows[0]!.may;
  } catch (error) {
    if (NOT_LET_IN.includes((error as { code?: string }).code ?? '')) return false;
    throw error;
  } finally {
    await client.end().catch(() => undefined);
  }
}

async function untilReachable<T>(connect: () => Promise<T>, log: Log): Promise<T> {
  for (let wait = 100; ; wait = Math.min(wait * 2, 2_000)) {
    try {
      return await connect();
    } catch (error) {
      if (!(databaseProblem(error) instanceof Unavailable)) throw error;
      log.warn(`Waiting for PostgreSQL: ${(error as Error).message}`);
      await delay(wait);
    }
  }
}

/** Four processes at once: one applies, the others wait and find nothing left to do. */
async function migrate(
  dataSource: DataSource,
  { databaseUrl }: ServiceConfig,
  schema: Schema,
  log: Log,
): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    // A connection of the pool, whose statements may not take as long as another process's migration.
    await lock.query(`set lock_timeout = '${TURN_WAIT}'; set statement_timeout = 0`);
    await lock.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    await applyPatiently(() => applyMigrations(databaseUrl, schema.migrations), log);
    await lock.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.migrations]);
    await lock.query('reset lock_timeout; reset statement_timeout');
  } finally {
    await lock.release();
  }
}

/**
 * A migration that waits for a table blocks every statement that comes after it, so it waits for a moment only, lets them run, and
 * tries again.
 */
async function applyPatiently(apply: () => Promise<void>, log: Log): Promise<void> {
  for (let tries = 1; ; tries += 1) {
    try {
      return await apply();
    } catch (error) {
      if (!HELD_BY_OTHERS.includes((error as { code?: string }).code ?? '') || tries === LOCK_TRIES) throw error;
      log.warn('Waiting for a table that a migration changes');
      await delay(LOCK_PAUSE);
    }
  }
}

// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- as in Schema
async function applyMigrations(url: string, migrations: readonly Function[]): Promise<void> {
  const dataSource = await new DataSource({
    type: 'postgres',
    url,
    migrations: migrations as (() => void)[],
    migrationsTableName: 'migrations',
    poolSize: 2,
    extra: { options: `-c timezone=UTC -c lock_timeout=${LOCK_WAIT}` },
  }).initialize();
  try {
    await dataSource.runMigrations({ transaction: 'each' });
  } finally {
    await dataSource.destroy();
  }
}
