import { createReadStream } from 'node:fs';
import { readFile, rm } from 'node:fs/promises';
import { join } from 'node:path';
import { createInterface } from 'node:readline';
import type { PassportList } from '@carnet/journal';
import { type Language, NotFound } from '@carnet/messages';
import type { OwnerId } from '@carnet/rest';
import { Injectable } from '@nestjs/common';
import { Checkpoints, type ShownRecord } from '../checkpoint/checkpoints.service.js';
import { VEHICLES } from '../copies/vehicles.rules.js';
import { SealingKeys } from '../keys/sealing-keys.service.js';
import { ExportSources, type SourceList } from '../packing/export-sources.js';
import { Lines } from '../packing/lines.js';
import { jsonLine, type Row } from '../packing/spooled-list.js';
import { publicKeyOf } from '../seal/sealing-key.js';
import { verifierPage } from '../seal/verifier-page.js';
import { Histories } from './histories.js';
import type { PassportCounts, PassportOptions, PassportState } from './passport.entity.js';
import { hiddenFields, passportJournal } from './passport-journal.js';
import { MOST_ENTRIES, MOST_LINE, MOST_ROWS, MOST_TEXT, MOST_UNPACKED } from './passport-limits.js';
import {
  PASSPORT_VERSION,
  type PassportManifest,
  type StayingFile,
  type TravellingFile,
  type TravellingList,
} from './passport-manifest.rules.js';
import { PassportZip, type SealedFile } from './passport-zip.js';
import { isOfVehicle, paperStays, travelling, withheldFields } from './travelling-rows.rules.js';

/** The content of a passport, and where to write it. */
export interface PassportOrder {
  owner: OwnerId;
  vehicleId: number;
  options: PassportOptions;
  language: Language;
  issuedOn: string;
  at: Date;
  /** An empty folder for the results. */
  folder: string;
  signal: AbortSignal;
}

export interface PackedPassport {
  file: SealedFile;
  counts: PassportCounts;
}

export type TellPassport = (state: PassportState, done: number, of: number) => void;

/** Lists with a special treatment: the vehicle itself, its papers and photos, and the file hashes, which the manifest contains. */
const VEHICLE_ROWS = 'vehicles';
const PAPERS = 'documents';
const PHOTOS = 'photos';
const FILES = 'files';
const ORIGINALS = 'originals/';

/** The content exceeds the limits of a passport. */
export class PassportTooLarge extends Error {}

/** A paper to withhold was not found. Without this error, the paper that the owner meant would be disclosed. */
export class StayingPaperUnknown extends Error {}

function requireBelow(found: number, most: number): void {
  if (found > most) throw new PassportTooLarge();
}

type PassportSource = SourceList & { passport: PassportList };

/** A file as svc-records lists it. */
type ListedFile = Pick<TravellingFile, 'id' | 'kind' | 'name' | 'media_type' | 'bytes' | 'sha256'>;

/** A list that was written to the folder. */
interface Gathered {
  source: PassportSource;
  rows: number;
  withheld: readonly string[];
  file: string;
}

/** Data collected while the lists are read. */
interface Seen {
  records: ShownRecord[];
  /** Ids of withheld photos and papers, each with its kind. */
  staying: Set<string>;
  vehicle: PassportManifest['vehicle'] | null;
}

/** Packs the history of one vehicle. In memory it holds a page of a list, a chunk of a file, and the journal. */
@Injectable()
export class PassportPacker {
  constructor(
    private readonly sources: ExportSources,
    private readonly checkpoints: Checkpoints,
    private readonly keys: SealingKeys,
    private readonly histories: Histories,
  ) {}

