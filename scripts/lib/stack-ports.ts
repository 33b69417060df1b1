import { runningPostgres } from '@carnet/embedded-pg';
import { givenDatabases } from './databases.js';
import { inState, SERVICES } from './paths.js';
import { type Ports, requireFree } from './ports.js';

/** @throws Refusal that names every port of the stack that is taken */
export async function requireFreePorts(ports: Ports, host: string): Promise<void> {
  const services = SERVICES.map((name) => ({ port: ports.services[name], host: '127.0.0.1', owner: `svc-${name}` }));
  const gateway = { port: ports.gateway, host, owner: 'the gateway' };
  const postgres = { port: ports.postgres, host: '127.0.0.1', owner: 'PostgreSQL' };
  const left = runningPostgres(inState('pg')); // a server from an earlier run is taken over
  const needsPostgres = !givenDatabases() && left?.port !== ports.postgres;
  await requireFree([gateway, ...services, ...(needsPostgres ? [postgres] : [])]);
}
