import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { placeOf } from '@carnet/embedded-pg';
import pg from 'pg';
import { databaseOf, inRoot, type ServiceName } from '../scripts/lib/paths.js';
import { inLanes } from '../scripts/lib/command.js';
import { pause } from '../scripts/lib/processes.js';
import { Refusal, say } from '../scripts/lib/say.js';
import { crowdSize, seedCrowd } from '../scripts/lib/seed/crowd.js';
import { StackClient, type Login } from '../scripts/lib/seed/stack-client.js';
import { memoryAtRest } from './memory.js';
import type { BenchOptions } from './options.js';
import { addRecords } from './records.data.js';
import { removeStack, startTemporaryStack, type TemporaryStack } from '../scripts/lib/temporary-stack.js';

const USERS = 1_000;
const WRITERS = 16;
/** Time limit for followers to apply the facts of the data set, on a busy machine. */
const KNOWN_WITHIN_MS = 10 * 60_000;
const stateDir = inRoot('.carnet/bench');
/** Written when the data set is complete, so that later runs reuse it. */
const mark = join(stateDir, 'data-set.json');

/** Limits are raised, since a benchmark sends everything from one address. Commit timestamps measure how long a fact takes. */
const ENVIRONMENT = {
  SIGN_IN_BURST: '1000000',
  SIGN_IN_PER_MINUTE: '1000000',
  REGISTRATIONS_PER_ADDRESS: '1000000',
  SIGN_IN_TRIES_PER_ADDRESS: '1000000',
  PASSWORD_HASHES_WAITING: '10000',
  CARNET_PG_SETTINGS: 'track_commit_timestamp=on',
};

/** A person of the data set, signed in. */
export interface Person {
  id: number;
  stack: StackClient;
}

export type Writer = Person & { vehicleId: number };

export interface BenchStack {
  address: string;
  /** Memory of each service's process in MB, some seconds after its start; only with the part `memory`. */
  atRest?: Record<string, number>;
  /** Has 20 vehicles, 2,000 events, 500 modifications, 500 issues and 200 track days, and keeps exactly these. */
  collector: Person;
  /** Sixteen people who write at the same time. Each has one vehicle and everything that the benchmarks create. */
  writers: Writer[];
  /** The first of the writers. */
  writer: Writer;
  pids(): Record<ServiceName, number>;
  serviceUrl(name: ServiceName): string;
  databaseUrl(name: ServiceName): string;
  /** Runs a statement in a service's database as superuser, and returns its rows. */
  query<Row extends pg.QueryResultRow>(name: ServiceName, text: string, values?: unknown[]): Promise<Row[]>;
  /** PostgreSQL's log file. */
  postgresLog: string;
  /** Folder of the mails that the stack writes instead of sending them. */
  mailFolder: string;
  stop(): Promise<void>;
}

/** Starts the benchmark's own stack with its data set. Measures its memory at rest before anybody signs in. */
export async function openStack({ fresh, together, parts }: BenchOptions): Promise<BenchStack> {
  const dataDir = placeOf(join(stateDir, 'pg'));
  if (fresh || !existsSync(mark)) removeStack(stateDir);
  say(`starting a stack in ${stateDir}${together ? '' : ' with a process for each service'}`);
  const start = () => startTemporaryStack({ stateDir, args: together ? [] : ['--each'], env: ENVIRONMENT });
  let stack = await start();
  try {
    if (!existsSync(mark)) {
      await makeDataSet(stack.address);
      await stack.stop();
      stack = await start(); // a fresh start, so that memory is not measured right after the data set was made
    }
    if (parts.includes('memory')) say('memory at rest');
    const atRest = parts.includes('memory') ? await memoryAtRest(pidsOf(stack)) : undefined;
    const stranger = new StackClient(stack.address);
    const collector = await aPerson(await stranger.signIn(JSON.parse(readFileSync(mark, 'utf8')) as Login));
    await addRecords(collector.stack);
    const writers = await inLanes(
      Array.from({ length: WRITERS }, (_, n) => n),
      2,
      (n) => aWriter(stranger, n),
    );
    const opened = bench(stack, { atRest, collector, writers, writer: writers[0]! }, dataDir);
    await untilKnown(opened);
    return opened;
  } catch (error) {
    await stack.stop();
    throw error;
  }
}

