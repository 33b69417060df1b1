import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, mkdtempSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { runCommand } from '../lib/command.js';
import { waitFor } from '../lib/health.js';
import { inRoot, KEEPERS, SERVICES } from '../lib/paths.js';
import { commandOf, pause } from '../lib/processes.js';
import { removeStack, startTemporaryStack, type TemporaryStack } from '../lib/temporary-stack.js';

const stateDir = mkdtempSync(join(tmpdir(), 'carnet-start-'));
const person = {
  firstName: 'Ada',
  lastName: 'Keeper',
  username: 'ada',
  email: 'ada@example.org',
  password: 'Unlikely-Horse-88!',
  confirmPassword: 'Unlikely-Horse-88!',
};
let stack: TemporaryStack | undefined;

const start = async (args: string[] = [], port?: number) => {
  stack = await startTemporaryStack({ stateDir, args, port });
  return stack;
};

afterAll(() => removeStack(stateDir));

describe('npm start', () => {
  beforeAll(() => start());
  afterAll(() => stack?.stop());

  it('brings up a stack in which a person signs up, with all services in one process', async () => {
    expect((await post('/api/auth/register', person)).status).toBe(201);
    expect(new Set(servicePids()).size).toBe(1);
  });

  it('lets each service write its log under its own name', async () => {
    const told = () => logged().filter(({ msg }) => msg?.startsWith('Following svc-'));
    // Every service but a guest follows svc-identity, which signs people in; svc-garage and svc-service also follow each other.
    const following = KEEPERS.map((service) => `${service}: Following svc-identity`);
    following.push('garage: Following svc-service', 'service: Following svc-garage', 'notify: Following svc-garage');
    const lines = () => told().map(({ service, msg }) => `${service}: ${msg}`);
    await until(() => following.every((line) => lines().includes(line)));
  });

  it('takes a new signing key while it runs, and signs nobody out', async () => {
    const port = String(stack?.record()?.gateway?.port);
    const { token } = (await (await post('/api/auth/login', person)).json()) as { token: string };
    const rotated = await runCommand([process.execPath, inRoot('scripts/run.mjs'), 'rotate-key', '--in', '0'], {
      env: { ...process.env, CARNET_STATE: stateDir, PORT: port },
    });
    expect(rotated).toMatchObject({ code: 0, output: expect.stringMatching(/Key \S+ signs from .* removed: 0\./) });
    const { keys } = (await (await fetch(`${stack?.address}/api/auth/jwks.json`)).json()) as { keys: unknown[] };
    expect(keys).toHaveLength(2);
    const me = await fetch(`${stack?.address}/api/auth/me`, { headers: { 'x-auth-token': token } });
    expect(me.status).toBe(200);
  });

  it('signs a person out by command while it runs', async () => {
    const port = String(stack?.record()?.gateway?.port);
    const { token } = (await (await post('/api/auth/login', person)).json()) as { token: string };
    const env = { ...process.env, CARNET_STATE: stateDir, PORT: port };
    const command = [process.execPath, inRoot('scripts/run.mjs'), 'account', 'end-sessions'];
    expect(await runCommand([...command, 'nobody@example.org'], { env })).toMatchObject({
      code: 1,
      output: expect.stringContaining('Nobody has the email nobody@example.org.'),
    });
    expect(await runCommand([...command, person.email], { env })).toMatchObject({
      code: 0,
      output: expect.stringContaining('Done for '),
    });
    const me = async () =>
      (await fetch(`${stack?.address}/api/auth/me`, { headers: { 'x-auth-token': token } })).status;
    // Every service learns of it within moments; the time limit of the test ends the wait.
    while ((await me()) === 200) await pause(50);
    expect(await me()).toBe(401);
  });

  it('says that it runs already, and leaves the running stack alone', async () => {
    const before = stack?.record();
    const second = await run({ CARNET_STATE: stateDir, PORT: '21999' });
    expect(second.code).toBe(1);
    const words = `Carnet runs in this folder already: ${before?.address} (process ${before?.pid})`;
    expect(second.output).toContain(words);
    expect(stack?.record()).toEqual(before);
  });

  it('says which port is taken and what to do, and leaves no trace', async () => {
    const other = mkdtempSync(join(tmpdir(), 'carnet-start-'));
    const port = String(stack?.record()?.gateway?.port);
    const second = await run({ CARNET_STATE: other, PORT: port });
    expect(second.code).toBe(1);
    expect(second.output).toContain(`port ${port} (the gateway): used by another program`);
    expect(second.output).toMatch(/PORT=\d+ npm start/);
    expect(existsSync(join(other, 'run.lock'))).toBe(false);
    removeStack(other);
  });
});

