import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { SealingKey } from '../src/seal/sealing-key.js';
import { publicKeyOf } from '../src/seal/sealing-key.js';
import { type EarlierPart, passportJournal } from '../src/passports/passport-journal.js';
import type { PassportManifest, TravellingFile } from '../src/passports/passport-manifest.rules.js';
import { PassportZip } from '../src/passports/passport-zip.js';
import { canonicalJson } from '../src/text/text.rules.js';
import { verifierPage } from '../src/seal/verifier-page.js';
import { aKey } from './a-book.js';
import { aJournal, type TestEntry } from './a-journal.js';

export interface WrittenPassport {
  bytes: Buffer;
  /** The parts for a passport of the next installation. */
  parts: EarlierPart[];
  /** The citation for the first entry of the next installation. */
  citation: string;
  manifest: PassportManifest;
}

export interface PassportContent {
  key?: SealingKey;
  /** Rows, keyed by the name of their list. */
  lists?: Record<string, object[]>;
  originals?: { id: number; kind: string; name: string; media_type: string; content: Buffer }[];
  entries?: readonly TestEntry[];
  before?: WrittenPassport;
  /** True to copy earlier parts unchanged, including values that this release would hide. */
  carriesAll?: boolean;
  /** Fields of the vehicle that stay digests. */
  hidden?: readonly string[];
  /** Modifies the manifest before the seal. */
  change?: (manifest: PassportManifest) => void;
  /** Adds entries that are not in the manifest. */
  more?: (zip: PassportZip) => Promise<void>;
}

const hiding = (ofVehicle: readonly string[]) =>
  new Map([
    ['vehicle', new Set(ofVehicle)],
    ['service-event', new Set(['cost', 'currency'])],
  ]);

export const A_VEHICLE = {
  ...{ id: 7, type: 'Car', make: 'Alfa Romeo', model: 'Giulia', year: 1967, vin: 'AR105*302', odometer_unit: 'km' },
  ...{ purchase_date: null, birth_date: null, current_mileage: null, nickname: null, color: 'Grey', description: null },
  ...{ notes: null, vehicle_age: 700, cover: null, created_at: '2026-05-01T10:00:00Z' },
  updated_at: '2026-05-01T10:00:00Z',
};

/** The citation of a head, with which another installation continues the chain. */
const citationOf = (origin: string, size: number, root: string, key: SealingKey): string =>
  `${origin} ${size} ${root} ${publicKeyOf(key)}`;

/** A passport as an installation would write it. */
export async function aPassport(content: PassportContent = {}): Promise<WrittenPassport> {
  const { key = aKey(), lists = { vehicles: [A_VEHICLE] }, originals = [], before } = content;
  const first: TestEntry = {
    kind: 'vehicle',
    id: 7,
    fields: { make: 'Alfa Romeo', ...(before && { came_from: before.citation }) },
  };
  const journal = aJournal(key, [first, ...(content.entries ?? [])]);
  const folder = mkdtempSync(join(tmpdir(), 'carnet-passport-'));
  try {
    const zip = await PassportZip.create(join(folder, 'p.carnet'), new Date('2026-11-28T10:00:00Z'));
    const travelled = [];
    for (const [name, rows] of Object.entries(lists)) {
      const paths = { json: `lists/${name}.ndjson`, schema: `lists/${name}.schema.json` };
      await zip.addText(paths.json, rows.map((row) => `${JSON.stringify(row)}\n`).join(''));
      await zip.addText(paths.schema, '{}\n');
      travelled.push({ name, version: 1, rows: rows.length, ...paths, withheld: [] });
    }
    const files: TravellingFile[] = [];
    for (const { content: bytes, ...about } of originals) {
      const sha256 = createHash('sha256').update(bytes).digest('hex');
      await writeFile(join(folder, 'original'), bytes);
      const path = `originals/${sha256}`;
      if (!files.some((one) => one.path === path)) await zip.addFile(path, join(folder, 'original'), true);
      files.push({ ...about, bytes: bytes.length, sha256, path });
    }
    await zip.addText('verify.html', await verifierPage('en'));
    await content.more?.(zip);
    const said = passportJournal(journal, before?.parts ?? [], hiding(content.hidden ?? []));
    const text = content.carriesAll
      ? canonicalJson({ ...(JSON.parse(said) as object), before: before?.parts ?? [] })
      : said;
    const journalPlace = await zip.addPlain('journal.json', text);
    const { origin, size, root } = journal;
    const manifest: PassportManifest = {
      format: 'carnet-passport',
      version: 1,
      made_at: '2026-11-28T10:00:00.000Z',
      issued_on: '2026-11-28',
      made_by: { name: key.name, key: publicKeyOf(key), release: '0.1.0' },
      vehicle: { year: 1967, make: 'Alfa Romeo', model: 'Giulia', vin: 'AR105*302' },
      withheld: [],
      lists: travelled,
      originals: files,
      withheld_originals: [],
      missing: [],
      journal: { path: 'journal.json', origin, size, root },
      entries: zip.entries.map(({ path, bytes, sha256 }) => ({ path, bytes, sha256 })),
    };
    content.change?.(manifest);
    const manifestPlace = await zip.addPlain('manifest.json', JSON.stringify(manifest));
    const about = {
      issuedOn: '2026-11-28',
      manifest: manifestPlace,
      journal: { ...journalPlace, size, root },
    };
    const { path } = await zip.seal(about, key);
    const own = JSON.parse(text) as { checkpoint: string; leaves: string[]; opened: EarlierPart['opened'] };
    const part = {
      key: publicKeyOf(key),
      checkpoint: own.checkpoint,
      leaves: own.leaves,
      opened: own.opened,
    };
    return {
      bytes: readFileSync(path),
      parts: [...(before?.parts ?? []), part],
      citation: citationOf(origin, size, root, key),
      manifest,
    };
  } finally {
    rmSync(folder, { recursive: true });
  }
}