/**
 * Waits until other services know the writers' vehicles. By then followers have applied the facts of the data set. A service asks for a vehicle that
 * it does not know yet, but the bare server cannot. Work of followers would also disturb the measurements.
 */
async function untilKnown(stack: BenchStack): Promise<void> {
  const vehicles = stack.writers.map(({ vehicleId }) => vehicleId);
  const copies = 'select id from vehicle_copies where id = any($1)';
  for (const name of ['service', 'records'] as const) {
    const until = Date.now() + KNOWN_WITHIN_MS;
    while ((await stack.query(name, copies, [vehicles])).length < vehicles.length) {
      if (Date.now() > until) throw new Error(`svc-${name} has not followed what others told it`);
      await pause(100);
    }
  }
}

/** Makes the next run create the data set anew. */
export const forgetDataSet = (): void => rmSync(mark, { force: true });

async function makeDataSet(address: string): Promise<void> {
  say(`making the data set through the API: ${USERS.toLocaleString('en-US')} users`);
  const { email, password } = await seedCrowd(new StackClient(address), crowdSize(USERS));
  writeFileSync(mark, JSON.stringify({ email, password }));
}

async function aPerson(stack: StackClient): Promise<Person> {
  const { id } = await stack.get<{ id: number }>('/api/auth/me');
  return { id, stack };
}

/** Registers a new writer at each run, so that none has data of an earlier run. */
async function aWriter(stranger: StackClient, n: number): Promise<Writer> {
  const username = `writer-${Date.now()}-${n}`;
  const account = { username, email: `${username}@carnet.example`, password: 'Fountain pens, 1936!' };
  const { id, stack } = await aPerson(await stranger.register(account));
  const { id: collection_id } = await stack.create('/api/collections', { name: 'Garage' });
  const car = { collection_id, type: 'Car', make: 'Saab', model: '900 Turbo', year: 1987 };
  return { id, stack, vehicleId: (await stack.create('/api/vehicles', car)).id };
}

function bench(
  stack: TemporaryStack,
  found: Pick<BenchStack, 'atRest' | 'collector' | 'writers' | 'writer'>,
  dataDir: string,
): BenchStack {
  const secrets = JSON.parse(readFileSync(join(stateDir, 'secrets.json'), 'utf8')) as {
    postgres: string;
    databases: Record<ServiceName, string>;
  };
  const pools = new Map<ServiceName, pg.Pool>();
  const database = (name: ServiceName, role: string, password: string) =>
    `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${runs(stack).postgres!.port}/carnet_${databaseOf(name)}`;
  const poolOf = (name: ServiceName): pg.Pool => {
    const known = pools.get(name) ?? new pg.Pool({ connectionString: database(name, 'postgres', secrets.postgres) });
    pools.set(name, known);
    return known;
  };
  return {
    address: stack.address,
    ...found,
    pids: () => pidsOf(stack),
    serviceUrl: (name) => mapServices(stack, ({ port }) => `http://127.0.0.1:${port}`)[name],
    databaseUrl: (name) => database(name, `carnet_${name}`, secrets.databases[name]),
    query: async <Row extends pg.QueryResultRow>(name: ServiceName, text: string, values?: unknown[]) =>
      (await poolOf(name).query<Row>(text, values)).rows,
    postgresLog: `${dataDir}.log`,
    mailFolder: join(stateDir, 'mail'),
    async stop() {
      await Promise.all([...pools.values()].map((pool) => pool.end()));
      await stack.stop();
    },
  };
}

function runs(stack: TemporaryStack) {
  const record = stack.record();
  if (!record) throw new Refusal('The stack of the benchmark has ended.');
  return record;
}

const pidsOf = (stack: TemporaryStack) => mapServices(stack, ({ pid }) => pid);

function mapServices<T>(stack: TemporaryStack, of: (service: { pid: number; port: number }) => T) {
  const services = Object.entries(runs(stack).services).map(([name, service]) => [name, of(service)]);
  return Object.fromEntries(services) as Record<ServiceName, T>;
}
