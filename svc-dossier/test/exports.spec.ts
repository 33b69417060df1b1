import { createHash } from 'node:crypto';
import { mkdtempSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Blobs, FILE_STORAGE, type FileStorage } from '@carnet/files';
import type { ExportedPage } from '@carnet/journal';
import { Listener, sql } from '@carnet/pg';
import { LOG, type Log } from '@carnet/runtime';
import { eventually, tablesHolding, type TestClient } from '@carnet/svc-testing';
import { Uint8ArrayReader, Uint8ArrayWriter, ZipReader } from '@zip.js/zip.js';
import { ExportsRepository } from '../src/exports/exports.repository.js';
import { ExportPacker } from '../src/packing/export-packer.js';
import { PackingService } from '../src/packing/packing.service.js';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let packers: PackingService[] = [];

const schema = (properties: string[]) => ({
  $schema: 'https://json-schema.org/draft/2020-12/schema',
  properties: Object.fromEntries(properties.map((name) => [name, {}])),
});
const PHOTO = Buffer.from('the bytes of a photo');
const sha256 = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');
const page = (rows: object[], next: string | null = null): ExportedPage => ({
  total: rows.length,
  rows: rows as Record<string, unknown>[],
  next,
});

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  const { identity, garage, service, records } = stack.producers;
  for (const producer of Object.values(stack.producers)) producer.tells.set('/internal/exports', []);
  identity.tells.set('/internal/exports', [{ name: 'account', schema: schema(['id', 'username']) }]);
  garage.tells.set('/internal/exports', [{ name: 'vehicles', schema: schema(['id', 'year', 'make', 'model']) }]);
  service.tells.set('/internal/exports', [{ name: 'service-events', schema: schema(['id', 'name', 'parts']) }]);
  records.tells.set('/internal/exports', [{ name: 'files', schema: schema(['id', 'name']) }]);
  tells('identity', 'account', page([{ id: owner, username: 'ann' }]));
  tells('garage', 'vehicles', page([{ id: 1, year: 1994, make: 'Mazda', model: 'MX-5/\u2028Miata' }]));
  tells('service', 'service-events', page([{ id: 1, name: '=1+1', parts: [{ id: 7 }] }], 'on'));
  tells('service', 'service-events', page([{ id: 2, name: 'Oil, filter', parts: [] }]), '&cursor=on');
  tells('records', 'files', page([]));
});
afterEach(async () => {
  await Promise.all(packers.map((packer) => packer.onModuleDestroy()));
  packers = [];
  await stack.rows(sql`delete from waiting_exports`);
});

const tells = (of: 'identity' | 'garage' | 'service' | 'records', list: string, told: object | number, behind = '') =>
  stack.producers[of].tells.set(`/internal/exports/${list}?owner_id=${owner}${behind}`, told);

/** Sets the files of svc-records. A file without bytes is lost. */
function tellsFiles(files: { id: number; name: string; bytes: Buffer | null; deleted_at?: string }[]): void {
  const rows = files.map(({ id, name, deleted_at = null }) => ({
    ...{ id, kind: 'photo', name, vehicle_id: 1, media_type: 'image/jpeg', sha256: sha256(PHOTO), deleted_at },
  }));
  tells('records', 'files', page(rows));
  for (const { id, bytes, deleted_at } of files) {
    const path = `/internal/files/${id}/bytes?owner_id=${owner}&sha256=${sha256(PHOTO)}${deleted_at ? '&trash=true' : ''}`;
    stack.producers.records.tells.set(path, bytes ?? 404);
  }
}

/** Stores a finished book of vehicle 1; without `pdf` its file is lost. */
async function keepsBook(of: number, hash: string, pdf?: Buffer): Promise<void> {
  await stack.rows(sql`
    insert into vehicle_copies (owner_id, id, make, model, year) values (${of}, 1, 'Mazda', 'MX-5', 1994) on conflict do nothing`);
  await stack.rows(
    sql`insert into blobs (owner_id, sha256, bytes, media_type) values (${of}, ${hash}, 14, 'application/pdf')`,
  );
  await stack.rows(sql`
    insert into dossiers (owner_id, vehicle_id, options, state, issued_on, bytes, sha256, finished_at)
    values (${of}, 1, '{}', 'ready', '2026-11-20', 14, ${hash}, now())`);
  if (!pdf) return;
  const path = join(mkdtempSync(join(tmpdir(), 'carnet-book-')), 'book.pdf');
  writeFileSync(path, pdf);
  await stack.app.get<FileStorage>(FILE_STORAGE, { strict: false }).put(path, { owner: of, sha256: hash });
}