describe('npm start -- --each @thorough', () => {
  beforeAll(async () => {
    await start(['--each']);
    await post('/api/auth/register', person);
  });
  afterAll(() => stack?.stop());

  it('gives each service a process, and signs in who is there', async () => {
    expect(new Set(servicePids()).size).toBe(SERVICES.length);
    expect((await post('/api/auth/login', person)).status).toBe(200);
  });

  it('starts again whatever dies, and keeps what was acknowledged', async () => {
    const pids = allPids();
    expect(pids).toHaveLength(SERVICES.length + 2);
    for (const pid of pids) process.kill(pid, 'SIGKILL');
    await until(() => allPids().length === pids.length && allPids().every((pid) => !pids.includes(pid)));
    expect(await waitFor(`${stack?.address}/api/health`, 60_000)).toBe(true);
    expect((await post('/api/auth/login', person)).status).toBe(200);
  });

  it('takes over after a killed predecessor, and ends what that left behind', async () => {
    const left = stack?.record();
    const leftBehind = servicePids();
    process.kill(left?.pid ?? 0, 'SIGKILL');
    await until(() => !commandOf(left?.pid ?? 0));
    await start(['--each'], left?.gateway?.port);
    expect(stack?.record()?.postgres?.pid).toBe(left?.postgres?.pid);
    expect(leftBehind.filter((pid) => commandOf(pid))).toEqual([]);
  });

  it('ends everything on a signal, however often it comes', async () => {
    const watcher = stack?.record()?.pid ?? 0;
    const pids = [watcher, ...allPids()];
    for (let times = 0; times < 3; times += 1) process.kill(watcher, 'SIGINT');
    await until(() => pids.every((pid) => !commandOf(pid)));
    expect(existsSync(join(stateDir, 'run.json'))).toBe(false);
  });
});

it('refuses what it does not know', async () => {
  expect((await run({}, '--foo')).output).toContain("Unknown option '--foo'");
  expect((await run({ CARNET_STATE: stateDir, PORT: 'abc' })).output).toContain('PORT must be a whole number');
  const some = await run({ CARNET_STATE: stateDir, GARAGE_DATABASE_URL: 'postgres://localhost/garage' });
  expect(some.output).toContain(
    'Also needed: IDENTITY_DATABASE_URL, SERVICE_DATABASE_URL, RECORDS_DATABASE_URL, DOSSIER_DATABASE_URL',
  );
});

const servicePids = (): number[] => Object.values(stack?.record()?.services ?? {}).map(({ pid }) => pid);

/** Log lines of the process that runs all services. One of a request has no message. */
function logged(): { service: string; msg?: string }[] {
  const lines = readFileSync(join(stateDir, 'logs/services.log'), 'utf8').trim().split('\n');
  return lines.map((line) => JSON.parse(line) as { service: string; msg?: string });
}

function allPids(): number[] {
  const record = stack?.record();
  const pids = [record?.gateway?.pid, record?.postgres?.pid, ...servicePids()];
  return pids.filter((pid) => pid !== undefined).filter((pid) => commandOf(pid));
}

const post = (path: string, body: object) =>
  fetch(`${stack?.address}${path}`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify(body),
  });

async function run(env: NodeJS.ProcessEnv, ...args: string[]): Promise<{ code: number | null; output: string }> {
  const command = [inRoot('scripts/run.mjs'), 'start', ...args];
  const child = spawn(process.execPath, command, {
    env: { ...process.env, ...env },
    stdio: ['ignore', 'pipe', 'pipe'],
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr]) stream.on('data', (data) => (output += String(data)));
  const [code] = (await once(child, 'close')) as [number | null];
  return { code, output };
}

async function until(holds: () => boolean): Promise<void> {
  const deadline = Date.now() + 60_000;
  while (!holds()) {
    if (Date.now() > deadline) throw new Error('it never came to hold');
    await pause(50);
  }
}
