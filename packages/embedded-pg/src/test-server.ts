import { spawn } from 'node:child_process';
import { createHash, randomBytes } from 'node:crypto';
import { writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { withClient } from './database.js';
import { freePort } from './free-port.js';
import { withLock } from './lock.js';
import { runningPostgres, startPostgres, type Postgres } from './server.js';

export interface TestDatabase {
  /** Address of an empty database, as the role that owns it (no superuser). */
  url: string;
  /** Removes the database and ends all connections to it. */
  drop: () => Promise<void>;
}

const here = dirname(fileURLToPath(import.meta.url));
const HOME = join(here, '../../../.carnet/test-pg');
const isGiven = process.env.CARNET_TEST_DATABASE_URL !== undefined;
const TESTER = 'carnet_test';
const PASSWORD = 'for-tests-only';
/** Tests trade durability for speed. */
const SETTINGS = { fsync: 'off', full_page_writes: 'off', max_connections: '300', shared_buffers: '256MB' };

/**
 * The PostgreSQL that test suites share: the one of `CARNET_TEST_DATABASE_URL` (an address as superuser), otherwise one in the checkout's `.carnet/test-pg`.
 * The first suite starts it; it is stopped once it has been idle for a while.
 * @returns an address as superuser
 */
export async function testPostgres(): Promise<string> {
  const given = process.env.CARNET_TEST_DATABASE_URL;
  if (given) return given;
  return withLock(join(HOME, 'lock'), async () => {
    const dataDir = join(HOME, 'data');
    const port = runningPostgres(dataDir)?.port ?? (await freePort());
    const server = await startTestPostgres(dataDir, port);
    markUsed();
    if (!server.adopted) leaveToJanitor(server);
    process.env.CARNET_TEST_DATABASE_URL = server.url();
    return server.url();
  });
}

/** A test server in a folder of its own. Databases of earlier runs are removed. */
export async function startTestPostgres(dataDir: string, port: number): Promise<Postgres> {
  const server = await startPostgres({ dataDir, port, password: PASSWORD, settings: SETTINGS });
  if (!server.adopted) await prepare(server.url());
  return server;
}

/** A schema that many suites begin with. */
export interface TestSchema {
  /** Identifies the schema. The same schema always has the same id. */
  id: string;
  /** Creates the schema in an empty database; must close all its connections. */
  prepare: (url: string) => Promise<void>;
}

/**
 * Creates a new database on the shared server: empty, or with a schema. On a given server, which lives for one test run, the schema is created once and copied.
 * A server that outlives the run does not copy, because its template may come from older code.
 */
export async function createTestDatabase(schema?: TestSchema): Promise<TestDatabase> {
  const admin = await testPostgres();
  const name = `test_${process.pid}_${randomBytes(5).toString('hex')}`;
  const template = schema && isGiven ? await schemaTemplate(admin, schema) : 'template1';
  await withClient(admin, (client) => client.query(createStatement(name, template)));
  return {
    url: asTester(admin, name),
    drop: () =>
      withClient(admin, async (client) => void (await client.query(`DROP DATABASE IF EXISTS ${name} WITH (FORCE)`))),
  };
}

/** FILE_COPY is faster than writing each page to the WAL, and tests do not need crash safety. */
const createStatement = (name: string, template: string): string =>
  `CREATE DATABASE ${name} OWNER ${TESTER} TEMPLATE ${template} STRATEGY file_copy`;

/** The template database with this schema. The first caller creates it; nobody connects to it afterwards. */
async function schemaTemplate(admin: string, { id, prepare }: TestSchema): Promise<string> {
  const name = `test_schema_${createHash('sha256').update(id).digest('hex').slice(0, 16)}`;
  await withClient(admin, async (client) => {
    await client.query('SELECT pg_advisory_lock(hashtext($1))', [name]);
    const { rowCount } = await client.query('SELECT FROM pg_database WHERE datname = $1', [name]);
    if (rowCount) return;
    const unfinished = `${name}_unfinished`;
    await client.query(`DROP DATABASE IF EXISTS ${unfinished} WITH (FORCE)`);
    await client.query(`CREATE DATABASE ${unfinished} OWNER ${TESTER}`);
    await prepare(asTester(admin, unfinished));
    await client.query(`ALTER DATABASE ${unfinished} RENAME TO ${name}`);
  });
  return name;
}

function asTester(admin: string, database: string): string {
  const url = new URL(admin);
  url.username = TESTER;
  url.password = PASSWORD;
  url.pathname = `/${database}`;
  return url.href;
}

async function prepare(admin: string): Promise<void> {
  await withClient(admin, async (client) => {
    const { rows } = await client.query<{ datname: string }>(
      String.raw`SELECT datname FROM pg_database WHERE datname LIKE 'test\_%'`,
    );
    for (const { datname } of rows) await client.query(`DROP DATABASE ${datname} WITH (FORCE)`);
    const { rowCount } = await client.query('SELECT FROM pg_roles WHERE rolname = $1', [TESTER]);
    if (!rowCount) await client.query(`CREATE ROLE ${TESTER} LOGIN PASSWORD '${PASSWORD}'`);
  });
}

function markUsed(): void {
  writeFileSync(join(HOME, 'used'), '');
}

function leaveToJanitor(server: Postgres): void {
  const janitor = join(here, 'test-janitor.ts');
  const args = ['--import', 'tsx', janitor, HOME, server.dataDir, String(server.pid), server.url()];
  spawn(process.execPath, args, { cwd: here, detached: true, stdio: 'ignore' }).unref();
}
