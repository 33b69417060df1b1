import { databaseVariables } from './databases.js';
import { inRoot, inState, SERVICES, type ServiceName } from './paths.js';
import type { Ports } from './ports.js';
import { startNode, type LoggedProcess } from './spawn.js';

export interface ServicesOptions {
  ports: Ports;
  databaseUrls: Record<ServiceName, string>;
  internalToken: string;
}

/** One process that is watched, and the services in it. */
export interface ServiceGroup {
  name: string;
  services: readonly ServiceName[];
  start(): LoggedProcess;
}

/** The size of V8's space for new objects, in MB a half: V8's own 16 keep some 20 MB more of each process in memory, and are no faster here. */
const SMALL_NURSERY = '--max-semi-space-size=4';

/** Clean up when the heap has grown by a quarter, not V8's up to four times: a crowd holds 249 MB at most, and 292 where the heap may double. */
const EARLY_CLEANING = '--heap-growing-percent=25';

/** All in one process, or each in its own, as in production. */
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

/** `METRICS_PORT` is the first service's; the others take those after it. None where it is not set. */
function metricsPortOf(name: ServiceName): string {
  const first = process.env.METRICS_PORT?.trim();
  return first ? String(Number(first) + SERVICES.indexOf(name)) : '';
}

/** Only what a service may know: no other service's database address is handed on. */
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
