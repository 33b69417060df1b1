import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAlive, pause } from './postmaster.js';

/** Runs `work` while this process holds the lock file. A lock of a dead process is ignored. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await pause(30);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Acquires the lock file for the lifetime of this process; true also if it already has it. Returns false if another live process has it. */
export function acquireForLife(file: string): boolean {
  mkdirSync(dirname(file), { recursive: true });
  // The first try removes the lock of a dead process.
  return take(file) || take(file) || holderOf(file) === process.pid;
}

function take(file: string): boolean {
  try {
    writeFileSync(file, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    if (holderIsDead(file)) rmSync(file, { force: true });
    return false;
  }
}

function holderIsDead(file: string): boolean {
  const pid = holderOf(file);
  return pid > 0 && !isAlive(pid);
}

/** 0 if the lock was released in between, or is being acquired. */
function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}
