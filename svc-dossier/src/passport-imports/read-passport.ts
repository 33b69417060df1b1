import { open } from 'node:fs/promises';
import { verifyPassport } from '../../verifier/verify-passport.js';
import { MOST_LINE, MOST_ROWS, MOST_TEXT } from '../passports/passport-limits.js';
import {
  PASSPORT_VERSION,
  type PassportManifest,
  type TravellingFile,
  type TravellingList,
} from '../passports/passport-manifest.rules.js';
import { WITHHELD_OF_PASSPORTS } from '../passports/passport.entity.js';
import { type ArchiveEntry, ArchiveFile, directoryOf, hashOfPart, placesOf, unpacked } from './archive.js';
import { misfit, type Schema } from './fits.rules.js';
import {
  type FoundPart,
  type FoundPassport,
  listFile,
  type KnownList,
  type PlacedFile,
  type ReadingOrder,
  Refused,
} from './found-passport.js';

/** The longest text in a manifest: a file name, a key. */
const MOST_WORD = 600;
/** Control characters, and unpaired surrogates. */
const UNSHOWABLE = /[\p{Cc}\p{Cs}]/u;
const VEHICLE_ROWS = 'vehicles';
/** The largest id that a column can hold (int4). */
const MOST_ID = 2_147_483_647;

/**
 * Reads a stranger's file: its seal, its directory, and all entries. Every hash and size is recomputed, and no name in the file is used as a path.
 * @throws Refused
 */
export async function readPassport({ path, folder, lists }: ReadingOrder): Promise<FoundPassport> {
  const file = await ArchiveFile.open(path);
  try {
    const sealed = await verified(file);
    const manifest = sealed.manifest;
    const directory = await directoryOf(file);
    requireSame(directory, manifest);
    const places = await placesOf(file, directory);
    const journal = requirePlaces(places, directory, sealed.seal);
    if ((await hashOfPart(path, journal.offset, journal.length)) !== hashOf(manifest, 'journal.json'))
      throw new Refused('unlike-manifest', 'journal.json');
    const originals = await placed(path, places, directory, manifest);
    const found = await rows(directory, manifest, { lists, folder });
    await requirePages(directory, manifest);
    const { entries: _entries, originals: _originals, ...about } = manifest;
    return { manifest: about, parts: sealed.parts, ...sealed.said, lists: found, originals, journal };
  } finally {
    await file.close();
  }
}

interface Sealed {
  manifest: PassportManifest;
  parts: FoundPart[];
  seal: Record<string, string>;
  said: { issuedOn: string; note: string };
}

/** Verifies the seal with the public verifier. */
async function verified(file: ArchiveFile): Promise<Sealed> {
  const answer = await verifyPassport(file, MOST_TEXT);
  if (answer.verdict === 'unknown') throw new Refused(answer.why === 'newer' ? 'newer' : 'no-passport');
  if (answer.verdict === 'changed') throw new Refused(answer.why === 'no-seal' ? 'no-passport' : 'changed');
  const { seal, journal, note } = answer;
  if (answer.manifest === null) {
    const isTooLong = journal.verdict === 'broken' && journal.why === 'too-long';
    throw new Refused(isTooLong ? 'too-much' : 'unlike-manifest');
  }
  const manifest = requireManifest(answer.manifest);
  if (journal.verdict === 'unknown') throw new Refused('newer');
  if (journal.verdict !== 'whole') throw new Refused('journal');
  const { key, origin, size, root, before } = journal;
  requireWords([manifest, ...[...before, journal].map((part) => [part.key, part.origin])]);
  if (note.includes('\0') || manifest.issued_on !== seal.issued || !isDay(manifest.issued_on))
    throw new Refused('unlike-manifest', 'manifest.json');
  if (manifest.journal.origin !== origin || manifest.journal.size !== size || manifest.journal.root !== root)
    throw new Refused('unlike-manifest', 'journal.json');
  if (manifest.made_by.key !== key) throw new Refused('unlike-manifest', 'manifest.json');
  const parts = [...before, journal].map((part) => ({
    ...{ key: part.key, origin: part.origin, size: part.size, root: part.root },
  }));
  return { manifest, parts, seal, said: { issuedOn: seal.issued, note } };
}

const text: Schema = { type: 'string' };
const count: Schema = { type: 'integer' };
const of = (properties: Record<string, Schema>): Schema => ({ type: 'object', properties });
const many = (items: Schema): Schema => ({ type: 'array', items });
const MANIFEST: Schema = of({
  ...{ format: text, version: count, made_at: text, issued_on: text, withheld: many(text) },
  made_by: of({ name: text, key: text, release: text }),
  vehicle: of({ year: count, make: text, model: text, vin: { type: ['string', 'null'] } }),
  lists: many(of({ name: text, version: count, rows: count, json: text, schema: text, withheld: many(text) })),
  originals: many(of({ id: count, kind: text, name: text, media_type: text, bytes: count, sha256: text, path: text })),
  withheld_originals: many(of({ kind: text, bytes: count, sha256: text })),
  missing: many(of({ id: count, kind: text })),
  journal: of({ path: text, origin: text, size: count, root: text }),
  entries: many(of({ path: text, bytes: count, sha256: text })),
});

