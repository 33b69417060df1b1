import { mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { inRoot } from '../../scripts/lib/paths.js';
import type { RecordsQuery } from '../../scripts/lib/seed/many-files.js';
import { StackClient } from '../../scripts/lib/seed/stack-client.js';
import { removeStack, startTemporaryStack } from '../../scripts/lib/temporary-stack.js';
import type { RunRecord } from '../../scripts/lib/run-lock.js';

const stateDir = inRoot('.carnet/bench-files');
const delays = join(stateDir, 'loop-delay');

/** A stack for the benchmarks of files, empty at each run, with one process per service. */
export interface FileStack {
  address: string;
  records: { pid: number; port: number };
  postgres: { pid: number; port: number };
  /** Runs a statement in the database of svc-records as its owner. */
  query: RecordsQuery;
  /** Registers a new person with one vehicle. */
  aPerson(): Promise<FilePerson>;
  /** Starts to record the delay of svc-records' event loop. The returned function gives the result. */
  watchLoop(): () => LoopDelay;
  stop(): Promise<void>;
}

export interface FilePerson {
  id: number;
  client: StackClient;
  vehicleId: number;
}

/** Delay of the event loop in milliseconds: the 99th percentile of the worst second, and the maximum. */
export interface LoopDelay {
  p99: number;
  longest: number;
}

const ENVIRONMENT = {
  SIGN_IN_BURST: '1000000',
  SIGN_IN_PER_MINUTE: '1000000',
  REGISTRATIONS_PER_ADDRESS: '1000000',
  PASSWORD_HASHES_WAITING: '10000',
  CARNET_LOOP_DELAY: delays,
  NODE_OPTIONS: `--import=${inRoot('bench/files/loop-delay.mjs')}`,
};

export async function openFileStack(): Promise<FileStack> {
  removeStack(stateDir);
  mkdirSync(delays, { recursive: true });
  const stack = await startTemporaryStack({ stateDir, args: ['--each'], env: ENVIRONMENT });
  const { services, postgres } = stack.record() as RunRecord & { postgres: { pid: number; port: number } };
  const { databases } = JSON.parse(readFileSync(join(stateDir, 'secrets.json'), 'utf8')) as {
    databases: { records: string };
  };
  const password = encodeURIComponent(databases.records);
  const pool = new pg.Pool({
    connectionString: `postgres://carnet_records:${password}@127.0.0.1:${postgres.port}/carnet_records`,
    max: 1,
  });
  const records = services.records!;
  const noted = join(delays, String(records.pid));
  let people = 0;
  return {
    address: stack.address,
    records,
    postgres,
    query: (text, values) => pool.query(text, values),
    async aPerson() {
      const username = `person-${Date.now()}-${people++}`;
      const account = { username, email: `${username}@carnet.example`, password: 'Fountain pens, 1936!' };
      const client = await new StackClient(stack.address).register(account);
      const { id } = await client.get<{ id: number }>('/api/auth/me');
      const { id: collection_id } = await client.create('/api/collections', { name: 'Garage' });
      const car = { collection_id, type: 'Car', make: 'Alfa Romeo', model: 'GT 1600 Junior', year: 1973 };
      return { id, client, vehicleId: (await client.create('/api/vehicles', car)).id };
    },
    watchLoop() {
      if (!readdirSync(delays).includes(String(records.pid))) throw new Error('Nobody looks at the event loop');
      writeFileSync(noted, '');
      return () => {
        const seconds = readFileSync(noted, 'utf8').trim().split('\n').filter(Boolean);
        const read = seconds.map((line) => JSON.parse(line) as LoopDelay);
        const most = (of: keyof LoopDelay) => Math.max(...read.map((one) => one[of]));
        return { p99: most('p99'), longest: most('longest') };
      };
    },
    async stop() {
      await pool.end();
      await stack.stop();
      rmSync(delays, { recursive: true, force: true });
    },
  };
}
