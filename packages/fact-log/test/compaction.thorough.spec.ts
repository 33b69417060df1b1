import { eventually } from '@carnet/svc-testing';
import { applications, type FixtureService, Scene, writeThing, writeThingIn } from '@carnet/svc-testing/facts';
import { compactFacts } from '../src/compaction.js';

const scene = new Scene();
let producer: FixtureService;

beforeEach(async () => {
  producer = await scene.service();
});
afterEach(() => scene.clear());

async function stored(): Promise<string[]> {
  const rows = await producer.database.dataSource.query('select key, version, deleted from facts order by seq');
  return rows.map(({ key, version, deleted }: { key: string; version: number; deleted: boolean }) =>
    deleted ? `${key} gone` : `${key}@${version}`,
  );
}

/** Compacts until the log holds the expected facts. Open transactions of other suites may delay it. */
async function compactTo(expected: string[]): Promise<void> {
  await eventually(async () => {
    await compactFacts(producer.database);
    expect(await stored()).toEqual(expected);
  });
}

async function tellOfDeletion(key: number, version: number): Promise<void> {
  await producer.database.transaction((tx) =>
    producer.log.append(tx, { kind: 'thing', key, version, ownerId: 1, deleted: true }),
  );
}

it('keeps the newest fact of each thing, tombstones included', async () => {
  for (const key of [1, 2, 1, 3, 1]) await writeThing(producer, key);
  await tellOfDeletion(2, 2);
  await compactTo(['3@1', '1@3', '2 gone']);
  await writeThing(producer, 3);
  await compactTo(['1@3', '2 gone', '3@2']);
});

it('goes through a log that is longer than one step', async () => {
  const drafts = Array.from({ length: 3_000 }, (_, index) => ({
    kind: 'thing',
    key: index % 1_500,
    version: Math.floor(index / 1_500) + 1,
    ownerId: 1,
    body: { name: `thing ${index}` },
  }));
  await producer.database.transaction((tx) => producer.log.append(tx, drafts));
  await eventually(async () => expect((await producer.log.read('0.0', 4_000)).facts).toHaveLength(3_000));
  expect(await compactFacts(producer.database)).toBe(1_500);
  expect(await stored()).toHaveLength(1_500);
  expect((await stored()).every((line) => line.endsWith('@2'))).toBe(true);
});

it('leaves alone what cannot be read yet, and comes back to it', async () => {
  await writeThing(producer, 1);
  await writeThing(producer, 1);
  await eventually(async () => expect((await producer.log.read('0.0', 10)).facts).toHaveLength(2));
  const open = producer.database.dataSource.createQueryRunner();
  await open.startTransaction();
  await writeThingIn(open.manager, producer.log, 2);
  await writeThing(producer, 1);
  await compactFacts(producer.database);
  expect(await stored()).toEqual(['1@2', '1@3']);
  await open.commitTransaction();
  await open.release();
  await compactTo(['2@1', '1@3']);
});

it('takes nothing from a reader who is in the middle of the log', async () => {
  for (const key of [1, 2, 3, 1, 2]) await writeThing(producer, key);
  await eventually(async () => expect((await producer.log.read('0.0', 10)).facts).toHaveLength(5));
  const { facts, next } = await producer.log.read('0.0', 2);
  await compactTo(['3@1', '1@2', '2@2']);
  const rest = await producer.log.read(next, 10);
  const newest = new Map([...facts, ...rest.facts].map(({ key, version }) => [key, version]));
  expect(newest).toEqual(new Map([['1', 2], ['2', 2], ['3', 1]])); // oxfmt-ignore
});

it('gives a new follower all that there is', async () => {
  for (const key of [1, 2, 1]) await writeThing(producer, key);
  await compactTo(['2@1', '1@2']);
  const follower = await scene.service({ follow: { maker: producer.url } });
  await eventually(async () => expect(await applications(follower)).toEqual(['1@2', '2@1']));
});
