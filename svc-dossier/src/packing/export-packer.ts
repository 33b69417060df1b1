import { rm } from 'node:fs/promises';
import { join } from 'node:path';
import type { Language } from '@carnet/messages';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import type { ExportCounts, ExportState } from '../exports/export.entity.js';
import type { RecordFile } from '../collecting/record-files.js';
import { ExportSources } from './export-sources.js';
import { ExportZip, type NewFile } from './export-zip.js';
import { safeName, UniqueNames } from './file-names.rules.js';
import { type ExportManifest, manifestOf, type PackedFile, type PackedList } from './manifest.rules.js';
import { addPages } from './pages/export-pages.js';
import { readmeOf } from './readme.rules.js';
import { SpooledList } from './spooled-list.js';

/** The content of an export, and where to write it. */
export interface PackingOrder {
  owner: OwnerId;
  language: Language;
  /** The day of the request, in the owner's time zone. */
  askedOn: string;
  at: Date;
  /** An empty folder for the results. */
  folder: string;
  signal: AbortSignal;
}

export interface PackedExport {
  file: NewFile;
  counts: ExportCounts;
}

export type TellPacking = (state: ExportState, done: number, of: number) => void;

/** A file as svc-records lists it. */
interface StoredFile extends Pick<RecordFile, 'sha256'> {
  id: number;
  kind: string;
  name: string;
  vehicle_id: number | null;
  media_type: string;
  deleted_at?: string | null;
}

/** A book as this service lists it. */
interface ListedBook {
  id: number;
  vehicle_id: number;
  sha256: string | null;
  issued_on: string;
}

/** The manifest's kind for the PDF of a dossier. */
const BOOK = 'dossier';

/** Types that compression makes smaller; photos and most papers are compressed already. */
const COMPRESSIBLE = /^(text\/|application\/(json|xml)|image\/(svg|bmp|tiff))/;

/** Writes all data of a person into one ZIP. In memory it holds only one page of a list, or one chunk of a file. */
@Injectable()
export class ExportPacker {
  constructor(private readonly sources: ExportSources) {}

  /** @throws DependencyDown (503), NoSpaceLeft (503), and the reason of the aborted signal */
  async pack(order: PackingOrder, tell: TellPacking): Promise<PackedExport> {
    const lists = await this.collect(order, tell);
    const zip = await ExportZip.create(join(order.folder, 'export.zip'), order.at);
    try {
      const packed = await addLists(zip, lists);
      const folders = await vehicleFolders(lists);
      const files = await this.addFiles(order, zip, { lists, folders }, tell);
      files.push(...(await this.addBooks(order, zip, { lists, folders })));
      await addPages(zip, { ...order, lists, packed, files, folders });
      const manifest = manifestOf({ ...order, lists: packed, files, entries: zip.entries });
      const counts = countsOf(manifest);
      await zip.addText('README.txt', readmeOf({ ...order, ...counts, lists: lists.length }));
      await zip.addText('manifest.json', `${JSON.stringify(manifest, null, 2)}\n`);
      return { file: await zip.close(), counts };
    } finally {
      await zip.abandon();
    }
  }

  /** Fetches each list; different lists may reflect different moments. */
  private async collect({ owner, folder, signal }: PackingOrder, tell: TellPacking): Promise<SpooledList[]> {
    const told = await this.sources.lists();
    const lists: SpooledList[] = [];
    for (const [at, list] of told.entries()) {
      tell('collecting', at, told.length);
      lists.push(await SpooledList.of(list, owner, folder, signal));
    }
    return lists;
  }

  private async addFiles(
    { owner, folder, signal }: PackingOrder,
    zip: ExportZip,
    { lists, folders }: { lists: readonly SpooledList[]; folders: VehicleFolders },
    tell: TellPacking,
  ): Promise<PackedFile[]> {
    const stored = lists.find(({ name }) => name === 'files');
    if (!stored) return [];
    const names = new UniqueNames();
    const files: PackedFile[] = [];
    const path = join(folder, 'file');
    for await (const row of stored.read()) {
      tell('packing', files.length, stored.rows);
      signal.throwIfAborted();
      const file = row as unknown as StoredFile;
      const { id, kind, name, media_type, sha256 } = file;
      const inTrash = Boolean(file.deleted_at);
      if (await this.sources.fetch(owner, { fileId: id, sha256, inTrash }, path)) {
        const folder = `${inTrash ? 'trash' : 'files'}/${folders.get(file.vehicle_id) ?? '-'}`;
        const to = names.of(`${folder}/${safeName(name, `${kind}-${id}`)}`);
        await zip.addFile(to, path, !COMPRESSIBLE.test(media_type));
        await rm(path);
        files.push({ id, kind, path: to });
      } else files.push({ id, kind, path: null });
    }
    return files;
  }

  /** Adds the PDFs of finished books. */
  private async addBooks(
    { owner, folder, signal }: PackingOrder,
    zip: ExportZip,
    { lists, folders }: { lists: readonly SpooledList[]; folders: VehicleFolders },
  ): Promise<PackedFile[]> {
    const books: PackedFile[] = [];
    const path = join(folder, 'book');
    for await (const row of lists.find(({ name }) => name === 'dossiers')?.read() ?? []) {
      signal.throwIfAborted();
      const { id, vehicle_id, sha256, issued_on } = row as unknown as ListedBook;
      if (sha256 === null) continue;
      const to = `books/${folders.get(vehicle_id) ?? '-'}/${issued_on} ${id}.pdf`;
      const isThere = await this.sources.fetchBook(owner, sha256, path);
      if (isThere) await zip.addFile(to, path, true);
      await rm(path, { force: true });
      books.push({ id, kind: BOOK, path: isThere ? to : null });
    }
    return books;
  }
}

async function addLists(zip: ExportZip, lists: readonly SpooledList[]): Promise<PackedList[]> {
  const packed: PackedList[] = [];
  for (const { name, schema, json, csv, rows } of lists) {
    const paths = { json: `json/${name}.ndjson`, schema: `json/${name}.schema.json`, csv: `csv/${name}.csv` };
    await zip.addFile(paths.json, json);
    await zip.addText(paths.schema, `${JSON.stringify(schema, null, 2)}\n`);
    await zip.addFile(paths.csv, csv);
    packed.push({ name, rows, ...paths });
  }
  return packed;
}

/** Names of each vehicle's folder and page, keyed by vehicle id. */
type VehicleFolders = ReadonlyMap<number | null, string>;

async function vehicleFolders(lists: readonly SpooledList[]): Promise<VehicleFolders> {
  const folders = new Map<number | null, string>();
  const names = new UniqueNames();
  const vehicles = lists.find(({ name }) => name === 'vehicles');
  for await (const row of vehicles?.read() ?? []) {
    const { id, year, make, model } = row as { id: number; year: number; make: string; model: string };
    folders.set(id, names.of(safeName(`${year} ${make} ${model}`, `vehicle-${id}`)));
  }
  return folders;
}

const countsOf = ({ lists, files, missing }: ExportManifest): ExportCounts => ({
  rows: lists.reduce((sum, { rows }) => sum + rows, 0),
  files: files.filter(({ kind }) => kind !== BOOK).length,
  missing: missing.filter(({ kind }) => kind !== BOOK).length,
});
