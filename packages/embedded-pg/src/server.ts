import { execFile, spawn, type ChildProcess } from 'node:child_process';
import {
  closeSync,
  existsSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { account, handOver, makeWay, reachablePlace } from './account.js';
import { binaries } from './binaries.js';
import { endPostmaster, isAlive, isServing, pause, readPostmaster } from './postmaster.js';

export interface PostgresOptions {
  /** The folder of the cluster. If the server's account cannot enter that home folder, a folder in /var/lib/carnet replaces it. */
  dataDir: string;
  port: number;
  /** The password of the superuser `postgres`. */
  password: string;
  /** Settings such as `{ fsync: 'off' }`. The caller is responsible for their effect on safety. */
  settings?: Record<string, string>;
  log?: (line: string) => void;
}

export interface Postgres {
  /** Address of `database`, as `role`; without a role, as the superuser. */
  url: (database?: string, role?: string, password?: string) => string;
  /** The folder that really contains the data. */
  dataDir: string;
  port: number;
  pid: number;
  /** True if a server that was already running was adopted. */
  adopted: boolean;
  /** Settles when the server has exited, for any reason. */
  exited: Promise<void>;
  /** Shuts down cleanly; resolves when the process has exited. */
  stop: () => Promise<void>;
}

const SUPERUSER = 'postgres';
const START_TIMEOUT_MS = 60_000;

/**
 * After each long answer, the C library returns memory to the system and must request and clear it again for the next one: a fifth of the cost of a list of
 * 2,000 rows. With these glibc variables, each connection keeps this many bytes instead. Other C libraries ignore them.
 */
const KEEPS_MEMORY = { MALLOC_TRIM_THRESHOLD_: '16777216', MALLOC_MMAP_THRESHOLD_: '16777216' };

/**
 * Starts PostgreSQL on 127.0.0.1; creates the cluster first if there is none. A server that a dead parent left in the same folder is adopted if it has the same
 * port, and stopped otherwise.
 * @throws Error with the end of the server's log when it does not start
 */
export async function startPostgres(options: PostgresOptions): Promise<Postgres> {
  const log = options.log ?? (() => undefined);
  const dataDir = reachablePlace(options.dataDir);
  if (dataDir !== options.dataDir) log(`PostgreSQL keeps its data in ${dataDir}`);
  const running = readPostmaster(dataDir);
  if (running && isServing(running.pid, dataDir)) {
    if (running.port === options.port && running.ready) {
      log(`PostgreSQL is running already (process ${running.pid}); taking it over`);
      return handle(options, dataDir, running.pid);
    }
    log(`ending a PostgreSQL that was left behind (process ${running.pid})`);
    await endPostmaster(running.pid);
  } else if (running && isAlive(running.pid)) {
    rmSync(join(dataDir, 'postmaster.pid')); // the process id belongs to another process by now
  }
  const bin = binaries();
  if (!existsSync(join(dataDir, 'PG_VERSION'))) await initialise(bin, dataDir, options.password, log);
  return launch(bin, dataDir, options);
}

/** The server that runs on a data folder at the moment, no matter which process started it. */
export function runningPostgres(dataDir: string): { pid: number; port: number } | null {
  const place = reachablePlace(dataDir);
  const running = readPostmaster(place);
  return running && isServing(running.pid, place) ? { pid: running.pid, port: running.port } : null;
}

/** Removes the data and log of a stopped server, also from the replacement folder. */
export function removeCluster(dataDir: string): void {
  const place = reachablePlace(dataDir);
  for (const path of [place, `${place}.new`, `${place}.log`]) rmSync(path, { recursive: true, force: true });
}

/** The cluster is created beside its final folder and moved when complete, so that an incomplete cluster is never used. */
async function initialise(bin: string, dataDir: string, password: string, log: (line: string) => void): Promise<void> {
  log('making the PostgreSQL cluster');
  const draft = `${dataDir}.new`;
  const secret = `${dataDir}.password`;
  makeWay(dataDir);
  rmSync(draft, { recursive: true, force: true });
  mkdirSync(draft, { mode: 0o700 });
  handOver(draft);
  writeFileSync(secret, password, { mode: 0o600 });
  handOver(secret);
  const choices = ['--encoding=UTF8', '--locale=C', '--locale-provider=builtin', '--builtin-locale=C.UTF-8'];
  const access = ['--auth=scram-sha-256', `--username=${SUPERUSER}`, `--pwfile=${secret}`];
  try {
    const flags = [`--pgdata=${draft}`, ...choices, ...access];
    await promisify(execFile)(join(bin, 'initdb'), flags, { ...account, cwd: draft }).catch(
      ({ stderr, message }: { stderr?: string; message: string }) => {
        throw new Error(`The PostgreSQL cluster cannot be made in ${dataDir}:\n${stderr || message}`);
      },
    );
    if (existsSync(dataDir)) rmSync(dataDir, { recursive: true });
    renameSync(draft, dataDir);
  } finally {
    rmSync(secret, { force: true });
  }
}

async function launch(bin: string, dataDir: string, options: PostgresOptions): Promise<Postgres> {
  const until = Date.now() + START_TIMEOUT_MS;
  const logFile = `${dataDir}.log`;
  for (;;) {
    const from = statSync(logFile, { throwIfNoEntry: false })?.size ?? 0;
    const child = spawnServer(bin, dataDir, logFile, options);
    let failed = false;
    child.once('exit', () => (failed = true)).once('error', () => (failed = true));
    while (!failed && Date.now() < until) {
      const postmaster = readPostmaster(dataDir);
      if (postmaster?.ready && postmaster.pid === child.pid) return handle(options, dataDir, child.pid, child);
      await pause(10);
    }
    child.kill('SIGQUIT');
    const words = readFileSync(logFile).subarray(from).toString().trim();
    // The child processes of a killed server need a moment to exit. Until then they hold the shared memory.
    const lingering = words.includes('shared memory') && Date.now() < until;
    if (!lingering) throw new Error(`PostgreSQL did not start on port ${options.port}:\n${words.slice(-2000)}`);
    await pause(100);
  }
}

function spawnServer(bin: string, dataDir: string, logFile: string, options: PostgresOptions): ChildProcess {
  const settings = {
    listen_addresses: '127.0.0.1',
    unix_socket_directories: '',
    max_connections: '200',
    // Without error details, which quote the content of rows.
    log_error_verbosity: 'terse',
    ...options.settings,
  };
  const flags = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  // A file instead of a pipe, and a separate process group: the server outlives a dead parent, and this process decides about Ctrl-C.
  const out = openSync(logFile, 'a', 0o600);
  try {
    return spawn(join(bin, 'postgres'), ['-D', dataDir, '-p', String(options.port), ...flags], {
      ...account,
      cwd: dataDir,
      env: { ...process.env, ...KEEPS_MEMORY },
      detached: true,
      stdio: ['ignore', out, out],
    });
  } finally {
    closeSync(out);
  }
}

function handle(options: PostgresOptions, dataDir: string, pid = 0, child?: ChildProcess): Postgres {
  child?.unref();
  const gone = new AbortController();
  if (child) child.once('exit', () => gone.abort());
  else void watch(pid, gone);
  return {
    dataDir,
    pid,
    port: options.port,
    adopted: !child,
    exited: new Promise((resolve) => gone.signal.addEventListener('abort', () => resolve())),
    async stop() {
      await endPostmaster(pid);
      gone.abort();
    },
    url: (database = SUPERUSER, role = SUPERUSER, password = options.password) =>
      `postgres://${role}:${encodeURIComponent(password)}@127.0.0.1:${options.port}/${database}`,
  };
}

/** There is no exit event for a process that is not our child, so this polls. The timer does not keep this process alive. */
async function watch(pid: number, gone: AbortController): Promise<void> {
  while (!gone.signal.aborted && isAlive(pid)) await new Promise<void>((resolve) => setTimeout(resolve, 250).unref());
  gone.abort();
}
