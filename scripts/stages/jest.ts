import { chmodSync } from 'node:fs';
import { join, relative } from 'node:path';
import { freePort, removeCluster, startTestPostgres, type Postgres } from '@carnet/embedded-pg';
import { runCommand, type CommandResult } from '../lib/command.js';
import { root } from '../lib/paths.js';
import { having, workspaces } from '../lib/workspaces.js';
import { jestRuns, type Scope } from './scope.js';
import { failure, nothing, quickPlace, readReport, sum, verdict, withFolder, type Stage, type Tally } from './stage.js';

interface JestReport {
  numPassedTests: number;
  numFailedTests: number;
  numRuntimeErrorTestSuites: number;
  testResults: {
    name: string;
    status: string;
    message: string;
    assertionResults: { fullName: string; status: string; failureMessages: string[] }[];
  }[];
}

const GATEWAY = 'gateway';
const PATIENCE_MS = 60 * 60_000;
/** Time for a worker to exit. Jest warns after half a second, but a busy machine may need longer to free its memory. */
const LEAVING_MS = 60_000;
const STACK = 'scripts';
const withSpecs = () => having([...workspaces(), STACK], 'jest.config.mjs', 'jest.config.cjs', 'jest.config.js');

export const unit: Stage = {
  name: 'unit',
  title: 'units, API and facts against a real PostgreSQL, screens',
  // One more than the two processors of a small machine: a worker with a service's specs waits for PostgreSQL and other processes more than half of its time.
  run: (scope) =>
    withPostgres((url) =>
      jest(scope, without(withSpecs(), GATEWAY, STACK), { workers: 3, env: { CARNET_TEST_DATABASE_URL: url } }),
    ),
};

export const gateway: Stage = {
  name: 'gateway',
  title: 'the gateway keeps its promises, as nginx and without',
  run: (scope) => jest(scope, [GATEWAY]),
};

export const stack: Stage = {
  name: 'stack',
  title: 'the stack starts, survives and ends as it should',
  run: (scope) => jest(scope, [STACK]),
};

const without = (folders: string[], ...some: string[]) => folders.filter((folder) => !some.includes(folder));

interface Run {
  workers?: number;
  env?: NodeJS.ProcessEnv;
}

async function jest(scope: Scope, folders: string[], run: Run = {}): Promise<Tally> {
  if (folders.length === 0) return nothing;
  const tallies: Tally[] = [];
  for (const options of jestRuns(scope, folders))
    tallies.push(await tallyOf([...options, '--projects', ...folders], run));
  return sum(tallies);
}

async function tallyOf(options: string[], run: Run): Promise<Tally> {
  const { code, output, report } = await runJest(options, run);
  // Jest repeats its report on standard output, after everything that is meant for people.
  console.log(output.replace(/^\{"numFailedTestSuites".*$/m, '').trim());
  if (!report) return verdict(false);
  const failed = report.numFailedTests + report.numRuntimeErrorTestSuites;
  return { passed: report.numPassedTests, failed: failed || Number(code !== 0), failures: failuresOf(report) };
}

/** Runs Jest in the checkout of `cwd`, which is this one unless told. @returns its report, or null where it did not get that far */
export function runJest(
  options: readonly string[],
  { workers = 2, env = {}, cwd = root }: Run & { cwd?: string } = {},
): Promise<CommandResult & { report: JestReport | null }> {
  return withFolder(async (scratch) => {
    const file = join(scratch, 'jest.json');
    const flags = [
      '--json',
      `--outputFile=${file}`,
      '--passWithNoTests',
      `--maxWorkers=${workers}`,
      '--reporters=default',
    ];
    const patience = `--workerGracefulExitTimeout=${LEAVING_MS}`;
    const command = [process.execPath, join(cwd, 'node_modules/jest/bin/jest.js'), ...flags, patience, ...options];
    const ended = await runCommand(command, { cwd, env: { ...process.env, ...env }, patienceMs: PATIENCE_MS });
    return { ...ended, report: readReport<JestReport>(file) };
  });
}

/** Messages of Jest for each failed test, and for each file that could not run. */
const failuresOf = ({ testResults }: JestReport): string[] =>
  testResults.flatMap(({ name, status, message, assertionResults }) => {
    const file = relative(root, name);
    const failed = assertionResults.filter((check) => check.status === 'failed');
    if (failed.length === 0) return status === 'failed' ? [failure(file, message)] : [];
    return failed.map(({ fullName, failureMessages }) => failure(`${file} › ${fullName}`, failureMessages[0]));
  });

/**
 * Starts one server for all suites, and removes it with its data afterwards. Suites make and drop some hundreds of databases, each of which is
 * hundreds of files: in memory they take a quarter of the CPU time that they take on ext4.
 */
export async function withPostgres<T>(work: (url: string) => Promise<T>): Promise<T> {
  return withFolder(async (scratch) => {
    chmodSync(scratch, 0o711); // the server runs under another account
    let server: Postgres | undefined;
    try {
      server = await startTestPostgres(join(scratch, 'pg'), await freePort());
      return await work(server.url());
    } finally {
      await server?.stop();
      removeCluster(join(scratch, 'pg'));
    }
  }, quickPlace());
}
