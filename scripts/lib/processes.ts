import { execFileSync } from 'node:child_process';
import { readFileSync } from 'node:fs';

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));

/** The command line of a running process; an empty string if it has ended. */
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

/** Asks a process to end, and kills it after `patienceMs`. Resolves when it is gone. */
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
    // the process has already ended
  }
}
