import { eventually, OtherSession, startTestService, type TestClient, type TestService } from '@carnet/svc-testing';
import { notesService } from '@carnet/svc-testing/notes';
import { sql } from '../src/sql.js';

const LOCK = 20_261_123;

let service: TestService;
let now = 1_000;

beforeAll(async () => {
  jest.spyOn(performance, 'now').mockImplementation(() => now);
  service = await startTestService(notesService);
});
afterAll(async () => {
  jest.restoreAllMocks();
  await service.close();
});

const pass = (ms: number) => (now += ms);

/** Returns the id of the answering PostgreSQL process, and the given value. */
const ask = async (value = 0) =>
  (
    await service.database.brief.rows<{ pid: number; value: number }>(
      sql`select pg_backend_pid() as pid, ${value}::int as value`,
    )
  )[0]!;

/** Waits until the lane is open: then one process answers all concurrent reads. Returns its id. */
const laneOpen = () =>
  eventually(async () => {
    pass(5_000);
    const pids = new Set((await Promise.all([1, 2, 3, 4].map(ask))).map(({ pid }) => pid));
    expect(pids.size).toBe(1);
    return [...pids][0]!;
  });

it('answers each of many at once with what they asked for, on one connection', async () => {
  const lane = await laneOpen();
  const values = Array.from({ length: 200 }, (_, n) => n);
  expect(await Promise.all(values.map(ask))).toEqual(values.map((value) => ({ pid: lane, value })));
});

it('fails for the one whose statement fails', async () => {
  await laneOpen();
  const divide = (by: number) => service.database.brief.rows(sql`select 6 / ${by}::int as part`);
  const [two, none, three] = await Promise.allSettled([divide(2), divide(0), divide(3)]);
  expect(two).toMatchObject({ value: [{ part: 3 }] });
  expect(none).toMatchObject({ reason: { code: '22012' } });
  expect(three).toMatchObject({ value: [{ part: 2 }] });
});

it('lets others past a statement that takes long', async () => {
  const lane = await laneOpen();
  const other = await OtherSession.begin(service);
  await other.run(sql`select pg_advisory_xact_lock(${LOCK})`);
  const waits = service.database.brief.rows<{ pid: number }>(
    sql`select pg_backend_pid() as pid from pg_advisory_xact_lock(${LOCK})`,
  );
  await other.keepsWaiting(1);
  pass(60);
  expect((await ask()).pid).not.toBe(lane);
  await other.close();
  expect(await waits).toEqual([{ pid: lane }]);
});

it('is open again after its connection was lost, and the pool answers meanwhile', async () => {
  const lane = await laneOpen();
  await service.database.rows(sql`select pg_terminate_backend(${lane}::int, 5000)`);
  await eventually(async () => expect((await ask()).pid).not.toBe(lane));
  expect(await laneOpen()).not.toBe(lane);
});

describe('a list', () => {
  let ann: TestClient;
  let along: jest.SpyInstance;

  beforeEach(() => {
    ann = service.as(101);
    along = jest.spyOn(service.database.brief, 'rows');
  });
  afterEach(async () => {
    along.mockRestore();
    await service.database.rows(sql`delete from notes`);
  });

  const write = (notes: number) =>
    service.database.rows(
      sql`insert into notes (owner_id, title) select 101, 'note ' || n from generate_series(1, ${notes}::int) n`,
    );
  const read = async (path = '/api/notes') => (await ann.get(path)).body.length as number;

  it('that was short goes along the lane as long as it is, and is whole when it has grown', async () => {
    await write(30);
    expect(await read()).toBe(30);
    expect(along).not.toHaveBeenCalled();
    expect(await read()).toBe(30);
    expect(along).toHaveBeenCalledTimes(1);
    await write(1);
    expect(await read()).toBe(31);
    expect(await read()).toBe(31);
    expect(along).toHaveBeenCalledTimes(2);
  });

  it('of few rows and long texts does not', async () => {
    const title = 'x'.repeat(34_000);
    await service.database.rows(sql`insert into notes (owner_id, title) values (101, ${title})`);
    expect([await read(), await read()]).toEqual([1, 1]);
    expect(along).not.toHaveBeenCalled();
  });

  it('that a search finds does not, however short', async () => {
    await write(2);
    expect([await read('/api/notes?search=note'), await read('/api/notes?search=note')]).toEqual([2, 2]);
    expect(along).not.toHaveBeenCalled();
  });
});
