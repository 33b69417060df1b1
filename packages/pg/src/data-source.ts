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

/** Keep a `date` as the text `YYYY-MM-DD`, not as a local midnight. Parse fractions as numbers, which are exact enough for money. */
pg.types.setTypeParser(pg.types.builtins.DATE, (text) => text);
pg.types.setTypeParser(pg.types.builtins.NUMERIC, Number);
pg.types.setTypeParser(pg.types.builtins.INT8, Number);
/** JSON created by PostgreSQL is sent unchanged (ADR 5). Stored JSON is `jsonb`, which the driver does parse. */
pg.types.setTypeParser(pg.types.builtins.JSON, String);

/** A much-used connection takes 5 to 15 MB in PostgreSQL, a new one 3. An idle timeout is not enough, because regular polls keep a connection busy. */
const MOST_LIFETIME_S = 300;
/** Maximum time that a process waits while another one migrates. */
const TURN_WAIT = '60s';
/** Shorter than the time that a request waits for a connection. */
const LOCK_WAIT = '1s';
const LOCK_PAUSE = 1_000;
const LOCK_TRIES = 30;
/** `lock_not_available` and `deadlock_detected`: the previous release is still writing. */
const HELD_BY_OTHERS = ['55P03', '40P01'];

export interface Schema {
  // eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- TypeORM's own type for a list of classes
  migrations: Function[];
  /** Maximum rows per person, unless the environment overrides it. Each table needs `addQuota` in a migration. */
  quotas?: Quotas;
  /** Set if another service creates the schema, and gives this service's role access. */
  guestOf?: { service: string; table: string };
}

/** Connects, waiting until PostgreSQL is up. Applies migrations, or waits for the process that does. */
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

/** The service's own quotas, overridden by the environment. */
const quotasOf = ({ quotas: asked }: ServiceConfig, { quotas = {} }: Schema): Quotas =>
  Object.fromEntries(Object.entries(quotas).map(([table, most]) => [table, asked[table] ?? most]));

/** Gives an empty database the schema of the migrations in `names`: for a restore, whose rows have that schema. The next start applies the other migrations. */
export async function prepareSchema(url: string, schema: Schema, names: readonly string[]): Promise<void> {
  await applyMigrations(
    url,
    schema.migrations.filter((one) => names.includes(migrationName(one))),
  );
}

/** The name that TypeORM stores in the table of migrations. */
// eslint-disable-next-line @typescript-eslint/no-unsafe-function-type -- TypeORM's own type for a class
export function migrationName(migration: Function): string {
  const { name } = new (migration as new () => { name?: string })();
  return name ?? migration.name;
}

/** The database or the table does not exist yet, or the role may not connect or read: `3D000`, `42P01`, `42501`, `28000`. */
const NOT_LET_IN = ['3D000', '42P01', '42501', '28000'];

/** Waits until the host service has applied its migrations and given this role access. */
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

/** Several processes may run it at once: one applies, the others wait and then have nothing to do. */
async function migrate(
  dataSource: DataSource,
  { databaseUrl }: ServiceConfig,
  schema: Schema,
  log: Log,
): Promise<void> {
  const lock = dataSource.createQueryRunner();
  try {
    // This connection waits for another process's migration, so the statement timeout of the pool must not apply.
    await lock.query(`set lock_timeout = '${TURN_WAIT}'; set statement_timeout = 0`);
    await lock.query('select pg_advisory_lock($1)', [ADVISORY_LOCKS.migrations]);
    await applyPatiently(() => applyMigrations(databaseUrl, schema.migrations), log);
    await lock.query('select pg_advisory_unlock($1)', [ADVISORY_LOCKS.migrations]);
    await lock.query('reset lock_timeout; reset statement_timeout');
  } finally {
    await lock.release();
  }
}

/** A migration that waits for a table lock blocks every later statement. So it only waits for a moment, lets the others run, and tries again. */
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
