import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { freePort } from '@carnet/embedded-pg';
import { MailServer } from '../../e2e/src/mail-server.js';
import { OwnProvider } from '../../e2e/src/own-provider.js';
import { runCommand } from '../lib/command.js';
import { inRoot } from '../lib/paths.js';
import { PORTS } from '../lib/ports.js';
import { complain, say } from '../lib/say.js';
import { removeStack, startTemporaryStack } from '../lib/temporary-stack.js';
import { findTestBrowser } from '../lib/tools.js';
import { playwrightScope, type Scope } from './scope.js';
import { failure, nothing, readReport, verdict, withFolder, type Stage, type Tally } from './stage.js';

/** Playwright's report of a run. */
export interface JourneysReport {
  stats: { expected: number; unexpected: number; flaky: number; skipped: number; duration: number };
  errors: unknown[];
  suites: JourneySuite[];
}

interface JourneySuite {
  suites?: JourneySuite[];
  specs: {
    title: string;
    file: string;
    ok: boolean;
    tests: { status: string; results: { error?: { message?: string } }[] }[];
  }[];
}

export interface PlaywrightOptions {
  /** Folder for its report. */
  scratch: string;
  env: NodeJS.ProcessEnv;
  scope?: Scope;
  /** Files in `e2e/tests`, without extension; all files by default. */
  files?: readonly string[];
  patienceMs?: number;
}

const PATIENCE_MS = 60 * 60_000;
/** High limits, since journeys sign in many people from one address. The gateway's own suite tests the limits. */
export const GENEROUS = {
  SIGN_IN_BURST: '10000',
  SIGN_IN_PER_MINUTE: '10000',
  SIGN_IN_TRIES_PER_ADDRESS: '10000',
  REQUESTS_PER_KEY_PER_MINUTE: '100000',
  REGISTRATIONS_PER_ADDRESS: '10000',
  INVITATIONS_PER_ACCOUNT: '10000',
  // Address of the webhook receivers of the journeys.
  OUTGOING_PRIVATE_NETWORKS: '127.0.0.1/32',
};

export const journeys: Stage = {
  name: 'journeys',
  title: 'journeys in a browser, through a stack with data of its own',
  async run(scope) {
    if (!existsSync(inRoot('e2e/playwright.config.ts'))) {
      say('there are none yet');
      return nothing;
    }
    const browser = await findTestBrowser();
    if (!browser) {
      complain('There is no Chromium on this machine, and none could be installed. CHROMIUM_PATH may name one.');
      return verdict(false);
    }
    return withFolder((scratch) => throughStack(scope, scratch, browser));
  },
};

async function throughStack(scope: Scope, scratch: string, browser: string): Promise<Tally> {
  const stateDir = join(scratch, 'state');
  const port = await freePort(PORTS);
  const server = await MailServer.start({ folder: join(stateDir, 'mail') });
  const provider = await OwnProvider.start(`http://127.0.0.1:${port}`);
  try {
    const env = { ...GENEROUS, ...server.env, ...provider.env, CARNET_PG_SETTINGS: 'fsync=off' };
    const stack = await startTemporaryStack({ stateDir, port, env });
    say(`a stack runs at ${stack.address}`);
    try {
      // Set once, since all workers must agree on the day, also at midnight.
      const CARNET_TEST_DAY = process.env.CARNET_TEST_DAY ?? new Date().toISOString().slice(0, 10);
      if (scope === 'quick') say(`of walks over all routes and screens, the sample of ${CARNET_TEST_DAY}`);
      const told = { CARNET_URL: stack.address, CARNET_STATE: stateDir, CHROMIUM_PATH: browser, CARNET_TEST_DAY };
      const report = await playwright({ scratch, scope, env: { ...told, ...provider.journeyEnv } });
      return report
        ? { passed: report.stats.expected, failed: failuresOf(report), failures: namesOfFailures(report.suites) }
        : verdict(false);
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

/** Runs journeys against the stack that `env` names. @returns null if there is no report */
export async function playwright(options: PlaywrightOptions): Promise<JourneysReport | null> {
  const { scratch, env, scope = 'all', files = [], patienceMs = PATIENCE_MS } = options;
  const report = join(scratch, 'playwright.json');
  const only = files.map((name) => `/tests/${name}\\.spec\\.ts$`);
  const command = [
    process.execPath,
    inRoot('node_modules/@playwright/test/cli.js'),
    'test',
    '--reporter=list,json',
    ...playwrightScope[scope],
  ];
  const { code } = await runCommand([...command, ...only], {
    cwd: inRoot('e2e'),
    env: { ...process.env, ...env, PLAYWRIGHT_JSON_OUTPUT_FILE: report },
    shown: true,
    patienceMs,
  });
  const result = readReport<JourneysReport>(report);
  if (result && code !== 0 && failuresOf(result) === 0) result.errors.push(`Playwright ended with ${code}`);
  return result;
}

export const failuresOf = ({ stats, errors }: JourneysReport): number => stats.unexpected + stats.flaky + errors.length;

/** Journeys that failed, and those that passed only on a retry. */
const namesOfFailures = (suites: JourneySuite[]): string[] =>
  suites.flatMap(({ suites: inner = [], specs }) => [
    ...specs.flatMap(({ title, file, tests }) =>
      tests
        .filter(({ status }) => status === 'unexpected' || status === 'flaky')
        .map(({ results }) => failure(`${file} › ${title}`, results.find(({ error }) => error)?.error?.message)),
    ),
    ...namesOfFailures(inner),
  ]);
