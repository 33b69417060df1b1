import { createTestDatabase } from '@carnet/embedded-pg';
import pg from 'pg';
import { countStatements } from '../src/statement-counter.js';

let postgres: Awaited<ReturnType<typeof createTestDatabase>>;
let pool: pg.Pool;

beforeAll(async () => {
  postgres = await createTestDatabase();
  pool = new pg.Pool({ connectionString: postgres.url, max: 1 });
});

afterAll(async () => {
  await pool.end();
  await postgres.drop();
});

test('counts what the work sends, and not what others send meanwhile', async () => {
  let others: Promise<unknown> = Promise.resolve();
  let workBegan = () => {};
  const began = new Promise<void>((resolve) => (workBegan = resolve));
  const background = began.then(() => (others = pool.query('select 2 as background')));

  const counted = await countStatements(async () => {
    workBegan();
    await background;
    await Promise.all([pool.query('select 3 as work'), pool.query('select 4 as work')]);
  });
  await others;

  expect(counted).toEqual(['select 3 as work', 'select 4 as work']);
});

test('leaves out the frame of a transaction', async () => {
  const counted = await countStatements(async () => {
    await pool.query('begin');
    await pool.query('select 5 as work');
    await pool.query('commit');
  });

  expect(counted).toEqual(['select 5 as work']);
});
