import { createHash } from 'node:crypto';
import type { RecordsBook } from '@carnet/contracts/book';
import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import sharp from 'sharp';
import { heldHeic } from './heic.js';
import { aPdf } from './papers.js';
import { aPng } from './pictures.js';
import { NOBODYS, openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

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

const token = () => ({ 'x-internal-token': stack.config.internalToken });
const ask = (id = vehicle, of = owner, headers: Record<string, string> = token()) =>
  stack.anyone.get<RecordsBook>(`/internal/vehicles/${id}/book?owner_id=${of}`, headers);
const bytesOf = (id: number, sha256: string, of = owner, headers: Record<string, string> = token()) =>
  stack.anyone.get(`/internal/files/${id}/bytes?owner_id=${of}&sha256=${sha256}`, headers);

async function add(path: string, body: object): Promise<number> {
  const answer = await ann.post(`/api/${path}`, { vehicle_id: vehicle, ...body });
  expect(answer.status).toBe(201);
  return answer.body.id;
}

async function aFile(kind: 'photo' | 'document', bytes: Buffer, filename: string, about = {}): Promise<number> {
  const metadata = { kind, filename, vehicle_id: String(vehicle), ...about };
  const id = await uploads.file(bytes, metadata);
  await eventually(async () => {
    expect((await ann.get(`/api/${kind}s/${id}`)).body.state).not.toBe('pending');
  });
  return id;
}

const hashOf = (bytes: Buffer): string => createHash('sha256').update(bytes).digest('hex');

it('says what was built in, what was wrong and where it was driven', async () => {
  const part = stack.aPart(owner, vehicle, { name: 'Weber 40 DCOE' });
  const event = stack.aServiceEvent(owner, vehicle);
  await add('modifications', { name: 'Webers', part_ids: [part], service_event_id: event, cost: 90, currency: 'EUR' });
  const issue = { title: 'Fuel smell', reported_date: '1978-01-01', reported_date_edtf: '1978', status: 'Open' };
  await add('issues', { ...issue, service_event_ids: [event] });
  await add('track-days', { track_name: 'Monza', event_date: '1979-05-01', report: '<p>Wet</p>' });
  expect((await ask()).body).toMatchObject({
    modifications: [
      {
        ...{ name: 'Webers', cost: 90, currency: 'EUR', service_event_id: event, start_date: null },
        parts: [{ id: part, name: 'Weber 40 DCOE', quantity: 1 }],
      },
    ],
    issues: [{ title: 'Fuel smell', reported_date_edtf: '1978', service_event_ids: [event] }],
    track_days: [{ track_name: 'Monza', report: '<p>Wet</p>' }],
  });
});

it('says which photos there are, by when they were taken, as pictures no larger than a plate', async () => {
  const cover = await aFile('photo', aPng(), 'b.png', { caption: 'Whole' });
  const heic = await aFile('photo', heldHeic(), 'a.heic');
  const issue = await add('issues', { title: 'Rust' });
  await ann.patch(`/api/photos/${heic}`, { links: [{ subject_kind: 'issue', subject_id: issue }] });
  await ann.put(`/api/photos/covers/${vehicle}`, { photo_id: cover });
  await add('photo-pairs', { before_id: cover, after_id: heic, title: 'Sills' });
  const { body } = await ask();
  expect(body.photos).toMatchObject([
    { id: heic, taken_on: '2024-05-01', is_cover: false, links: [{ kind: 'issue', id: issue }] },
    { id: cover, caption: 'Whole', taken_on: null, is_cover: true, links: [], shown: { media_type: 'image/webp' } },
  ]);
  const picture = { media_type: 'image/webp', name: '320', width: expect.any(Number) as number };
  expect(body.photos[1]!.pictures).toEqual(expect.arrayContaining([expect.objectContaining(picture)]));
  expect(body.photos[1]!.pictures!.map(({ sha256 }) => sha256)).not.toContain(hashOf(aPng()));
  const known = (of: number) =>
    stack.anyone.get(`/internal/photos/known?owner_id=${of}&ids=${heic},${cover},${NOBODYS}`, token());
  expect((await known(owner)).body).toEqual({ ids: [cover, heic].sort((one, other) => one - other) });
  expect((await known(stack.newOwner().id)).body).toEqual({ ids: [] });
  const shown = body.photos[0]!.shown!;
  expect(shown.media_type).toMatch(/^image\/(webp|jpeg)$/);
  expect((await bytesOf(heic, shown.sha256)).headers).toMatchObject({
    'content-length': String(shown.bytes),
    'content-type': shown.media_type,
  });
  expect(body.pairs).toEqual([{ before_id: cover, after_id: heic, title: 'Sills' }]);
});

it('says which papers there are, and hands their originals out', async () => {
  const original = aPdf('Invoice of Keller', 'Second page');
  const invoice = await aFile('document', original, 'k.pdf', { type: 'receipt' });
  await ann.patch(`/api/documents/${invoice}`, { dated: '2001-01-01', dated_edtf: '2001~', vendor: 'Keller' });
  await aFile('document', aPdf('Owner’s manual'), 'm.pdf', { type: 'manual' });
  const { body } = await ask();
  expect(body.documents).toMatchObject([
    {
      ...{ id: invoice, type: 'receipt', dated_edtf: '2001~', vendor: 'Keller', pages: 2, shown: null, hidden: null },
      original: { sha256: hashOf(original), media_type: 'application/pdf', bytes: original.length },
    },
  ]);
  const hidden = [{ sheet: 2, x: 0.1, y: 0.2, width: 0.3, height: 0.05 }];
  await ann.patch(`/api/documents/${invoice}`, { hidden });
  expect((await ask()).body.documents).toMatchObject([{ hidden }]);
  const { status, body: bytes } = await bytesOf(invoice, hashOf(original));
  expect([status, bytes.includes('Invoice of Keller')]).toEqual([200, true]);
});

it('says nothing of what was hidden of a TIFF until its pages behind the first are known of', async () => {
  const paper = await aFile('document', await sharp(aPng()).tiff().toBuffer(), 'scan.tif');
  await ann.patch(`/api/documents/${paper}`, { hidden: [] });
  expect((await ask()).body.documents).toMatchObject([{ hidden: [] }]);
  await stack.rows(sql`update variants set recipe = 1 where owner_id = ${owner}`);
  expect((await ask()).body.documents).toMatchObject([{ hidden: null }]);
  // Also while the pictures of the new rotation are still pending.
  await stack.rows(sql`update files set turned = 90, state = 'pending' where owner_id = ${owner} and id = ${paper}`);
  expect((await ask()).body.documents).toMatchObject([{ turned: 90, hidden: null }]);
});

it('leaves out what is in the trash, what is of another vehicle, and pages that are in another paper', async () => {
  const gone = await aFile('photo', aPng(), 'gone.png');
  await ann.patch(`/api/photos/${gone}`, { deleted: true });
  const other = stack.aVehicle(owner);
  await aFile('photo', aPng(), 'other.png', { vehicle_id: String(other) });
  const pages = [await aFile('document', aPng(), '1.png'), await aFile('document', aPng(), '2.png')];
  const joined = await ann.post('/api/documents/joined', { document_ids: pages, keep: true });
  const { body } = await ask();
  expect(body.photos).toEqual([]);
  expect(body.documents.map(({ id }) => id)).toEqual([joined.body.id]);
  const [file] = await stack.rows<{ sha256: string }>(sql`select sha256 from files where id = ${gone}`);
  expect((await bytesOf(gone, file!.sha256)).status).toBe(404);
});

it("answers 404 for another owner's things, for what is not there, and without the token of the stack", async () => {
  const png = aPng();
  const photo = await aFile('photo', png, 'a.png');
  const stranger = stack.newOwner().id;
  const answers = [
    ask(vehicle, stranger),
    ask(NOBODYS),
    ask(vehicle, owner, {}),
    bytesOf(photo, hashOf(png), stranger),
    bytesOf(photo, hashOf(png), owner, {}),
    bytesOf(NOBODYS, hashOf(png)),
    bytesOf(photo, 'f'.repeat(64)),
    bytesOf(photo, '../../etc/passwd'),
  ];
  expect((await Promise.all(answers)).map(({ status }) => status)).toEqual(answers.map(() => 404));
  expect((await bytesOf(photo, hashOf(png))).status).toBe(200);
});

it('refuses a vehicle of which there is more than one answer holds', async () => {
  await add('issues', { title: 'Rust', description: 'x'.repeat(2_000) });
  const { lists } = stack.database;
  const { bytes } = lists;
  lists.bytes = 1_999;
  const { status } = await ask();
  lists.bytes = bytes;
  expect(status).toBe(422);
});
