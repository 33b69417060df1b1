import { createServer } from 'node:net';
import { SERVICES, type ServiceName } from './paths.js';
import { Refusal } from './say.js';

export interface Ports {
  gateway: number;
  services: Record<ServiceName, number>;
  postgres: number;
}

const WIDTH = SERVICES.length + 1;
/** Number of ports that a stack takes in a row: the gateway, the services and PostgreSQL. */
export const PORTS = WIDTH + 1;

/** Reads `PORT`, the gateway's port; the services and PostgreSQL take the ports after it. */
export function readPorts(env: NodeJS.ProcessEnv = process.env): Ports {
  const base = Number(env.PORT ?? 8080);
  if (!Number.isInteger(base) || base < 1 || base > 65_535 - WIDTH)
    throw new Refusal(`PORT must be a whole number from 1 to ${65_535 - WIDTH}, not "${env.PORT}".`);
  const services = Object.fromEntries(SERVICES.map((name, index) => [name, base + 1 + index]));
  return { gateway: base, services: services as Ports['services'], postgres: base + WIDTH };
}

/** @throws Refusal that names every taken port, its intended owner, and what to do */
export async function requireFree(wanted: { port: number; host: string; owner: string }[]): Promise<void> {
  const faults = await Promise.all(wanted.map(async (one) => ({ ...one, fault: await faultOf(one.port, one.host) })));
  const bad = faults.filter(({ fault }) => fault);
  if (bad.length === 0) return;
  const lines = bad.map(({ port, owner, fault }) => `  port ${port} (${owner}): ${fault}`);
  const base = Math.min(...wanted.map(({ port }) => port));
  const other = base + 1000 <= 64_000 ? base + 1000 : 8080;
  throw new Refusal(
    `Carnet cannot start on its ports:\n${lines.join('\n')}\n` +
      `End what uses them, or give another first port (${PORTS} in a row are used): PORT=${other} npm start`,
  );
}

function faultOf(port: number, host: string): Promise<string | null> {
  return new Promise((resolve) => {
    const server = createServer();
    server.once('error', ({ code, message }: NodeJS.ErrnoException) => {
      if (code === 'EADDRINUSE') resolve('used by another program');
      else if (code === 'EACCES') resolve('not allowed for this user');
      else resolve(message);
    });
    server.listen({ port, host, exclusive: true }, () => server.close(() => resolve(null)));
  });
}
