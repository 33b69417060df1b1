import { createReadStream } from 'node:fs';
import { pipeline } from 'node:stream/promises';
import { createGunzip } from 'node:zlib';
import { copyFrom, copyTo } from '@carnet/embedded-pg';
import type { Service } from '@carnet/nest-kit';
import type { Client } from 'pg';
import type { DatabaseUrls } from '../databases.js';
import { inRoot, KEEPERS, type ServiceName } from '../paths.js';
import { Refusal } from '../say.js';
import { tableFile, type Manifest, type ServiceBackup, type TableBackup } from './archive.js';
import { contentOf, isSame } from './digest.js';
import { connected, type Clients } from './snapshot.js';
import { copyInto, copyOutOf, quoted, tablesOf } from './tables.js';

/**
 * Tables that are kept if a backup is older than their service. Books are verified by the key that sealed them, and that key is stored nowhere else.
 */
const STAYING: Partial<Record<ServiceName, string>> = { dossier: 'sealing_keys' };

/**
 * Replaces the content of the databases by a checked backup. A database without a backup becomes empty, except for its kept table. Each database gets
 * the schema of the backup, then its rows. All rows are read again and compared before the commit.
 * @throws Refusal if a row differs from the backup
 */
export async function bringBack(urls: DatabaseUrls, folder: string, manifest: Manifest): Promise<void> {
  await connected(urls, async (clients) => {
    for (const name of KEEPERS) {
      const backup = manifest.services[name];
      const staying = backup ? null : await stayingOf(clients[name], STAYING[name]);
      await clients[name].query('drop schema public cascade; create schema public');
      const service = await serviceOf(name);
      if (backup) await service.prepareDatabase(urls[name], backup.migrations);
      if (staying) {
        await service.prepareDatabase(urls[name], service.migrations);
        await putBack(clients[name], staying);
      }
    }
    const kept = KEEPERS.flatMap((name) => (manifest.services[name] ? [[name, manifest.services[name]] as const] : []));
    for (const [name, backup] of kept) await load(clients[name], name, folder, backup);
    for (const [name] of kept) await clients[name].query('commit');
    for (const name of KEEPERS) await clients[name].query('analyze');
  });
}

/** The services whose databases have any table. */
export async function usedDatabases(clients: Clients): Promise<ServiceName[]> {
  const used: ServiceName[] = [];
  for (const name of KEEPERS) if ((await tablesOf(clients[name])).length > 0) used.push(name);
  return used;
}

/** The services that are connected to their databases. */
export async function livingServices(clients: Clients): Promise<ServiceName[]> {
  const living: ServiceName[] = [];
  for (const name of KEEPERS) {
    const { rowCount } = await clients[name].query(
      `select from pg_stat_activity where datname = current_database() and application_name like 'carnet-%'`,
    );
    if (rowCount) living.push(name);
  }
  return living;
}

/** @throws Refusal if the backup is from a newer release than this one */
export async function requireKnownMigrations(manifest: Manifest): Promise<void> {
  for (const name of KEEPERS) {
    const { migrations } = await serviceOf(name);
    const unknown = (manifest.services[name]?.migrations ?? []).filter((one) => !migrations.includes(one));
    if (unknown.length)
      throw new Refusal(
        `The backup is of a newer release: svc-${name} does not know ${unknown.join(', ')}. Nothing was changed.`,
      );
  }
}

/** Rows of a table as JSON, which keeps texts and times exactly. */
interface Staying {
  table: string;
  rows: string;
}

async function stayingOf(client: Client, table: string | undefined): Promise<Staying | null> {
  const isThere = table !== undefined && (await tablesOf(client)).some(({ name }) => name === table);
  if (!isThere) return null;
  const { rows } = await client.query<{ rows: string | null }>(
    `select json_agg(t)::text as rows from ${quoted(table)} t`,
  );
  return rows[0]?.rows ? { table, rows: rows[0].rows } : null;
}

async function putBack(client: Client, { table, rows }: Staying): Promise<void> {
  const name = quoted(table);
  await client.query(`insert into ${name} select * from json_populate_recordset(null::${name}, $1)`, [rows]);
}

async function serviceOf(name: ServiceName): Promise<Service> {
  const module = (await import(inRoot(`svc-${name}/dist/app.js`))) as Record<string, Service>;
  return module[name] as Service;
}

/** Drops the foreign keys and adds them again afterwards, which checks every row. So tables may be loaded in any order. */
async function load(client: Client, service: ServiceName, folder: string, backup: ServiceBackup): Promise<void> {
  await client.query('begin');
  const made = (await tablesOf(client)).map(({ name }) => name);
  const names = backup.tables.map(({ name }) => name);
  if (made.join() !== names.join())
    throw new Refusal(
      `The backup of svc-${service} has the tables ${names.join(', ')}; its schema has ${made.join(', ')}.`,
    );
  // The backup contains the rows that triggers made, such as the journal and plans, so triggers must not run again.
  await triggersOf(client, names, 'disable');
  const references = await takeReferences(client);
  await client.query(`truncate ${names.map(quoted).join(', ')}`);
  for (const table of backup.tables) {
    const file = createReadStream(tableFile(folder, service, table.name));
    await pipeline(file, createGunzip(), copyFrom(client, copyInto(table)));
  }
  for (const { name, last, called } of backup.sequences)
    await client.query('select setval($1::regclass, $2::bigint, $3)', [`public.${name}`, last, called]);
  for (const reference of references) await client.query(reference);
  await triggersOf(client, names, 'enable');
  await compare(client, service, backup.tables);
}

async function triggersOf(client: Client, tables: readonly string[], action: 'disable' | 'enable'): Promise<void> {
  for (const table of tables) await client.query(`alter table ${quoted(table)} ${action} trigger user`);
}

async function takeReferences(client: Client): Promise<string[]> {
  const { rows } = await client.query<{ off: string; on: string }>(`
    select format('alter table %s drop constraint %I', conrelid::regclass, conname) as off,
           format('alter table %s add constraint %I %s', conrelid::regclass, conname, pg_get_constraintdef(oid)) as on
    from pg_constraint where contype = 'f' and connamespace = 'public'::regnamespace and conparentid = 0`);
  for (const { off } of rows) await client.query(off);
  return rows.map(({ on }) => on);
}

async function compare(client: Client, service: ServiceName, wanted: TableBackup[]): Promise<void> {
  const tables = await tablesOf(client);
  for (const want of wanted) {
    const table = tables.find(({ name }) => name === want.name);
    if (!table) throw new Error(`${want.name} is not there`);
    const content = await contentOf(copyTo(client, copyOutOf({ ...table, columns: want.columns })));
    if (!isSame(content, want))
      throw new Refusal(`What came back into ${service}.${want.name} is not what was backed up; nothing of it counts.`);
  }
}
