import { fork } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { startGateway } from '@carnet/gateway';
import { freePort } from '@carnet/embedded-pg';
import { inRoot, SERVICES, type ServiceName } from '../scripts/lib/paths.js';
import type { BenchStack } from './stack.js';

export interface Yardstick {
  /** Address of the bare server itself. */
  direct: string;
  /** Address of the bare server behind a gateway like the stack's. */
  behindGateway: string;
  stop(): Promise<void>;
}

/** Starts the bare server in a process of its own, and a gateway in front of it. */
export async function startYardstick(stack: BenchStack): Promise<Yardstick> {
  const child = fork(join(import.meta.dirname, 'bare-server.ts'), {
    execArgv: ['--import', 'tsx'],
    // A session of its own, as each service has: on a busy machine, Linux shares the CPU between sessions.
    detached: true,
    env: {
      ...process.env,
      GARAGE_DATABASE_URL: stack.databaseUrl('garage'),
      SERVICE_DATABASE_URL: stack.databaseUrl('service'),
      RECORDS_DATABASE_URL: stack.databaseUrl('records'),
      COLLECTOR_ID: String(stack.collector.id),
      WRITERS: JSON.stringify(Object.fromEntries(stack.writers.map(({ id, vehicleId }) => [vehicleId, id]))),
    },
  });
  const [port] = (await once(child, 'message')) as [number];
  const upstream = `127.0.0.1:${port}`;
  const gateway = await startGateway({
    kind: 'auto',
    host: '127.0.0.1',
    port: await freePort(),
    siteDir: inRoot('.carnet/site'),
    stateDir: inRoot('.carnet/bench/yardstick'),
    upstreams: Object.fromEntries(SERVICES.map((name) => [name, upstream])) as Record<ServiceName, string>,
  });
  return {
    direct: `http://${upstream}`,
    behindGateway: gateway.url,
    async stop() {
      await gateway.stop();
      child.kill();
    },
  };
}
