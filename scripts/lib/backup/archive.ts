import { createReadStream, existsSync, mkdirSync, readdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { createGunzip } from 'node:zlib';
import { KEEPERS, type ServiceName } from '../paths.js';
import { Refusal } from '../say.js';
import { contentOf, isSame, type Content } from './digest.js';
import type { FilesBackup } from './files.js';
import type { Sequence } from './tables.js';

/**
 * `manifest.json` of a backup; each table is `<service>/<table>.copy.gz`, as PostgreSQL's own `COPY` writes it, and each original below
 * `files`.
 */
export interface Manifest {
  /** 1 for a backup from before there were files. */
  format: 1 | 2;
  takenAt: string;
  files?: FilesBackup;
  /** A service that came with a later release is missing here. */
  services: Partial<Record<ServiceName, ServiceBackup>>;
}

export interface ServiceBackup {
  migrations: string[];
  sequences: Sequence[];
  tables: TableBackup[];
}

export interface TableBackup extends Content {
  name: string;
  columns: string[];
}

const MANIFEST = 'manifest.json';

export const tableFile = (folder: string, service: ServiceName, table: string) =>
  join(folder, service, `${table}.copy.gz`);

/** Writes a backup into a draft folder and renames it when it is complete, so that no half backup is mistaken for a whole one. */
export async function writeArchive(folder: string, write: (draft: string) => Promise<Manifest>): Promise<Manifest> {
  if (existsSync(folder) && readdirSync(folder).length > 0)
    throw new Refusal(`${folder} is not empty. A backup wants a folder of its own.`);
  const draft = `${folder.replace(/[\\/]+$/, '')}.unfinished`;
  if (existsSync(draft)) throw new Refusal(`${draft} is there: another backup is being made, or broke off. Remove it.`);
  // Backups contain password hashes and signing keys.
  for (const service of KEEPERS) mkdirSync(join(draft, service), { recursive: true, mode: 0o700 });
  const manifest = await write(draft);
  writeFileSync(join(draft, MANIFEST), `${JSON.stringify(manifest, null, 2)}\n`, { mode: 0o600 });
  renameSync(draft, folder);
  return manifest;
}

/**
 * Reads a backup's manifest and checks every table.
 * @throws Refusal if something is missing or has changed since it was written
 */
export async function readArchive(folder: string): Promise<Manifest> {
  const file = join(folder, MANIFEST);
  if (!existsSync(file)) throw new Refusal(`There is no backup in ${folder}: ${MANIFEST} is missing.`);
  const manifest = JSON.parse(readFileSync(file, 'utf8')) as Manifest;
  if (![1, 2].includes(manifest.format))
    throw new Refusal(`The backup in ${folder} has a form that this release does not know.`);
  for (const service of KEEPERS)
    for (const table of manifest.services[service]?.tables ?? [])
      await check(tableFile(folder, service, table.name), table);
  return manifest;
}

async function check(file: string, table: TableBackup): Promise<void> {
  const content = await contentOf(createReadStream(file), createGunzip()).catch((error: Error) => {
    throw new Refusal(`The backup is damaged: ${file} cannot be read (${error.message}). Nothing was changed.`);
  });
  if (!isSame(content, table)) throw new Refusal(`The backup is damaged: ${file} is not what was written.`);
}