  /**
   * @throws NotFound (404) if the vehicle is gone, PassportTooLarge, StayingPaperUnknown, DependencyDown (503), NoSpaceLeft (503), and the reason of the
   * aborted signal
   */
  async pack(order: PassportOrder, tell: TellPassport): Promise<PackedPassport> {
    const seen: Seen = { records: [], staying: new Set(), vehicle: null };
    const lists = await this.collect(order, seen, tell);
    if (seen.vehicle === null) throw new NotFound(VEHICLES.missing);
    if (order.options.withhold_papers.some((id) => !seen.staying.has(`document ${id}`)))
      throw new StayingPaperUnknown();
    const zip = await PassportZip.create(join(order.folder, 'passport.zip'), order.at);
    try {
      return await this.packInto(zip, order, { lists, seen, vehicle: seen.vehicle }, tell);
    } finally {
      await zip.abandon();
    }
  }

  private async packInto(
    zip: PassportZip,
    order: PassportOrder,
    { lists, seen, vehicle }: { lists: readonly Gathered[]; seen: Seen; vehicle: PassportManifest['vehicle'] },
    tell: TellPassport,
  ): Promise<PackedPassport> {
    const { owner, vehicleId, options, language, issuedOn, at } = order;
    const travelled = await addLists(
      zip,
      lists.filter(({ source }) => source.name !== FILES),
    );
    const files = await this.addFiles(zip, order, { lists, seen }, tell);
    await zip.addText('verify.html', await verifierPage(language));
    const journal = await this.checkpoints.forBook(owner, vehicleId, seen.records);
    const before = await this.histories.partsOf(owner, vehicleId);
    const hidden = hiddenFields(
      lists.map(({ source }) => source.passport),
      options,
    );
    const { origin, size, root } = journal;
    requireBelow(
      zip.entries.reduce((sum, { path, bytes }) => sum + (path.startsWith(ORIGINALS) ? 0 : bytes), 0),
      MOST_UNPACKED,
    );
    const text = passportJournal(journal, before, hidden);
    requireBelow(Buffer.byteLength(text), MOST_TEXT);
    const journalPlace = await zip.addPlain('journal.json', text);
    const key = await this.keys.key();
    const manifest: PassportManifest = {
      format: 'carnet-passport',
      version: PASSPORT_VERSION,
      made_at: at.toISOString(),
      issued_on: issuedOn,
      made_by: { name: key.name, key: publicKeyOf(key), release: await release() },
      vehicle,
      withheld: options.withhold,
      lists: travelled,
      ...files,
      journal: { path: 'journal.json', origin, size, root },
      entries: [...zip.entries],
    };
    const words = `${JSON.stringify(manifest, null, 1)}\n`;
    requireBelow(Buffer.byteLength(words), MOST_TEXT);
    requireBelow(zip.entries.length + 1, MOST_ENTRIES);
    const manifestPlace = await zip.addPlain('manifest.json', words);
    const about = { issuedOn, manifest: manifestPlace, journal: { ...journalPlace, size, root } };
    const file = await zip.seal(about, key);
    return { file, counts: countsOf(manifest, size + before.reduce((sum, { leaves }) => sum + leaves.length, 0)) };
  }

  /** Fetches this vehicle's rows; different lists may reflect different moments. */
  private async collect(order: PassportOrder, seen: Seen, tell: TellPassport): Promise<Gathered[]> {
    const told = (await this.sources.lists()).filter((list): list is PassportSource => list.passport !== undefined);
    // The list of files comes last, because photos and papers determine which files are withheld.
    const inOrder = told.toSorted((a, b) => Number(a.name === FILES) - Number(b.name === FILES));
    const lists: Gathered[] = [];
    for (const [at, list] of inOrder.entries()) {
      tell('collecting', at, told.length);
      lists.push(await gather(list, order, seen));
    }
    return lists;
  }

