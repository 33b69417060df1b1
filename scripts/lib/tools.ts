import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findNginx } from '@carnet/gateway';
import { inRoot } from './paths.js';
import { runCommand } from './command.js';
import { complain, say, seconds } from './say.js';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-headers-more-filter'];
const INSTALL_PATIENCE_MS = 10 * 60_000;

/** A Chromium of this machine: that of `CHROMIUM_PATH`, of the `PATH`, or the one that Playwright has fetched. */
export async function findChromium(env: NodeJS.ProcessEnv = process.env): Promise<string | undefined> {
  const folders = (env.PATH ?? '').split(delimiter).filter(Boolean);
  const inPath = folders.flatMap((folder) => CHROMIUM_NAMES.map((name) => join(folder, name)));
  const { chromium } = await import('@playwright/test');
  const known = [env.CHROMIUM_PATH ?? '', ...inPath, chromium.executablePath()];
  return known.find((file) => file && existsSync(file));
}

/** Puts a Chromium and an nginx in place where there is none: Debian's packages as root on Debian, else Playwright's own browser. */
export async function installTools(): Promise<void> {
  const needsNginx = !(await findNginx());
  const needsChromium = !(await findChromium());
  if (!needsNginx && !needsChromium) return say('Chromium and nginx are here');
  if (isRootOnDebian())
    await aptInstall([...(needsNginx ? NGINX_PACKAGES : []), ...(needsChromium ? ['chromium'] : [])]);
  else if (needsNginx) complain('There is no nginx here; its conformance is not tested, that of the local gateway is.');
  if (!(await findChromium()))
    await step('fetching Chromium', [
      process.execPath,
      inRoot('node_modules/@playwright/test/cli.js'),
      'install',
      'chromium',
    ]);
}

const isRootOnDebian = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

async function aptInstall(packages: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  await step('reading the package lists', ['apt-get', 'update', '-q'], env);
  await step(
    `installing ${packages.join(', ')}`,
    ['apt-get', 'install', '-qy', '--no-install-recommends', ...packages],
    env,
  );
}

async function step(what: string, command: string[], env = process.env): Promise<void> {
  say(`${what} …`);
  const started = Date.now();
  const { code, output } = await runCommand(command, { env, patienceMs: INSTALL_PATIENCE_MS });
  if (code === 0) say(`${what}: done (${seconds(Date.now() - started)})`);
  else complain(`${what} failed (${command.join(' ')}):\n${output.trim().split('\n').slice(-5).join('\n')}`);
}
