import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The command line of a living process, else an empty string. */
export function commandOf(pid: number): string {
  try {
    if (process.platform === 'linux') return readFileSync(`/proc/${pid}/cmdline`, 'utf8').replaceAll('\0', ' ').trim();
    return execFileSync('ps', ['-o', 'command=', '-p', String(pid)], {
      encoding: 'utf8',
      stdio: ['ignore', 'pipe', 'ignore'],
    });
  } catch {
    return '';
  }
}

/** Asks a process to leave, and makes it after `patienceMs`. Returns when it is gone. */
export async function end(pid: number, patienceMs = 5_000): Promise<void> {
  signal(pid, 'SIGTERM');
  const until = Date.now() + patienceMs;
  while (commandOf(pid)) {
    if (Date.now() > until) signal(pid, 'SIGKILL');
    await pause(20);
  }
}

export function signal(pid: number, name: NodeJS.Signals): void {
  try {
    process.kill(pid, name);
  } catch {
    // it has left already
  }
}
