import { createTestDatabase, type TestDatabase, withClient } from '@carnet/embedded-pg';
import type { MigrationInterface, QueryRunner } from 'typeorm';
import { createLogger, type ServiceConfig } from '@carnet/runtime';
import { openDataSource } from '../src/data-source.js';
import { addQuota, QUOTA_REACHED, QuotaCounts1773100000000, QuotasByIds1777000000000 } from '../src/quotas.js';

const MOST = 10;

class CreateCars1761000000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(
      'create table cars (id integer generated always as identity primary key, owner_id integer not null)',
    );
    await db.query('create table car_keys (owner_id integer not null, place integer not null)');
  }
  async down(): Promise<void> {}
}

/** Quotas as in the release of `QuotaCounts`: a statement trigger that counted the inserted rows and stored the count. */
class QuotasOfBefore1773200000000 implements MigrationInterface {
  async up(db: QueryRunner): Promise<void> {
    await db.query(`
      create function keep_quota_of_cars() returns trigger language plpgsql as $$
      declare
        most integer := nullif(current_setting('carnet.quota_cars', true), '')::integer;
        known record;
      begin
        for known in
          select owner_id, count(*) as has, max(id) as up_to from cars where owner_id in (select owner_id from added) group by owner_id
        loop
          if known.has > most then
            raise exception 'The quota of cars is reached' using errcode = '${QUOTA_REACHED}', detail = 'cars:' || most;
          end if;
          insert into quota_counts (owner_id, of, has, up_to) values (known.owner_id, 'cars', known.has, known.up_to)
          on conflict (owner_id, of) do update set has = excluded.has, up_to = excluded.up_to;
        end loop;
        return null;
      end $$`);
    await db.query(`
      create trigger keep_quota after insert on cars referencing new table as added for each statement
      execute function keep_quota_of_cars()`);
    await addQuota(db, 'car_keys', { hasIds: false });
  }
  async down(): Promise<void> {}
}

const before = [CreateCars1761000000000, QuotaCounts1773100000000, QuotasOfBefore1773200000000];
const quotas = { cars: MOST, car_keys: MOST };
let database: TestDatabase;

beforeEach(async () => (database = await createTestDatabase()));
afterEach(() => database.drop());

/** Runs the migrations of a release, then works with the database. */
async function release<T>(migrations: (typeof before)[number][], work: (query: Query) => Promise<T>): Promise<T> {
  const config = { name: 'garage', databaseUrl: database.url, databasePool: 2, quotas: {} } as unknown as ServiceConfig;
  const dataSource = await openDataSource(config, { migrations, quotas }, createLogger('garage', 'silent'));
  try {
    return await work((text) => dataSource.query(text));
  } finally {
    await dataSource.destroy();
  }
}

type Query = (text: string) => Promise<unknown>;

const cars = (owner: number, count: number) =>
  `insert into cars (owner_id) select ${owner} from generate_series(1, ${count})`;
const keys = (owner: number, count: number) =>
  `insert into car_keys select ${owner}, n from generate_series(1, ${count}) n`;
const refused = { code: QUOTA_REACHED, detail: `cars:${MOST}` };

const query = (text: string) =>
  withClient(database.url, async (client) => (await client.query<Record<string, unknown>>(text)).rows);
const has = async (owner: number) =>
  (await query(`select count(*)::int as n from cars where owner_id = ${owner}`))[0]!.n;

it('counts go on from those that the release of before noted', async () => {
  await release(before, async (query) => {
    await query(cars(1, 7));
    await query(cars(2, 4));
  });
  await release([...before, QuotasByIds1777000000000], async (query) => {
    await expect(query(cars(1, 4))).rejects.toMatchObject(refused);
    await query(cars(1, 3));
    await expect(query(cars(1, 1))).rejects.toMatchObject(refused);
    await query(cars(2, 6));
    await expect(query(cars(2, 1))).rejects.toMatchObject(refused);
    await query(cars(3, MOST));
  });
  expect(await Promise.all([1, 2, 3].map(has))).toEqual([MOST, MOST, MOST]);
});

it('each table is kept in its own way: by rows where they have ids, by statements where they have none', async () => {
  await release([...before, QuotasByIds1777000000000], async (query) => {
    await query(keys(1, MOST));
    await expect(query(keys(1, 1))).rejects.toMatchObject({ code: QUOTA_REACHED, detail: `car_keys:${MOST}` });
  });
  const triggers = `select tgrelid::regclass::text as table, (tgtype & 1)::boolean as by_row from pg_trigger where tgname = 'keep_quota' order by 1`;
  expect(await query(triggers)).toEqual([
    { table: 'car_keys', by_row: false },
    { table: 'cars', by_row: true },
  ]);
});

it.each([1, 2, 5, MOST])(
  'an insert of many rows that ends beyond the limit stores none, with %i rows there',
  async (there) => {
    await release([...before, QuotasByIds1777000000000], async (query) => {
      await query(cars(1, there));
      await query(cars(2, 3)); // ids drawn for another owner
      await expect(query(cars(1, MOST - there + 1))).rejects.toMatchObject(refused);
      expect(await has(1)).toBe(there);
      if (there < MOST) await query(cars(1, MOST - there));
      expect(await has(1)).toBe(MOST);
      await expect(query(`insert into cars (owner_id) values (2), (1), (2)`)).rejects.toMatchObject(refused);
      expect(await has(2)).toBe(3);
    });
  },
);
