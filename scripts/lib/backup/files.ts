import { createHash } from 'node:crypto';
import { createReadStream } from 'node:fs';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Client } from 'pg';
import { REMOVAL_LOCK } from '../../../packages/files/src/removal-lock.js';
import { KEEPERS, type ServiceName } from '../paths.js';
import { hashOf } from './copying.js';
import { filesDir, type KeptFile, nameOf, originals } from './originals.js';
import type { Clients } from './snapshot.js';

/** The originals of a backup. */
export interface FilesBackup {
  count: number;
  bytes: number;
  /** SHA-256 of `files/list.txt`, which lists the originals. */
  list: string;
  /** Originals whose bytes were missing or wrong when the backup was made. */
  lost: string[];
}

const NOTE = '.restored';
/** Tables whose `sha256` refers to bytes that cannot be made again: originals, and books with the pictures of their pages. */
const KEEPING_BYTES = ['files', 'dossiers', 'dossier_previews'];

/** Prevents the removal of stored files until the connections end. */
export async function pauseRemoval(clients: Clients): Promise<void> {
  for (const name of KEEPERS) await clients[name].query('select pg_advisory_lock($1)', [REMOVAL_LOCK]);
}

/** Copies the originals and books of the snapshot. Derived files are not copied; they are made again after a restore. */
export async function copyFiles(clients: Clients, folder: string): Promise<FilesBackup> {
  const done = { count: 0, bytes: 0, names: [] as string[], lost: [] as string[] };
  const stored = originals();
  for (const file of await keptFiles(clients)) {
    const name = nameOf(file);
    const bytes = await stored.copyTo(join(folder, 'files', name), file);
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

/** Originals of a backup that are missing or changed, one line each. */
export async function faultsOf(folder: string, backup: FilesBackup): Promise<string[]> {
  const list = await readFile(listIn(folder), 'utf8').catch(() => '');
  if (sha256Of(list) !== backup.list) return [`${listIn(folder)} is not what was written`];
  const faults: string[] = [];
  for (const name of namesIn(list)) {
    const found = await hashOf(() => createReadStream(join(folder, 'files', name)));
    if (found === null) faults.push(`${name} is missing`);
    else if (!name.endsWith(found)) faults.push(`${name} is not what was written`);
  }
  return faults;
}

/** Copies the originals of a backup into the services' storage. Files that are already there and correct are skipped. */
export async function bringFiles(folder: string): Promise<void> {
  const stored = originals();
  for (const name of namesIn(await readFile(listIn(folder), 'utf8'))) {
    const [service, owner, , sha256] = name.split('/') as [ServiceName, string, string, string];
    await stored.bring(join(folder, 'files', name), { service, owner: Number(owner), sha256 });
  }
}

/** Leaves a note for the services of a backup's originals: at their next start they make missing derived files again. */
export async function leaveNote(folder: string): Promise<void> {
  const names = namesIn(await readFile(listIn(folder), 'utf8'));
  for (const service of new Set(names.map((name) => name.split('/')[0]!))) {
    const own = join(filesDir(), service);
    await mkdir(own, { recursive: true });
    await writeFile(join(own, NOTE), '');
  }
}

async function keptFiles(clients: Clients): Promise<KeptFile[]> {
  const all: KeptFile[] = [];
  for (const service of KEEPERS) all.push(...(await keptBy(service, clients[service])));
  return all;
}

async function keptBy(service: ServiceName, client: Client): Promise<KeptFile[]> {
  const { rows: tables } = await client.query<{ name: string }>(
    `select name from unnest($1::text[]) name where to_regclass('public.' || name) is not null`,
    [KEEPING_BYTES],
  );
  if (tables.length === 0) return [];
  const kept = tables.map(({ name }) => `select owner_id as owner, sha256 from ${name} where sha256 is not null`);
  const { rows } = await client.query<Omit<KeptFile, 'service'>>(`${kept.join(' union ')} order by owner, sha256`);
  return rows.map((row) => ({ service, ...row }));
}

const listIn = (folder: string): string => join(folder, 'files', 'list.txt');
const namesIn = (list: string): string[] => list.split('\n').filter(Boolean);
const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');
