import type { RecordsBook } from '@carnet/contracts/book';
import { createTestDatabase, withClient } from '@carnet/embedded-pg';
import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import { records } from '../src/app.js';
import { aPdf } from './papers.js';
import { aPng } from './pictures.js';
import { NOBODYS, openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

// Papers and photos of other services' records, of which this service knows only the ids.

const KIND = 'fill-up';

let stack: Stack;
let owner: number;
let ann: TestClient;
let uploads: UploadClient;
let vehicle: number;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  vehicle = stack.aVehicle(owner);
});

const linkTo = (subject_id: number) => ({ subject_kind: KIND, subject_id });
const aPaper = (metadata: Record<string, string> = {}): Promise<number> =>
  uploads.file(aPdf(), { kind: 'document', filename: 'receipt.pdf', ...metadata });
const about = (id: number) => ({ subject_kind: KIND, subject_id: String(id) });
const linksOf = async (paper: number): Promise<unknown> => (await ann.get(`/api/documents/${paper}`)).body.links;
const tellOf = (key: number, fact: object) =>
  stack.producers.usage.publish({ kind: KIND, key, ownerId: owner, ...fact });
const copiesOf = (of: number) =>
  stack.rows<{ id: number; vehicle_id: number }>(
    sql`select id, vehicle_id from subject_copies where owner_id = ${of} and kind = ${KIND} order by id`,
  );

it('has papers and photos of its own, which are its vehicle’s', async () => {
  const id = stack.aFillUp(owner, vehicle);
  const paper = await aPaper(about(id));
  const photo = await uploads.file(aPng(), { kind: 'photo', filename: 'pump.png', ...about(id) });
  const expected = { vehicle_id: vehicle, links: [linkTo(id)] };
  expect((await ann.get(`/api/documents/${paper}`)).body).toMatchObject(expected);
  expect((await ann.get(`/api/photos/${photo}`)).body).toMatchObject(expected);
  const found = async (path: string) => (await ann.get<{ id: number }[]>(path)).body.map((one) => one.id);
  expect(await found(`/api/documents?subject=${KIND}:${id}`)).toEqual([paper]);
  expect(await found(`/api/photos?subject=${KIND}:${id}`)).toEqual([photo]);
  expect(await found(`/api/documents?subject=${KIND}:${id + 1}`)).toEqual([]);
  for (const path of ['documents', 'photos'])
    expect(await found(`/api/${path}?subject=${KIND}:${id + 1},${KIND}:${id}`)).toHaveLength(1);
  expect((await ann.get(`/api/documents?subject=${KIND}:${id},`)).status).toBe(400);
});

it('is asked for before its fact has come, and is known once when that has', async () => {
  const id = stack.aFillUp(owner, vehicle);
  const paper = await aPaper(about(id));
  tellOf(id, { version: 1, body: { id, vehicle_id: vehicle } });
  const next = id + 1_000_000;
  tellOf(next, { version: 1, body: { id: next, vehicle_id: vehicle } });
  await eventually(async () => expect(await copiesOf(owner)).toHaveLength(2));
  expect(await linksOf(paper)).toEqual([linkTo(id)]);
});

it('comes after the records of here in a paper that belongs to several', async () => {
  const paper = await aPaper({ vehicle_id: String(vehicle) });
  const links = [
    { subject_kind: 'service-event', subject_id: stack.aServiceEvent(owner, vehicle) },
    linkTo(stack.aFillUp(owner, vehicle)),
  ];
  expect((await ann.patch(`/api/documents/${paper}`, { links: links.toReversed() })).body.links).toEqual(links);
});

it('of another vehicle takes no paper of this one', async () => {
  const paper = await aPaper({ vehicle_id: String(vehicle) });
  const elsewhere = stack.aFillUp(owner, stack.aVehicle(owner));
  const { status, body } = await ann.patch(`/api/documents/${paper}`, { links: [linkTo(elsewhere)] });
  expect([status, body.msg]).toEqual([400, 'Record not found among those of its vehicle']);
  expect(await linksOf(paper)).toEqual([]);
});

it('of somebody else is answered like one that never was, and takes nothing', async () => {
  const stranger = stack.newOwner().id;
  const theirs = stack.aFillUp(stranger, stack.aVehicle(stranger));
  const paper = await aPaper({ vehicle_id: String(vehicle) });
  const linked = async (id: number) => {
    const { status, body } = await ann.patch(`/api/documents/${paper}`, { links: [linkTo(id)] });
    return { status, body };
  };
  expect(await linked(theirs)).toEqual(await linked(NOBODYS));
  expect((await linked(theirs)).status).toBe(400);
  const sent = async (id: number) => {
    const { status, body } = await uploads.create(100, { filename: 'x.pdf', kind: 'document', ...about(id) });
    return { status, body };
  };
  expect(await sent(theirs)).toEqual(await sent(NOBODYS));
  expect((await sent(theirs)).status).toBe(404);
  expect((await ann.get(`/api/documents?subject=${KIND}:${theirs}`)).body).toEqual([]);
  expect(await linksOf(paper)).toEqual([]);
});

