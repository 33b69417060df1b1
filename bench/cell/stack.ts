import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { databaseOf, inRoot, SERVICES, type ServiceName } from '../../scripts/lib/paths.js';
import { pause } from '../../scripts/lib/processes.js';
import type { RunRecord } from '../../scripts/lib/run-lock.js';
import type { Secrets } from '../../scripts/lib/secrets.js';
import { removeStack, startTemporaryStack } from '../../scripts/lib/temporary-stack.js';

const stateDir = inRoot('.carnet/bench-cell');

const SETTLED_WITHIN_MS = 5 * 60_000;

const ENVIRONMENT = {
  SIGN_IN_BURST: '1000000',
  SIGN_IN_PER_MINUTE: '1000000',
  REGISTRATIONS_PER_ADDRESS: '1000000',
  SIGN_IN_TRIES_PER_ADDRESS: '1000000',
  PASSWORD_HASHES_WAITING: '10000',
  // In the benchmark thousands of people come in minutes, instead of years.
  CARNET_PG_SETTINGS: 'max_wal_size=2GB',
};

/** One cell: one process per service, PostgreSQL and a gateway. It is empty at each run. */
export interface CellStack {
  address: string;
  /** The folder of its files. */
  filesDir: string;
  pids: Record<ServiceName | 'postgres' | 'gateway', number>;
  /** Runs a statement in a service's database as superuser, and returns its rows. */
  query<Row extends object>(name: ServiceName, text: string, values?: unknown[]): Promise<Row[]>;
  /** Waits until followers have applied all facts. */
  settled(): Promise<void>;
  stop(): Promise<void>;
}

export async function openCell(): Promise<CellStack> {
  removeStack(stateDir);
  const stack = await startTemporaryStack({ stateDir, args: ['--each'], env: ENVIRONMENT });
  const { services, postgres, gateway } = stack.record() as RunRecord;
  const { postgres: password } = JSON.parse(readFileSync(join(stateDir, 'secrets.json'), 'utf8')) as Secrets;
  const login = `postgres:${encodeURIComponent(password)}@127.0.0.1:${postgres!.port}`;
  const pools = Object.fromEntries(
    SERVICES.map((name) => [
      name,
      new pg.Pool({ connectionString: `postgres://${login}/carnet_${databaseOf(name)}`, max: 2 }),
    ]),
  ) as Record<ServiceName, pg.Pool>;
  const query = async <Row extends object>(name: ServiceName, text: string, values?: unknown[]) =>
    (await pools[name].query<Row & pg.QueryResultRow>(text, values)).rows as Row[];
  return {
    address: stack.address,
    filesDir: join(stateDir, 'files'),
    pids: {
      ...(Object.fromEntries(SERVICES.map((name) => [name, services[name]!.pid])) as Record<ServiceName, number>),
      postgres: postgres!.pid,
      gateway: gateway!.pid,
    },
    query,
    async settled() {
      for (const until = Date.now() + SETTLED_WITHIN_MS; Date.now() < until; await pause(500))
        if (await isFollowed(query)) return;
      throw new Error('Followers have not taken in time what was told');
    },
    async stop() {
      await Promise.all(Object.values(pools).map((pool) => pool.end()));
      await stack.stop();
      removeStack(stateDir);
    },
  };
}

/** True if all handlers of all services have reached the ends of the logs. */
async function isFollowed(query: CellStack['query']): Promise<boolean> {
  for (const producer of SERVICES) {
    const [end] = await query<{ tx: string; seq: string }>(
      producer,
      'select tx::text as tx, seq::text as seq from facts order by facts.tx desc, facts.seq desc limit 1',
    );
    const behind = 'select 1 from fact_handlers where producer = $1 and (tx, seq) < ($2::xid8, $3::bigint)';
    for (const follower of end ? SERVICES : [])
      if ((await query(follower, behind, [producer, end!.tx, end!.seq])).length > 0) return false;
  }
  return true;
}
