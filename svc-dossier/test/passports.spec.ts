import { createHash } from 'node:crypto';
import { Blobs } from '@carnet/files';
import { digestsOf, type ExportedPage, saltOf, type VehicleJournal } from '@carnet/journal';
import { Listener, sql } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { eventually, type TestClient } from '@carnet/svc-testing';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { type Journaling, JournalSource } from '../src/checkpoint/journal-source.js';
import { MOST_LINE } from '../src/passports/passport-limits.js';
import { PassportMaking } from '../src/passports/passport-making.service.js';
import { PassportPacker } from '../src/passports/passport-packer.js';
import type { PassportManifest } from '../src/passports/passport-manifest.rules.js';
import { PassportsRepository } from '../src/passports/passports.repository.js';
import { verifyPassport } from '../verifier/verify-passport.js';
import { openStack, type Stack } from './stack.js';

type Entry = VehicleJournal['entries'][number];

let stack: Stack;
let owner: number;
let ann: TestClient;
let car: number;
let makers: PassportMaking[] = [];
let journals: Partial<Record<Journaling, Entry[]>>;

const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const PHOTO = Buffer.from('the bytes of a photo');
const PAPER = Buffer.from('the bytes of a paper');
const schema = (properties: string[]) => ({ properties: Object.fromEntries(properties.map((name) => [name, {}])) });
const page = (rows: object[]): ExportedPage => ({
  total: rows.length,
  rows: rows as Record<string, unknown>[],
  next: null,
});

beforeAll(async () => {
  stack = await openStack();
  const source = stack.app.get(JournalSource, { strict: false });
  source.open = () => Promise.resolve();
  source.page = (name, _owner, _vehicle, { after, withValues }) => {
    const all = journals[name] ?? [];
    const before = all.filter(({ meta }) => meta.seq <= after);
    const mark = before.length === 0 ? '' : sha256(Buffer.from(JSON.stringify(before.map(({ meta }) => meta))));
    const rest = all.filter(({ meta }) => meta.seq > after);
    return Promise.resolve({
      known: { entries: before.length, mark },
      entries: rest.map((one) => told(one, withValues)),
    });
  };
  source.all = async function* (name, _owner, _vehicle, options) {
    for (const entry of journals[name] ?? []) yield [await Promise.resolve(told(entry, options?.withValues))];
  };
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  car = stack.aVehicle(owner);
  journals = {
    garage: [entry(1, 'vehicle', car, { make: 'Alfa Romeo', notes: 'Spare key' })],
    service: [
      entry(1, 'service-event', 1, { name: 'Oil', cost: '120.00' }),
      entry(2, 'service-event', 9, { name: 'Gone' }),
    ],
  };
  const { garage, service, records } = stack.producers;
  for (const producer of Object.values(stack.producers)) producer.tells.set('/internal/exports', []);
  const of = { version: 1, vehicle: 'vehicle_id' };
  garage.tells.set('/internal/exports', [
    {
      name: 'vehicles',
      schema: schema(['id', 'year', 'make', 'model']),
      passport: { ...of, vehicle: 'id', kind: 'vehicle', stays: ['collection_name'], withheld: { notes: ['notes'] } },
    },
    { name: 'collections', schema: schema(['id']) },
  ]);
  service.tells.set('/internal/exports', [
    {
      name: 'service-events',
      schema: schema(['id']),
      passport: { ...of, kind: 'service-event', withheld: { costs: ['cost'] } },
    },
  ]);
  records.tells.set('/internal/exports', [
    { name: 'files', schema: schema(['id']), passport: of },
    { name: 'photos', schema: schema(['id']), passport: of },
    { name: 'documents', schema: schema(['id']), passport: { ...of, withheld: { costs: ['amount'] } } },
  ]);
  tells('garage', 'vehicles', [
    { id: car, year: 1973, make: 'Alfa Romeo', model: 'GT Junior', notes: 'Spare key', collection_name: 'Secret cars' },
    { id: car + 1_000, year: 1999, make: 'Another', model: 'Car', notes: null, collection_name: 'Secret cars' },
  ]);
  tells('service', 'service-events', [
    { id: 1, vehicle_id: car, name: 'Oil', cost: 120 },
    { id: 2, vehicle_id: car + 1_000, name: 'Of another car', cost: 1 },
  ]);
  tells('records', 'photos', [
    { id: 5, vehicle_id: car, deleted_at: null },
    { id: 6, vehicle_id: car, deleted_at: '2026-11-01T10:00:00Z' },
  ]);
  tells('records', 'documents', [
    { id: 7, vehicle_id: car, title: 'Looked through', amount: 120, hidden: [] },
    { id: 8, vehicle_id: car, title: 'Partly hidden', amount: 5, hidden: [{}] },
    { id: 9, vehicle_id: car, title: 'Nobody looked', amount: 5, hidden: null },
  ]);
  const file = { vehicle_id: car, media_type: 'image/jpeg', bytes: 20, deleted_at: null };
  tells('records', 'files', [
    { ...file, id: 5, kind: 'photo', name: 'front.jpg', sha256: sha256(PHOTO) },
    { ...file, id: 6, kind: 'photo', name: 'trash.jpg', sha256: sha256(PHOTO), deleted_at: '2026-11-01T10:00:00Z' },
    ...[7, 8, 9].map((id) => ({ ...file, id, kind: 'document', name: `${id}.jpg`, sha256: sha256(PAPER) })),
  ]);
  const bytes = (id: number, content: Buffer) =>
    records.tells.set(`/internal/files/${id}/bytes?owner_id=${owner}&sha256=${sha256(content)}`, content);
  bytes(5, PHOTO);
  for (const id of [7, 8, 9]) bytes(id, PAPER);
});
afterEach(async () => {
  await Promise.all(makers.map((maker) => maker.onModuleDestroy()));
  makers = [];
  await stack.rows(sql`delete from waiting_passports`);
});

