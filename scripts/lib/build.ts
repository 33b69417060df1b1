import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '@carnet/embedded-pg';
import { inLanes, runCommand } from './command.js';
import { inRoot, root } from './paths.js';
import { Refusal, say, seconds } from './say.js';
import type { Target } from './targets.js';

/** A file that is there once the target is built. */
export const stampOf = (target: Target) => inRoot('.carnet/build', target.name);
const NO_SOURCE = /\.(spec|test)\.tsx?$|^(node_modules|coverage)$/;

/**
 * Builds what differs from its last build, `lanes` at a time; two who build in one checkout take turns.
 * @returns the names of what was built
 */
export function buildStale(targets: Target[], lanes = 2): Promise<string[]> {
  return withLock(inRoot('.carnet/build.lock'), () => buildUnlocked(targets, lanes));
}

async function buildUnlocked(targets: Target[], lanes: number): Promise<string[]> {
  const stale = targets.filter((target) => isStale(target));
  await inLanes(stale, lanes, build);
  return stale.map(({ name }) => name);
}

export function isStale(target: Target): boolean {
  const stamp = stampOf(target);
  return (
    !existsSync(inRoot(target.output)) || !existsSync(stamp) || readFileSync(stamp, 'utf8') !== fingerprint(target)
  );
}

async function build(target: Target): Promise<void> {
  const started = Date.now();
  const print = fingerprint(target); // before building: what changes meanwhile is built next time
  for (const name of target.replaces ?? []) rmSync(inRoot('.carnet/build', name), { force: true });
  if (target.clean) rmSync(inRoot(target.output), { recursive: true, force: true });
  const { code, output } = await runCommand(target.command, { cwd: target.cwd ? inRoot(target.cwd) : root });
  if (code !== 0) throw new Refusal(`Building ${target.name} failed (${target.command.join(' ')}):\n${output}`);
  mkdirSync(inRoot('.carnet/build'), { recursive: true });
  writeFileSync(stampOf(target), print);
  say(`built ${target.name} (${seconds(Date.now() - started)})`);
}

/** A hash over the names and contents of all inputs and the command itself. */
function fingerprint(target: Target): string {
  const hash = createHash('sha256').update(JSON.stringify(target));
  for (const input of target.inputs)
    for (const file of filesUnder(inRoot(input))) hash.update(file).update(readFileSync(file));
  return hash.digest('hex');
}

function filesUnder(path: string): string[] {
  const stat = statSync(path, { throwIfNoEntry: false });
  if (!stat) return [];
  if (!stat.isDirectory()) return [path];
  const names = readdirSync(path).filter((name) => !NO_SOURCE.test(name));
  return names.sort().flatMap((name) => filesUnder(join(path, name)));
}
