import { createHash } from 'node:crypto';
import { createReadStream, createWriteStream, existsSync } from 'node:fs';
import { mkdir, readFile, rename, rm, writeFile } from 'node:fs/promises';
import { dirname, join } from 'node:path';
import { Transform, Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { Client } from 'pg';
import { REMOVAL_LOCK } from '../../../packages/svc-kit/src/files/removal-lock.js';
import { inState, SERVICES, type ServiceName } from '../paths.js';
import type { Clients } from './snapshot.js';

/** An original that somebody keeps: `files/<service>/<owner>/<aa>/<sha256>`, in a backup as where the service has it. */
export interface KeptFile {
  service: ServiceName;
  owner: number;
  sha256: string;
}

/** The originals of a backup. */
export interface FilesBackup {
  count: number;
  bytes: number;
  /** Of `files/list.txt`, which names them. */
  list: string;
  /** Those whose bytes were not there, or were others, when the backup was taken. */
  lost: string[];
}

const NOTE = '.restored';

export const filesDir = (): string => process.env.FILES_DIR?.trim() || inState('files');

/** Keeps what is stored from being removed until the connections end. */
export async function pauseRemoval(clients: Clients): Promise<void> {
  for (const name of SERVICES) await clients[name].query('select pg_advisory_lock($1)', [REMOVAL_LOCK]);
}

/** Copies the originals that the snapshot knows of; what is made of them is made again after a restore. */
export async function copyFiles(clients: Clients, folder: string): Promise<FilesBackup> {
  const done = { count: 0, bytes: 0, names: [] as string[], lost: [] as string[] };
  for (const file of await keptFiles(clients)) {
    const name = nameOf(file);
    const bytes = await copyWhole(join(filesDir(), name), join(folder, 'files', name), file.sha256);
    if (bytes === null) done.lost.push(name);
    else {
      done.names.push(name);
      done.count += 1;
      done.bytes += bytes;
    }
  }
  const list = done.names.map((name) => `${name}\n`).join('');
  await mkdir(join(folder, 'files'), { recursive: true, mode: 0o700 });
  await writeFile(listIn(folder), list, { mode: 0o600 });
  return { count: done.count, bytes: done.bytes, list: sha256Of(list), lost: done.lost };
}

/** What of a backup's originals is missing or is not what was written, a line for each. */
export async function faultsOf(folder: string, backup: FilesBackup): Promise<string[]> {
  const list = await readFile(listIn(folder), 'utf8').catch(() => '');
  if (sha256Of(list) !== backup.list) return [`${listIn(folder)} is not what was written`];
  const faults: string[] = [];
  for (const name of namesIn(list)) {
    const found = await hashOf(join(folder, 'files', name));
    if (found === null) faults.push(`${name} is missing`);
    else if (!name.endsWith(found)) faults.push(`${name} is not what was written`);
  }
  return faults;
}

/** Puts the originals of a backup where the services look for them. What is there already, and is right, stays. */
export async function bringFiles(folder: string): Promise<void> {
  for (const name of namesIn(await readFile(listIn(folder), 'utf8'))) {
    const [to, sha256] = [join(filesDir(), name), name.split('/').at(-1)!];
    if ((await hashOf(to)) !== sha256) await copyWhole(join(folder, 'files', name), to, sha256);
  }
}

/** Has the services make again, at their next start, what was made of the originals and is not there. */
export async function leaveNote(): Promise<void> {
  for (const name of SERVICES) {
    const own = join(filesDir(), name);
    if (existsSync(own)) await writeFile(join(own, NOTE), '');
  }
}

async function keptFiles(clients: Clients): Promise<KeptFile[]> {
  const all: KeptFile[] = [];
  for (const service of SERVICES) all.push(...(await keptBy(service, clients[service])));
  return all;
}

async function keptBy(service: ServiceName, client: Client): Promise<KeptFile[]> {
  const { rows: tables } = await client.query<{ there: boolean }>(
    `select to_regclass('public.files') is not null as there`,
  );
  if (!tables[0]?.there) return [];
  const { rows } = await client.query<Omit<KeptFile, 'service'>>(
    'select distinct owner_id as owner, sha256 from files order by owner_id, sha256',
  );
  return rows.map((row) => ({ service, ...row }));
}

const nameOf = ({ service, owner, sha256 }: KeptFile): string => [service, owner, sha256.slice(0, 2), sha256].join('/');

const listIn = (folder: string): string => join(folder, 'files', 'list.txt');
const namesIn = (list: string): string[] => list.split('\n').filter(Boolean);
const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** How much was copied; null, and nothing there, where the source is missing or has another hash. */
async function copyWhole(from: string, to: string, sha256: string): Promise<number | null> {
  const draft = `${to}.unfinished`;
  await mkdir(dirname(to), { recursive: true });
  const through = new Hashing();
  try {
    await pipeline(createReadStream(from), through, createWriteStream(draft, { mode: 0o600, flush: true }));
    if (through.digest() !== sha256) return null;
    await rename(draft, to);
    return through.bytes;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  } finally {
    await rm(draft, { force: true });
  }
}

/** Null where there is no such file. */
async function hashOf(path: string): Promise<string | null> {
  const through = new Hashing();
  try {
    await pipeline(createReadStream(path), through, new Writable({ write: (_chunk, _encoding, done) => done() }));
    return through.digest();
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}

const isMissing = (error: unknown): boolean => (error as { code?: string }).code === 'ENOENT';

/** Counts and hashes what passes. */
class Hashing extends Transform {
  bytes = 0;
  private readonly hash = createHash('sha256');

  override _transform(chunk: Buffer, _encoding: BufferEncoding, done: (error: null, chunk: Buffer) => void): void {
    this.bytes += chunk.length;
    this.hash.update(chunk);
    done(null, chunk);
  }

  /** Asked for once, at the end. */
  digest(): string {
    return this.hash.digest('hex');
  }
}
