// Runs a task of this folder: `node scripts/run.mjs <task> [arguments]`. Plain JavaScript without dependencies, because on a
// fresh checkout there are none yet: it puts them in place first, then hands over to the task's TypeScript.
import { spawnSync } from 'node:child_process';
import { existsSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
const task = process.argv[2] ?? '';

checkNode();
if (!/^[a-z-]+$/.test(task) || !existsSync(join(here, `${task}.ts`))) end(`There is no task "${task}" in scripts/.`);
install();
process.argv.splice(1, 2, join(here, `${task}.ts`));
process.env.CARNET_CALLED_FROM = process.cwd();
const { register } = await import('tsx/esm/api');
register();
await import(pathToFileURL(process.argv[1]).href);

function checkNode() {
  const [major, minor] = process.versions.node.split('.').map(Number);
  if (major > 20 || (major === 20 && minor >= 19)) return;
  end(`Carnet needs Node 20.19 or newer; this is ${process.versions.node}. Get one at https://nodejs.org.`);
}

function install() {
  const missing = whatIsMissing();
  if (!missing) return;
  console.log(`Installing dependencies with npm ci (${missing}); the first time this takes a minute or two …`);
  const started = Date.now();
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const { status, signal } = spawnSync(npm[0], [...npm.slice(1), 'ci'], { cwd: root, stdio: 'inherit' });
  if (status !== 0) end(`npm ci failed (${signal ?? `code ${status}`}). Its own words are above.`);
  console.log(`Dependencies are in place after ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** npm keeps a record of what it installed; where that differs from the lock file, something is missing. */
function whatIsMissing() {
  const record = readPackages(join(root, 'node_modules/.package-lock.json'));
  if (!record) return 'there are none yet';
  const differs = ([path, { version, link, optional, peer }]) =>
    path.includes('node_modules/') &&
    !link &&
    record[path]?.version !== version &&
    !(optional || (peer && !record[path]));
  const found = Object.entries(readPackages(join(root, 'package-lock.json')) ?? {}).find(differs);
  return found && `${found[0].replace(/^.*node_modules\//, '')} is missing or old`;
}

function readPackages(file) {
  try {
    return JSON.parse(readFileSync(file, 'utf8')).packages;
  } catch {
    return undefined;
  }
}

function end(message) {
  console.error(message);
  process.exit(1);
}
