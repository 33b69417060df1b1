import { createHash } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import { Blobs, FILE_STORAGE, type FileStorage } from '@carnet/files';
import { References } from '@carnet/fact-log';
import { Database, Listener, sql } from '@carnet/pg';
import { DependencyDown } from '@carnet/rest';
import { LOG, type Log, type ServiceConfig } from '@carnet/runtime';
import { eventually, type TestClient } from '@carnet/svc-testing';
import { SealingKeys } from '../src/keys/sealing-keys.service.js';
import { ExportSources } from '../src/packing/export-sources.js';
import { OwnerPeers, RecordRefused } from '../src/passport-imports/owner-peers.js';
import { PassportImportsRepository } from '../src/passport-imports/passport-imports.repository.js';
import { PassportReader } from '../src/passport-imports/passport-reader.js';
import { PassportStoring } from '../src/passport-imports/passport-storing.js';
import { PassportTaking } from '../src/passport-imports/passport-taking.service.js';
import { A_VEHICLE, aPassport } from './a-passport.js';
import { GOOD, KNOWN } from './hostile-passports.js';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let takers: PassportTaking[] = [];
let place: string;
let peers: OwnerPeers;

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

beforeAll(async () => {
  stack = await openStack();
  peers = stack.app.get(OwnerPeers, { strict: false });
});
afterAll(() => stack?.close());
beforeEach(() => {
  place = mkdtempSync(join(tmpdir(), 'carnet-imports-'));
  ({ id: owner, client: ann } = stack.newOwner());
  for (const producer of Object.values(stack.producers)) producer.tells.set('/internal/exports', []);
  const { garage, service } = stack.producers;
  const described = KNOWN.map(({ name, schema, version, vehicle }) => ({
    name,
    schema,
    passport: {
      ...{ version, vehicle, kind: name === 'vehicles' ? 'vehicle' : 'service-event' },
      create: { path: name === 'vehicles' ? '/api/vehicles' : '/api/service/events', fields: ['name', 'make'] },
    },
  }));
  garage.tells.set('/internal/exports', described.slice(0, 1));
  service.tells.set('/internal/exports', described.slice(1));
  garage.tells.set(`/internal/exports/vehicles?owner_id=${owner}`, { total: 0, rows: [], next: null });
});
afterEach(async () => {
  await Promise.all(takers.map((taker) => taker.onModuleDestroy()));
  takers = [];
  jest.restoreAllMocks();
  rmSync(place, { recursive: true });
  await stack.rows(sql`delete from waiting_passport_imports`);
});

function beginning(): void {
  const { app, database, config } = stack;
  const of = <T>(type: abstract new (...given: never[]) => T): T => app.get<T>(type, { strict: false });
  const taker = new PassportTaking(
    database,
    ...([of(PassportImportsRepository), of(PassportReader), of(PassportStoring), of(ExportSources)] as const),
    ...([
      of(SealingKeys),
      of(References),
      app.get(Blobs),
      app.get<FileStorage>(FILE_STORAGE, { strict: false }),
    ] as const),
    app.get<Log>(LOG),
    { origin: 'books.test', makesBooks: true, bytesPerOwner: 1, exportDays: 7 },
    config,
    app.get(Listener),
  );
  takers.push(taker);
  taker.onApplicationBootstrap();
}

/** Uploads a file, and returns its id. */
async function arrived(bytes: Buffer): Promise<number> {
  const path = join(place, 'it.carnet');
  writeFileSync(path, bytes);
  const blob = { path, sha256: hashOf(bytes), bytes: bytes.length, mediaType: 'application/zip' };
  const blobs = stack.app.get(Blobs);
  await blobs.store(owner, [blob]);
  return stack.app.get(Database, { strict: false }).write(owner, async (tx) => {
    await blobs.announce(tx, owner, blob);
    const imports = stack.app.get(PassportImportsRepository, { strict: false });
    return imports.insert(tx, owner, { name: 'it.carnet', ...blob });
  });
}

/** A list's description, as its service publishes it. */
const aList = (vehicle: string, kind: string, create: object) => ({
  ...{ version: 1, vehicle, kind },
  create: { path: `/api/${kind}s`, fields: ['name'], ...create },
});
const get = async (id: number) => (await ann.get(`/api/passport-imports/${id}`)).body as Record<string, unknown>;
const until = (id: number, expected: object) => eventually(async () => expect(await get(id)).toMatchObject(expected));
const take = (id: number, more: object = {}) =>
  ann.post(`/api/passport-imports/${id}/take`, { collection_id: 1, ...more });
const fileOf = async (id: number) => (await stack.rows(sql`select sha256 from passport_imports where id = ${id}`))[0];

async function readOf(bytes: Buffer): Promise<number> {
  const id = await arrived(bytes);
  if (takers.length === 0) beginning();
  await until(id, { state: 'read' });
  return id;
}

