import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { freePort, type TestDatabase } from '@carnet/embedded-pg';
import { eventually } from '@carnet/svc-testing';
import { appliedIn, type FixtureService, Scene, startFixture } from '@carnet/svc-testing/facts';
import type { ChildOrders } from './crash.child.js';

const here = dirname(fileURLToPath(import.meta.url));
/** This tsconfig enables decorators in all packages that the child process loads. */
const TSX_TSCONFIG_PATH = join(here, '../../tooling/tsconfig/sources.json');
const SEED = 20_261_121;
const ROUNDS = 3;
/** Timeout for a busy machine, in milliseconds. */
const PATIENCE = 60_000;

const scene = new Scene();
const children = new Set<ChildProcess>();
afterEach(async () => {
  for (const child of children) child.kill('SIGKILL');
  await scene.clear();
});

async function start(orders: ChildOrders): Promise<ChildProcess> {
  const options = {
    cwd: join(here, '../..'),
    execArgv: ['--import', 'tsx', '--conditions=carnet-source'],
    env: { ...process.env, TSX_TSCONFIG_PATH },
  };
  const child = fork(join(here, 'crash.child.ts'), [JSON.stringify(orders)], {
    ...options,
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });
  children.add(child);
  const died = once(child, 'exit').then(() => Promise.reject(new Error('A fixture service died by itself')));
  died.catch(() => undefined);
  await Promise.race([once(child, 'message'), died]);
  return child;
}

async function kill(child: ChildProcess): Promise<void> {
  const gone = once(child, 'exit');
  child.kill('SIGKILL');
  await gone;
  children.delete(child);
}

/** Pseudo-random numbers, the same in each run. */
function* randomNumbers(seed: number): Generator<number, never> {
  for (let state = seed; ;) {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    yield ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  }
}

/** Reads a database without following or writing. */
async function observer({ url }: TestDatabase): Promise<FixtureService> {
  const service = await startFixture({ databaseUrl: url });
  scene.onClear(() => service.close());
  return service;
}

async function linesOf({ database }: FixtureService, table: 'facts' | 'things'): Promise<string[]> {
  const rows = await database.dataSource.query(
    `select key::int, max(version) as version from ${table} group by 1 order by 1`,
  );
  return rows.map(({ key, version }: { key: number; version: number }) => `${key}@${version}`);
}

async function countApplied({ database }: FixtureService): Promise<number> {
  const [{ count }] = await database.dataSource.query('select count(*)::int from applications');
  return count;
}

async function toldIn({ database }: FixtureService): Promise<string[]> {
  const rows = await database.dataSource.query('select key, version from facts order by key::int, version');
  return rows.map(({ key, version }: { key: string; version: number }) => `${key}@${version}`);
}

it('applies every fact exactly once, although producer and follower are killed again and again', async () => {
  const [made, copied] = [await scene.database(), await scene.database()];
  const [maker, copier] = [await observer(made), await observer(copied)];
  const port = await freePort();
  const produce: ChildOrders = { databaseUrl: made.url, port, writers: 4 };
  const follow: ChildOrders = { databaseUrl: copied.url, follow: { maker: `http://127.0.0.1:${port}` }, writers: 0 };
  const random = randomNumbers(SEED);
  const between = (low: number, high: number): number => low + Math.floor(random.next().value * (high - low));
  let [producer, follower] = await Promise.all([start(produce), start(follow)]);

  for (let round = 0; round < ROUNDS; round++) {
    const whom = between(0, 3);
    const goal = (await countApplied(copier)) + between(10, 60);
    await eventually(async () => expect(await countApplied(copier)).toBeGreaterThanOrEqual(goal), PATIENCE);
    if (whom !== 0) await kill(producer);
    if (whom !== 1) await kill(follower);
    const rise = async (orders: ChildOrders, old: ChildProcess, isDead: boolean) => (isDead ? start(orders) : old);
    [producer, follower] = await Promise.all([rise(produce, producer, whom !== 0), rise(follow, follower, whom !== 1)]);
  }

  await kill(producer);
  await start({ ...produce, writers: 0 });
  const told = await toldIn(maker);
  expect(told.length).toBeGreaterThan(200);
  expect(await linesOf(maker, 'facts')).toEqual(await linesOf(maker, 'things'));
  await eventually(async () => expect(await appliedIn(copier.database)).toEqual(told), PATIENCE);
}, 300_000);