/** Starts another process that makes exports, with the same database. */
function beginning({ exportDays = 7 } = {}): void {
  const { app, database, config } = stack;
  const packer = new PackingService(
    database,
    app.get(ExportsRepository, { strict: false }),
    app.get(ExportPacker, { strict: false }),
    app.get(Blobs),
    app.get<Log>(LOG),
    { origin: 'books.test', makesBooks: true, bytesPerOwner: 1, exportDays },
    config,
    app.get(Listener),
  );
  packers.push(packer);
  packer.onApplicationBootstrap();
}

const order = async (): Promise<number> => (await ann.post('/api/exports')).body.id as number;
const read = async (id: number) => (await ann.get(`/api/exports/${id}`)).body as Record<string, unknown>;
const until = (id: number, expected: object) => eventually(async () => expect(await read(id)).toMatchObject(expected));

/** Entries of an export, by path, with verified checksums. */
async function unzipped(id: number): Promise<Map<string, Buffer>> {
  const headers = { 'x-auth-token': stack.tokens.token(owner) };
  const { rawPayload } = await stack.app.inject({ url: `/api/exports/${id}/file`, headers });
  expect(sha256(rawPayload)).toBe((await read(id)).sha256);
  const zip = new ZipReader(new Uint8ArrayReader(rawPayload), { checkSignature: true, useWebWorkers: false });
  const files = new Map<string, Buffer>();
  for (const entry of await zip.getEntries())
    if (!entry.directory) files.set(entry.filename, Buffer.from(await entry.getData(new Uint8ArrayWriter())));
  return files;
}

const textOf = (files: Map<string, Buffer>, path: string): string => files.get(path)!.toString();

it('holds every list as JSON with its schema and as CSV, the files, and what there is of everything', async () => {
  tellsFiles([
    { id: 5, name: 'front.jpg', bytes: PHOTO },
    { id: 6, name: 'FRONT.jpg', bytes: PHOTO },
    { id: 7, name: 'lost.jpg', bytes: null },
    { id: 8, name: 'other.jpg', bytes: Buffer.from('other bytes than those that were kept') },
  ]);
  const id = await order();
  beginning();
  await until(id, { state: 'ready', rows: 8, files: 2, missing: 2, error: null });
  const files = await unzipped(id);
  expect(textOf(files, 'json/service-events.ndjson')).toBe(
    '{"id":1,"name":"=1+1","parts":[{"id":7}]}\n{"id":2,"name":"Oil, filter","parts":[]}\n',
  );
  expect(JSON.parse(textOf(files, 'json/service-events.schema.json'))).toEqual(schema(['id', 'name', 'parts']));
  expect(textOf(files, 'csv/service-events.csv')).toBe(
    '\uFEFFid,name,parts\r\n1,\'=1+1,"[{""id"":7}]"\r\n2,"Oil, filter",[]\r\n',
  );
  const vehicle = 'files/1994 Mazda MX-5 Miata';
  expect(files.get(`${vehicle}/front.jpg`)).toEqual(PHOTO);
  expect(files.get(`${vehicle}/FRONT (2).jpg`)).toEqual(PHOTO);
  expect(textOf(files, 'README.txt')).toContain('8 entries in 6 lists, 2 photos and documents');
  const manifest = JSON.parse(textOf(files, 'manifest.json'));
  expect(manifest).toMatchObject({
    format: 'carnet-export',
    files: [
      { id: 5, kind: 'photo', path: `${vehicle}/front.jpg` },
      { id: 6, kind: 'photo', path: `${vehicle}/FRONT (2).jpg` },
    ],
    missing: [
      { id: 7, kind: 'photo' },
      { id: 8, kind: 'photo' },
    ],
  });
  const counted = [...files].filter(([path]) => !['README.txt', 'manifest.json'].includes(path));
  const byPath = (a: { path: string }, b: { path: string }) => (a.path < b.path ? -1 : 1);
  expect(manifest.entries.toSorted(byPath)).toEqual(
    counted.map(([path, bytes]) => ({ path, bytes: bytes.length, sha256: sha256(bytes) })).sort(byPath),
  );
});

