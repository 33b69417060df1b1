import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';
import { isAlive, pause } from './postmaster.js';

/** Runs `work` while no other process that asks for the same file does; the lock of a dead process counts for nothing. */
export async function withLock<T>(file: string, work: () => Promise<T>): Promise<T> {
  mkdirSync(dirname(file), { recursive: true });
  while (!take(file)) await pause(30);
  try {
    return await work();
  } finally {
    rmSync(file, { force: true });
  }
}

/** Acquires the file for as long as this process lives, once or again; false where another process that lives has it. */
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

/** 0 where it was released between two looks, or is being taken. */
function holderOf(file: string): number {
  try {
    return Number(readFileSync(file, 'utf8'));
  } catch {
    return 0;
  }
}
