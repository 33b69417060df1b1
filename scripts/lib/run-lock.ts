import { mkdirSync, readFileSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { inState, stateDir, type ServiceName } from './paths.js';
import { commandOf, end } from './processes.js';
import { Refusal } from './say.js';

/** The record of a running stack in `.carnet/run.json`; drills and tools read it. */
export interface RunRecord {
  /** Id of the process that supervises all others. */
  pid: number;
  address: string;
  /** True once a person can sign in. It stays true while a part is restarted. */
  ready: boolean;
  gateway: { pid: number; port: number; kind: string } | null;
  /** Null if the databases are given from outside. */
  postgres: { pid: number; port: number } | null;
  services: Partial<Record<ServiceName, { pid: number; port: number }>>;
}

const lockFile = inState('run.lock');
const recordFile = inState('run.json');
/** Matches the command line of every process of the stack. */
const OURS = /run\.mjs|stack\.[mt]s|svc-\w+\/dist\/main\.js|gateway|nginx/;

/**
 * Locks the folder for this process, and ends the processes that a killed predecessor left behind.
 * @throws Refusal if a stack is already running here
 */
export async function takeFolder(record: RunRecord): Promise<void> {
  mkdirSync(stateDir, { recursive: true });
  for (let tries = 0; !tryLock(); tries += 1) {
    const holder = Number(readOr(lockFile, '0'));
    if (tries > 5 || isRunning(holder)) throw alreadyRunning(holder);
    rmSync(lockFile, { force: true });
  }
  const left = readRecord();
  if (left) await endLeftovers(left);
  writeRecord(record);
}

/** @throws Refusal if a stack is already running here */
export function refuseIfRunning(): void {
  const holder = Number(readOr(lockFile, '0'));
  if (isRunning(holder)) throw alreadyRunning(holder);
}

export function leaveFolder(): void {
  rmSync(recordFile, { force: true });
  rmSync(lockFile, { force: true });
}

/** Writes a draft and renames it, so that a full disk leaves the old record whole. */
export function writeRecord(record: RunRecord): void {
  const draft = `${recordFile}.new`;
  writeFileSync(draft, `${JSON.stringify(record, null, 2)}\n`);
  renameSync(draft, recordFile);
}

export function readRecord(): RunRecord | null {
  try {
    return JSON.parse(readFileSync(recordFile, 'utf8')) as RunRecord;
  } catch {
    return null;
  }
}

function tryLock(): boolean {
  try {
    writeFileSync(lockFile, String(process.pid), { flag: 'wx' });
    return true;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'EEXIST') return false;
    throw error;
  }
}

const isRunning = (holder: number): boolean => holder > 0 && commandOf(holder).includes('run.mjs');

function alreadyRunning(pid: number): Refusal {
  const address = readRecord()?.address ?? 'an address of its own';
  return new Refusal(
    `Carnet runs in this folder already: ${address} (process ${pid}). It is left as it is.\n` +
      `To end it: Ctrl-C where it runs, or kill ${pid}.`,
  );
}

/** Ends the gateway and the services. PostgreSQL stays: its launcher takes over a running server. */
async function endLeftovers({ gateway, services }: RunRecord): Promise<void> {
  const pids = [gateway?.pid, ...Object.values(services).map(({ pid }) => pid)].filter((pid) => pid !== undefined);
  const ours = [...new Set(pids)].filter((pid) => OURS.test(commandOf(pid)));
  await Promise.all(ours.map((pid) => end(pid)));
}

function readOr(file: string, fallback: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return fallback;
  }
}