it('holds what lies in the trash, in a folder of its own, and the PDFs of books', async () => {
  tellsFiles([{ id: 5, name: 'old.jpg', bytes: PHOTO, deleted_at: '2026-11-01T10:00:00Z' }]);
  const pdf = Buffer.from('%PDF of a book');
  const [kept, lost] = [sha256(pdf), sha256(Buffer.from('lost'))];
  await keepsBook(owner, kept, pdf);
  await keepsBook(owner, lost);
  const id = await order();
  beginning();
  await until(id, { state: 'ready', files: 1, missing: 0 });
  const files = await unzipped(id);
  expect(files.get('trash/1994 Mazda MX-5 Miata/old.jpg')).toEqual(PHOTO);
  const { files: named, missing } = JSON.parse(textOf(files, 'manifest.json'));
  const book = named.find(({ kind }: { kind: string }) => kind === 'dossier');
  expect(files.get(book.path)).toEqual(pdf);
  expect(book.path).toMatch(/^books\/1994 Mazda MX-5 Miata\/2026-11-20 \d+\.pdf$/);
  expect(missing).toMatchObject([{ kind: 'dossier' }]);
});

it('says what to read first in the language in which it was asked for', async () => {
  const { body } = await ann.post('/api/exports', undefined, { 'accept-language': 'de' });
  beginning();
  await until(body.id as number, { state: 'ready' });
  expect(textOf(await unzipped(body.id as number), 'README.txt')).toMatch(/^Alles, was Sie in Carnet haben/);
});

it('holds the books that this service knows, as its own API answers them', async () => {
  const vehicle_id = stack.aVehicle(owner);
  const { body: book } = await ann.post('/api/dossiers', { vehicle_id });
  await stack.rows(sql`delete from waiting_dossiers`);
  const id = await order();
  beginning();
  await until(id, { state: 'ready' });
  const files = await unzipped(id);
  expect(JSON.parse(textOf(files, 'json/dossiers.ndjson'))).toMatchObject({ id: book.id, vehicle_id });
  const { properties } = JSON.parse(textOf(files, 'json/dossiers.schema.json'));
  expect(properties.vehicle).toEqual({ $ref: '#/$defs/DossierVehicleView' });
});

it('has pages that people read: collections, and each vehicle with its history and its files', async () => {
  tells('garage', 'collections', page([{ id: 3, name: 'Weekend <b>cars</b>' }]));
  stack.producers.garage.tells.set('/internal/exports', [
    { name: 'collections', schema: schema(['id', 'name']) },
    { name: 'vehicles', schema: schema(['id']) },
  ]);
  const vehicle = {
    id: 1,
    collection_id: 3,
    year: 1994,
    make: 'Mazda',
    model: 'MX-5/Miata',
    nickname: null,
    vin: 'JM1NA3',
  };
  const rest = {
    color: null,
    birth_date: null,
    current_mileage: 61_400,
    odometer_unit: 'mi',
    description: null,
    notes: null,
  };
  tells('garage', 'vehicles', page([{ ...vehicle, ...rest }]));
  const event = {
    vehicle_id: 1,
    description: null,
    notes: null,
    currency: 'USD',
    cost: 12.5,
    mileage_at_service: 61_000,
  };
  const events = [
    { id: 1, name: 'Older', date_performed: '2019-05-01', date_performed_edtf: null, report_content: null },
    { id: 2, name: 'Oil', date_performed: '2024-05-01', report_content: '<p>A <em>drain</em></p><script>x()</script>' },
    { id: 3, name: 'About then', date_performed: '2020-01-01', date_performed_edtf: '2020~', report_content: null },
  ];
  tells('service', 'service-events', page(events.map((one) => ({ ...event, ...one }))));
  tellsFiles([{ id: 5, name: 'front <1>.jpg', bytes: PHOTO }]);
  stack.producers.records.tells.set('/internal/exports', [
    { name: 'files', schema: schema(['id']) },
    { name: 'photos', schema: schema(['id']) },
  ]);
  tells(
    'records',
    'photos',
    page([{ id: 5, vehicle_id: 1, name: 'front <1>.jpg', caption: null, taken_at: '2024-06-01T10:00:00' }]),
  );
  const id = await order();
  beginning();
  await until(id, { state: 'ready' });
  const files = await unzipped(id);
  const index = textOf(files, 'index.html');
  expect(index).toContain('<h2>Weekend &lt;b&gt;cars&lt;/b&gt;</h2>');
  expect(index).toContain('<a href="vehicles/1994%20Mazda%20MX-5%20Miata.html">1994 Mazda MX-5/Miata</a>');
  const car = textOf(files, 'vehicles/1994 Mazda MX-5 Miata.html');
  expect(car).toContain('<dd>61,400\u00a0mi</dd>');
  expect(car).toContain('<p>A <em>drain</em></p>');
  expect(car).toContain('about 2020');
  expect(car).toContain('$12.50');
  expect(['Oil', 'About then', 'Older'].map((name) => car.indexOf(`<td>${name}`))).toEqual(
    ['Oil', 'About then', 'Older'].map((name) => car.indexOf(`<td>${name}`)).toSorted((a, b) => a - b),
  );
  expect(car).toContain('<a href="../files/1994%20Mazda%20MX-5%20Miata/front%201.jpg">front &lt;1&gt;.jpg</a>');
  expect(`${index}${car}`).not.toContain('<script');
});