/** Checks that the manifest has a format that this release knows. @throws Refused */
function requireManifest(found: unknown): PassportManifest {
  const manifest = found as PassportManifest | null;
  if (manifest?.format !== 'carnet-passport') throw new Refused('no-passport');
  if (Number.isSafeInteger(manifest.version) && manifest.version > PASSPORT_VERSION) throw new Refused('newer');
  const where = misfit(manifest, MANIFEST) ?? missingIn(manifest, MANIFEST);
  if (where !== null) throw new Refused('foreign', `manifest.json ${where}`);
  if (!manifest.withheld.every((what) => WITHHELD_OF_PASSPORTS.includes(what)))
    throw new Refused('foreign', 'manifest.json .withheld');
  return manifest;
}

/** Checks that texts can be stored and shown. @throws Refused if a text is too long, or has forbidden characters */
function requireWords(value: unknown): void {
  if (typeof value === 'string' && (value.length > MOST_WORD || UNSHOWABLE.test(value)))
    throw new Refused('foreign', 'manifest.json');
  if (typeof value === 'object' && value !== null) for (const inner of Object.values(value)) requireWords(inner);
}

const isDay = (text: string): boolean => {
  const day = /^\d{4}-\d\d-\d\d$/.test(text) ? new Date(`${text}T00:00:00Z`) : null;
  return day !== null && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
};

/** Finds a required field that the manifest lacks. */
function missingIn(value: unknown, schema: Schema, path = ''): string | null {
  if (schema.items) {
    for (const [at, one] of (value as unknown[]).entries()) {
      const where = missingIn(one, schema.items, `${path}[${at}]`);
      if (where !== null) return where;
    }
  }
  for (const [name, inner] of Object.entries(schema.properties ?? {})) {
    const one = (value as Record<string, unknown>)[name];
    const where = one === undefined ? `${path}.${name}` : missingIn(one, inner, `${path}.${name}`);
    if (where !== null) return where;
  }
  return null;
}

/** Checks that the directory has exactly the manifest's entries, with the same sizes. */
function requireSame(directory: ReadonlyMap<string, ArchiveEntry>, { entries }: PassportManifest): void {
  const named = new Map(entries.map(({ path, bytes }) => [path, bytes]));
  if (named.size !== entries.length || named.size + 1 !== directory.size) throw new Refused('unlike-manifest');
  for (const { name, bytes } of directory.values())
    if (name !== 'manifest.json' && named.get(name) !== bytes) throw new Refused('unlike-manifest', name);
}

const hashOf = ({ entries }: PassportManifest, name: string): string | undefined =>
  entries.find(({ path }) => path === name)?.sha256;

/** Checks that the manifest and the journal in the directory are those that the seal refers to. */
function requirePlaces(
  places: ReadonlyMap<string, number>,
  directory: ReadonlyMap<string, ArchiveEntry>,
  seal: Record<string, string>,
): { offset: number; length: number } {
  const sealed = { 'manifest.json': seal.manifest!, 'journal.json': seal.journal! };
  let journal = { offset: 0, length: 0 };
  for (const [name, said] of Object.entries(sealed)) {
    const [offset, length] = said.split(' ').slice(-2).map(Number) as [number, number];
    const entry = directory.get(name);
    if (!entry || entry.bytes !== length || places.get(name) !== offset) throw new Refused('unlike-manifest', name);
    journal = { offset, length };
  }
  return journal;
}

/** Checks each original against the manifest, and returns its position. */
async function placed(
  path: string,
  places: ReadonlyMap<string, number>,
  directory: ReadonlyMap<string, ArchiveEntry>,
  manifest: PassportManifest,
): Promise<PlacedFile[]> {
  let found = 0;
  for (const entry of directory.values()) {
    if (!entry.name.startsWith('originals/')) continue;
    const sha256 = await hashOfPart(path, places.get(entry.name)!, entry.bytes);
    if (entry.name !== `originals/${sha256}` || hashOf(manifest, entry.name) !== sha256)
      throw new Refused('unlike-manifest', entry.name);
    found += 1;
  }
  const wanted = new Set(manifest.originals.map(({ path: at }) => at));
  if (wanted.size !== found) throw new Refused('unlike-manifest');
  return manifest.originals.map((original) => placedOne(original, directory, places));
}

function placedOne(
  { path, ...original }: TravellingFile,
  directory: ReadonlyMap<string, ArchiveEntry>,
  places: ReadonlyMap<string, number>,
): PlacedFile {
  const offset = places.get(path);
  const isSame = path === `originals/${original.sha256}` && directory.get(path)?.bytes === original.bytes;
  if (offset === undefined || !isSame) throw new Refused('unlike-manifest', 'manifest.json');
  if ((original.kind !== 'photo' && original.kind !== 'document') || !isId(original.id))
    throw new Refused('foreign', 'manifest.json .originals');
  return { ...original, offset };
}

