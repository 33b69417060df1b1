import { type Queryable, sql, within } from '@carnet/pg';
import { startTestService, type TestService } from '@carnet/svc-testing';
import { dueIn, dueRows, freeRows, leased, type LeasedRow, millisecondsUntil, stillLeased } from '@carnet/jobs';
import { errandsService } from './errands.js';

let service: TestService;
let db: Queryable;

beforeAll(async () => {
  service = await startTestService(errandsService);
  db = service.database;
});
afterAll(() => service.close());
beforeEach(async () => {
  await db.rows(sql`truncate errands`);
  await db.rows(sql`
    insert into errands (owner_id, id, due_at) values
      (1, 1, now() - interval '2 s'), (2, 2, now() - interval '3 s'), (2, 3, now() + interval '1 h'), (2, 4, null)`);
});

const take = (most: number, of = db) =>
  of.rows<LeasedRow & { id: number }>(sql`
    with due as (${dueRows(sql`errands`, most)})
    update errands e set ${leased(sql`e`)} from due where e.owner_id = due.owner_id and e.id = due.id
    returning e.owner_id, e.id, e.tries`);
const putOff = (row: LeasedRow, seconds: number | null) =>
  db.rows(sql`update errands set ${dueIn(seconds)} where ${stillLeased(row)} returning id`);
const leaseEnds = () => db.rows(sql`update errands set due_at = now() - interval '1 h' where id = 2`);
const next = () => millisecondsUntil(db, sql`select due_at as due from errands where due_at is not null`);

it('the one that waits longest is taken first, what has ended or comes later is not', async () => {
  expect(await take(1)).toEqual([{ owner_id: 2, id: 2, tries: 1 }]);
  expect(await take(9)).toEqual([{ owner_id: 1, id: 1, tries: 1 }]);
  expect(await take(9)).toEqual([]);
});

it('two who take at once get others', async () => {
  await service.database.transaction(async (tx) => {
    expect(await take(1, within(tx))).toMatchObject([{ id: 2 }]);
    expect(await take(9)).toMatchObject([{ id: 1 }]);
  });
});

it('is given to another when its lease ends, and the first who had it says nothing of it any more', async () => {
  const [first] = await take(1);
  await leaseEnds();
  const [second] = await take(1);
  expect(second).toEqual({ ...first, tries: 2 });
  expect(await putOff(first!, 5)).toEqual([]);
  expect(await putOff(second!, 5)).toEqual([{ id: 2 }]);
});

it('what has ended is not put off', async () => {
  const [taken] = await take(1);
  expect(await putOff(taken!, null)).toEqual([{ id: 2 }]);
  expect(await putOff(taken!, 5)).toEqual([]);
});

it('says when the next is due: now, in a while, or not at all', async () => {
  expect(await next()).toBe(0);
  await take(9);
  const ms = (await next())!;
  expect(ms > 0 && ms <= 60_000).toBe(true);
  await db.rows(sql`update errands set due_at = null`);
  expect(await next()).toBeNull();
});

it('what is old of many people is forgotten, but for what somebody has in hand', async () => {
  await service.database.transaction(async (tx) => {
    await within(tx).rows(sql`select 1 from errands where id = 2 for update`);
    await db.rows(sql`delete from errands where ${freeRows(sql`errands`, sql`due_at < now()`)}`);
  });
  expect(await db.rows(sql`select id from errands order by id`)).toEqual([{ id: 2 }, { id: 3 }, { id: 4 }]);
});
