import pg from 'pg';
import { replaced, startTestService, type TestService } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';
import { answerLater, type Database, within } from '../src/database.js';
import { sql } from '../src/sql.js';

let service: TestService;
let database: Database;
let owner = 0;

beforeAll(async () => {
  service = await startTestService(notesService);
  ({ database } = service);
});
afterAll(() => service.close());
beforeEach(() => (owner += 1));

const insert = (title: string) => sql`insert into notes (owner_id, title) values (${owner}, ${title}) returning id`;
const titles = async () =>
  (await database.rows<{ title: string }>(sql`select title from notes where owner_id = ${owner} order by id`)).map(
    ({ title }) => title,
  );

it('stores what was sent together in its order', async () => {
  await database.write(owner, (tx) => Promise.all(['a', 'b', 'c'].map((title) => within(tx).rows(insert(title)))));
  expect(await titles()).toEqual(['a', 'b', 'c']);
});

it('fails with an answer that only the commit waits for, and stores nothing', async () => {
  const write = database.write(owner, async (tx) => {
    await within(tx).rows(insert('a'));
    await answerLater(tx, within(tx).rows(sql`select 1 / 0`));
    return 'done';
  });
  await expect(write).rejects.toMatchObject({ code: '22012' });
  expect(await titles()).toEqual([]);
});

it('fails with the first failure, although nobody waited for it and later statements fail by it', async () => {
  const write = database.write(owner, async (tx) => {
    await answerLater(tx, within(tx).rows(sql`select 1 / 0`));
    await within(tx).rows(insert('a'));
  });
  await expect(write).rejects.toMatchObject({ code: '22012' });
  expect(await titles()).toEqual([]);
});

it('says that it failed where a failure was passed over', async () => {
  const write = database.write(owner, async (tx) => {
    await within(tx).rows(insert('a'));
    await within(tx)
      .rows(sql`select 1 / 0`)
      .catch(() => undefined);
  });
  await expect(write).rejects.toThrow(/failed before its commit/);
  expect(await titles()).toEqual([]);
});

it('throws what its work throws, and the connection is used again', async () => {
  const pids = async () => (await database.rows<{ pid: number }>(sql`select pg_backend_pid() as pid`))[0]!.pid;
  const before = await pids();
  await expect(database.write(owner, () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  await expect(database.transaction((tx) => within(tx).rows(sql`select 1 / 0`))).rejects.toMatchObject({
    code: '22012',
  });
  expect(await pids()).toBe(before);
  await database.write(owner, (tx) => within(tx).rows(insert('a')));
  expect(await titles()).toEqual(['a']);
});

it('sends `begin` and the lock ahead of the first statement', async () => {
  const sent: string[] = [];
  const restore = replaced(pg.Client.prototype, 'query', (query) => (client, args) => {
    const [first] = args as [string | { text: string }];
    sent.push((typeof first === 'string' ? first : first.text).trim());
    return query.apply(client, args);
  });
  const write = database.write(owner, (tx) => within(tx).rows(insert('a')));
  await write.finally(restore);
  expect(sent.slice(0, 4).map((text) => text.split(' ')[0])).toEqual(['begin', 'select', 'insert', 'commit']);
});

it('fails as a lost connection does', async () => {
  const write = database.write(owner, async (tx) => {
    const [session] = await within(tx).rows<{ pid: number }>(sql`select pg_backend_pid() as pid`);
    await within(tx).rows(insert('a'));
    await database.rows(sql`select pg_terminate_backend(${session!.pid}::int, 5000)`);
  });
  await expect(write).rejects.toThrow();
  expect(await titles()).toEqual([]);
});

it('has savepoints, which undo what was done since', async () => {
  await database.write(owner, async (tx) => {
    await within(tx).rows(insert('a'));
    await tx
      .transaction(async (savepoint) => {
        await within(savepoint).rows(insert('b'));
        await answerLater(savepoint, within(savepoint).rows(sql`select 1 / 0`));
      })
      .catch(() => undefined);
    await within(tx).rows(insert('c'));
  });
  expect(await titles()).toEqual(['a', 'c']);
});
