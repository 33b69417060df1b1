import { countDeadlocks, OtherSession, startTestService, type TestService } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';
import { lockOwners, within } from '../src/database.js';
import { OWNER_GONE } from '../src/owner-locks.js';
import { sql } from '../src/sql.js';

let service: TestService;
let lastUser = 0;

beforeAll(async () => {
  service = await startTestService(notesService);
});
afterAll(() => service.close());

/** Reads a note's rank, runs another statement, and stores the rank plus one. */
const raise = (owner: number, id: number) =>
  service.database.write(owner, async (tx) => {
    const [note] = await within(tx).rows<{ rank: number }>(sql`select rank from notes where id = ${id}`);
    await within(tx).rows(sql`select pg_sleep(0.005)`);
    await within(tx).rows(sql`update notes set rank = ${note!.rank + 1} where id = ${id}`);
  });

it('lets one write of a person follow the other, so that none is lost', async () => {
  const owner = ++lastUser;
  const { body } = await service.as(owner).post('/api/notes', { title: 'a', rank: 0 });
  await Promise.all(Array.from({ length: 10 }, () => raise(owner, body.id)));
  expect((await service.as(owner).get(`/api/notes/${body.id}`)).body.rank).toBe(10);
});

it('keeps nobody waiting for another person', async () => {
  const other = await OtherSession.begin(service);
  await other.lockOwner(++lastUser);
  expect((await service.as(++lastUser).post('/api/notes', { title: 'a' })).status).toBe(201);
  await other.close();
});

it('takes no more than one connection for those of a person who wait', async () => {
  const [busy, other] = [++lastUser, ++lastUser];
  const session = await OtherSession.begin(service);
  await session.lockOwner(busy);
  const waiting = Array.from({ length: 2 * service.config.databasePool! }, () =>
    service.as(busy).post('/api/notes', { title: 'a' }),
  );
  await session.keepsWaiting(1);
  expect((await service.as(other).post('/api/notes', { title: 'a' })).status).toBe(201);
  await session.close();
  expect(new Set((await Promise.all(waiting)).map(({ status }) => status))).toEqual(new Set([201]));
});

it('lets the next one in after a write that failed', async () => {
  const owner = ++lastUser;
  await expect(service.database.write(owner, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect((await service.as(owner).post('/api/notes', { title: 'a' })).status).toBe(201);
});

it('refuses with 401 what waited while its account was deleted, and stores nothing of it', async () => {
  const owner = ++lastUser;
  const purge = await OtherSession.begin(service);
  await purge.lockOwner(owner);
  const create = service.as(owner).post('/api/notes', { title: 'a' });
  await purge.keepsWaiting(1);
  await purge.run(sql`insert into token_floors (user_id, valid_from, deleted) values (${owner}, now(), true)`);
  await purge.commit();
  expect((await create).status).toBe(401);
  expect(await service.database.rows(sql`select 1 from notes where owner_id = ${owner}`)).toEqual([]);
});

it('lets batches about several people pass each other, in whatever order they name them', async () => {
  const people = Array.from({ length: 20 }, () => ++lastUser);
  const batch = (owners: number[]) =>
    service.database.transaction(async (tx) => {
      await lockOwners(tx, owners);
      await within(tx).rows(sql`select pg_sleep(0.002)`);
    });
  const deadlocks = await countDeadlocks(async () => {
    for (let round = 0; round < 10; round += 1)
      await Promise.all([batch(people), batch(people.toReversed()), batch([...people.slice(10), ...people])]);
  });
  expect(deadlocks).toBe(0);
});

it('locks even those who are gone for what is still published of them', async () => {
  const owner = ++lastUser;
  await service.database.rows(
    sql`insert into token_floors (user_id, valid_from, deleted) values (${owner}, now(), true)`,
  );
  await service.database.transaction((tx) => lockOwners(tx, [owner]));
  await expect(service.database.write(owner, () => Promise.resolve())).rejects.toMatchObject({ code: OWNER_GONE });
});
