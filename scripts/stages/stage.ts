import { mkdtempSync, readFileSync, rmSync, statfsSync } from 'node:fs';
import { freemem, tmpdir } from 'node:os';
import { join } from 'node:path';
import { stripVTControlCharacters } from 'node:util';
import { runCommand } from '../lib/command.js';
import { inRoot } from '../lib/paths.js';
import { complain } from '../lib/say.js';
import type { Scope } from './scope.js';

export interface Tally {
  passed: number;
  failed: number;
  /** Failures, each with the first lines of its message. They are printed again at the end, where people look first after a long run. */
  failures?: string[];
}

/** One part of `npm test`, which can also run alone: `npm test -- <name>`. */
export interface Stage {
  name: string;
  title: string;
  /** True if it checks everything in each scope, so that nothing is left for `rest`. */
  isWhole?: boolean;
  run(scope: Scope): Promise<Tally>;
}

export const nothing: Tally = { passed: 0, failed: 0 };
export const verdict = (good: boolean): Tally => ({ passed: Number(good), failed: Number(!good) });
export const sum = (tallies: Tally[]): Tally =>
  tallies.reduce(
    (a, b) => ({
      passed: a.passed + b.passed,
      failed: a.failed + b.failed,
      failures: [...(a.failures ?? []), ...(b.failures ?? [])],
    }),
    nothing,
  );

const LINES_OF_A_FAILURE = 8;

/** Text of a failed check: its name and the first lines of its message. */
export const failure = (name: string, message = ''): string =>
  [
    name,
    ...stripVTControlCharacters(message)
      .split('\n')
      .filter((line) => line.trim())
      .slice(0, LINES_OF_A_FAILURE),
  ].join('\n    ');

/** Runs a command that counts as one check. */
export async function check(command: string[], what: string): Promise<Tally> {
  const { code } = await runCommand(command, { shown: true });
  if (code === 0) return verdict(true);
  complain(`${what}: failed`);
  return { ...verdict(false), failures: [what] };
}

/** Runs a tool of `node_modules` that counts as one check. @param file its program: `eslint/bin/eslint.js` */
export const tool = (file: string, ...args: string[]): Promise<Tally> =>
  check([process.execPath, inRoot('node_modules', file), ...args], file.replace(/\/.*/, ''));

/** Makes a temporary folder, and removes it after `work`. */
export async function withFolder<T>(work: (folder: string) => Promise<T>, place = tmpdir()): Promise<T> {
  const folder = mkdtempSync(join(place, 'carnet-test-'));
  try {
    return await work(folder);
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

const MEMORY = '/dev/shm';
const ENOUGH_BYTES = 2 * 1024 ** 3;

/** A folder in memory, if the machine has one with enough free space and memory; else the system's temporary folder. */
export function quickPlace(): string {
  try {
    const { bavail, bsize } = statfsSync(MEMORY);
    return Math.min(bavail * bsize, freemem()) >= ENOUGH_BYTES ? MEMORY : tmpdir();
  } catch {
    return tmpdir();
  }
}

/** Reads the report of a test runner; null if it wrote none. */
export function readReport<T>(file: string): T | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch {
    return null;
  }
}
