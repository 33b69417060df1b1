import pg from 'pg';
import { withClient } from './database.js';
import { createTestDatabase, testPostgres } from './test-server.js';

it('gives every caller an empty database of its own on one shared server', async () => {
  const [one, other] = await Promise.all([createTestDatabase(), createTestDatabase()]);
  expect(new URL(one.url).host).toBe(new URL(other.url).host);
  await withClient(one.url, (client) => client.query('CREATE TABLE mine (id int)'));
  await withClient(other.url, (client) => client.query('CREATE TABLE mine (id int)'));
  await one.drop();
  await other.drop();
});

it('drops a database even while somebody is connected', async () => {
  const { url, drop } = await createTestDatabase();
  const visitor = new pg.Client({ connectionString: url });
  visitor.on('error', () => undefined);
  await visitor.connect();
  await drop();
  await expect(visitor.query('SELECT 1')).rejects.toThrow();
  await expect(withClient(url, (client) => client.query('SELECT 1'))).rejects.toThrow('does not exist');
});

it('gives a role that is no superuser', async () => {
  const { url, drop } = await createTestDatabase();
  const sql = 'SELECT rolsuper FROM pg_roles WHERE rolname = current_user';
  const { rows } = await withClient(url, (client) => client.query(sql));
  expect(rows).toEqual([{ rolsuper: false }]);
  await drop();
});

it('makes a schema once for all suites of a run, and gives each a copy of its own', async () => {
  process.env.CARNET_TEST_DATABASE_URL = await testPostgres();
  jest.resetModules();
  const ofRun = await import('./test-server.js');
  const prepare = jest.fn((url: string) =>
    withClient(url, async (client) => void (await client.query('CREATE TABLE things (id int)'))),
  );
  const schema = { id: `things ${process.pid} ${Date.now()}`, prepare };
  const [one, other] = await Promise.all([ofRun.createTestDatabase(schema), ofRun.createTestDatabase(schema)]);
  await withClient(one.url, (client) => client.query('INSERT INTO things VALUES (1)'));
  const { rows } = await withClient(other.url, (client) => client.query('SELECT id FROM things'));
  expect(rows).toEqual([]);
  expect(prepare).toHaveBeenCalledTimes(1);
  await Promise.all([one.drop(), other.drop()]);
});

it('remembers the server for the processes that are started from here', async () => {
  const admin = await testPostgres();
  expect(process.env.CARNET_TEST_DATABASE_URL).toBe(admin);
});
