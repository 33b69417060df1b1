import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';

const REST_MS = 10_000;
const MEGABYTE = 1024;

/** Memory of each process in MB, after it has been idle for a while. */
export async function memoryAtRest(pids: Record<string, number>): Promise<Record<string, number>> {
  await pause(REST_MS);
  return memory(pids);
}

export function memory(pids: Record<string, number>): Record<string, number> {
  return Object.fromEntries(
    Object.entries(pids).map(([name, pid]) => [name, Math.round(residentKilobytes(pid) / MEGABYTE)]),
  );
}

function residentKilobytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes);
}
