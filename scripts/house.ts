// `npm run house`: facts about the code that anyone can count again; `-- --beside COMMIT` shows those of another commit beside them.
import { parseArgs } from 'node:util';
import { Checkout } from './lib/house/checkout.js';
import { FACTS } from './lib/house/facts.js';
import { inRoot } from './lib/paths.js';
import { bold, runTask } from './lib/say.js';
import { withWorktree } from './lib/worktree.js';

await runTask(async () => {
  const { beside } = parseArgs({ options: { beside: { type: 'string' } } }).values;
  const here = new Checkout(inRoot());
  if (beside === undefined) return show(here);
  await withWorktree(beside, (folder) => show(here, new Checkout(folder), beside));
});

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
