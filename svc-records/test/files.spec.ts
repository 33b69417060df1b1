import { sql } from '@carnet/pg';
import type { TestClient } from '@carnet/svc-testing';
import { aPdf } from './papers.js';
import { aPng } from './pictures.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: UploadClient;
let http: TestClient;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: http } = stack.newOwner());
  ann = new UploadClient(stack.app, stack.tokens.token(owner));
});

const usage = async () => (await http.get('/api/files/usage')).body;
const ids = async () =>
  (await stack.rows<{ id: number }>(sql`select id from files where owner_id = ${owner} order by id`)).map(
    ({ id }) => id,
  );

it('what is used counts what is in the trash and on its way, and nobody else’s', async () => {
  const limits = { most_bytes: 1024 ** 3, file_most_bytes: 50 * 1024 ** 2, pdf_most_bytes: 200 * 1024 ** 2 };
  expect(await usage()).toEqual({ used_bytes: 0, trash_bytes: 0, ...limits });
  const [kept, thrown] = [aPng({ padding: 1000 }), aPng({ padding: 2000 })];
  await ann.file(kept);
  const id = await ann.file(thrown);
  await http.delete(`/api/photos/${id}`);
  await ann.begin(777);
  expect(await usage()).toEqual({
    used_bytes: kept.length + thrown.length + 777,
    trash_bytes: thrown.length,
    ...limits,
  });
  expect((await stack.newOwner().client.get('/api/files/usage')).body.used_bytes).toBe(0);
});

it('tags are answered with how many files carry each, without the trash and nobody else’s', async () => {
  expect((await http.get('/api/files/tags')).body).toEqual([]);
  const tagged = async (file: number, tags: string[], kind = 'photos') =>
    expect((await http.patch(`/api/${kind}/${file}`, { tags })).status).toBe(200);
  await tagged(await ann.file(aPng({ padding: 1 })), ['rust', 'sill']);
  await tagged(await ann.file(aPng({ padding: 2 })), ['rust', 'Öl']);
  const thrown = await ann.file(aPng({ padding: 3 }));
  await tagged(thrown, ['rust', 'gone']);
  await http.delete(`/api/photos/${thrown}`);
  await tagged(
    await ann.file(aPdf('Policy'), { kind: 'document', filename: 'policy.pdf' }),
    ['paid', 'rust'],
    'documents',
  );
  expect((await http.get('/api/files/tags?kind=photo')).body).toEqual([
    { tag: 'rust', count: 2 },
    { tag: 'sill', count: 1 },
    { tag: 'Öl', count: 1 },
  ]);
  const all = (await http.get('/api/files/tags')).body as { tag: string; count: number }[];
  expect(all[0]).toEqual({ tag: 'rust', count: 3 });
  expect(all.map(({ tag }) => tag)).toEqual(['rust', 'paid', 'sill', 'Öl']);
  expect((await http.get('/api/files/tags?kind=letter')).status).toBe(400);
  expect((await stack.newOwner().client.get('/api/files/tags')).body).toEqual([]);
});

it('the trash is emptied of one kind or of all, and of nothing else', async () => {
  const photo = await ann.file(aPng({ padding: 1 }));
  const document = await ann.file(aPdf('Policy'), { kind: 'document', filename: 'policy.pdf' });
  const kept = await ann.file(aPng({ padding: 2 }));
  await http.delete(`/api/photos/${photo}`);
  await http.delete(`/api/documents/${document}`);
  expect((await stack.newOwner().client.delete('/api/files/trash')).status).toBe(204);
  expect(await ids()).toEqual([photo, document, kept]);
  expect((await http.delete('/api/files/trash?kind=document')).status).toBe(204);
  expect(await ids()).toEqual([photo, kept]);
  expect((await http.delete('/api/files/trash?kind=letter')).status).toBe(400);
  expect((await http.delete('/api/files/trash')).status).toBe(204);
  expect(await ids()).toEqual([kept]);
});

it('the log forgets a photo of an event that the emptied trash held', async () => {
  const vehicle = stack.aVehicle(owner);
  const event = stack.aServiceEvent(owner, vehicle);
  const id = await ann.file(aPng(), { subject_kind: 'service-event', subject_id: String(event) });
  await http.delete(`/api/photos/${id}`);
  await http.delete('/api/files/trash?kind=photo');
  expect((await stack.factsOf('event-photo', id)).at(-1)).toMatchObject({ deleted: true });
});
