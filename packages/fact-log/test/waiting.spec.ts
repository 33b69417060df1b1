import { request } from 'node:http';
import { eventually } from '@carnet/svc-testing';
import { type FixtureService, letWaitWithoutEnd, Scene, writeThing, writeThingIn } from '@carnet/svc-testing/facts';
import type { FactPage } from '../src/fact-log.js';
import type { Fact } from '../src/fact.js';

const scene = new Scene();
let producer: FixtureService;
const never = new AbortController().signal;

beforeEach(async () => {
  producer = await scene.service();
});
afterEach(() => scene.clear());

interface Body extends FactPage {
  msg: string;
  fact: Fact | null;
}

const get = async (path: string): Promise<{ status: number; body: Body }> => {
  const response = await fetch(producer.url + path);
  return { status: response.status, body: (await response.json()) as Body };
};

interface Watch {
  waiters: Set<unknown>;
  lookAnywayMs: number;
}

const watchOf = ({ log }: FixtureService): Watch => (log as unknown as { watch: Watch }).watch;

/** The number of readers that wait for the producer's facts. */
const waiting = (): number => watchOf(producer).waiters.size;

/** Disables the periodic polls of a service, so that only notifications wake it. */
function withoutLooksOfItsOwn(service: FixtureService): FixtureService {
  watchOf(service).lookAnywayMs = 600_000;
  return service;
}

it('answers at once what is there', async () => {
  await writeThing(producer, 1);
  await eventually(async () => expect((await get('/internal/facts?wait=0')).body.facts).toHaveLength(1));
  const { body } = await get('/internal/facts?after=0.0&limit=1&wait=20000');
  expect(body).toMatchObject({ facts: [{ kind: 'thing', key: '1' }], next: body.facts[0]?.position });
});

it('answers who waits as soon as a fact is committed, not before', async () => {
  const answer = get('/internal/facts?wait=20000');
  await eventually(() => expect(waiting()).toBe(1));
  withoutLooksOfItsOwn(producer);
  const runner = producer.database.dataSource.createQueryRunner();
  await runner.startTransaction();
  await writeThingIn(runner.manager, producer.log, 1);
  expect(waiting()).toBe(1);
  await runner.commitTransaction();
  await runner.release();
  expect((await answer).body.facts).toHaveLength(1);
});

it('wakes who waits at another instance @thorough', async () => {
  const { url: databaseUrl } = await scene.database();
  const writer = await scene.service({ databaseUrl });
  const reader = withoutLooksOfItsOwn(await scene.service({ databaseUrl }));
  await eventually(async () => expect(await listeners(writer)).toHaveLength(2));
  const wait = reader.log.wait('0.0', 600_000, never);
  await writeThing(writer, 1);
  await wait;
  expect((await reader.log.read('0.0', 10)).facts).toHaveLength(1);
});

it('wakes who waits though an older transaction held the fact back when it was committed', async () => {
  const older = producer.database.dataSource.createQueryRunner();
  await older.startTransaction();
  await older.query('select pg_current_xact_id()');
  let woken = false;
  const wait = withoutLooksOfItsOwn(producer)
    .log.wait('0.0', 600_000, never)
    .then(() => (woken = true));
  await writeThing(producer, 1);
  expect((await producer.log.read('0.0', 10)).facts).toEqual([]);
  expect(woken).toBe(false);
  await older.rollbackTransaction(); // a rollback wakes nobody
  await older.release();
  await wait;
  expect((await producer.log.read('0.0', 10)).facts).toHaveLength(1);
});

it('finds a fact whose writer died before it could wake anybody @thorough', async () => {
  await eventually(async () => expect(await listeners(producer)).toHaveLength(1));
  const wait = producer.log.wait('0.0', 20_000, never);
  await eventually(() => expect(waiting()).toBe(1));
  await producer.database.dataSource.query(
    `insert into facts (kind, key, version, body) values ('thing', '1', 1, '{"name": "orphan"}')`,
  );
  await wait;
  expect((await producer.log.read('0.0', 10)).facts).toHaveLength(1);
});

it('answers nothing after the time asked for @thorough', async () => {
  const { status, body } = await get('/internal/facts?wait=50');
  expect({ status, facts: body.facts, next: body.next }).toEqual({ status: 200, facts: [], next: '0.0' });
});

it('stops waiting for a client that is gone', async () => {
  const call = request(`${producer.url}/internal/facts?wait=20000`).on('error', () => undefined);
  call.end();
  await eventually(() => expect(waiting()).toBe(1));
  call.destroy();
  await eventually(() => expect(waiting()).toBe(0));
});

it('lets everybody go when the service ends', async () => {
  letWaitWithoutEnd(producer);
  const answer = get('/internal/facts?wait=20000');
  await eventually(() => expect(waiting()).toBe(1));
  await producer.app.close();
  expect((await answer).body.facts).toEqual([]);
});

it('hears again after PostgreSQL cut its connection @thorough', async () => {
  const { url: databaseUrl } = await scene.database();
  const writer = await scene.service({ databaseUrl });
  const reader = withoutLooksOfItsOwn(await scene.service({ databaseUrl }));
  await eventually(async () => expect(await listeners(writer)).toHaveLength(2));
  const before = await listeners(writer);
  await writer.database.dataSource.query('select pg_terminate_backend(pid) from unnest($1::int[]) as pid', [before]);
  await eventually(async () => {
    const now = await listeners(writer);
    expect(now.filter((pid) => !before.includes(pid))).toHaveLength(2);
  });
  const wait = reader.log.wait('0.0', 600_000, never);
  await writeThing(writer, 1);
  await wait;
  expect((await reader.log.read('0.0', 10)).facts).toHaveLength(1);
});

/** The process ids of sessions that LISTEN in the service's database. */
async function listeners({ database }: FixtureService): Promise<number[]> {
  const rows = await database.dataSource.query(
    `select pid from pg_stat_activity
     where datname = current_database() and application_name like '%-session' and query ~ '^(listen|select 1)'`,
  );
  return rows.map(({ pid }: { pid: number }) => pid);
}

it('refuses a question that makes no sense', async () => {
  const queries = [
    'after=1',
    'after=1.2.3',
    'after=-1.0',
    'limit=0',
    'limit=1001',
    'limit=x',
    'wait=30001',
    'wait=1.5',
  ];
  for (const query of queries) {
    const { status, body } = await get(`/internal/facts?${query}`);
    expect({ query, status, msg: body.msg }).toMatchObject({ query, status: 400, msg: expect.any(String) });
  }
});

it('gives the newest snapshot of a thing, or says that there is none', async () => {
  await writeThing(producer, 1);
  await writeThing(producer, 1, { name: 'newest' });
  expect((await get('/internal/facts/thing/1')).body).toMatchObject({ fact: { version: 2, body: { name: 'newest' } } });
  expect(await get('/internal/facts/thing/2')).toEqual({ status: 200, body: { fact: null } });
});
