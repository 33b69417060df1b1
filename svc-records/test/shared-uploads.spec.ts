import { newApiKey } from '@carnet/nest-kit';
import { sql } from '@carnet/pg';
import { aGuest, eventually, type TestClient } from '@carnet/svc-testing';
import { aPdf } from './papers.js';
import { aPng } from './pictures.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

const BYTES = 1_000_000;
const MISSING = '2147483646';

let stack: Stack;
let owner: { id: number; client: TestClient };
let vehicle: number;
let other: number;
let issue: number;
let foreignIssue: number;
let people = 1_000;

beforeAll(async () => {
  stack = await openStack();
  stack.config.files.bytesPerOwner = BYTES;
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(async () => {
  owner = stack.newOwner();
  vehicle = stack.aVehicle(owner.id);
  other = stack.aVehicle(owner.id);
  issue = await anIssue(vehicle);
  foreignIssue = await anIssue(other);
});

async function anIssue(vehicle_id: number): Promise<number> {
  const { status, body } = await owner.client.post('/api/issues', { vehicle_id, title: 'Rust' });
  expect(status).toBe(201);
  return (body as { id: number }).id;
}

/** A person with a grant for one vehicle, or for the whole garage. */
function guest(role: 'viewer' | 'contributor' | 'editor', vehicle_id: number | undefined = vehicle) {
  people += 1;
  const client = aGuest(stack, { person: people, owner: owner.id, role, vehicle_id });
  const uploads = new UploadClient(stack.app, stack.tokens.token(people), { 'x-garage': String(owner.id) });
  return { id: people, client, uploads };
}
const ownUploads = () => new UploadClient(stack.app, stack.tokens.token(owner.id));

const files = () =>
  stack.rows<object>(sql`
    select f.vehicle_id, f.kind, f.actor_id, l.subject_kind, l.subject_id from files f
    left join file_links l on l.owner_id = f.owner_id and l.file_id = f.id where f.owner_id = ${owner.id} order by f.id`);
const ofIssue = (id: number | string) => ({ subject_kind: 'issue', subject_id: String(id) });

describe.each(['contributor', 'editor'] as const)('whoever has one vehicle as %s', (role) => {
  it('adds photos and papers to it and to its entries, in the owner’s garage', async () => {
    const { id, uploads, client } = guest(role);
    await uploads.file(aPng(), { vehicle_id: String(vehicle) });
    await uploads.file(aPng({ padding: 1 }), ofIssue(issue));
    await uploads.file(aPdf(), { kind: 'document', filename: 'a.pdf', ...ofIssue(issue) });
    const of = { vehicle_id: vehicle, actor_id: id };
    const linked = { subject_kind: 'issue', subject_id: issue };
    expect(await files()).toEqual([
      { ...of, kind: 'photo', subject_kind: null, subject_id: null },
      { ...of, kind: 'photo', ...linked },
      { ...of, kind: 'document', ...linked },
    ]);
    expect((await client.get(`/api/photos?subject=issue:${issue}`)).body).toHaveLength(1);
  });

  it('has what names no vehicle added to that vehicle', async () => {
    const { id, uploads } = guest(role);
    await uploads.file(aPng());
    expect(await files()).toMatchObject([{ vehicle_id: vehicle, actor_id: id }]);
  });

  it('adds nothing to another vehicle, and hears of its entries as of none', async () => {
    const { uploads } = guest(role);
    const ask = (metadata: Record<string, string>) =>
      uploads.create(100, { filename: 'a.png', kind: 'photo', ...metadata });
    expect((await ask({ vehicle_id: String(other) })).status).toBe(404);
    const missing = await ask(ofIssue(MISSING));
    expect(missing.status).toBe(404);
    for (const metadata of [ofIssue(foreignIssue), { ...ofIssue(foreignIssue), vehicle_id: String(vehicle) }])
      expect(await ask(metadata)).toMatchObject({ status: 404, body: missing.body });
    const batch = await ask({ import: 'b0f4be55-4c50-4d0f-9a2c-2f5b1d8f2a10' });
    expect([batch.status, (batch.body as { code: string }).code]).toEqual([403, 'sign_in.garage_of_one_vehicle']);
    expect(await stack.rows(sql`select 1 from uploads where owner_id = ${owner.id}`)).toEqual([]);
  });

  it('goes on with no upload that is for another vehicle or for none', async () => {
    const { uploads } = guest(role);
    const theirs = [await ownUploads().begin(100, { vehicle_id: String(other) }), await ownUploads().begin(100)];
    for (const id of theirs) {
      expect((await uploads.head(id)).status).toBe(404);
      expect((await uploads.append(id, 0, Buffer.alloc(10))).status).toBe(404);
      expect((await uploads.delete(id)).status).toBe(404);
      expect((await ownUploads().head(id)).headers['upload-offset']).toBe('0');
    }
  });

  it('adds nothing once the grant has ended, also with what is on its way', async () => {
    const { uploads, client } = guest(role);
    const id = await uploads.begin(aPng().length, { vehicle_id: String(vehicle) });
    const grants = await stack.rows<{ id: number }>(sql`select id from grant_copies where person_id = ${people}`);
    for (const { id: key } of grants)
      stack.producers.identity.publish({ kind: 'grant', key, ownerId: owner.id, deleted: true, body: {} });
    await eventually(async () => expect((await client.get('/api/photos')).status).toBe(403));
    expect((await uploads.append(id, 0, aPng())).status).toBe(403);
    expect((await uploads.create(100, { filename: 'a.png', kind: 'photo' })).status).toBe(403);
    expect(await files()).toEqual([]);
  });

  it('adds nothing to an entry that has gone to another vehicle meanwhile @thorough', async () => {
    const { uploads } = guest(role);
    const id = await uploads.begin(aPng().length, ofIssue(issue));
    const moved = await owner.client.put(`/api/issues/${issue}`, { vehicle_id: other, title: 'Rust' });
    expect(moved.status).toBe(200);
    expect((await uploads.append(id, 0, aPng())).status).toBe(404);
    expect(await files()).toEqual([]);
  });
});

describe('whoever has two vehicles, by a grant each,', () => {
  const ask = (uploads: UploadClient, metadata: Record<string, string> = {}) =>
    uploads.create(100, { filename: 'a.png', kind: 'photo', ...metadata });

  async function ofTwo(...roles: ['viewer' | 'contributor', 'contributor' | 'editor']) {
    const { id, uploads } = guest(roles[0]);
    aGuest(stack, { person: id, owner: owner.id, role: roles[1], vehicle_id: other });
    await eventually(async () =>
      expect(await stack.rows(sql`select 1 from grant_copies where person_id = ${id}`)).toHaveLength(2),
    );
    return { id, uploads };
  }

  it('adds to both, and to the entries of both', async () => {
    const { id, uploads } = await ofTwo('contributor', 'editor');
    for (const vehicle_id of [vehicle, other])
      await uploads.file(aPng({ padding: vehicle_id }), { vehicle_id: String(vehicle_id) });
    for (const subject of [issue, foreignIssue]) await uploads.file(aPng({ padding: subject }), ofIssue(subject));
    const named = (vehicle_id: number) => ({ vehicle_id, actor_id: id, subject_id: null });
    const linked = (vehicle_id: number, subject_id: number) => ({ vehicle_id, actor_id: id, subject_id });
    const [one, another] = [linked(vehicle, issue), linked(other, foreignIssue)];
    expect(await files()).toMatchObject([named(vehicle), named(other), one, another]);
  });

  it('says which of them a file is of', async () => {
    const { uploads } = await ofTwo('contributor', 'editor');
    const required = { field: 'vehicle_id', code: 'field.required' };
    expect(await ask(uploads)).toMatchObject({ status: 400, body: { errors: [required] } });
    const mixed = await ask(uploads, { vehicle_id: String(vehicle), ...ofIssue(foreignIssue) });
    expect(mixed).toMatchObject({ status: 400, body: { errors: [{ field: 'vehicle_id' }] } });
    expect(await stack.rows(sql`select 1 from uploads where owner_id = ${owner.id}`)).toEqual([]);
  });

  it('adds nothing to a third one, and hears of its entries as of none', async () => {
    const third = stack.aVehicle(owner.id);
    const { uploads } = await ofTwo('contributor', 'editor');
    expect((await ask(uploads, { vehicle_id: String(third) })).status).toBe(404);
    const missing = await ask(uploads, ofIssue(MISSING));
    expect(await ask(uploads, ofIssue(await anIssue(third)))).toMatchObject({ status: 404, body: missing.body });
  });

  it('adds nothing to one that they only look at', async () => {
    const { uploads } = await ofTwo('viewer', 'contributor');
    expect((await ask(uploads, { vehicle_id: String(vehicle) })).status).toBe(404);
    await uploads.file(aPng());
    expect(await files()).toMatchObject([{ vehicle_id: other }]);
  });
});

describe('of files of another vehicle', () => {
  const sameAs = async (client: TestClient, path: string) =>
    ((await client.get(path)).body as { same_as: number | null }).same_as;

  it.each([
    ['photo', aPng(), '/api/photos'],
    ['document', aPdf(), '/api/documents'],
  ] as const)('whoever has one vehicle hears nothing by a %s of the same bytes', async (kind, bytes, path) => {
    const of = (vehicle_id: number, filename: string) =>
      ownUploads().file(bytes, { kind, filename, vehicle_id: String(vehicle_id) });
    const ending = kind === 'photo' ? 'png' : 'pdf';
    const elsewhere = await of(other, `a.${ending}`);
    const first = await of(vehicle, `b.${ending}`);
    const second = await of(vehicle, `c.${ending}`);
    const { client } = guest('viewer');
    expect(await sameAs(owner.client, `${path}/${first}`)).toBe(elsewhere);
    expect(await sameAs(client, `${path}/${first}`)).toBeNull();
    expect(await sameAs(client, `${path}/${second}`)).toBe(first);
    const { body } = await client.get(`${path}?vehicle_id=${vehicle}&sort=added`);
    expect(body).toMatchObject([
      { id: second, same_as: first },
      { id: first, same_as: null },
    ]);
  });

  it('whoever has one vehicle hears nothing by a paper that was joined from them', async () => {
    const paper = (text: string, vehicle_id: number) =>
      ownUploads().file(aPdf(text), { kind: 'document', filename: 'a.pdf', vehicle_id: String(vehicle_id) });
    const [joined, page, elsewhere] = [await paper('1', vehicle), await paper('2', vehicle), await paper('3', other)];
    await stack.rows(sql`insert into document_pages (owner_id, file_id, page_id, position)
      values (${owner.id}, ${joined}, ${page}, 1), (${owner.id}, ${joined}, ${elsewhere}, 2)`);
    const { client } = guest('viewer');
    expect((await owner.client.get(`/api/documents/${joined}`)).body).toMatchObject({ joined_from: [page, elsewhere] });
    expect((await client.get(`/api/documents/${joined}`)).body).toMatchObject({ joined_from: [page] });
  });
});

it('a contributor goes on with no upload of somebody else, though it is for their vehicle', async () => {
  const [one, another] = [guest('contributor'), guest('contributor')];
  const id = await another.uploads.begin(100, { vehicle_id: String(vehicle) });
  expect((await one.uploads.head(id)).status).toBe(403);
  expect((await one.uploads.append(id, 0, Buffer.alloc(10))).status).toBe(403);
  expect((await one.uploads.delete(id)).status).toBe(403);
});

it('a viewer adds nothing, and stops nobody who does', async () => {
  const { uploads } = guest('viewer');
  const id = await ownUploads().begin(100, { vehicle_id: String(vehicle) });
  expect((await uploads.create(100, { filename: 'a.png', kind: 'photo' })).status).toBe(403);
  expect((await uploads.head(id)).status).toBe(403);
});

it('whoever has the whole garage adds as before', async () => {
  people += 1;
  aGuest(stack, { person: people, owner: owner.id, role: 'contributor' });
  const uploads = new UploadClient(stack.app, stack.tokens.token(people), { 'x-garage': String(owner.id) });
  await uploads.file(aPng(), ofIssue(foreignIssue));
  expect(await files()).toMatchObject([{ vehicle_id: other, subject_id: foreignIssue }]);
});

it('what others announce takes at most half of the room that is left, and the owner has the rest', async () => {
  const { uploads } = guest('editor');
  const ask = (client: UploadClient, bytes: number) => client.create(bytes, { filename: 'a.png', kind: 'photo' });
  expect((await ask(uploads, BYTES / 2 - 100)).status).toBe(201);
  expect((await ask(uploads, 101)).status).toBe(422);
  expect((await ask(uploads, 100)).status).toBe(201);
  expect((await ask(ownUploads(), BYTES / 2)).status).toBe(201);
});

describe('what several others announce', () => {
  const ask = (client: UploadClient, bytes: number) => client.create(bytes, { filename: 'a.png', kind: 'photo' });

  it('takes at most half of the room that is left, however many they are', async () => {
    const [one, another] = [guest('contributor'), guest('editor')];
    expect((await ask(ownUploads(), 200)).status).toBe(201);
    expect((await ask(one.uploads, BYTES / 2 - 100)).status).toBe(201);
    expect((await ask(another.uploads, 101)).status).toBe(422);
    expect((await ask(another.uploads, 100)).status).toBe(201);
    expect((await ask(ownUploads(), BYTES / 2 - 200)).status).toBe(201);
  });

  it('is a hundred files at most, which a client of tus is told for good @thorough', async () => {
    const [one, another] = [guest('contributor'), guest('editor')];
    for (let n = 0; n < 50; n += 1)
      for (const { uploads } of [one, another]) expect((await ask(uploads, 1)).status).toBe(201);
    const refused = await ask(one.uploads, 1);
    expect(refused).toMatchObject({
      status: 422,
      body: { code: 'upload.others_quota_reached', params: { most: 100 } },
    });
    expect(refused.headers['retry-after']).toBeUndefined();
    expect((await ask(ownUploads(), 1)).status).toBe(201);
    await stack.rows(
      sql`update uploads set expires_at = now() where owner_id = ${owner.id} and actor_id = ${another.id}`,
    );
    expect((await ask(one.uploads, 1)).status).toBe(201);
  });
});

it('an API key of one vehicle that may only read stops nobody who sends a file', async () => {
  const { key, hash } = newApiKey();
  const body = { id: 2, hash, access: 'read', vehicle_id: vehicle, expires_at: null };
  stack.producers.identity.publish({ kind: 'api-key', key: 2, ownerId: owner.id, body });
  const bytes = aPng();
  const id = await ownUploads().begin(bytes.length, { vehicle_id: String(vehicle) });
  const sending = ownUploads().open(id, 0, bytes.length);
  sending.write(bytes.subarray(0, 10));
  expect((await new UploadClient(stack.app, key).head(id)).status).toBe(403);
  sending.write(bytes.subarray(10));
  sending.end();
  expect((await sending.answer).status).toBe(204);
});

it('an API key of one vehicle adds to that vehicle, and to no other @thorough', async () => {
  const { key, hash } = newApiKey();
  const body = { id: 1, hash, access: 'write', vehicle_id: vehicle, expires_at: null };
  stack.producers.identity.publish({ kind: 'api-key', key: 1, ownerId: owner.id, body });
  const uploads = new UploadClient(stack.app, key);
  await uploads.file(aPng(), ofIssue(issue));
  expect(await files()).toMatchObject([{ vehicle_id: vehicle, actor_id: null, subject_id: issue }]);
  for (const metadata of [{ vehicle_id: String(other) }, ofIssue(foreignIssue)])
    expect((await uploads.create(100, { filename: 'a.png', kind: 'photo', ...metadata })).status).toBe(404);
  const id = await ownUploads().begin(100, { vehicle_id: String(other) });
  expect((await uploads.append(id, 0, Buffer.alloc(10))).status).toBe(404);
});
