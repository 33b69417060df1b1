import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

export interface Postmaster {
  pid: number;
  port: number;
  ready: boolean;
}

/** Reads `postmaster.pid`; null if there is none. */
export function readPostmaster(dataDir: string): Postmaster | null {
  let lines: string[];
  try {
    lines = readFileSync(join(dataDir, 'postmaster.pid'), 'utf8').split('\n');
  } catch {
    return null;
  }
  const pid = Number(lines[0]);
  return pid > 0 ? { pid, port: Number(lines[3]), ready: lines[7]?.trim() === 'ready' } : null;
}

/** Tells whether the process is alive and is the server of that folder. The check is needed because the system reuses process ids. */
export function isServing(pid: number, dataDir: string): boolean {
  const command = commandOf(pid);
  return command.includes('postgres') && command.includes(dataDir);
}

/** Tells whether a process runs. A zombie does not count. */
export function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return process.platform !== 'linux' || !/^State:\s+Z/m.test(readFileSync(`/proc/${pid}/status`, 'utf8'));
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ');
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], { encoding: 'utf8' });
  } catch {
    return '';
  }
}

/** Fast shutdown: ends sessions, writes all data and exits. A server that hangs is killed, and recovers at its next start. */
export async function endPostmaster(pid: number, patienceMs = 15_000): Promise<void> {
  signal(pid, 'SIGINT');
  if (await isGone(pid, patienceMs)) return;
  signal(pid, 'SIGQUIT');
  if (!(await isGone(pid, 5_000))) signal(pid, 'SIGKILL');
}

function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has exited already
  }
}

async function isGone(pid: number, patienceMs: number): Promise<boolean> {
  const until = Date.now() + patienceMs;
  while (isAlive(pid)) {
    if (Date.now() > until) return false;
    await pause(20);
  }
  return true;
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