it('says that nothing is stored once nothing is: taking back waits until the garage answers, whatever else fails @thorough', async () => {
  const car = stack.aVehicle(owner);
  const create = jest.spyOn(peers, 'create').mockResolvedValueOnce(car);
  create.mockRejectedValue(new RecordRefused(422, 'No such thing\u0000'));
  const remove = jest.spyOn(peers, 'remove').mockRejectedValue(new DependencyDown('garage', new Error('away')));
  const id = await readOf((await aPassport({ ...GOOD, originals: [] })).bytes);
  expect((await take(id)).status).toBe(202);
  await until(id, { state: 'queued', waiting: { code: 'waiting.garage' }, error: null, vehicle_id: car });
  expect((await ann.delete(`/api/passport-imports/${id}`)).status).toBe(409);
  // Makes the job look as if it had waited for an hour.
  await stack.rows(sql`update waiting_passport_imports set put_off = 99, due_at = now()`);
  await stack.rows(sql`notify carnet_passport_imports`);
  await eventually(async () => expect(remove.mock.calls.length).toBeGreaterThanOrEqual(2));
  // The job is deferred again, and this is the last thing it does.
  const waiting = sql`select 1 from waiting_passport_imports where due_at > now() + interval '1 minute'`;
  await eventually(async () => expect(await stack.rows(waiting)).toHaveLength(1));
  await until(id, { state: 'queued', error: null });
  remove.mockResolvedValue();
  await stack.rows(sql`update waiting_passport_imports set due_at = now()`);
  await stack.rows(sql`notify carnet_passport_imports`);
  await until(id, { state: 'failed', error: { code: 'passport_import.refused' }, vehicle_id: null });
  expect((await get(id)).about).toBe('service-events: No such thing?');
  expect(create).toHaveBeenCalledTimes(2);
  // The file is no longer referenced.
  expect(await fileOf(id)).toEqual({ sha256: null });
});

it('stores components before what names them, and takes them back one by one, since a deleted vehicle leaves them @thorough', async () => {
  const car = stack.aVehicle(owner);
  const components = { name: 'components', schema: {}, passport: aList('asked', 'component', { outlives: true }) };
  const needs = { component_id: { from: 'component_id', list: 'components', needed: true } };
  const fitments = { name: 'fitments', schema: {}, passport: aList('vehicle_id', 'fitment', { refs: needs }) };
  stack.producers.records.tells.set('/internal/exports', [fitments, components]);
  const create = jest.spyOn(peers, 'create').mockResolvedValueOnce(car).mockResolvedValueOnce(31);
  create.mockRejectedValue(new RecordRefused(400, 'No'));
  const remove = jest.spyOn(peers, 'remove').mockResolvedValue();
  const rows = [3, 4].map((component_id) => ({ id: component_id, vehicle_id: 7, component_id }));
  const lists = { vehicles: [A_VEHICLE], fitments: rows, components: [{ id: 3, name: 'Winter wheels' }] };
  const id = await readOf((await aPassport({ lists })).bytes);
  expect((await get(id)).found).toMatchObject({ lists: [{}, { rows: 2 }, { name: 'components', rows: 1 }] });
  expect((await take(id)).status).toBe(202);
  await until(id, { state: 'failed', error: { code: 'passport_import.refused' } });
  const asked = create.mock.calls.slice(1).map(([service, , { path, body }]) => ({ service, path, body }));
  expect(asked).toMatchObject([
    { service: 'records', path: '/api/components', body: { name: 'Winter wheels' } },
    { service: 'records', path: '/api/fitments', body: { vehicle_id: car, component_id: 31 } },
  ]);
  expect(remove.mock.calls.map(([service, , path]) => `${service} ${path}`)).toEqual([
    'records /api/components/31',
    `garage /api/vehicles/${car}`,
  ]);
}, 60_000);

it('leaves out what names a record that did not come along', async () => {
  const car = stack.aVehicle(owner);
  const needs = { component_id: { from: 'component_id', list: 'components', needed: true } };
  const fitments = { name: 'fitments', schema: {}, passport: aList('vehicle_id', 'fitment', { refs: needs }) };
  stack.producers.records.tells.set('/internal/exports', [fitments]);
  const create = jest.spyOn(peers, 'create').mockResolvedValue(car);
  const lists = { vehicles: [A_VEHICLE], fitments: [{ id: 1, vehicle_id: 7, component_id: 3 }] };
  const id = await readOf((await aPassport({ lists })).bytes);
  expect((await take(id)).status).toBe(202);
  await until(id, { state: 'taken' });
  expect(create).toHaveBeenCalledTimes(1);
}, 60_000);

it('takes a file in once, also while another of it is under way, and after it was forgotten @thorough', async () => {
  const car = stack.aVehicle(owner);
  const { bytes } = await aPassport({ ...GOOD, originals: [] });
  const [one, two] = [await readOf(bytes), await readOf(bytes)];
  let go!: () => void;
  const held = new Promise<void>((resolve) => (go = resolve));
  jest.spyOn(peers, 'create').mockImplementation(async (_service, _owner, { path }) => {
    await held;
    return path === '/api/vehicles' ? car : 1;
  });
  expect((await take(one)).status).toBe(202);
  expect(await take(two, { although_here: true })).toMatchObject({ status: 409 });
  await until(one, { state: expect.stringMatching(/reading|taking/) as string });
  expect((await ann.delete(`/api/passport-imports/${one}`)).status).toBe(409);
  go();
  await until(one, { state: 'taken', vehicle_id: car, sha256: hashOf(bytes) });
  expect(await fileOf(one)).toEqual({ sha256: null });
  expect((await ann.delete(`/api/passport-imports/${one}`)).status).toBe(204);
  expect(await take(two, { although_here: true })).toMatchObject({
    status: 409,
    body: { code: 'passport_import.taken_before' },
  });
});