const told = ({ values, ...entry }: Entry, withValues = false): Entry => (withValues ? { ...entry, values } : entry);

function entry(seq: number, kind: string, id: number, fields: Record<string, string>): Entry {
  const salt = `${kind} ${id}`;
  const meta = { seq, kind, id, version: 1, action: 'created' as const, at: '2026-05-01T10:00:00.000Z' };
  const values = Object.entries(fields).map(([name, value]) => [name, { salt: saltOf(salt, name), value }]);
  return { meta, digests: digestsOf(salt, fields), values: Object.fromEntries(values) };
}

const tells = (of: 'garage' | 'service' | 'records', list: string, rows: object[]) =>
  stack.producers[of].tells.set(`/internal/exports/${list}?owner_id=${owner}`, page(rows));

function beginning(): void {
  const { app, database, config } = stack;
  const maker = new PassportMaking(
    database,
    app.get(PassportsRepository, { strict: false }),
    app.get(PassportPacker, { strict: false }),
    app.get(Blobs),
    app.get<Log>(LOG),
    { origin: 'books.test', makesBooks: true, bytesPerOwner: 1, exportDays: 7 },
    config,
    app.get(Listener),
  );
  makers.push(maker);
  maker.onApplicationBootstrap();
}

const order = async (body: object = {}): Promise<number> =>
  (await ann.post('/api/passports', { vehicle_id: car, ...body })).body.id as number;
const read = async (id: number) => (await ann.get(`/api/passports/${id}`)).body as Record<string, unknown>;
const until = (id: number, expected: object) => eventually(async () => expect(await read(id)).toMatchObject(expected));

async function made(body: object = {}) {
  const id = await order(body);
  beginning();
  await until(id, { state: 'ready' });
  const headers = { 'x-auth-token': stack.tokens.token(owner) };
  const { rawPayload, headers: answered } = await stack.app.inject({ url: `/api/passports/${id}/file`, headers });
  const zip = new ZipReader(new Uint8ArrayReader(rawPayload), { checkSignature: true, useWebWorkers: false });
  const files = new Map<string, Buffer>();
  for (const one of await zip.getEntries())
    if (!one.directory) files.set(one.filename, Buffer.from(await one.getData(new Uint8ArrayWriter())));
  const manifest = JSON.parse(files.get('manifest.json')!.toString()) as PassportManifest;
  const answer = await verifyPassport(new Blob([new Uint8Array(rawPayload)]));
  return { id, files, manifest, answer, answered, text: (path: string) => files.get(path)!.toString() };
}

it('holds the lists and files of its vehicle alone, as its manifest and its seal say', async () => {
  const { id, files, manifest, answer, answered, text } = await made();
  expect(await read(id)).toMatchObject({ rows: 5, files: 3, withheld: 1, missing: 0, entries: 3, vehicle_id: car });
  expect(answered['content-disposition']).toMatch(/1973-alfa-romeo-gt-junior-\d{4}-\d\d-\d\d\.carnet/);
  expect(answer).toMatchObject({ verdict: 'unchanged', journal: { verdict: 'whole', size: 3, values: 4 } });
  expect(JSON.parse(text('lists/vehicles.ndjson'))).toEqual({
    ...{ id: car, year: 1973, make: 'Alfa Romeo', model: 'GT Junior', notes: 'Spare key' },
  });
  expect(text('lists/service-events.ndjson')).toBe(`{"id":1,"vehicle_id":${car},"name":"Oil","cost":120}\n`);
  expect(manifest.originals.map(({ name }) => name)).toEqual(['front.jpg', '7.jpg', '9.jpg']);
  expect(files.get(`originals/${sha256(PHOTO)}`)).toEqual(PHOTO);
  expect([...files.keys()].some((name) => name.includes('collections') || name.includes('files'))).toBe(false);
  expect(manifest.entries.map(({ path, bytes, sha256: hash }) => [path, bytes, hash])).toEqual(
    [...files].filter(([path]) => path !== 'manifest.json').map(([path, bytes]) => [path, bytes.length, sha256(bytes)]),
  );
});

