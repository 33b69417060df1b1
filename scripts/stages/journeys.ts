import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import { MailServer } from '../../e2e/src/mail-server.js';
import { OwnProvider } from '../../e2e/src/own-provider.js';
import { runCommand } from '../lib/command.js';
import { inRoot } from '../lib/paths.js';
import { complain, say } from '../lib/say.js';
import { removeStack, startTemporaryStack } from '../lib/temporary-stack.js';
import { findTestBrowser } from '../lib/tools.js';
import { nothing, readReport, verdict, withFolder, type Stage, type Tally } from './stage.js';

interface PlaywrightReport {
  stats: { expected: number; unexpected: number; flaky: number };
  errors: unknown[];
}

const PATIENCE_MS = 25 * 60_000;
/** Of a stack, in a row. */
const PORTS = 6;
/** Journeys sign many people in from one address; what limits that is tested by the gateway's own suite. */
const GENEROUS = {
  SIGN_IN_BURST: '10000',
  SIGN_IN_PER_MINUTE: '10000',
  SIGN_IN_TRIES_PER_ADDRESS: '10000',
  REQUESTS_PER_KEY_PER_MINUTE: '100000',
  REGISTRATIONS_PER_ADDRESS: '10000',
  // Where the receivers of webhooks are.
  OUTGOING_PRIVATE_NETWORKS: '127.0.0.1/32',
};

export const journeys: Stage = {
  name: 'journeys',
  title: 'journeys in a browser, through a stack with data of its own',
  async run() {
    if (!existsSync(inRoot('e2e/playwright.config.ts'))) {
      say('there are none yet');
      return nothing;
    }
    const browser = await findTestBrowser();
    if (!browser) {
      complain('There is no Chromium on this machine, and none could be installed. CHROMIUM_PATH may name one.');
      return verdict(false);
    }
    return withFolder((scratch) => throughStack(scratch, browser));
  },
};

async function throughStack(scratch: string, browser: string): Promise<Tally> {
  const stateDir = join(scratch, 'state');
  const port = await freePort(PORTS);
  const server = await MailServer.start({ folder: join(stateDir, 'mail') });
  const provider = await OwnProvider.start(`http://127.0.0.1:${port}`);
  try {
    const env = { ...GENEROUS, ...server.env, ...provider.env, CARNET_PG_SETTINGS: 'fsync=off' };
    const stack = await startTemporaryStack({ stateDir, port, env });
    say(`a stack runs at ${stack.address}`);
    try {
      const told = { CARNET_URL: stack.address, CARNET_STATE: stateDir, CHROMIUM_PATH: browser };
      return await playwright(scratch, { ...told, ...provider.journeyEnv });
    } finally {
      await stack.stop();
    }
  } catch (error) {
    complain((error as Error).message);
    return verdict(false);
  } finally {
    await provider.close();
    await server.close();
    removeStack(stateDir);
  }
}

async function playwright(scratch: string, env: NodeJS.ProcessEnv): Promise<Tally> {
  const report = join(scratch, 'playwright.json');
  const command = [process.execPath, inRoot('node_modules/@playwright/test/cli.js'), 'test', '--reporter=list,json'];
  const { code } = await runCommand(command, {
    cwd: inRoot('e2e'),
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    shown: true,
    patienceMs: PATIENCE_MS,
  });
  const result = readReport<PlaywrightReport>(report);
  if (!result) return verdict(false);
  const failed = result.stats.unexpected + result.stats.flaky + result.errors.length;
  return { passed: result.stats.expected, failed: failed || Number(code !== 0) };
}
