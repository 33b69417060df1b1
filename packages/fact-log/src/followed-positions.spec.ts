import { setTimeout as delay } from 'node:timers/promises';
import type { Queryable } from '@carnet/pg';
import { FollowedPositions } from './followed-positions.js';

const LOG = '0000000a-0000-4000-8000-000000000000';
const wanted = { service: 'service', log: '0000000a', position: '7.1' } as const;

/** A database that needs 10 ms to return the follower's position, and counts the queries. */
function aDatabase(position: string) {
  const asked = { times: 0 };
  const rows = async () => {
    asked.times += 1;
    await delay(10);
    return [{ log: LOG, position }];
  };
  return { db: { rows } as unknown as Queryable, asked };
}

it('asks the database once for all who wait at the same time', async () => {
  const { db, asked } = aDatabase('7.1');
  const positions = new FollowedPositions(db);
  const reached = await Promise.all(Array.from({ length: 50 }, () => positions.reach(wanted, 60_000)));
  expect(reached).toEqual(Array.from({ length: 50 }, () => true));
  expect(asked.times).toBe(1);
});

it('knows what it has followed itself, and not what another instance may have', async () => {
  const positions = new FollowedPositions(aDatabase('9.1').db);
  expect(await positions.reach(wanted, 60_000)).toBe(true);
  expect(positions.isOwn(wanted)).toBe(false);
  positions.began('service', { log: LOG, position: '7.1' });
  positions.moved('service', { log: LOG, position: '9.1' });
  expect(positions.isOwn(wanted)).toBe(false);
  expect(positions.isOwn({ ...wanted, position: '8.1' })).toBe(true);
  expect(positions.isOwn({ ...wanted, position: '9.2' })).toBe(false);
});

it('asks again until the place is reached', async () => {
  const { db, asked } = aDatabase('6.1');
  const positions = new FollowedPositions(db);
  const waiting = positions.reach(wanted, 5_000);
  while (asked.times < 3) await delay(1);
  positions.moved('service', { log: LOG, position: '7.2' });
  expect(await waiting).toBe(true);
});