it('has of what is withheld nothing but digests that still verify', async () => {
  const { id, files, manifest, answer } = await made({ withhold: ['costs', 'notes'], withhold_papers: [] });
  expect(answer).toMatchObject({ verdict: 'unchanged', journal: { verdict: 'whole', size: 3, values: 2 } });
  expect(await read(id)).toMatchObject({ files: 2, withheld: 2 });
  const everything = [...files].map(([, bytes]) => bytes.toString()).join('\n');
  for (const secret of ['Spare key', '120', 'Partly hidden', 'Nobody looked', '9.jpg', 'Secret cars', 'Of another car'])
    expect(everything).not.toContain(`"${secret}"`);
  expect(everything).not.toContain('120.00');
  expect(manifest.withheld_originals).toEqual(
    Array.from({ length: 2 }, () => ({ kind: 'document', bytes: 20, sha256: sha256(PAPER) })),
  );
});

it('asks for the rows of its vehicle where a list names none, and leaves the same fields at home', async () => {
  const { service } = stack.producers;
  const passport = {
    ...{ version: 1, vehicle: 'asked', kind: 'component', stays: ['fitted'] },
    withheld: { costs: ['price'] },
  };
  service.tells.set('/internal/exports', [{ name: 'components', schema: schema(['id']), passport }]);
  service.tells.set(
    `/internal/exports/components/of-vehicle?owner_id=${owner}&vehicle_id=${car}`,
    page([{ id: 3, name: 'Winter wheels', price: 400, fitted: [{ vehicle_id: car + 1_000 }] }]),
  );
  const { text } = await made();
  expect(JSON.parse(text('lists/components.ndjson'))).toEqual({ id: 3, name: 'Winter wheels', price: 400 });
  const { text: withheld } = await made({ withhold: ['costs'] });
  expect(JSON.parse(withheld('lists/components.ndjson'))).toEqual({ id: 3, name: 'Winter wheels' });
});

it('leaves papers at home that are named, or all of them, and photos', async () => {
  const { manifest } = await made({ withhold_papers: [7, 9] });
  expect(manifest.originals.map(({ id }) => id)).toEqual([5]);
  const { manifest: bare } = await made({ withhold: ['papers', 'photos'] });
  expect(bare).toMatchObject({ originals: [], withheld_originals: [{}, {}, {}, {}] });
});

it('is not made where a paper that was to stay is none of this vehicle, since the one that was meant would go', async () => {
  const id = await order({ withhold_papers: [7, 70] });
  beginning();
  await until(id, { state: 'failed', error: { code: 'passport.paper_unknown' } });
});

it("is nobody else's, and of no vehicle of others", async () => {
  const { id } = await made();
  const { client: stranger } = stack.newOwner();
  for (const path of [`passports/${id}`, `passports/${id}/file`, `media/passports/${id}/file`])
    expect((await stranger.get(`/api/${path}`)).status).toBe(404);
  expect((await stranger.delete(`/api/passports/${id}`)).status).toBe(404);
  expect((await stranger.post('/api/passports', { vehicle_id: car })).status).toBe(404);
});

it('waits while a service is away, and can be deleted meanwhile', async () => {
  stack.producers.garage.tells.set(`/internal/exports/vehicles?owner_id=${owner}`, 503);
  const id = await order();
  expect((await ann.get(`/api/passports/${id}/file`)).status).toBe(409);
  beginning();
  await until(id, { state: 'queued', waiting: { code: 'waiting.garage' } });
  expect((await ann.delete(`/api/passports/${id}`)).status).toBe(204);
  expect((await ann.get(`/api/passports/${id}`)).status).toBe(404);
});

it('is not made where a service has more of the vehicle than one answer bears, and does not ask again', async () => {
  const { service } = stack.producers;
  const passport = { version: 1, vehicle: 'asked', kind: 'component' };
  service.tells.set('/internal/exports', [{ name: 'components', schema: schema(['id']), passport }]);
  service.tells.set(`/internal/exports/components/of-vehicle?owner_id=${owner}&vehicle_id=${car}`, 422);
  const id = await order();
  beginning();
  await until(id, { state: 'failed', error: { code: 'passport.too_large' } });
});

it('is not made of more than anybody would read, and says so', async () => {
  tells('service', 'service-events', [{ id: 1, vehicle_id: car, name: 'x'.repeat(MOST_LINE), cost: 1 }]);
  const id = await order();
  beginning();
  await until(id, { state: 'failed', error: { code: 'passport.too_large' } });
});
