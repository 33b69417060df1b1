import { eventually, startTestService, type TestClient, type TestService } from '@carnet/svc-testing';
import { NotesService, notesService } from '@carnet/svc-testing/notes';
import { Idempotency } from '../src/once.js';

let service: TestService;
let notes: NotesService;
let ann: TestClient;
let nextUser = 1;

beforeAll(async () => {
  service = await startTestService(notesService);
  notes = service.app.get(NotesService);
});
afterAll(() => service.close());
beforeEach(() => {
  notes.beforeCommit = () => undefined;
  ann = service.as(nextUser++);
});

const key = { 'idempotency-key': 'submit-1' };
const count = async () => (await ann.get('/api/notes')).body.length;

it('a retry with the same key gets the first answer and makes nothing', async () => {
  const first = await ann.post('/api/notes', { title: 'a' }, key);
  const again = await ann.post('/api/notes', { title: 'a' }, key);
  expect([again.status, again.body]).toEqual([201, first.body]);
  expect([first.headers['idempotency-replayed'], again.headers['idempotency-replayed']]).toEqual([undefined, 'true']);
  expect(again.headers['etag']).toBe(first.headers['etag']);
  expect(await count()).toBe(1);
});

it('the same key with another body answers 422', async () => {
  await ann.post('/api/notes', { title: 'a' }, key);
  const other = await ann.post('/api/notes', { title: 'b' }, key);
  expect([other.status, other.body.msg]).toEqual([422, 'This Idempotency-Key was used for another request']);
  expect(await count()).toBe(1);
});

it('a key belongs to its owner', async () => {
  await ann.post('/api/notes', { title: 'a' }, key);
  const bob = await service.as(nextUser++).post('/api/notes', { title: 'b' }, key);
  expect([bob.status, bob.body.title]).toEqual([201, 'b']);
});

it('without a key each request makes one', async () => {
  await ann.post('/api/notes', { title: 'a' });
  await ann.post('/api/notes', { title: 'a' });
  expect(await count()).toBe(2);
});

it('a double click makes one: the second waits for the first', async () => {
  const answers = await Promise.all([1, 2, 3].map(() => ann.post('/api/notes', { title: 'a' }, key)));
  expect(new Set(answers.map((answer) => answer.body.id)).size).toBe(1);
  expect(await count()).toBe(1);
});

it('a create that failed can be tried again with its key', async () => {
  notes.beforeCommit = () => {
    throw new Error('the power went');
  };
  expect((await ann.post('/api/notes', { title: 'a' }, key)).status).toBe(500);
  expect(await count()).toBe(0);
  notes.beforeCommit = () => undefined;
  expect((await ann.post('/api/notes', { title: 'a' }, key)).status).toBe(201);
});

it('a key is free again after 24 hours', async () => {
  await ann.post('/api/notes', { title: 'a' }, key);
  await service.database.dataSource.query(`update idempotency_keys set created_at = now() - interval '25 hours'`);
  const later = await ann.post('/api/notes', { title: 'b' }, key);
  expect([later.status, later.body.title]).toEqual([201, 'b']);
});

it('the key of an outbox is kept for 30 days', async () => {
  const written = { ...key, 'x-outbox': '1' };
  const age = (days: number) =>
    service.database.dataSource.query(
      `update idempotency_keys set created_at = created_at - ${days} * interval '1 day'`,
    );
  const first = await ann.post('/api/notes', { title: 'a' }, written);
  await age(29);
  await service.app.get(Idempotency).forgetOld();
  const late = await ann.post('/api/notes', { title: 'a' }, written);
  expect([late.status, late.body]).toEqual([201, first.body]);
  await age(2);
  await service.app.get(Idempotency).forgetOld();
  expect((await ann.post('/api/notes', { title: 'b' }, written)).status).toBe(201);
  expect(await count()).toBe(2);
});

it.each(['', 'a b', 'x'.repeat(201), 'ü'])('refuses the key %j', async (odd) => {
  expect((await ann.post('/api/notes', { title: 'a' }, { 'idempotency-key': odd })).status).toBe(400);
});

it('the second of two waits while the first is under way', async () => {
  let release!: () => void;
  const held = new Promise<void>((resolve) => (release = resolve));
  let entered = 0;
  notes.beforeCommit = () => {
    entered += 1;
    return held;
  };
  const first = ann.post('/api/notes', { title: 'a' }, key);
  await eventually(() => expect(entered).toBe(1));
  const second = ann.post('/api/notes', { title: 'a' }, key);
  release();
  expect((await second).body).toEqual((await first).body);
  expect(entered).toBe(1);
});
