import { setTimeout as pause } from 'node:timers/promises';
import { inLanes } from '../scripts/lib/command.js';
import type { BenchStack } from './stack.js';
import { newEvent } from './rows.js';

/** Services that follow svc-service's events. */
const FOLLOWERS = ['garage', 'records'] as const;

export interface FactTimes {
  /** Milliseconds from the commit of a change to the commit in a follower's database, by PostgreSQL's clock. */
  oneAfterTheOther: number[];
  manyWriters: number[];
}

const SINGLE = 200;
const WRITERS = 8;
const EACH = 50;
const BREATH_MS = 40;

/** Measures the time until svc-garage and svc-records know a service event. */
export async function factTimes(stack: BenchStack): Promise<FactTimes> {
  const oneAfterTheOther = await timesOf(stack, async () => {
    const ids: number[] = [];
    for (let n = 0; n < SINGLE; n += 1) ids.push(await create(stack));
    return ids;
  });
  const manyWriters = await timesOf(stack, async () => {
    const lanes = Array.from({ length: WRITERS * EACH }, (_, index) => index);
    return inLanes(lanes, WRITERS, async () => {
      const id = await create(stack);
      await pause(BREATH_MS);
      return id;
    });
  });
  return { oneAfterTheOther, manyWriters };
}

async function create({ writer }: BenchStack): Promise<number> {
  return (await writer.stack.create('/api/service/events', newEvent(writer.vehicleId))).id;
}

async function timesOf(stack: BenchStack, work: () => Promise<number[]>): Promise<number[]> {
  const ids = await work();
  await everywhere(stack, ids);
  const told = await commits(stack, 'service', 'facts', ids);
  const taken = await Promise.all(FOLLOWERS.map((name) => commits(stack, name, 'handler_heads', ids)));
  return taken.flatMap((times) => ids.map((id) => times.get(id)! - told.get(id)!));
}

export interface ImportTimes {
  events: number;
  answered: number;
  /** From the request until each follower has applied the last event. */
  followed: number;
}

/** Measures the time until a file of 5,000 events is stored, and until every follower knows them; in milliseconds. */
export async function importTimes(stack: BenchStack, events = 5_000): Promise<ImportTimes> {
  const file = Array.from({ length: events }, (_, index) => newEvent(stack.writer.vehicleId, `Imported ${index + 1}`));
  const began = Date.now();
  const { results } = await stack.writer.stack.create<{ results: { id: number }[] }>(
    '/api/service/events/import',
    file,
  );
  const answered = Date.now() - began;
  const ids = results.map(({ id }) => id);
  await everywhere(stack, ids);
  const taken = await Promise.all(FOLLOWERS.map((name) => commits(stack, name, 'handler_heads', ids)));
  return { events, answered, followed: Math.max(...taken.flatMap((times) => [...times.values()])) - began };
}

const PATIENCE_MS = 60_000;

/** Waits until every follower has applied all events. */
async function everywhere(stack: BenchStack, ids: number[]): Promise<void> {
  for (const until = Date.now() + PATIENCE_MS; ; await pause(100)) {
    const counts = await Promise.all(FOLLOWERS.map(async (name) => (await heads(stack, name, ids)).length));
    if (counts.every((count) => count === ids.length)) return;
    if (Date.now() > until) throw new Error(`Of ${ids.length} facts ${counts.join(' and ')} arrived`);
  }
}

const heads = (stack: BenchStack, name: (typeof FOLLOWERS)[number], ids: number[]) =>
  stack.query(name, `select distinct key from handler_heads where kind = 'service-event' and key = any($1)`, [
    ids.map(String),
  ]);

/** Time of each row's commit, in milliseconds since 1970. */
async function commits(
  stack: BenchStack,
  name: 'service' | (typeof FOLLOWERS)[number],
  table: 'facts' | 'handler_heads',
  ids: number[],
): Promise<Map<number, number>> {
  const rows = await stack.query<{ id: number; at: number }>(
    name,
    `select key::int as id, (extract(epoch from pg_xact_commit_timestamp(xmin)) * 1000)::float8 as at
     from ${table} where kind = 'service-event' and key = any($1) and version = 1`,
    [ids.map(String)],
  );
  return new Map(rows.map(({ id, at }) => [id, at]));
}