it('takes in a passport of an earlier release, and goes on with its history @thorough', async () => {
  const car = stack.aVehicle(owner);
  const create = jest.spyOn(peers, 'create');
  create.mockImplementation((_service, _owner, { path }) => Promise.resolve(path === '/api/vehicles' ? car : 1));
  const upload = jest.spyOn(peers, 'upload').mockResolvedValue(31);
  const bytes = readFileSync(join(__dirname, 'fixtures/release-0.1.0.carnet'));
  const id = await readOf(bytes);
  expect((await take(id)).status).toBe(202);
  await until(id, { state: 'taken', vehicle_id: car });
  const [vehicle, ...events] = create.mock.calls.map(([, , { path, body, cameFrom }]) => ({ path, body, cameFrom }));
  expect(vehicle).toMatchObject({ path: '/api/vehicles', body: { make: 'Alfa Romeo' } });
  const { parts } = (await ann.get(`/api/passport-imports/history?vehicle_id=${car}`)).body as {
    parts: { origin: string; size: number; root: string; key: string }[];
  };
  expect(parts).toHaveLength(2);
  const last = parts[1]!;
  expect(vehicle!.cameFrom).toBe(`${last.origin} ${last.size} ${last.root} ${last.key}`);
  expect(events.map(({ body }) => body)).toMatchObject([{ name: 'Service 1' }, { name: 'Service 2' }]);
  expect(upload.mock.calls.map(([service, , { name, kind }]) => ({ service, name, kind }))).toEqual([
    { service: 'records', name: 'a.jpg', kind: 'photo' },
  ]);
});

it('keeps no bytes of a file that is no passport', async () => {
  const id = await arrived(Buffer.from('PK\u0003\u0004 nothing'));
  beginning();
  await until(id, { state: 'failed', error: { code: 'passport_import.no_passport' } });
  expect(await fileOf(id)).toEqual({ sha256: null });
  const [blob] = await stack.rows(sql`select unreferenced_since from blobs where owner_id = ${owner}`);
  expect(blob!.unreferenced_since).not.toBeNull();
});

describe('a file that is sent on', () => {
  let server: Server;
  let asked: string[];
  let answers: ((request: IncomingMessage, response: ServerResponse) => void)[];
  let sender: OwnerPeers;
  beforeEach(async () => {
    [asked, answers] = [[], []];
    server = createServer((request, response) => {
      asked.push(`${request.method} ${request.url}`);
      request.resume().on('end', () => answers.shift()!(request, response));
    });
    await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
    const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;
    sender = new OwnerPeers({ peers: { records: url }, internalToken: 'x' } as unknown as ServiceConfig);
  });
  afterEach(() => {
    sender.onApplicationShutdown();
    server.close();
  });
  const answer =
    (status: number, body: object = {}, headers: Record<string, string> = {}) =>
    (_: IncomingMessage, response: ServerResponse): void =>
      void response
        .writeHead(status, { 'content-type': 'application/json', ...headers })
        .end(status === 204 ? undefined : JSON.stringify(body));
  const send = (id: number | undefined, keep: (id: number) => Promise<void> = () => Promise.resolve()) =>
    sender.upload(
      'records',
      1,
      { name: 'a.jpg', kind: 'photo', vehicleId: 1, bytes: 1, open: () => Readable.from([Buffer.from('a')]) },
      { id, keep },
    );

  it.each([404, 409, 410])(
    'is put off where its upload answers %s, and the upload is known by then',
    async (status) => {
      answers = [answer(201, { id: 7 }), answer(status)];
      const kept: number[] = [];
      await expect(send(undefined, (id) => Promise.resolve(void kept.push(id)))).rejects.toThrow(DependencyDown);
      expect(kept).toEqual([7]);
    },
  );

  it('is not sent again where the earlier upload became a file whose id was not heard', async () => {
    answers = [answer(204, {}, { 'carnet-file': '31' })];
    expect(await send(7)).toBe(31);
    expect(asked).toEqual(['PATCH /api/uploads/7']);
  });

  it('is sent anew once the earlier upload, which became nothing, is gone', async () => {
    answers = [answer(409), answer(204), answer(201, { id: 8 }), answer(204, {}, { 'carnet-file': '32' })];
    expect(await send(7)).toBe(32);
    expect(asked).toEqual(
      ['PATCH', 'DELETE', 'POST', 'PATCH'].map((method, at) => `${method} /api/uploads${['/7', '/7', '', '/8'][at]}`),
    );
  });
});
