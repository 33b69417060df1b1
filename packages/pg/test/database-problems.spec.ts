import { createTestDatabase, type TestDatabase } from '@carnet/embedded-pg';
import type { DataSource, EntityManager } from 'typeorm';
import { Unavailable } from '@carnet/messages';
import { createLogger, type ServiceConfig } from '@carnet/runtime';
import { openDataSource } from '../src/data-source.js';
import { databaseProblem } from '../src/database-problems.js';
import { within } from '../src/database.js';
import { sql } from '../src/sql.js';

let database: TestDatabase;
let dataSource: DataSource;

beforeAll(async () => {
  database = await createTestDatabase();
  const config = { name: 'garage', databaseUrl: database.url, databasePool: 2 } as ServiceConfig;
  dataSource = await openDataSource(config, { migrations: [] }, createLogger('garage', 'silent'));
});
afterAll(async () => {
  await dataSource.destroy();
  await database.drop();
});

/** A transaction whose connection is cut between two statements. */
async function interrupted(next: (tx: EntityManager) => Promise<unknown>): Promise<unknown> {
  return dataSource
    .transaction(async (tx) => {
      const connection = (await tx.queryRunner!.connect()) as NodeJS.EventEmitter;
      const gone = new Promise((resolve) => connection.once('end', resolve));
      await tx.query('select pg_terminate_backend(pg_backend_pid())').catch(() => undefined);
      await gone;
      await next(tx);
    })
    .catch((error: unknown) => error);
}

it.each([
  ['of TypeORM', (tx: EntityManager) => tx.query('select 1')],
  ['of ours', (tx: EntityManager) => within(tx).rows(sql`select 1`)],
])('a statement %s after its connection went means that the database is away', async (_name, next) => {
  const error = await interrupted(next);
  expect(error).toBeInstanceOf(Error);
  expect(databaseProblem(error)).toBeInstanceOf(Unavailable);
});

it('a statement that is wrong is a fault of ours', async () => {
  const error = await dataSource.query('select nothing from nowhere').catch((fault: unknown) => fault);
  expect(databaseProblem(error)).toBeNull();
});
