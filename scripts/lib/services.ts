import { databaseVariables } from './databases.js';
import { inRoot, inState, SERVICES, type ServiceName } from './paths.js';
import type { Ports } from './ports.js';
import { startNode, type LoggedProcess } from './spawn.js';

export interface ServicesOptions {
  ports: Ports;
  databaseUrls: Record<ServiceName, string>;
  internalToken: string;
}

/** One supervised process, and the services in it. */
export interface ServiceGroup {
  name: string;
  services: readonly ServiceName[];
  start(): LoggedProcess;
}

/** Size in MB of each half of V8's space for new objects. The default of 16 keeps some 20 MB more of each process in memory, and is no faster here. */
const SMALL_NURSERY = '--max-semi-space-size=4';

/** Collects garbage when the heap has grown by a quarter; the default is up to four times. Under load 249 MB are in use at most; with a doubled heap 292. */
const EARLY_CLEANING = '--heap-growing-percent=25';

/** All services in one process, or each in its own, as in production. */
export function serviceGroups(options: ServicesOptions, each: boolean): ServiceGroup[] {
  return each ? SERVICES.map((name) => alone(name, options)) : [together(options)];
}

function together(options: ServicesOptions): ServiceGroup {
  const env = { ...common(options) };
  for (const name of SERVICES) {
    env[`${name.toUpperCase()}_PORT`] = String(options.ports.services[name]);
    env[`${name.toUpperCase()}_DATABASE_URL`] = options.databaseUrls[name];
    env[`${name.toUpperCase()}_METRICS_PORT`] = metricsPortOf(name);
  }
  const args = [inRoot('scripts/stack.mjs')];
  return { name: 'services', services: SERVICES, start: () => startNode({ name: 'services', args, env }) };
}

function alone(name: ServiceName, options: ServicesOptions): ServiceGroup {
  const env = environmentOf(name, options);
  const args = [SMALL_NURSERY, EARLY_CLEANING, inRoot(`svc-${name}/dist/main.js`)];
  return { name: `svc-${name}`, services: [name], start: () => startNode({ name: `svc-${name}`, args, env }) };
}

/** The environment of a service with a process of its own. */
export const environmentOf = (name: ServiceName, options: ServicesOptions): NodeJS.ProcessEnv => ({
  ...common(options),
  PORT: String(options.ports.services[name]),
  DATABASE_URL: options.databaseUrls[name],
  METRICS_PORT: metricsPortOf(name),
});

/** Port of a service's metrics: `METRICS_PORT` for the first service, the ports after it for the others. Empty if it is not set. */
function metricsPortOf(name: ServiceName): string {
  const first = process.env.METRICS_PORT?.trim();
  return first ? String(Number(first) + SERVICES.indexOf(name)) : '';
}

/** Environment of all services. It contains no database address, since a service gets only its own. */
function common({ ports, internalToken }: ServicesOptions): NodeJS.ProcessEnv {
  const env = Object.fromEntries(Object.entries(process.env).filter(([name]) => !databaseVariables.includes(name)));
  const peers = SERVICES.map(
    (name) => [`${name.toUpperCase()}_URL`, `http://127.0.0.1:${ports.services[name]}`] as const,
  );
  return {
    FILES_DIR: inState('files'),
    MAIL_DIR: inState('mail'),
    PUBLIC_URL: `http://127.0.0.1:${ports.gateway}`,
    ...env,
    HOST: '127.0.0.1',
    SERVICES: SERVICES.join(),
    INTERNAL_TOKEN: internalToken,
    ...Object.fromEntries(peers),
  };
}
