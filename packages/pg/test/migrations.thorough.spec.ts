import { createTestDatabase, type TestDatabase, withClient } from '@carnet/embedded-pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createLogger, type ServiceConfig } from '@carnet/runtime';
import { openDataSource, prepareSchema } from '../src/data-source.js';

let made = 0;

class CreateCars1000000000001 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    made += 1;
    await db.query('create table cars (id integer)');
  }
  async down(): Promise<void> {}
}

class AddColour1000000000002 implements MigrationInterface {
  name = 'AddColour1000000000002';
  async up(db: QueryRunner): Promise<void> {
    await db.query('alter table cars add column colour text');
  }
  async down(): Promise<void> {}
}

const first = [CreateCars1000000000001];
const both = [...first, AddColour1000000000002];
let database: TestDatabase;

beforeEach(async () => {
  made = 0;
  database = await createTestDatabase();
});
afterEach(() => database.drop());

async function open(migrations: typeof both): Promise<void> {
  const config = { name: 'garage', databaseUrl: database.url, databasePool: 2 } as ServiceConfig;
  const dataSource = await openDataSource(config, { migrations }, createLogger('garage', 'silent'));
  await dataSource.destroy();
}

const query = (text: string) =>
  withClient(database.url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);
const columns = () => query(`select column_name from information_schema.columns where table_name = 'cars' order by 1`);

it('of four that start at once one migrates', async () => {
  await Promise.all([open(both), open(both), open(both), open(both)]);
  expect(made).toBe(1);
  expect(await query('select name from migrations order by id')).toEqual(both.map(({ name }) => ({ name })));
});

it('a migration that waits for a table lets those pass who came after it, and gets through in the end', async () => {
  await open(first);
  await withClient(database.url, async (holder) => {
    await holder.query('begin; lock table cars in access share mode');
    const migrating = open(both);
    const waits = `select from pg_locks where relation = 'cars'::regclass and mode = 'AccessExclusiveLock' and not granted`;
    while ((await holder.query(waits)).rowCount === 0);
    await query('insert into cars values (1)');
    expect(await columns()).toHaveLength(1);
    await holder.query('rollback');
    await migrating;
  });
  expect(await columns()).toEqual([{ column_name: 'colour' }, { column_name: 'id' }]);
});

it('a schema of before is made of the migrations that it had', async () => {
  await prepareSchema(database.url, { migrations: both }, ['CreateCars1000000000001']);
  expect(await columns()).toEqual([{ column_name: 'id' }]);
});