  private async addFiles(
    zip: PassportZip,
    { owner, folder, signal }: PassportOrder,
    { lists, seen: { staying } }: { lists: readonly Gathered[]; seen: Seen },
    tell: TellPassport,
  ): Promise<Pick<PassportManifest, 'originals' | 'withheld_originals' | 'missing'>> {
    const originals: TravellingFile[] = [];
    const withheld: StayingFile[] = [];
    const missing: { id: number; kind: string }[] = [];
    const added = new Set<string>();
    const files = lists.find(({ source }) => source.name === FILES);
    const path = join(folder, 'file');
    let done = 0;
    for await (const row of files ? rowsIn(files.file) : []) {
      tell('packing', (done += 1), files!.rows);
      signal.throwIfAborted();
      const { id, kind, name, media_type, bytes, sha256 } = row as unknown as ListedFile;
      if (staying.has(`${kind} ${id}`)) {
        withheld.push({ kind, bytes, sha256 });
        continue;
      }
      const to = `${ORIGINALS}${sha256}`;
      if (!added.has(sha256)) {
        if (!(await this.sources.fetch(owner, { fileId: id, sha256 }, path))) {
          missing.push({ id, kind });
          continue;
        }
        await zip.addFile(to, path, true);
        await rm(path);
        added.add(sha256);
      }
      originals.push({ id, kind, name, media_type, bytes, sha256, path: to });
    }
    return { originals, withheld_originals: withheld, missing };
  }
}

async function gather(source: PassportSource, order: PassportOrder, seen: Seen): Promise<Gathered> {
  const { owner, vehicleId, options, folder, signal } = order;
  const { name, passport } = source;
  const file = join(folder, `${name}.ndjson`);
  const lines = new Lines(file);
  let rows = 0;
  try {
    for await (const page of source.pages(owner, vehicleId)) {
      signal.throwIfAborted();
      const own = page.rows.filter((row) => isOfVehicle(row, passport, vehicleId) && goes(source, row, options, seen));
      const texts = own.map((row) => jsonLine(travelling(row, passport, options)));
      for (const line of texts) requireBelow(line.length, MOST_LINE);
      requireBelow(rows + own.length, MOST_ROWS);
      await lines.add(texts.join(''));
      for (const row of own) see(source, row, seen);
      rows += own.length;
    }
  } finally {
    await lines.end();
  }
  return { source, rows, withheld: withheldFields(passport, options), file };
}

/** Returns false for withheld photos and papers, and notes them. Their hashes still go into the manifest. */
function goes({ name }: PassportSource, row: Row, options: PassportOptions, { staying }: Seen): boolean {
  const paper = row as unknown as { id: number; hidden?: readonly unknown[] | null };
  if (name === PAPERS && paperStays(paper, options)) staying.add(`document ${paper.id}`);
  else if (name === PHOTOS && options.withhold.includes('photos')) staying.add(`photo ${paper.id}`);
  else return true;
  return false;
}

function see({ name, passport }: PassportSource, row: Row, seen: Seen): void {
  const id = row.id as number;
  if (passport.kind !== undefined) seen.records.push({ service: name, kind: passport.kind, id });
  if (name !== VEHICLE_ROWS) return;
  const { year, make, model, vin = null } = row as unknown as PassportManifest['vehicle'];
  seen.vehicle = { year, make, model, vin };
}

async function addLists(zip: PassportZip, lists: readonly Gathered[]): Promise<TravellingList[]> {
  const travelled: TravellingList[] = [];
  for (const { source, rows, withheld, file } of lists) {
    const { name, schema, passport } = source;
    const paths = { json: `lists/${name}.ndjson`, schema: `lists/${name}.schema.json` };
    await zip.addFile(paths.json, file);
    await zip.addText(paths.schema, `${JSON.stringify(schema, null, 1)}\n`);
    travelled.push({ name, version: passport.version, rows, ...paths, withheld });
  }
  return travelled;
}

async function* rowsIn(file: string): AsyncGenerator<Row> {
  for await (const line of createInterface({ input: createReadStream(file), crlfDelay: Infinity }))
    yield JSON.parse(line) as Row;
}

const countsOf = (manifest: PassportManifest, entries: number): PassportCounts => ({
  rows: manifest.lists.reduce((sum, { rows }) => sum + rows, 0),
  files: manifest.originals.length,
  withheld: manifest.withheld_originals.length,
  missing: manifest.missing.length,
  entries,
});

async function release(): Promise<string> {
  const room = new URL('../../package.json', import.meta.url);
  return (JSON.parse(await readFile(room, 'utf8')) as { version: string }).version;
}
