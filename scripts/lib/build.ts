import { createHash } from 'node:crypto';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { withLock } from '@carnet/embedded-pg';
import { inLanes, runCommand } from './command.js';
import { inRoot, root } from './paths.js';
import { Refusal, say, seconds } from './say.js';
import type { Target } from './targets.js';

/** Stamp file of a target: exists after its build, with the fingerprint of that build. */
export const stampOf = (target: Target) => inRoot('.carnet/build', target.name);
const NO_SOURCE = /\.(spec|test)\.tsx?$|^(node_modules|coverage)$/;

/**
 * Builds the targets that changed since their last build, `lanes` at a time. A lock lets only one build run in a checkout.
 * @returns the names of the built targets
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
  const print = fingerprint(target); // taken before the build: changes during the build are built next time
  for (const name of target.replaces ?? []) rmSync(inRoot('.carnet/build', name), { force: true });
  if (target.clean) rmSync(inRoot(target.output), { recursive: true, force: true });
  const { code, output } = await runCommand(target.command, { cwd: target.cwd ? inRoot(target.cwd) : root });
  if (code !== 0) throw new Refusal(`Building ${target.name} failed (${target.command.join(' ')}):\n${output}`);
  mkdirSync(inRoot('.carnet/build'), { recursive: true });
  writeFileSync(stampOf(target), print);
  say(`built ${target.name} (${seconds(Date.now() - started)})`);
}

/** A hash of the target's definition and of the names and contents of all its inputs. */
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
