import { setTimeout as pause } from 'node:timers/promises';
import { inLanes } from '../scripts/lib/command.js';
import type { BenchHouse } from './house.js';
import { newEvent } from './rows.js';

/** Who follows svc-service's events. */
const FOLLOWERS = ['garage', 'records'] as const;

export interface FactTimes {
  /** Milliseconds from the commit of a change to the commit in a follower's database, by PostgreSQL's own clock. */
  oneAfterTheOther: number[];
  manyWriters: number[];
}

const SINGLE = 200;
const WRITERS = 8;
const EACH = 50;
const BREATH_MS = 40;

/** How long a service event takes until svc-garage and svc-records know it. */
export async function factTimes(house: BenchHouse): Promise<FactTimes> {
  const oneAfterTheOther = await timesOf(house, async () => {
    const ids: number[] = [];
    for (let n = 0; n < SINGLE; n += 1) ids.push(await create(house));
    return ids;
  });
  const manyWriters = await timesOf(house, async () => {
    const lanes = Array.from({ length: WRITERS * EACH }, (_, index) => index);
    return inLanes(lanes, WRITERS, async () => {
      const id = await create(house);
      await pause(BREATH_MS);
      return id;
    });
  });
  return { oneAfterTheOther, manyWriters };
}

async function create({ writer }: BenchHouse): Promise<number> {
  return (await writer.house.create('/api/service/events', newEvent(writer.vehicleId))).id;
}

async function timesOf(house: BenchHouse, work: () => Promise<number[]>): Promise<number[]> {
  const ids = await work();
  await everywhere(house, ids);
  const told = await commits(house, 'service', 'facts', ids);
  const taken = await Promise.all(FOLLOWERS.map((name) => commits(house, name, 'handler_heads', ids)));
  return taken.flatMap((times) => ids.map((id) => times.get(id)! - told.get(id)!));
}

export interface ImportTimes {
  events: number;
  answered: number;
  /** From the request until each follower has the last of them. */
  followed: number;
}

/** How long a file of 5,000 events takes to be stored, and to be known everywhere; in milliseconds. */
export async function importTimes(house: BenchHouse, events = 5_000): Promise<ImportTimes> {
  const file = Array.from({ length: events }, (_, index) => newEvent(house.writer.vehicleId, `Imported ${index + 1}`));
  const began = Date.now();
  const { results } = await house.writer.house.create<{ results: { id: number }[] }>(
    '/api/service/events/import',
    file,
  );
  const answered = Date.now() - began;
  const ids = results.map(({ id }) => id);
  await everywhere(house, ids);
  const taken = await Promise.all(FOLLOWERS.map((name) => commits(house, name, 'handler_heads', ids)));
  return { events, answered, followed: Math.max(...taken.flatMap((times) => [...times.values()])) - began };
}

const PATIENCE_MS = 60_000;

/** Waits until every follower has taken all of them. */
async function everywhere(house: BenchHouse, ids: number[]): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; ; await pause(100)) {
    const counts = await Promise.all(FOLLOWERS.map(async (name) => (await heads(house, name, ids)).length));
    if (counts.every((count) => count === ids.length)) return;
    if (Date.now() > until) throw new Error(`Of ${ids.length} facts ${counts.join(' and ')} arrived`);
  }
}

const heads = (house: BenchHouse, name: (typeof FOLLOWERS)[number], ids: number[]) =>
  house.query(name, `select distinct key from handler_heads where kind = 'service-event' and key = any($1)`, [
    ids.map(String),
  ]);

/** When the row of each was committed, in milliseconds since 1970. */
async function commits(
  house: BenchHouse,
  name: 'service' | (typeof FOLLOWERS)[number],
  table: 'facts' | 'handler_heads',
  ids: number[],
): Promise<Map<number, number>> {
  const rows = await house.query<{ id: number; at: number }>(
    name,
    `select key::int as id, (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000)::float8 as at
     from ${table} where kind = 'service-event' and key = any($1) and version = 1`,
    [ids.map(String)],
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}
