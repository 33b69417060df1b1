// `npm run faults`: makes one deliberate fault at a time in a worktree of the last commit, and tells which quick test of its room finds it;
// `-- svc-garage shell` those of some rooms.
import { existsSync, readFileSync, symlinkSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAULTS, type Fault } from './lib/faults.data.js';
import { roomOf } from './lib/house/checkout.js';
import { inRoot } from './lib/paths.js';
import { Refusal, runTask, say, seconds } from './lib/say.js';
import { withWorktree } from './lib/worktree.js';
import { workspaces } from './lib/workspaces.js';
import { runJest, withPostgres } from './stages/jest.js';
import { jestRuns } from './stages/scope.js';

interface Found extends Fault {
  /** The first test that turned red; null where none did. */
  by: string | null;
  took: string;
}

await runTask(async () => {
  const asked = process.argv.slice(2);
  const faults = FAULTS.filter(({ file }) => asked.length === 0 || asked.includes(roomOf(file)));
  if (faults.length === 0)
    throw new Refusal(`There are faults for ${[...new Set(FAULTS.map(({ file }) => roomOf(file)))].join(', ')}.`);
  const found = await withWorktree('HEAD', (folder) => {
    linkLibraries(folder);
    return withPostgres((url) => inTurn(faults, (fault) => find(folder, fault, url)));
  });
  console.log('\n| room | fault | found by | after |\n| --- | --- | --- | --- |');
  for (const { fault, by, took, file } of found)
    console.log(`| ${roomOf(file)} | ${fault} | ${by ?? '**nothing**'} | ${took} |`);
  process.exitCode = found.every(({ by }) => by) ? 0 : 1;
});

async function inTurn<T, R>(items: readonly T[], work: (item: T) => Promise<R>): Promise<R[]> {
  const results: R[] = [];
  for (const item of items) results.push(await work(item));
  return results;
}

/** Libraries of this checkout serve the worktree, too. */
function linkLibraries(folder: string): void {
  for (const room of ['.', ...workspaces()]) {
    const libraries = inRoot(room, 'node_modules');
    if (existsSync(libraries)) symlinkSync(libraries, join(folder, room, 'node_modules'));
  }
}

/** Runs the quick tests of the fault's room that depend on its file, until the first is red. */
async function find(folder: string, fault: Fault, url: string): Promise<Found> {
  const { file, right, wrong } = fault;
  const path = join(folder, file);
  const source = readFileSync(path, 'utf8');
  if (source.split(right).length !== 2) throw new Refusal(`${file} has this text not once any more: ${right}`);
  writeFileSync(
    path,
    source.replace(right, () => wrong),
  );
  const begun = Date.now();
  try {
    const [quick = []] = jestRuns('quick', []);
    const options = [...quick, '--bail', '--findRelatedTests', path, '--projects', join(folder, roomOf(file))];
    const { output } = await runJest(options, { cwd: folder, env: { CARNET_TEST_DATABASE_URL: url } });
    if (!/^Tests: /m.test(output)) throw new Error(`No test of ${roomOf(file)} ran:\n${output}`);
    const found = { ...fault, by: firstRed(output), took: seconds(Date.now() - begun) };
    say(`${file}: ${found.by ?? 'nothing'} (${found.took})`);
    return found;
  } finally {
    writeFileSync(path, source);
  }
}

/** By Jest's words: where it stops at the first, it writes no report. */
function firstRed(output: string): string | null {
  const [, file] = /^FAIL (\S+)/m.exec(output) ?? [];
  return file ? `${file} › ${/^ +● (.{1,120})/m.exec(output)?.[1] ?? 'cannot be run'}` : null;
}
