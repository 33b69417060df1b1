import { spawn } from 'node:child_process';
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  utimesSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** Tested with scripts in place of nginx and of the name server: the files that it writes, and when it reloads nginx. */
const script = new URL('../../deploy/web/start.sh', import.meta.url).pathname;

const conf = new URL('../nginx.rendered.conf', import.meta.url).pathname;

const WITHIN_MS = 20_000;
const DAY_MS = 86_400_000;

const ends: (() => void)[] = [];
afterEach(() => ends.splice(0).forEach((end) => end()));

function enter(names: Record<string, string[]>, env: NodeJS.ProcessEnv = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'carnet-web-'));
  const inFolder = (...path: string[]) => join(folder, ...path);
  for (const dir of ['bin', 'names', 'kept/assets', 'site/assets']) mkdirSync(inFolder(dir), { recursive: true });
  const program = (name: string, text: string) => {
    writeFileSync(inFolder('bin', name), text);
    chmodSync(inFolder('bin', name), 0o755);
  };
  program('getent', `#!/bin/sh\n[ -f "${folder}/names/$2" ] && awk '{ print $1, "STREAM" }' "${folder}/names/$2"`);
  // Reacts to SIGQUIT as nginx does. A shell in the background would ignore it.
  program(
    'nginx',
    `#!${process.execPath}
if (process.argv[2] !== '-t') {
  const tell = (what) => require('node:fs').appendFileSync('${folder}/told', what + '\\n');
  process.on('SIGHUP', () => tell('HUP'));
  process.on('SIGQUIT', () => {
    tell('QUIT');
    // Open requests are answered first: the test says when they are.
    const end = () => (process.env.DRAINS && !require('node:fs').existsSync('${folder}/drained')) || process.exit(0);
    end();
    setInterval(end, 10);
  });
  tell('started');
  setInterval(() => {}, 1000);
}
`,
  );
  const setName = (name: string, addresses: string[]) =>
    addresses.length === 0
      ? rmSync(inFolder('names', name), { force: true })
      : writeFileSync(inFolder('names', name), addresses.map((address) => `${address}\n`).join(''));
  Object.entries(names).forEach(([name, addresses]) => setName(name, addresses));
  const start = (more: NodeJS.ProcessEnv = {}) => {
    const child = spawn('sh', [script], {
      env: {
        ...process.env,
        PATH: `${inFolder('bin')}:${process.env.PATH}`,
        NGINX_CONF: conf,
        INCLUDED_DIR: inFolder('included'),
        SITE_DIR: inFolder('site'),
        KEPT_DIR: inFolder('kept'),
        ...env,
        ...more,
      },
      stdio: 'ignore',
    });
    const gone = new Promise<number | null>((resolve) => child.on('exit', resolve));
    ends.push(() => {
      child.kill('SIGTERM');
      void gone.then(() => rmSync(folder, { recursive: true, force: true }));
    });
    return { child, gone };
  };
  const read = (...path: string[]) => (existsSync(inFolder(...path)) ? readFileSync(inFolder(...path), 'utf8') : '');
  return { inFolder, setName, start, read };
}

