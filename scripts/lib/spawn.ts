import { spawn, type SpawnOptions } from 'node:child_process';
import { closeSync, fstatSync, mkdirSync, openSync, readFileSync, renameSync, statSync } from 'node:fs';
import { inRoot, inState, root } from './paths.js';
import type { Running } from './keep-running.js';
import { signal } from './processes.js';

const LOG_LIMIT = 20 * 1024 * 1024;
/** A service needs 3 s at most for open answers. A process that still runs after this time is killed. */
const STOP_PATIENCE_MS = 6_000;

export interface LoggedProcess extends Running {
  /** The last lines of its log since it was started. */
  lastWords(): string;
}

export interface NodeProcess {
  name: string;
  args: string[];
  env: NodeJS.ProcessEnv;
}

export const logFile = (name: string) => inState('logs', `${name}.log`);

/**
 * Starts a Node process that writes to `.carnet/logs/<name>.log`. It has its own process group, so that Ctrl-C reaches only this process, which
 * then stops it. It ends when this process has ended, and it gives memory back when it is idle.
 */
export function startNode({ name, args, env }: NodeProcess): LoggedProcess {
  const { fd, from } = openLog(name);
  const options: SpawnOptions = { cwd: root, env, detached: true, stdio: ['ignore', fd, fd, 'ipc'] };
  const preloaded = ['leash', 'tidy-at-rest'].flatMap((module) => ['--import', inRoot(`scripts/lib/${module}.mjs`)]);
  const child = spawn(process.execPath, [...preloaded, ...args], options);
  closeSync(fd);
  const exited = new Promise<{ code: number | null }>((resolve) => {
    child.once('exit', (code) => resolve({ code })).once('error', () => resolve({ code: null }));
  });
  return {
    pid: child.pid ?? 0,
    exited,
    lastWords: () => readFileSync(logFile(name)).subarray(from).toString().trim().split('\n').slice(-12).join('\n'),
    async stop() {
      child.kill('SIGTERM');
      const insist = setTimeout(() => child.pid && signal(child.pid, 'SIGKILL'), STOP_PATIENCE_MS);
      await exited;
      clearTimeout(insist);
    },
  };
}

function openLog(name: string): { fd: number; from: number } {
  mkdirSync(inState('logs'), { recursive: true });
  const file = logFile(name);
  if ((statSync(file, { throwIfNoEntry: false })?.size ?? 0) > LOG_LIMIT) renameSync(file, `${file}.old`);
  const fd = openSync(file, 'a', 0o600);
  return { fd, from: fstatSync(fd).size };
}
