import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { inRoot } from './paths.js';
import { Refusal } from './say.js';

/** Has a commit in a folder of its own for as long as `work` takes. Nothing is installed in it. */
export async function withWorktree<T>(commit: string, work: (folder: string) => T | Promise<T>): Promise<T> {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-worktree-'));
  try {
    addWorktree(commit, folder);
    return await work(folder);
  } finally {
    git('worktree', 'remove', '--force', folder);
    rmSync(folder, { recursive: true, force: true });
  }
}

function addWorktree(commit: string, folder: string): void {
  try {
    git('worktree', 'add', '--detach', folder, commit);
  } catch {
    throw new Refusal(`There is no commit ${commit} in this clone.`);
  }
}

function git(...args: string[]): void {
  execFileSync('git', args, { cwd: inRoot(), stdio: ['ignore', 'ignore', 'pipe'] });
}
