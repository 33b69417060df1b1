import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { makeWay } from './account.js';
import { ensureDatabase, withClient } from './database.js';
import { freePort } from './free-port.js';
import { isAlive } from './postmaster.js';
import { removeCluster, startPostgres, type Postgres, type PostgresOptions } from './server.js';

const PASSWORD = 'a password: 100% "odd"';
let folder: string;
let options: PostgresOptions;
let server: Postgres | undefined;

async function start(changes: Partial<PostgresOptions> = {}): Promise<Postgres> {
  server = await startPostgres({ ...options, ...changes });
  return server;
}

async function ask(url: string, sql: string): Promise<unknown> {
  const result = await withClient(url, (client) => client.query<Record<string, unknown>>(sql));
  return result.rows[0] && Object.values(result.rows[0])[0];
}

beforeAll(async () => {
  folder = mkdtempSync(join(tmpdir(), 'carnet-pg-'));
  const dataDir = join(folder, 'way/data');
  makeWay(dataDir);
  options = { dataDir, port: await freePort(), password: PASSWORD, settings: { fsync: 'off' } };
});

afterEach(async () => {
  await server?.stop();
  server = undefined;
});

afterAll(() => {
  removeCluster(options.dataDir);
  rmSync(folder, { recursive: true, force: true });
});

it('speaks UTF-8 with the built-in locale, and keeps what it acknowledged', async () => {
  const { url } = await start();
  expect(await ask(url(), 'SHOW server_encoding')).toBe('UTF8');
  expect(await ask(url(), `SELECT datlocale FROM pg_database WHERE datname = 'postgres'`)).toBe('C.UTF-8');
  expect(await ask(url(), 'SHOW synchronous_commit')).toBe('on');
  expect(await ask(url(), `SELECT upper('zürich')`)).toBe('ZÜRICH');
});

it('finds its data again after a restart', async () => {
  const first = await start();
  await ask(first.url(), 'CREATE TABLE kept AS SELECT 42 AS answer');
  await first.stop();
  expect(isAlive(first.pid)).toBe(false);
  const second = await start();
  expect(second.adopted).toBe(false);
  expect(await ask(second.url(), 'SELECT answer FROM kept')).toBe(42);
});

it('does not let anyone in without the password', async () => {
  const { url } = await start();
  await expect(ask(url('postgres', 'postgres', 'guess'), 'SELECT 1')).rejects.toThrow('password authentication failed');
});

it('takes over the server of a parent that was killed', async () => {
  const pid = await startInKilledParent();
  const adopted = await start();
  expect(adopted).toMatchObject({ adopted: true, pid });
  expect(await ask(adopted.url(), 'SELECT 1')).toBe(1);
  await adopted.stop();
  await adopted.exited;
  expect(isAlive(pid)).toBe(false);
});

it('ends a server that was left behind on another port', async () => {
  const pid = await startInKilledParent();
  const next = await start({ port: await freePort() });
  expect(next.adopted).toBe(false);
  expect(isAlive(pid)).toBe(false);
  expect(await ask(next.url(), 'SELECT 1')).toBe(1);
});

it('recovers from a kill of the server itself, and tells that it is gone', async () => {
  const first = await start();
  await ask(first.url(), 'CREATE TABLE survivor AS SELECT 7 AS lucky');
  process.kill(first.pid, 'SIGKILL');
  await first.exited;
  const second = await start();
  expect(await ask(second.url(), 'SELECT lucky FROM survivor')).toBe(7);
});

it('writes nothing of what a row holds into its log', async () => {
  const { url, dataDir } = await start();
  await ask(url(), `CREATE TABLE people (email text CONSTRAINT one_each PRIMARY KEY)`);
  const meet = () => withClient(url(), (client) => client.query('INSERT INTO people VALUES ($1)', ['ada@example.org']));
  await meet();
  await expect(meet()).rejects.toThrow('one_each');
  const log = readFileSync(`${dataDir}.log`, 'utf8');
  expect(log).toContain('one_each');
  expect(log).not.toContain('ada@example.org');
});

it('says what the server said when it cannot start', async () => {
  await start();
  const other = join(folder, 'way/other');
  await expect(startPostgres({ ...options, dataDir: other })).rejects.toThrow(
    new RegExp(`did not start on port ${options.port}:[^]*[Aa]ddress already in use`),
  );
  removeCluster(other);
});

describe('a role of a database', () => {
  const garage = { name: 'carnet_garage', password: 'g' };
  const records = { name: 'carnet_records', password: 'r' };

  it('connects to its own database and to no other', async () => {
    const { url } = await start();
    await ensureDatabase(url(), garage);
    await ensureDatabase(url(), records);
    expect(await ask(url('carnet_garage', 'carnet_garage', 'g'), 'SELECT current_user')).toBe('carnet_garage');
    for (const database of ['carnet_records', 'postgres', 'template1']) {
      await expect(ask(url(database, 'carnet_garage', 'g'), 'SELECT 1')).rejects.toThrow('permission denied');
    }
  });

  it('gets a new password by asking again, and its data stay', async () => {
    const { url } = await start();
    await ensureDatabase(url(), garage);
    await ask(url('carnet_garage', 'carnet_garage', 'g'), 'CREATE TABLE cars AS SELECT 1 AS id');
    await ensureDatabase(url(), { ...garage, password: 'new' });
    await expect(ask(url('carnet_garage', 'carnet_garage', 'g'), 'SELECT 1')).rejects.toThrow('authentication failed');
    expect(await ask(url('carnet_garage', 'carnet_garage', 'new'), 'SELECT id FROM cars')).toBe(1);
  });
});

/** The process id of a running server whose parent was killed by `kill -9`. */
async function startInKilledParent(): Promise<number> {
  const script = `import { startPostgres } from './server.ts';
    const { pid } = await startPostgres(${JSON.stringify(options)});
    console.log(pid);
    setInterval(() => {}, 1000);`;
  const args = ['--import', 'tsx', '--input-type=module', '--eval', script];
  const parent = spawn(process.execPath, args, { cwd: __dirname, stdio: ['ignore', 'pipe', 'inherit'] });
  const [line] = (await once(parent.stdout, 'data')) as [Buffer];
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  return Number(line.toString());
}
