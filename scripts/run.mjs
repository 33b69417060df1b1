// Runs a task of this folder: `node scripts/run.mjs <task> [arguments]`. Plain JavaScript without dependencies, because a
// fresh checkout has none yet: it installs them first, with the Node that the lock file pins, then hands over
// to the task's TypeScript.
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync } from 'node:fs';
import { delimiter, dirname, join } from 'node:path';
import { fileURLToPath, pathToFileURL } from 'node:url';

const here = dirname(fileURLToPath(import.meta.url));
const root = dirname(here);
/** Module that makes a child process end when this one has ended. */
const leash = pathToFileURL(join(here, 'lib/leash.mjs')).href;
const task = process.argv[2] ?? '';
const pinned = `node_modules/node-${process.platform}-${process.arch}`;
const wanted = parseInt(readJson('package.json').engines.node.replace(/^\D+/, ''), 10);
const isTooOld = parseInt(process.versions.node, 10) < wanted;
/** Tasks that need only the packages for build and start. All others also need the tools of tests and checks. */
const LEAN_TASKS = 'start prepare build seed example-book backup restore account rotate-key facts'.split(' ');

// Start of the task: a process that it starts prints its seconds from here on.
process.env.CARNET_STARTED = String(Date.now());
// The next process uses Node's compile cache: a service starts with a tenth less CPU time.
process.env.NODE_COMPILE_CACHE ??= join(root, '.carnet/compile-cache');

if (!/^[a-z-]+$/.test(task) || !existsSync(join(here, `${task}.ts`))) end(`There is no task "${task}" in scripts/.`);
if (isTooOld && !locked()[pinned]) end(`${needs()} Get one at https://nodejs.org.`);
if (task === 'start' && !isTooOld) await start();
else {
  install();
  if (isTooOld) runWithPinnedNode();
  else await runTask();
}

/**
 * Installs and builds in a process of its own, and runs the stack in this one. This process lives as long as the stack, so nothing that
 * is only needed to prepare is loaded here.
 */
async function start() {
  const args = ['--import', leash, process.argv[1], 'prepare', ...process.argv.slice(3)];
  const preparing = spawn(process.execPath, args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'] });
  const [code] = await once(preparing, 'exit');
  if (code !== 0) process.exit(code ?? 1);
  process.argv.splice(1, 2, join(root, '.carnet/start/start.js'));
  // Imports the gateway and the launcher of PostgreSQL as built; every other task imports their sources.
  const { registerHooks } = await import('node:module');
  registerHooks({
    resolve: (specifier, context, next) =>
      next(specifier, { ...context, conditions: [...context.conditions, 'carnet-built'] }),
  });
  await import('./lib/tidy-at-rest.mjs');
  await import(pathToFileURL(process.argv[1]).href);
}

async function runTask() {
  process.argv.splice(1, 2, join(here, `${task}.ts`));
  process.env.CARNET_CALLED_FROM = process.cwd();
  const { register } = await import('tsx/esm/api');
  register();
  await import(pathToFileURL(process.argv[1]).href);
}

/** Runs the same command with the Node of the lock file. Its child processes find that Node first, too. */
function runWithPinnedNode() {
  const bin = join(root, pinned, 'bin');
  const env = { ...process.env, PATH: bin + delimiter + process.env.PATH };
  const args = ['--import', leash, ...process.argv.slice(1)];
  for (const name of ['SIGINT', 'SIGTERM', 'SIGHUP']) process.on(name, () => child.kill(name));
  const child = spawn(join(bin, 'node'), args, { stdio: ['inherit', 'inherit', 'inherit', 'ipc'], env });
  child.once('error', ({ message }) => end(`${needs()} The one in ${pinned} does not run: ${message}`));
  child.once('exit', (code) => process.exit(code ?? 1));
}

/** Read only on demand: the lock file is large, and a long-running process would keep it in memory. */
function locked() {
  return readJson('package-lock.json')?.packages ?? {};
}

function needs() {
  return `Carnet needs Node ${wanted} or newer; this is ${process.versions.node}.`;
}

/** Hides npm's warnings: those about the lock file are for its maintainers, and the calling Node is not the one that runs. */
function install() {
  const installed = readJson('node_modules/.package-lock.json')?.packages;
  const wholeLock = locked();
  const isTool = (path) => wholeLock[path]?.dev ?? false;
  // A checkout that has the tools keeps them.
  const isLean = LEAN_TASKS.includes(task) && !Object.keys(installed ?? {}).some(isTool);
  const missing = installed ? findMissing(installed, wholeLock, isLean) : 'there are none yet';
  if (!missing) return;
  console.log(`Installing dependencies with npm ci (${missing}); the first time this takes a minute or two …`);
  const started = Date.now();
  const npm = process.env.npm_execpath ? [process.execPath, process.env.npm_execpath] : ['npm'];
  const args = [...npm.slice(1), 'ci', '--loglevel=error', ...(isLean ? ['--omit=dev'] : [])];
  const { status, signal } = spawnSync(npm[0], args, { cwd: root, stdio: 'inherit' });
  if (status !== 0) end(`npm ci failed (${signal ?? `code ${status}`}). Its own words are above.`);
  console.log(`Dependencies are in place after ${Math.round((Date.now() - started) / 1000)} s.`);
}

/** npm records what it has installed. If the record differs from the lock file, something is missing. */
function findMissing(installed, wholeLock, isLean) {
  const mayBeAbsent = (path, { optional, peer, dev, devOptional }) =>
    (optional || peer || (isLean && (dev || devOptional))) && !(isTooOld && path === pinned);
  const differs = ([path, entry]) =>
    path.includes('node_modules/') &&
    !entry.link &&
    (installed[path] ? installed[path].version !== entry.version : !mayBeAbsent(path, entry));
  const found = Object.entries(wholeLock).find(differs);
  return found && `${found[0].replace(/^.*node_modules\//, '')} is missing or old`;
}

function readJson(path) {
  try {
    return JSON.parse(readFileSync(join(root, path), 'utf8'));
  } catch {
    return undefined;
  }
}

function end(message) {
  console.error(message);
  process.exit(1);
}
