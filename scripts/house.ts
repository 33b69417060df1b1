// `npm run house`: figures about the code that anyone can count again; `-- --beside COMMIT` shows those of another commit beside them.
import { execFileSync } from 'node:child_process';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { Checkout } from './lib/house/checkout.js';
import { FACTS } from './lib/house/facts.js';
import { inRoot } from './lib/paths.js';
import { bold, Refusal, runTask } from './lib/say.js';

await runTask(async () => {
  const { beside } = parseArgs({ options: { beside: { type: 'string' } } }).values;
  const here = new Checkout(inRoot());
  if (beside === undefined) return show(here);
  withCommit(beside, (there) => show(here, there, beside));
});

/** Checks out a commit in a temporary folder while `read` runs. */
function withCommit(commit: string, read: (checkout: Checkout) => void): void {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-house-'));
  try {
    addWorktree(commit, folder);
    read(new Checkout(folder));
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

function show(here: Checkout, there?: Checkout, commit = ''): void {
  for (const [title, figures] of FACTS) {
    const now = figures(here);
    const then = there && figures(there);
    console.log(`\n${bold(title)}${then ? `  (now, ${commit.slice(0, 8)})` : ''}`);
    for (const name of new Set([...now.keys(), ...(then?.keys() ?? [])]))
      console.log(`  ${name.padEnd(32)}${figure(now.get(name))}${then ? figure(then.get(name)) : ''}`);
  }
}

function figure(value?: number): string {
  return (value?.toLocaleString('en') ?? '').padStart(9);
}
