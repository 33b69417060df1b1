import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, openSync, readFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { findNginx, serviceNames, startGateway, type GatewayKind, type GatewayOptions } from '../src/index.js';
import { ask } from './support/ask.js';
import { openStack, type Stack } from './support/stack.js';

const inTests = (path: string): string => join(dirname(fileURLToPath(import.meta.url)), path);

const isAlive = (pid: number): boolean => {
  try {
    return process.kill(pid, 0);
  } catch {
    return false;
  }
};

/** Waits until the condition holds. The time limit of the test ends an endless wait. */
async function until(holds: () => boolean): Promise<void> {
  while (!holds()) await new Promise((resolve) => setTimeout(resolve, 20));
}

const kinds: GatewayKind[] = ['nginx', 'local'];

/** Much longer than it takes, and slow only if the test fails. */
const BACK_WITHIN_MS = 15_000;

describe.each(kinds)('the process of the gateway as %s', (kind) => {
  let usable = true;
  beforeAll(async () => {
    usable = kind !== 'nginx' || (await findNginx()) !== undefined;
    if (!usable) console.warn('SKIPPED: there is no nginx on this machine, so its half was not tested.');
  });
  const stacks: Stack[] = [];
  const enter = async (special?: Partial<GatewayOptions>) => {
    const stack = await openStack(kind, special);
    stacks.push(stack);
    return stack;
  };
  afterEach(async () => {
    for (const stack of stacks.splice(0)) await stack.stop();
  });
  const the = (name: string, run: () => Promise<void>) => it(name, async () => (usable ? run() : undefined));

  the('can be started again at once after a kill -9, as often as it dies', async () => {
    const stack = await enter();
    for (let round = 0; round < 3; round += 1) {
      process.kill(stack.gateway.pid, 'SIGKILL');
      expect(await stack.gateway.exited).toEqual({ code: null, signal: 'SIGKILL' });
      stack.gateway = await startGateway(stack.options);
      expect((await ask(stack.gateway.url, '/api/parts')).status).toBe(200);
    }
  });

  the('finishes the answer it is giving when it is stopped', async () => {
    const stack = await enter();
    const asked = new Promise<() => void>((resolve) => {
      stack.services.garage.handler = (_request, response) => resolve(() => response.end('{"late":true}'));
    });
    const answer = ask(stack.gateway.url, '/api/vehicles');
    const finish = await asked;
    const stopped = stack.gateway.stop();
    finish();
    expect((await answer).json()).toEqual({ late: true });
    await stopped;
    await expect(stack.gateway.exited).resolves.toEqual({ code: 0, signal: null });
  });

  the('leaves when whoever started it is killed', async () => {
    const stack = await enter();
    await stack.gateway.stop();
    const parent = spawn(
      process.execPath,
      ['--import', 'tsx', inTests('support/parent.main.ts'), JSON.stringify(stack.options)],
      {
        stdio: ['ignore', 'pipe', 'inherit'],
      },
    );
    const [line] = (await once(parent.stdout.setEncoding('utf8'), 'data')) as [string];
    expect((await ask(stack.gateway.url, '/api/parts')).status).toBe(200);
    parent.kill('SIGKILL');
    await until(() => !isAlive(Number(line)));
  });

  the('ends what an earlier run left in its folder', async () => {
    const stack = await enter();
    const left = stack.gateway;
    if (kind === 'local') left.child.disconnect();
    else stack.gateway = await startGateway(stack.options);
    expect(await left.exited).toEqual({ code: 0, signal: null });
  });

  the('says why it could not start where its port is taken', async () => {
    const stack = await enter();
    const second = { ...stack.options, stateDir: mkdtempSync(join(tmpdir(), 'carnet-second-')) };
    await expect(startGateway(second)).rejects.toThrow(`127.0.0.1:${stack.options.port}`);
    expect((await ask(stack.gateway.url, '/api/parts')).status).toBe(200);
  });

  the('asks the next of several addresses where one is dead, and the dead one again when it is back', async () => {
    const stack = await enter();
    await stack.gateway.stop();
    const { garage, records } = stack.services;
    await garage.die();
    stack.gateway = await startGateway({
      ...stack.options,
      upstreams: { ...stack.options.upstreams, garage: [garage.address, records.address] },
    });
    for (let round = 0; round < 4; round += 1) {
      expect((await ask(stack.gateway.url, '/api/parts')).json()).toMatchObject({ service: 'records' });
    }
    await garage.start();
    // nginx skips it for a second.
    const end = Date.now() + BACK_WITHIN_MS;
    while (garage.seen.length === 0 && Date.now() < end) await ask(stack.gateway.url, '/api/parts');
    expect(garage.seen.length).toBeGreaterThan(0);
  });

  the('believes a proxy that is trusted who asks, and whether by https', async () => {
    const stack = await enter({ trustedProxies: ['127.0.0.1'] });
    const told = { 'x-forwarded-for': '203.0.113.9', 'x-forwarded-proto': 'https' };
    expect((await ask(stack.gateway.url, '/api/parts', { headers: told })).json()).toMatchObject({ headers: told });
    expect((await ask(stack.gateway.url, '/api/parts')).json()).toMatchObject({
      headers: { 'x-forwarded-proto': 'http' },
    });
  });

  the('counts the tries of one IPv6 subscriber together, and those of others apart', async () => {
    const stack = await enter({ trustedProxies: ['127.0.0.1'] });
    const signIn = async (address: string) =>
      (
        await ask(stack.gateway.url, '/api/auth/login', {
          method: 'POST',
          body: '{}',
          headers: { 'x-forwarded-for': address },
        })
      ).status;
    const inTurn = async (addresses: readonly string[]) => {
      const statuses: number[] = [];
      for (const address of addresses) statuses.push(await signIn(address));
      return statuses;
    };
    // The limit is three tries at once here.
    expect(await inTurn(['2001:db8:0:a::1', '2001:db8:0:a::2', '2001:db8:0:a:1:2:3:a', '2001:db8:0:a::4'])).toEqual([
      200, 200, 200, 429,
    ]);
    expect(await inTurn(['2001:db8:0:b::1', '203.0.113.9', '203.0.113.10', '::ffff:203.0.113.11'])).toEqual([
      200, 200, 200, 200,
    ]);
    expect(await inTurn(Array.from({ length: 3 }, () => '::ffff:203.0.113.9'))).toEqual([200, 200, 429]);
  });
});