/** Reads the rows of all lists, and validates them by this release's schemas. */
async function rows(
  directory: ReadonlyMap<string, ArchiveEntry>,
  manifest: PassportManifest,
  { lists, folder }: Pick<ReadingOrder, 'lists' | 'folder'>,
): Promise<FoundPassport['lists']> {
  const vehicle: { id: number | null } = { id: null };
  const first = (list: TravellingList): number => (list.name === VEHICLE_ROWS ? 0 : 1);
  const found: FoundPassport['lists'] = [];
  for (const [at, list] of manifest.lists.toSorted((a, b) => first(a) - first(b)).entries()) {
    const known = lists.find(({ name }) => name === list.name);
    if (!known) throw new Refused('foreign', shownName(list.name));
    if (list.version > known.version) throw new Refused('newer');
    if (found.some(({ name }) => name === list.name)) throw new Refused('unlike-manifest', 'manifest.json');
    const entry = directory.get(list.json);
    if (!entry || list.json !== `lists/${list.name}.ndjson`) throw new Refused('unlike-manifest', 'manifest.json');
    const file = listFile(folder, at);
    const sha256 = await spool(entry, list, { known, file, vehicle });
    if (sha256 !== hashOf(manifest, list.json)) throw new Refused('unlike-manifest', list.json);
    found.push({ name: list.name, rows: list.rows, file });
  }
  if (vehicle.id === null) throw new Refused('foreign', VEHICLE_ROWS);
  return found;
}

const shownName = (name: string): string => (/^[a-z-]{1,60}$/.test(name) ? name : 'manifest.json');

async function spool(
  entry: ArchiveEntry,
  list: TravellingList,
  { known, file, vehicle }: { known: KnownList; file: string; vehicle: { id: number | null } },
): Promise<string> {
  const ids = new Set<number>();
  const decoder = new TextDecoder('utf-8', { fatal: true });
  let rest = '';
  const check = (line: string): void => {
    if (ids.size === MOST_ROWS) throw new Refused('too-much', list.name);
    ids.add(requireRow(line, known, ids, vehicle));
  };
  const lines = await open(file, 'w');
  try {
    const sha256 = await unpacked(entry, async (piece) => {
      const parts = (rest + decoded(decoder, piece, list.name)).split('\n');
      rest = parts.pop()!;
      if (rest.length > MOST_LINE) throw new Refused('too-much', list.name);
      for (const line of parts) check(line);
      await lines.writeFile(parts.map((line) => `${line}\n`).join(''));
    });
    if (rest !== '') throw new Refused('foreign', list.name);
    if (ids.size !== list.rows) throw new Refused('unlike-manifest', list.json);
    return sha256;
  } finally {
    await lines.close();
  }
}

function decoded(decoder: InstanceType<typeof TextDecoder>, piece: Uint8Array, name: string): string {
  try {
    return decoder.decode(piece, { stream: true });
  } catch {
    throw new Refused('foreign', name);
  }
}

/** Checks that a row fits our schema and belongs to the vehicle of the file. @returns its id */
function requireRow(
  line: string,
  { name, schema, vehicle: field }: KnownList,
  ids: ReadonlySet<number>,
  vehicle: { id: number | null },
): number {
  const row = parsed(line, name);
  const where = misfit(row, schema);
  if (where !== null) throw new Refused('foreign', `${name} ${where.slice(0, 60)}`);
  const { id } = row;
  if (!isId(id) || ids.has(id)) throw new Refused('foreign', `${name} .id`);
  if (name === VEHICLE_ROWS && vehicle.id === null) vehicle.id = id;
  if (field !== 'asked' && row[field] !== vehicle.id) throw new Refused('foreign', `${name} .${field}`);
  return id;
}

/** An id below zero belongs to a row that combines several things. */
const isId = (id: unknown): id is number => Number.isInteger(id) && Math.abs(id as number) <= MOST_ID;

function parsed(line: string, name: string): Record<string, unknown> {
  try {
    const row: unknown = JSON.parse(line);
    if (typeof row === 'object' && row !== null && !Array.isArray(row)) return row as Record<string, unknown>;
  } catch {
    // The error is thrown below.
  }
  throw new Refused('foreign', name);
}

/** Checks the hashes of `verify.html` and of the schemas, too, though they are not read here. */
async function requirePages(directory: ReadonlyMap<string, ArchiveEntry>, manifest: PassportManifest): Promise<void> {
  for (const entry of directory.values()) {
    if (!/^(verify\.html|.*\.schema\.json)$/.test(entry.name)) continue;
    if ((await unpacked(entry, () => undefined)) !== hashOf(manifest, entry.name))
      throw new Refused('unlike-manifest', entry.name);
  }
}
