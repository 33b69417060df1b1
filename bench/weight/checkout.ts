import { execFileSync, spawn } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, existsSync, lstatSync, openSync, readdirSync, readFileSync } from 'node:fs';
import { delimiter, join } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';
import { freePort, removeCluster } from '@carnet/embedded-pg';
import { inRoot } from '../../scripts/lib/paths.js';
import { Answer, type NewAccount, StackClient } from '../../scripts/lib/seed/stack-client.js';

/** Ports of the gateway, the services and PostgreSQL; enough for both commits. */
const PORTS = 12;
const START_PATIENCE_MS = 15 * 60_000;
const LOOK_AGAIN_MS = 100;

/** A commit in a separate folder, without installed packages or a build. */
export interface Checkout {
  name: string;
  folder: string;
}

export interface RunningCheckout {
  url: string;
  pid: number;
  /** Client of the first person who signed in. */
  client: StackClient;
  /** Seconds from the command until a person could sign in. */
  seconds: number;
  stop(): Promise<void>;
}

const git = (...args: string[]): string => execFileSync('git', ['-C', inRoot(), ...args], { encoding: 'utf8' }).trim();

/** @throws if there is no such commit */
export function checkOut(commit: string, folder: string): Checkout {
  const name = git('rev-parse', '--short=8', `${commit}^{commit}`);
  git('worktree', 'add', '--detach', folder, name);
  return { name, folder };
}

export function removeCheckout({ folder }: Checkout): void {
  removeCluster(join(folder, '.carnet/pg'));
  git('worktree', 'remove', '--force', folder);
}

/** Runs `npm start` in the folder as a person would, without this process's own packages. */
export async function startCheckout({ folder }: Checkout, account: NewAccount): Promise<RunningCheckout> {
  const port = await freePort(PORTS);
  const url = `http://127.0.0.1:${port}`;
  const log = openSync(join(folder, 'start.log'), 'a');
  const since = Date.now();
  const child = spawn('npm', ['start'], {
    cwd: folder,
    env: { ...environment(), PORT: String(port) },
    detached: true,
    stdio: ['ignore', log, log],
  });
  closeSync(log);
  const stop = async (): Promise<void> => {
    if (child.exitCode !== null || child.signalCode !== null) return;
    const exited = once(child, 'exit');
    const { pid } = readRecord(folder) ?? {};
    process.kill(pid ?? child.pid!, 'SIGTERM');
    await exited;
  };
  try {
    const client = await untilSignedIn(new StackClient(url), account, () => child.exitCode !== null);
    return { url, pid: child.pid!, client, seconds: (Date.now() - since) / 1000, stop };
  } catch (error) {
    await stop();
    throw new Error(`${folder} did not start:\n${readFileSync(join(folder, 'start.log'), 'utf8').slice(-2000)}`, {
      cause: error,
    });
  }
}

/** Removes npm's variables and this benchmark's paths. Otherwise another Node and npm would run. */
function environment(): NodeJS.ProcessEnv {
  const own = Object.entries(process.env).filter(([name]) => !/^(npm_|NODE_|CARNET_|INIT_CWD$)/.test(name));
  const path = (process.env.PATH ?? '').split(delimiter).filter((folder) => !folder.includes('node_modules'));
  return { ...Object.fromEntries(own), PATH: path.join(delimiter) };
}

async function untilSignedIn(
  stranger: StackClient,
  account: NewAccount,
  hasEnded: () => boolean,
): Promise<StackClient> {
  for (const until = Date.now() + START_PATIENCE_MS; Date.now() < until; await pause(LOOK_AGAIN_MS)) {
    if (hasEnded()) throw new Error('npm start has ended');
    try {
      return await stranger.register(account);
    } catch (error) {
      if (error instanceof Answer && error.status === 409) return stranger.signIn(account);
      // The stack does not listen yet, or the services are not ready.
    }
  }
  throw new Error('Nobody could sign in');
}

function readRecord(folder: string): { pid: number } | null {
  try {
    return JSON.parse(readFileSync(join(folder, '.carnet/run.json'), 'utf8')) as { pid: number };
  } catch {
    return null;
  }
}

/** Number of packages that npm has installed, and their size on disk in MB. */
export function packagesOf({ folder }: Checkout): { packages: number; megabytes: number } {
  const { packages } = JSON.parse(readFileSync(join(folder, 'node_modules/.package-lock.json'), 'utf8')) as {
    packages: Record<string, { link?: boolean }>;
  };
  const there = Object.entries(packages).filter(([path, { link }]) => !link && existsSync(join(folder, path)));
  return { packages: there.length, megabytes: bytesBelow(join(folder, 'node_modules')) / 2 ** 20 };
}

const BLOCK = 512;

function bytesBelow(folder: string): number {
  return readdirSync(folder, { withFileTypes: true }).reduce((sum, entry) => {
    const path = join(folder, entry.name);
    return sum + lstatSync(path).blocks * BLOCK + (entry.isDirectory() ? bytesBelow(path) : 0);
  }, 0);
}