it('is made one at a time for each person: who asks again is answered the same one', async () => {
  const id = await order();
  expect(await ann.post('/api/exports')).toMatchObject({ status: 202, body: { id } });
  const { client: other } = stack.newOwner();
  expect((await other.post('/api/exports')).body.id).not.toBe(id);
  expect((await ann.delete(`/api/exports/${id}`)).status).toBe(204);
  expect((await ann.post('/api/exports')).body.id).toBeGreaterThan(id);
});

it('is kept five times, and those that failed make room for the next', async () => {
  for (let time = 0; time < 5; time += 1) {
    await order();
    await stack.rows(sql`delete from waiting_exports`);
  }
  expect((await ann.post('/api/exports')).status).toBe(422);
  await stack.rows(sql`update exports set state = 'failed', failure = 'not-made' where owner_id = ${owner}`);
  expect((await ann.post('/api/exports')).status).toBe(202);
  expect((await ann.get('/api/exports')).body).toHaveLength(1);
});

it("is nobody else's", async () => {
  const id = await order();
  beginning();
  await until(id, { state: 'ready' });
  const { client: stranger } = stack.newOwner();
  for (const path of [`exports/${id}`, `exports/${id}/file`, `media/exports/${id}/file`])
    expect((await stranger.get(`/api/${path}`)).status).toBe(404);
  expect((await stranger.delete(`/api/exports/${id}`)).status).toBe(404);
  expect((await stranger.get('/api/exports')).body).toEqual([]);
  expect((await ann.head(`/api/media/exports/${id}/file`)).headers['content-disposition']).toMatch(
    /^attachment; filename=carnet-\d{4}-\d\d-\d\d.zip$/,
  );
});

it('answers 409 for the bytes of one that is not made', async () => {
  const id = await order();
  expect(await ann.get(`/api/exports/${id}/file`)).toMatchObject({ status: 409, body: { code: 'export.not_ready' } });
});

it('waits while a service is away, and goes on when it answers', async () => {
  tells('garage', 'vehicles', 503);
  const id = await order();
  beginning();
  await eventually(async () =>
    expect(await stack.rows(sql`select 1 from waiting_exports where export_id = ${id} and put_off = 1`)).toHaveLength(
      1,
    ),
  );
  expect((await ann.get(`/api/exports/${id}`)).body).toMatchObject({
    state: 'queued',
    waiting: { code: 'waiting.garage' },
  });
  tells('garage', 'vehicles', page([]));
  await stack.rows(sql`update waiting_exports set due_at = now() where export_id = ${id}`);
  await stack.rows(sql`select pg_notify('carnet_exports', '')`);
  await until(id, { state: 'ready' });
});

it('is made again by another process where the one that had it died', async () => {
  const id = await order();
  await stack.app.get(ExportsRepository, { strict: false }).take();
  await stack.rows(sql`update waiting_exports set due_at = now() where export_id = ${id}`);
  beginning();
  await until(id, { state: 'ready' });
  expect(await stack.rows(sql`select 1 from waiting_exports where owner_id = ${owner}`)).toEqual([]);
});

it('goes by itself after its days, with its bytes', async () => {
  const id = await order();
  beginning();
  await until(id, { state: 'ready' });
  await stack.rows(sql`update exports set finished_at = now() - interval '8 days' where id = ${id}`);
  await stack.rows(sql`select pg_notify('carnet_exports', '')`);
  await eventually(async () => expect((await ann.get(`/api/exports/${id}`)).status).toBe(404));
  expect(
    await stack.rows(sql`select 1 from blobs where owner_id = ${owner} and unreferenced_since is not null`),
  ).toHaveLength(1);
});

it('goes with its owner', async () => {
  await order();
  beginning();
  await eventually(async () => expect((await ann.get('/api/exports')).body).toMatchObject([{ state: 'ready' }]));
  stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
  await eventually(async () => expect(await tablesHolding(stack.database, owner)).not.toContain('exports'));
});
