import { existsSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { findNginx } from '@carnet/gateway';
import { inRoot } from './paths.js';
import { runCommand } from './command.js';
import { complain, say, seconds } from './say.js';

const CHROMIUM_NAMES = ['chromium', 'chromium-browser', 'google-chrome-stable', 'google-chrome'];
/** Chromium without a user interface, for the journeys: it shows the same pages with little more than half of the CPU time. */
const HEADLESS_SHELL = 'chromium-headless-shell';
const NGINX_PACKAGES = ['nginx', 'libnginx-mod-http-brotli-static', 'libnginx-mod-http-headers-more-filter'];
const INSTALL_PATIENCE_MS = 10 * 60_000;

/** A Chromium of this machine: from `CHROMIUM_PATH`, from the `PATH`, or as Playwright has fetched it. */
export const findChromium = (): Promise<string | undefined> => findBrowser([...CHROMIUM_NAMES, HEADLESS_SHELL]);

/** The browser for the journeys; it prefers the headless shell. */
export const findTestBrowser = (): Promise<string | undefined> => findBrowser([HEADLESS_SHELL, ...CHROMIUM_NAMES]);

async function findBrowser(names: string[]): Promise<string | undefined> {
  const { chromium } = await import('@playwright/test');
  const known = [process.env.CHROMIUM_PATH ?? '', ...names.flatMap(inPath), chromium.executablePath()];
  return known.find((file) => file && existsSync(file));
}

const inPath = (name: string): string[] =>
  (process.env.PATH ?? '')
    .split(delimiter)
    .filter(Boolean)
    .map((folder) => join(folder, name));

/**
 * Installs a browser for the journeys and an nginx with Brotli: Debian's packages as root on Debian, else Playwright's own
 * Chromium where there is none. The headless shell is optional; without it the whole Chromium is used.
 */
export async function installTools(): Promise<void> {
  const nginx = await findNginx();
  const missing = [
    ...(nginx?.brotli ? [] : [NGINX_PACKAGES]),
    ...(inPath(HEADLESS_SHELL).some(existsSync) ? [] : [[HEADLESS_SHELL]]),
  ];
  if (isRootOnDebian() && missing.length > 0) {
    await step('reading the package lists', ['apt-get', 'update', '-q']);
    for (const packages of missing) await aptInstall(packages);
    if (!(await findTestBrowser())) await aptInstall(['chromium']); // this Debian has no headless shell yet
  } else if (!nginx) {
    complain('There is no nginx here; its conformance is not tested, that of the local gateway is.');
  }
  if (!(await findTestBrowser()))
    await step('fetching Chromium', [
      process.execPath,
      inRoot('node_modules/@playwright/test/cli.js'),
      'install',
      'chromium',
    ]);
}

const isRootOnDebian = () =>
  process.getuid?.() === 0 && existsSync('/etc/debian_version') && existsSync('/usr/bin/apt-get');

const aptInstall = (packages: string[]): Promise<void> =>
  step(`installing ${packages.join(', ')}`, ['apt-get', 'install', '-qy', '--no-install-recommends', ...packages]);

async function step(what: string, command: string[]): Promise<void> {
  const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
  say(`${what} …`);
  const started = Date.now();
  const { code, output } = await runCommand(command, { env, patienceMs: INSTALL_PATIENCE_MS });
  if (code === 0) say(`${what}: done (${seconds(Date.now() - started)})`);
  else complain(`${what} failed (${command.join(' ')}):\n${output.trim().split('\n').slice(-5).join('\n')}`);
}
