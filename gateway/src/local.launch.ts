import { writeFile, mkdir } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { startChild } from './child.js';
import type { FullOptions } from './defaults.js';
import type { LocalPlan } from './local.main.js';
import type { RunningGateway } from './options.js';

const here = dirname(fileURLToPath(import.meta.url));

/** Runs the local gateway as a process of its own. */
export async function startLocal({ log, ...options }: FullOptions, docsDir: string): Promise<RunningGateway> {
  const home = join(options.stateDir, 'local');
  await mkdir(home, { recursive: true });
  const planFile = join(home, 'plan.json');
  await writeFile(planFile, JSON.stringify({ options, docsDir } satisfies LocalPlan));
  const tsx = pathToFileURL(createRequire(import.meta.url).resolve('tsx')).href;
  return startChild({
    kind: 'local',
    command: process.execPath,
    args: ['--import', tsx, join(here, 'local.main.ts'), planFile],
    options: { cwd: home, stdio: ['ignore', 'ignore', 'pipe', 'ipc'] },
    host: options.host,
    port: options.port,
    leaveSignal: 'SIGTERM',
    log,
  });
}
