import type { QueryRunner } from 'typeorm';
import { eventually } from '@carnet/svc-testing';
import { type FixtureService, Scene, writeThing, writeThingIn } from '@carnet/svc-testing/facts';
import type { Fact } from '../src/fact.js';

const scene = new Scene();
let producer: FixtureService;

beforeAll(async () => {
  producer = await scene.service();
});
afterAll(() => scene.clear());
beforeEach(() => producer.database.dataSource.query('truncate facts, things'));

/** A transaction that has written a thing and its fact, and is not committed yet. */
async function openTransaction(key: number): Promise<QueryRunner> {
  const runner = producer.database.dataSource.createQueryRunner();
  await runner.startTransaction();
  await writeThingIn(runner.manager, producer.log, key);
  return runner;
}

async function commit(runner: QueryRunner): Promise<void> {
  await runner.commitTransaction();
  await runner.release();
}

async function allReadable(): Promise<void> {
  const [{ count }] = await producer.database.dataSource.query('select count(*)::int from facts');
  await eventually(async () => expect((await producer.log.read('0.0', 1_000)).facts).toHaveLength(count));
}

const keysOf = (facts: Pick<Fact, 'key'>[]): string[] => facts.map(({ key }) => key);

/** A naive reader: remembers the highest number and requests what is above it. */
class NaiveReader {
  private last = 0;
  readonly seen: string[] = [];

  async read(): Promise<void> {
    const rows = await producer.database.dataSource.query(
      'select seq::int, key from facts where seq > $1 order by seq',
      [this.last],
    );
    for (const { seq, key } of rows as { seq: number; key: string }[]) {
      this.seen.push(key);
      this.last = seq;
    }
  }
}

/** A reader of the log. */
class LogReader {
  private position: `${bigint}.${bigint}` = '0.0';
  readonly seen: string[] = [];

  async read(): Promise<void> {
    const { facts, next } = await producer.log.read(this.position, 100);
    this.seen.push(...keysOf(facts));
    this.position = next;
  }

  /** Open transactions of other suites in the same cluster may delay new facts for a moment. */
  async readUntil(check: () => void): Promise<void> {
    await eventually(async () => {
      await this.read();
      check();
    });
  }
}

it('loses no fact that commits late, where a cursor of sequence numbers does', async () => {
  const [naive, reader] = [new NaiveReader(), new LogReader()];
  const early = await openTransaction(1);
  const late = await openTransaction(2);
  await commit(late);
  await naive.read();
  await reader.read();
  await commit(early);
  await naive.read();
  await reader.readUntil(() => expect(reader.seen).toEqual(['1', '2']));
  expect(naive.seen).toEqual(['2']); // 1 is lost for good
});

it('loses nothing where a transaction began first but numbered its fact last', async () => {
  const reader = new LogReader();
  const early = producer.database.dataSource.createQueryRunner();
  await early.startTransaction();
  await early.query('select pg_current_xact_id()');
  await writeThing(producer, 2);
  await reader.read();
  await writeThingIn(early.manager, producer.log, 1);
  await writeThing(producer, 3);
  await reader.read();
  await commit(early);
  await reader.readUntil(() => expect(reader.seen).toEqual(['1', '2', '3']));
});

it('loses nothing among many interleaved writers, however they end', async () => {
  const reader = new LogReader();
  let writing = true;
  const reading = (async () => {
    while (writing) await reader.read();
  })();
  const writer = async (from: number) => {
    for (let key = from; key < from + 50; key++) {
      const runner = await openTransaction(key);
      await (key % 7 === 0 ? runner.rollbackTransaction() : runner.commitTransaction());
      await runner.release();
    }
  };
  await Promise.all([1, 101, 201, 301].map(writer));
  writing = false;
  await reading;
  const stored: Fact[] = await producer.database.dataSource.query('select key from facts');
  await reader.readUntil(() => expect(reader.seen.toSorted()).toEqual(keysOf(stored).toSorted()));
});

it('reads page by page, and says where to read on', async () => {
  await producer.database.transaction((tx) =>
    producer.log.append(
      tx,
      [1, 2, 3, 4, 5].map((key) => ({ kind: 'thing', key, version: 1, ownerId: 1, body: { name: `thing ${key}` } })),
    ),
  );
  await allReadable();
  const first = await producer.log.read('0.0', 2);
  const second = await producer.log.read(first.next, 2);
  const third = await producer.log.read(second.next, 2);
  expect([first, second, third].map(({ facts }) => keysOf(facts))).toEqual([['1', '2'], ['3', '4'], ['5']]);
  expect((await producer.log.read(third.next, 2)).next).toBe(third.next);
});

it('refuses to tell of a change outside of its transaction', async () => {
  const fact = { kind: 'thing', key: 1, version: 1, ownerId: 1, body: { name: 'a' } };
  const { dataSource } = producer.database;
  await expect(producer.log.append(dataSource.manager, fact)).rejects.toThrow('in the transaction');
  const runner = dataSource.createQueryRunner();
  await expect(producer.log.append(runner.manager, fact)).rejects.toThrow('in the transaction');
  await runner.release();
});

it('gives back a fact as it was told, and a deletion without a body', async () => {
  await writeThing(producer, 7, { name: 'Ä "quoted" \\ ☃' });
  await producer.database.transaction((tx) =>
    producer.log.append(tx, { kind: 'thing', key: 8, version: 3, ownerId: null, deleted: true }),
  );
  await allReadable();
  const { facts } = await producer.log.read('0.0', 10);
  expect(facts).toEqual([
    expect.objectContaining({ kind: 'thing', key: '7', version: 1, ownerId: 1, deleted: false }),
    expect.objectContaining({ kind: 'thing', key: '8', version: 3, ownerId: null, deleted: true, body: null }),
  ]);
  expect(facts[0]?.body).toEqual({ name: 'Ä "quoted" \\ ☃' });
  expect(new Date(facts[0]!.at).toISOString()).toBe(facts[0]!.at);
});

it('reads by number, not by text: the tenth after the ninth, and no page passes over one', async () => {
  for (let key = 1; key <= 12; key++) await writeThing(producer, key);
  await allReadable();
  // Gives transactions and facts ids with one and with two digits.
  await producer.database.dataSource.query(`
    update facts set tx = (key::int)::text::xid8`);
  const seen: string[] = [];
  for (let after = '0.0' as const as Parameters<typeof producer.log.read>[0]; seen.length < 12;) {
    const page = await producer.log.read(after, 5);
    expect(page.facts.length).toBeGreaterThan(0);
    seen.push(...keysOf(page.facts));
    after = page.next;
  }
  expect(seen).toEqual(['1', '2', '3', '4', '5', '6', '7', '8', '9', '10', '11', '12']);
});
