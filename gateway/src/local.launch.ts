import { writeFile, mkdir } from 'node:fs/promises';
import { extname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { startChild } from './child.js';
import type { FullOptions } from './defaults.js';
import type { LocalPlan } from './local.main.js';
import type { RunningGateway } from './options.js';

const here = fileURLToPath(import.meta.url);
const ending = extname(here);
const program = here.replace(/local\.launch(\.\w+)$/, 'local.main$1');

/** Keeps the heap small: requests and answers only pass through. */
const SMALL_HEAP = ['--max-semi-space-size=2', '--heap-growing-percent=25'];

/** Runs the local gateway as a process of its own. */
export async function startLocal({ log, ...options }: FullOptions): Promise<RunningGateway> {
  const home = join(options.stateDir, 'local');
  await mkdir(home, { recursive: true });
  const planFile = join(home, 'plan.json');
  await writeFile(planFile, JSON.stringify({ options } satisfies LocalPlan));
  // When it runs from TypeScript sources, as in tests, the child needs tsx.
  const compiler = ending === '.ts' ? ['--import', import.meta.resolve('tsx')] : [];
  return startChild({
    kind: 'local',
    command: process.execPath,
    args: [...SMALL_HEAP, ...options.nodeArgs, ...compiler, program, planFile],
    options: { cwd: home, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
    host: options.host,
    port: options.port,
    leaveSignal: 'SIGTERM',
    log,
  });
}
