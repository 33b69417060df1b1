import { randomUUID } from 'node:crypto';
import type { PgSession } from '@carnet/pg';
import { createLogger } from '@carnet/runtime';
import { eventually } from '@carnet/svc-testing';
import {
  applications,
  appliedIn,
  type FixtureService,
  Scene,
  ThingHandler,
  writeThing,
} from '@carnet/svc-testing/facts';
import { FactApplier } from '../src/fact-applier.js';
import { FactCursors } from '../src/fact-cursor.js';
import { FactFollower } from '../src/fact-follower.js';
import { CursorMoved } from '../src/fact.errors.js';
import { FollowedPositions } from '../src/followed-positions.js';
import { HttpFactSource } from '../src/http-fact-source.js';

const scene = new Scene();
let producer: FixtureService;
let databaseUrl: string;

beforeEach(async () => {
  producer = await scene.service();
  databaseUrl = (await scene.database()).url;
});
afterEach(() => scene.clear());

const anInstance = (): Promise<FixtureService> => scene.service({ databaseUrl, follow: { maker: producer.url } });

const stateOf = (service: FixtureService): string | undefined => service.health.report()[0]?.state;

async function aLeaderAndAnother(): Promise<[FixtureService, FixtureService]> {
  const leader = await anInstance();
  await eventually(() => expect(stateOf(leader)).toBe('following'));
  const other = await anInstance();
  await eventually(() => expect(stateOf(other)).toBe('applying-elsewhere'));
  return [leader, other];
}

it('lets one of two instances follow, and the other take over when it ends', async () => {
  const [leader, other] = await aLeaderAndAnother();
  await writeThing(producer, 1);
  await eventually(async () => expect(await applications(other)).toEqual(['1@1']));
  expect(other.health.report()[0]).toMatchObject({ state: 'applying-elsewhere', lagSeconds: null });
  await leader.close();
  await eventually(() => expect(stateOf(other)).toBe('following'));
  await writeThing(producer, 2);
  await eventually(async () => expect(await applications(other)).toEqual(['1@1', '2@1']));
});

it('hands over when the connection that holds the lock is cut', async () => {
  const [leader, other] = await aLeaderAndAnother();
  const [holder] = await lockHolders(other);
  await other.database.dataSource.query('select pg_terminate_backend($1)', [holder]);
  await eventually(async () => {
    const holders = await lockHolders(other);
    expect(holders).toHaveLength(1);
    expect(holders).not.toContain(holder);
  });
  await eventually(() => expect([leader, other].map(stateOf).toSorted()).toEqual(['applying-elsewhere', 'following']));
  await writeThing(producer, 1);
  await eventually(async () => expect(await applications(other)).toEqual(['1@1']));
});

async function lockHolders({ database }: FixtureService): Promise<number[]> {
  const rows = await database.dataSource.query(
    `select pid from pg_locks where locktype = 'advisory' and granted and objsubid = 2
       and database = (select oid from pg_database where datname = current_database())`,
  );
  return rows.map(({ pid }: { pid: number }) => pid);
}

it('lets only one of two move the cursor, should two believe that they are the one', async () => {
  const { database } = await scene.service({ databaseUrl });
  const { handlers } = new FactApplier('maker', [new ThingHandler()]);
  const [one, other] = [1, 2].map(() => new FactCursors(database, 'maker', handlers)) as [FactCursors, FactCursors];
  const log = randomUUID();
  const [start] = await one.take();
  await database.transaction((tx) => one.move(tx, start!, { log, position: '4.1' }));
  const from = (await other.take())[0]!;
  expect(from).toMatchObject({ log, position: '4.1' });
  const to = { log, position: '5.1' as const };
  const runner = database.dataSource.createQueryRunner();
  await runner.startTransaction();
  await one.move(runner.manager, from, to);
  const second = database.transaction((tx) => other.move(tx, from, { ...to, position: '6.1' }));
  const refused = expect(second).rejects.toThrow(CursorMoved);
  await runner.commitTransaction();
  await runner.release();
  await refused;
  expect(await other.take()).toMatchObject([to]);
});

it('applies each fact once although two instances follow at the same time', async () => {
  const { database } = await scene.service({ databaseUrl });
  const followers = [1, 2].map(() => {
    const source = new HttpFactSource('maker', producer.url, 'of-fixtures');
    const applier = new FactApplier('maker', [new ThingHandler()]);
    const followed = new FollowedPositions(database);
    const log = createLogger('fixture', 'silent');
    return new FactFollower(database, aSessionThatAlwaysLeads(), source, applier, followed, log);
  });
  scene.onClear(async () => {
    await Promise.all(followers.map((follower) => follower.stop()));
  });
  for (const follower of followers) follower.start();
  const keys = Array.from({ length: 100 }, (_, index) => index + 1);
  for (const key of keys) await writeThing(producer, key);
  await eventually(async () => expect(await appliedIn(database)).toEqual(keys.map((key) => `${key}@1`)));
});

/** A session that grants its lock to everybody, as a network partition might. */
function aSessionThatAlwaysLeads(): PgSession {
  const client = { query: async () => ({ rows: [{ mine: true }] }) };
  return { connection: { client, closed: new AbortController().signal } } as unknown as PgSession;
}