it('is not another kind of record with the same id', async () => {
  await aPaper({ vehicle_id: String(vehicle) });
  const id = NOBODYS - 1;
  await stack.rows(sql`insert into subject_copies values (${owner}, 'tyre-set', ${id}, ${vehicle})`);
  const { status } = await uploads.create(100, { filename: 'x.pdf', kind: 'document', ...about(id) });
  expect(status).toBe(404);
});

it('that is deleted leaves its papers to the vehicle', async () => {
  const [gone, stays] = [stack.aFillUp(owner, vehicle), stack.aFillUp(owner, vehicle)];
  const paper = await aPaper({ vehicle_id: String(vehicle) });
  const links = [linkTo(gone), linkTo(stays)];
  expect((await ann.patch(`/api/documents/${paper}`, { links })).body.links).toEqual(links);
  tellOf(gone, { version: 9, deleted: true });
  await eventually(async () => expect(await linksOf(paper)).toEqual([linkTo(stays)]));
  expect((await ann.get(`/api/documents/${paper}`)).body.vehicle_id).toBe(vehicle);
  expect(await copiesOf(owner)).toEqual([{ id: stays, vehicle_id: vehicle }]);
});

it('is forgotten with its owner', async () => {
  await aPaper(about(stack.aFillUp(owner, vehicle)));
  expect(await copiesOf(owner)).toHaveLength(1);
  stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, version: 9, deleted: true });
  await eventually(async () => expect(await copiesOf(owner)).toEqual([]));
});

it('is among what people take along of a paper', async () => {
  const id = stack.aFillUp(owner, vehicle);
  const paper = await aPaper(about(id));
  const headers = { 'x-internal-token': stack.config.internalToken };
  const { rows } = (await stack.anyone.get(`/internal/exports/documents?owner_id=${owner}`, headers)).body;
  expect(rows).toMatchObject([{ id: paper, links: [linkTo(id)] }]);
});

it('keeps a paper out of a book that belongs to nothing else, and is not told of in one', async () => {
  const [first, second] = [stack.aFillUp(owner, vehicle), stack.aFillUp(owner, vehicle)];
  await aPaper(about(first));
  const event = { subject_kind: 'service-event', subject_id: stack.aServiceEvent(owner, vehicle) };
  const both = await aPaper(about(second));
  await ann.patch(`/api/documents/${both}`, { links: [event, linkTo(second)] });
  const alone = await aPaper({ vehicle_id: String(vehicle) });
  const headers = { 'x-internal-token': stack.config.internalToken };
  const path = `/internal/vehicles/${vehicle}/book?owner_id=${owner}`;
  const { documents } = (await stack.anyone.get<RecordsBook>(path, headers)).body;
  expect(documents.map(({ id, links }) => ({ id, links }))).toEqual([
    { id: both, links: [{ kind: 'service-event', id: event.subject_id }] },
    { id: alone, links: [] },
  ]);
});

it('the links of before stay as they were, and the release before goes on writing its own', async () => {
  const database = await createTestDatabase();
  const query = (text: string) => withClient(database.url, async (client) => (await client.query<object>(text)).rows);
  const link = (kind: string, id: number) =>
    query(
      `insert into file_links (owner_id, file_id, subject_kind, subject_id, position) values (1, 1, '${kind}', ${id}, 1)`,
    );
  try {
    const before = records.migrations.indexOf('SubjectsElsewhere1792100000000');
    await records.prepareDatabase(database.url, records.migrations.slice(0, before));
    await query(`insert into vehicle_copies (owner_id, id, make, model, year) values (1, 7, 'Lancia', 'Fulvia', 1973)`);
    await query('insert into ownership_chapter_copies values (1, 1, 7), (1, 2, 7)');
    await query(
      `insert into blobs (owner_id, sha256, bytes, media_type) values (1, repeat('a', 64), 1, 'application/pdf')`,
    );
    await query(
      `insert into files (owner_id, kind, vehicle_id, sha256, bytes, media_type, name) values (1, 'document', 7, repeat('a', 64), 1, 'application/pdf', 'x')`,
    );
    await link('ownership-chapter', 1);
    await records.prepareDatabase(database.url, records.migrations);
    await link('ownership-chapter', 2);
    await expect(link('fill-up', 3)).rejects.toThrow(/foreign key/);
    await expect(link('nonsense', 1)).rejects.toThrow(/foreign key/);
    expect(await query('select subject_kind, subject_id from file_links order by 2')).toEqual([
      { subject_kind: 'ownership-chapter', subject_id: 1 },
      { subject_kind: 'ownership-chapter', subject_id: 2 },
    ]);
    await query('delete from ownership_chapter_copies where id = 1');
    expect(await query('select subject_id from file_links')).toEqual([{ subject_id: 2 }]);
  } finally {
    await database.drop();
  }
});