async function until(condition: () => boolean): Promise<void> {
  const end = Date.now() + WITHIN_MS;
  while (!condition()) {
    if (Date.now() > end) throw new Error('It did not come about.');
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}

const blockOf = (text: string, name: string) => new RegExp(`upstream ${name} \\{[^}]*\\}`).exec(text)?.[0] ?? '';

it('has a server for each instance, marks the dead among several, and says of a service without one that it is away', async () => {
  const web = enter({ 'svc-identity': ['10.0.0.1'], 'svc-service': ['10.0.0.3', '10.0.0.2'] });
  web.start();
  await until(() => web.read('told').includes('started'));
  const text = web.read('included', 'upstreams.conf');
  expect(blockOf(text, 'identity')).toContain('server 10.0.0.1:8080 max_fails=0;');
  expect(blockOf(text, 'service')).toContain(
    'server 10.0.0.2:8080 max_fails=1 fail_timeout=1s;\n  server 10.0.0.3:8080 max_fails=1 fail_timeout=1s;',
  );
  expect(blockOf(text, 'records')).toContain('server 127.0.0.1:9 down;');
  expect(blockOf(text, 'any-service').match(/server /g)).toHaveLength(3);
});

it('has nginx read anew when an instance comes or goes, and not otherwise', async () => {
  const web = enter({ 'svc-garage': ['10.0.0.1'] }, { LOOK_EVERY_SECONDS: '1' });
  web.start();
  await until(() => web.read('told').includes('started'));
  web.setName('svc-garage', ['10.0.0.1', '10.0.0.7']);
  await until(() => web.read('told').includes('HUP'));
  expect(blockOf(web.read('included', 'upstreams.conf'), 'garage')).toContain('10.0.0.7');
  web.setName('svc-garage', []);
  await until(() => web.read('told') === 'started\nHUP\nHUP\n');
  expect(blockOf(web.read('included', 'upstreams.conf'), 'garage')).toContain('127.0.0.1:9 down');
});

it('believes the proxies that are named, and nobody where none is', async () => {
  const web = enter({}, { TRUSTED_PROXIES: '172.30.78.1, fd00::/8' });
  web.start();
  await until(() => web.read('told').includes('started'));
  expect(web.read('included', 'real-ip.conf')).toBe('set_real_ip_from 172.30.78.1;\nset_real_ip_from fd00::/8;\n');
  expect(web.read('included', 'trusted.conf')).toBe('172.30.78.1 1;\nfd00::/8 1;\n');
});

it('believes a proxy that is named where its name leads, and this machine where it is called host', async () => {
  const web = enter({ caddy: ['10.0.0.9'] }, { TRUSTED_PROXIES: 'caddy,host' });
  writeFileSync(web.inFolder('routes'), 'eth1\t0000A8C0\t00000000\neth0\t00000000\t010115AC\n');
  web.start({ ROUTES: web.inFolder('routes') });
  await until(() => web.read('told').includes('started'));
  expect(web.read('included', 'trusted.conf')).toBe('10.0.0.9 1;\n172.21.1.1 1;\n');
  web.setName('caddy', ['10.0.0.8']);
  await until(() => web.read('told').includes('HUP'));
  expect(web.read('included', 'trusted.conf')).toBe('10.0.0.8 1;\n172.21.1.1 1;\n');
});

it('keeps the files of releases before it for thirty days, and ends when nginx is told to', async () => {
  const web = enter({});
  mkdirSync(web.inFolder('site/remotes/mf-cars/assets'), { recursive: true });
  const added = ['assets/new.0a1b2c3d.js', 'remotes/mf-cars/assets/entry.0a1b2c3d.js'];
  for (const file of added) writeFileSync(web.inFolder('site', file), 'new');
  for (const [name, days] of [
    ['before.0a1b2c3d.js', 29],
    ['old.0a1b2c3d.js', 32],
    ['new.0a1b2c3d.js', 32],
  ] as const) {
    const file = web.inFolder('kept/assets', name);
    writeFileSync(file, name);
    const then = new Date(Date.now() - days * DAY_MS);
    utimesSync(file, then, then);
  }
  const { child, gone } = web.start();
  await until(() => web.read('told').includes('started') && !existsSync(web.inFolder('kept/assets/old.0a1b2c3d.js')));
  expect(web.read('kept/assets/before.0a1b2c3d.js')).toBe('before.0a1b2c3d.js');
  // A file that is already kept is not overwritten; it only gets today's date.
  expect(web.read('kept', added[0]!)).toBe('new.0a1b2c3d.js');
  expect(web.read('kept', added[1]!)).toBe('new');
  expect(readdirSync(web.inFolder('kept'))).toEqual(['assets', 'remotes']);
  child.kill('SIGQUIT');
  expect(await gone).toBe(0);
});

it('ends as soon as nginx has ended where it was told to, however seldom it looks', async () => {
  const web = enter({}, { LOOK_EVERY_SECONDS: '3600', DRAINS: 'yes' });
  const { child, gone } = web.start();
  await until(() => web.read('told').includes('started'));
  web.setName('svc-garage', ['10.0.0.1']);
  child.kill('SIGTERM');
  // The script has looked up the names once more, and nginx is still answering.
  await until(() => web.read('told').includes('QUIT') && web.read('told').includes('HUP'));
  writeFileSync(web.inFolder('drained'), '');
  expect(await gone).toBe(0);
});
