import { existsSync, watch } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import { buildStale } from './build.js';
import { inRoot, type ServiceName } from './paths.js';
import { signal } from './processes.js';
import { readRecord } from './run-lock.js';
import { complain, say } from './say.js';
import { packageTargets, serviceTargets } from './targets.js';

/** An editor writes several files at once, which count as one change. */
const SETTLE_MS = 60;

/** Rebuilds services when their sources or those of packages change, and makes the stack of this folder restart them. */
export async function watchServices(names: readonly ServiceName[]): Promise<void> {
  const packages = packageTargets();
  const services = serviceTargets().filter(({ name }) => names.some((one) => name === `svc-${one}`));
  const targets = [...packages, ...services];
  const isInAll = (built: string) => packages.some(({ name }) => name === built);
  const changes = changesIn(targets.map(({ cwd = '' }) => inRoot(cwd, 'src')));
  say(`watching ${targets.map(({ name }) => name).join(', ')}`);
  for await (const _ of changes) {
    try {
      const built = await buildStale(targets);
      restart(names.filter((name) => built.some(isInAll) || built.includes(`svc-${name}`)));
    } catch (error) {
      complain((error as Error).message);
    }
  }
}

/** Ends the services' processes. The stack's supervisor starts them again, now from the new build. */
function restart(names: ServiceName[]): void {
  const services = readRecord()?.services ?? {};
  const pids = new Set(names.flatMap((name) => services[name]?.pid ?? []));
  for (const pid of pids) signal(pid, 'SIGTERM');
  if (names.length) say(`starting ${names.map((name) => `svc-${name}`).join(', ')} again`);
}

/** Yields once for every burst of changes below some folders. */
async function* changesIn(folders: string[]): AsyncGenerator<void> {
  let tell: () => void = () => undefined;
  let changed = new Promise<void>((resolve) => (tell = resolve));
  for (const folder of folders) if (existsSync(folder)) watch(folder, { recursive: true }, () => tell());
  for (;;) {
    await changed;
    await pause(SETTLE_MS);
    changed = new Promise<void>((resolve) => (tell = resolve));
    yield;
  }
}
