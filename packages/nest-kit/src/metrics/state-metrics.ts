import { statfs } from 'node:fs/promises';
import { Gauge, type Registry } from 'prom-client';
import type { FactTransport, FollowerHealth } from '@carnet/fact-log';
import { type Database, sql } from '@carnet/pg';
import type { ServiceConfig } from '@carnet/runtime';
import type { Readiness } from '../health/readiness.js';
import { stateOfWork, type WaitingWork, type WaitingWorkState } from './waiting-work.js';

/** Sources of the service's state. */
export interface StateSources {
  config: ServiceConfig;
  database: Database;
  readiness: Readiness;
  followers: FollowerHealth;
  transport: FactTransport;
  work: readonly WaitingWork[];
}

const WAYS = ['nats', 'http'] as const;
const RELAY_STATES = ['sending', 'waiting', 'elsewhere', 'stopped'] as const;
const FOLLOWER_STATES = ['following', 'waiting', 'applying-elsewhere', 'stopped'] as const;

/** Adds gauges that are read when the metrics are requested. */
export function measureState(registry: Registry, sources: StateSources): void {
  const gauges = new ReadGauges(registry);
  // First, because the gauges below use connections themselves.
  measureConnections(gauges, sources);
  measureHealth(gauges, sources);
  measureClock(gauges);
  measureFollowers(gauges, sources);
  measureTransport(gauges, sources);
  measureTransactions(gauges, sources);
  measureWork(gauges, sources);
  measureDisk(gauges, sources);
}

class ReadGauges {
  constructor(private readonly registry: Registry) {}

  /** A state that cannot be read is left out, without affecting the other metrics. */
  add<Label extends string>(
    name: string,
    help: string,
    labelNames: Label[],
    read: (gauge: Gauge<Label>) => Promise<void> | void,
  ): void {
    new Gauge({
      name,
      help,
      labelNames,
      registers: [this.registry],
      async collect() {
        this.reset();
        try {
          await read(this);
        } catch {
          this.reset();
          if (labelNames.length === 0) this.remove();
        }
      },
    });
  }
}

function measureHealth(gauges: ReadGauges, { readiness }: StateSources): void {
  gauges.add('carnet_ready', 'Whether the service is ready, as /health/ready says', [], async (gauge) =>
    gauge.set(Number((await readiness.report()).ready)),
  );
}

/** The service's clock, for comparison with the monitoring's clock: due times and token expiry depend on it. */
function measureClock(gauges: ReadGauges): void {
  gauges.add('carnet_clock_seconds', 'What the clock of the service says, in seconds since 1970', [], (gauge) =>
    gauge.set(Date.now() / 1_000),
  );
}

function measureFollowers(gauges: ReadGauges, { followers }: StateSources): void {
  gauges.add(
    'carnet_follower_state',
    'What the follower of a producer does in this instance: 1 for the state it is in',
    ['producer', 'state'],
    (gauge) => {
      for (const { producer, state } of followers.report())
        for (const one of FOLLOWER_STATES) gauge.set({ producer, state: one }, Number(one === state));
    },
  );
  gauges.add(
    'carnet_follower_lag_seconds',
    'How old what this copy of a producer lacks may be; nothing where another instance follows',
    ['producer'],
    (gauge) => {
      for (const { producer, lagSeconds } of followers.report())
        if (lagSeconds !== null) gauge.set({ producer }, lagSeconds);
    },
  );
  gauges.add('carnet_facts_parked', 'Things of which a fact could not be applied', [], async (gauge) =>
    gauge.set((await followers.parked()).count),
  );
}

/** Adds nothing if facts only use HTTP. */
function measureTransport(gauges: ReadGauges, { followers, transport }: StateSources): void {
  gauges.add(
    'carnet_follower_way',
    'How facts of a producer come where NATS is set up: 1 for the way they take',
    ['producer', 'way'],
    (gauge) => {
      const listening = followers.report().filter(({ state, over }) => over && state === 'following');
      for (const { producer, over } of listening)
        for (const way of WAYS) gauge.set({ producer, way }, Number(way === over));
    },
  );
  gauges.add(
    'carnet_relay_state',
    'What the relay of this service’s facts to NATS does in this instance: 1 for the state it is in',
    ['state'],
    (gauge) => {
      const relayed = transport.relayed();
      for (const state of relayed ? RELAY_STATES : []) gauge.set({ state }, Number(state === relayed?.state));
    },
  );
  gauges.add(
    'carnet_relay_lag_seconds',
    'How old facts of this service may be that were not sent to NATS; nothing where another instance sends',
    ['relay'],
    (gauge) => {
      const lag = transport.relayed()?.lagSeconds;
      if (lag != null) gauge.set({ relay: 'nats' }, lag);
    },
  );
}

function measureConnections(gauges: ReadGauges, { database }: StateSources): void {
  gauges.add(
    'carnet_database_connections',
    'Connections of the pool: those in use, those that are free, and requests that wait for one',
    ['state'],
    (gauge) => {
      const { used, free, awaited } = database.connections();
      for (const [state, count] of Object.entries({ used, free, awaited })) gauge.set({ state }, count);
    },
  );
}

function measureTransactions(gauges: ReadGauges, { database }: StateSources): void {
  gauges.add(
    'carnet_database_oldest_transaction_seconds',
    'How long the oldest open transaction of the service’s database is open',
    [],
    async (gauge) => gauge.set(await oldestTransaction(database)),
  );
}

async function oldestTransaction(database: Database): Promise<number> {
  const [oldest] = await database.rows<{ seconds: number }>(sql`
    select coalesce(extract(epoch from now() - min(xact_start)), 0)::float8 as seconds
    from pg_stat_activity where datname = current_database()`);
  return oldest!.seconds;
}

/** Reads each table once for both gauges: a registry collects its gauges in the order in which they were added. */
function measureWork(gauges: ReadGauges, { database, work }: StateSources): void {
  if (work.length === 0) return;
  let states: Promise<(WaitingWorkState & { name: string })[]>;
  gauges.add('carnet_work_waiting', 'Rows that wait to be done, now or later', ['work', 'state'], async (gauge) => {
    states = Promise.all(work.map(async (one) => ({ name: one.name, ...(await stateOfWork(database, one)) })));
    for (const { name, waiting, due } of await states) {
      gauge.set({ work: name, state: 'due' }, due);
      gauge.set({ work: name, state: 'later' }, waiting - due);
    }
  });
  gauges.add(
    'carnet_work_late_seconds',
    'How long the work that is due longest has waited for somebody to take it',
    ['work'],
    async (gauge) => {
      for (const { name, late_seconds } of await states) gauge.set({ work: name }, late_seconds);
    },
  );
}

function measureDisk(gauges: ReadGauges, { config }: StateSources): void {
  gauges.add(
    'carnet_files_disk_bytes',
    'The disk on which the service keeps files, or collects what is on its way; nothing where it keeps none',
    ['state'],
    async (gauge) => {
      const { bavail, blocks, bsize } = await statfs(config.files.folder);
      gauge.set({ state: 'free' }, bavail * bsize);
      gauge.set({ state: 'all' }, blocks * bsize);
    },
  );
}
