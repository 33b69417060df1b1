import { randomUUID } from 'node:crypto';
import { sql } from '@carnet/pg';
import type { TestClient } from '@carnet/svc-testing';
import { aPng } from './pictures.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let event: number;
let batch: string;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  event = stack.aServiceEvent(owner, stack.aVehicle(owner));
  batch = randomUUID();
});

const aPhoto = (metadata: Record<string, string> = {}): Promise<number> =>
  new UploadClient(stack.app, stack.tokens.token(owner)).file(aPng(), {
    ...{ subject_kind: 'service-event', subject_id: String(event), import: batch },
    ...metadata,
  });
const undo = (of = batch, by = ann) => by.post('/api/imports/files/undo', { batch: of });
const photos = async () => (await ann.get('/api/photos')).body.map(({ id }: { id: number }) => id);

it('an import that is undone takes back the files that came with it, and no others', async () => {
  const came = await aPhoto();
  const other = await aPhoto({ import: randomUUID() });
  const own = await aPhoto({ import: '' });
  expect(await undo()).toMatchObject({ status: 200, body: { removed: 1, kept: 0 } });
  expect((await photos()).sort()).toEqual([other, own].sort());
  expect((await stack.factsOf('event-photo', came)).at(-1)).toMatchObject({ deleted: true });
  expect((await undo()).body).toEqual({ removed: 0, kept: 0 });
});

it('files that were changed since stay, and are of no import any more', async () => {
  const changed = await aPhoto();
  await ann.patch(`/api/photos/${changed}`, { caption: 'Worn on one side' });
  expect((await undo()).body).toEqual({ removed: 0, kept: 1 });
  expect(await photos()).toEqual([changed]);
  expect((await undo()).body).toEqual({ removed: 0, kept: 0 });
});

it('documents go as well', async () => {
  await aPhoto({ kind: 'document' });
  expect((await undo()).body).toEqual({ removed: 1, kept: 0 });
  expect(await stack.rows(sql`select id from files where owner_id = ${owner}`)).toEqual([]);
});

it("undoes nothing of another owner's import", async () => {
  const came = await aPhoto();
  const { client: eve } = stack.newOwner();
  expect((await undo(batch, eve)).body).toEqual({ removed: 0, kept: 0 });
  expect(await photos()).toEqual([came]);
});

it('the name of an import is a UUID', async () => {
  expect(await undo('first')).toMatchObject({ status: 400 });
  const client = new UploadClient(stack.app, stack.tokens.token(owner));
  const answer = await client.create(10, { filename: 'a.png', kind: 'photo', import: "1' or 1=1" });
  expect([answer.status, answer.body.msg]).toEqual([400, 'import must be a UUID']);
});