describe('the configuration for an image', () => {
  it('is written with the names of the services, and nginx accepts it', async () => {
    const folder = mkdtempSync(join(tmpdir(), 'carnet-conf-'));
    const out = join(folder, 'nginx.conf');
    const program = inTests('../src/conf.main.ts');
    const own = ['--garage', 'localhost:1,localhost:2', '--identity', 'localhost:3', '--service', 'localhost:4'];
    execFileSync(process.execPath, ['--import', 'tsx', program, '--out', out, '--state', folder, ...own], {
      stdio: ['ignore', 'ignore', 'pipe'],
    });
    const text = readFileSync(out, 'utf8');
    expect(text).toContain('server localhost:2 max_fails=1 fail_timeout=1s;');
    expect(text).toContain('server svc-records:8080 max_fails=0;');
    expect(text).toContain('listen 8080 ');
    const nginx = await findNginx();
    if (!nginx) return console.warn('SKIPPED: there is no nginx on this machine to read the configuration.');
    execFileSync(
      process.execPath,
      [
        '--import',
        'tsx',
        program,
        '--out',
        out,
        '--state',
        folder,
        ...serviceNames.flatMap((name) => [`--${name}`, 'localhost:9']),
        ...own,
      ],
      { stdio: ['ignore', 'ignore', 'pipe'] },
    );
    // nginx opens its standard output by name, which is impossible for a socket.
    const output = openSync(join(folder, 'output'), 'w');
    const check = () =>
      execFileSync(nginx.file, ['-t', '-q', '-e', 'stderr', '-c', out], { stdio: ['ignore', output, 'pipe'] });
    expect(check).not.toThrow();
  });
});
