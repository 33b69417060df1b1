import { readFileSync } from 'node:fs';
import { setTimeout as pause } from 'node:timers/promises';
import type { BenchStack } from './stack.js';

const REST_MS = 10_000;
const MEGABYTE = 1024;

/** What each service's process holds in memory, in MB, after it was left alone for a while. */
export async function memoryAtRest(stack: BenchStack): Promise<Record<string, number>> {
  await pause(REST_MS);
  return memory(stack);
}

export function memory(stack: BenchStack): Record<string, number> {
  const pids = Object.entries(stack.pids());
  return Object.fromEntries(pids.map(([name, pid]) => [name, Math.round(residentKilobytes(pid) / MEGABYTE)]));
}

function residentKilobytes(pid: number): number {
  const [, kilobytes] = /^VmRSS:\s+(\d+) kB/m.exec(readFileSync(`/proc/${pid}/status`, 'utf8')) ?? [];
  return Number(kilobytes);
}
