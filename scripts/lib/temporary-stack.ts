import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdirSync, openSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { freePort, removeCluster } from '@carnet/embedded-pg';
import { inRoot, root } from './paths.js';
import { PORTS } from './ports.js';
import { pause } from './processes.js';
import type { RunRecord } from './run-lock.js';

export interface TemporaryStack {
  address: string;
  /** Its state folder: logs, data, `run.json`. */
  stateDir: string;
  record(): RunRecord | null;
  stop(): Promise<void>;
}

export interface TemporaryStackOptions {
  stateDir: string;
  /** The first of `PORTS` consecutive ports; free ones by default. */
  port?: number;
  args?: string[];
  env?: NodeJS.ProcessEnv;
}

const READY_WITHIN_MS = 120_000;

/** Starts a stack on free ports with data of its own, as `npm start` does; for journeys, drills and benchmarks. */
export async function startTemporaryStack({
  stateDir,
  port,
  args = [],
  env = {},
}: TemporaryStackOptions): Promise<TemporaryStack> {
  mkdirSync(stateDir, { recursive: true });
  const first = port ?? (await freePort(PORTS));
  const logFile = join(stateDir, 'start.log');
  const log = openSync(logFile, 'a');
  const child = spawn(process.execPath, [inRoot('scripts/run.mjs'), 'start', ...args], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(first), CARNET_STATE: stateDir },
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const record = () => readRecord(join(stateDir, 'run.json'));
  const isReady = () => record()?.ready && record()?.pid === child.pid; // a record of an earlier run may remain
  const exited = once(child, 'exit');
  const stop = async () => {
    child.kill('SIGTERM');
    if (child.exitCode === null && child.signalCode === null) await exited;
  };
  for (const until = Date.now() + READY_WITHIN_MS; !isReady(); await pause(50)) {
    if (child.exitCode === null && Date.now() < until) continue;
    await stop();
    throw new Error(`The stack did not start:\n${readFileSync(logFile, 'utf8').slice(-3000)}`);
  }
  return { address: record()?.address ?? '', stateDir, record, stop };
}

function readRecord(file: string): RunRecord | null {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as RunRecord;
  } catch {
    return null;
  }
}

/** Removes the data of a stopped stack. */
export function removeStack(stateDir: string): void {
  removeCluster(join(stateDir, 'pg'));
  rmSync(stateDir, { recursive: true, force: true });
}
