import { createWriteStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGzip } from 'node:zlib';
import { copyTo } from '@carnet/embedded-pg';
import type { Client } from 'pg';
import type { DatabaseUrls } from '../databases.js';
import { KEEPERS, type ServiceName } from '../paths.js';
import { Refusal } from '../say.js';
import { tableFile, writeArchive, type Manifest, type ServiceBackup, type TableBackup } from './archive.js';
import { Digest } from './digest.js';
import { copyFiles, pauseRemoval } from './files.js';
import { connected, seeOneMoment } from './snapshot.js';
import { copyOutOf, migrationsOf, sequencesOf, tablesOf } from './tables.js';

/** Writes all tables of the databases, as they were at one moment, and the originals that they refer to, into a new folder. */
export function backUp(urls: DatabaseUrls, folder: string): Promise<Manifest> {
  return connected(urls, async (clients) => {
    await Promise.all(KEEPERS.map((name) => requireTables(name, clients[name])));
    return writeArchive(folder, async (draft) => {
      await pauseRemoval(clients);
      await seeOneMoment(clients);
      const takenAt = new Date().toISOString();
      const write = async (name: ServiceName) => [name, await writeService(clients[name], name, draft)] as const;
      const services = Object.fromEntries(await Promise.all(KEEPERS.map(write))) as Manifest['services'];
      return { format: 2, takenAt, services, files: await copyFiles(clients, draft) };
    });
  });
}

async function requireTables(name: ServiceName, client: Client): Promise<void> {
  const { rows } = await client.query<{ there: boolean }>(`select to_regclass('public.facts') is not null as there`);
  if (!rows[0]?.there) throw new Refusal(`The database of svc-${name} is empty: there is nothing to back up.`);
}

async function writeService(client: Client, service: ServiceName, folder: string): Promise<ServiceBackup> {
  const tables: TableBackup[] = [];
  for (const table of await tablesOf(client)) {
    const digest = new Digest();
    const file = createWriteStream(tableFile(folder, service, table.name), { mode: 0o600, flush: true });
    await pipeline(copyTo(client, copyOutOf(table)), digest, createGzip({ level: 4 }), file);
    tables.push({ name: table.name, columns: table.columns, ...digest.content() });
  }
  return { migrations: await migrationsOf(client), sequences: await sequencesOf(client), tables };
}
