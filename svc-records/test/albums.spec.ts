import { sql } from '@carnet/pg';
import { eventually, JUNK, readPages, type TestClient, unsound } from '@carnet/svc-testing';
import { aPng } from './pictures.js';
import { NOBODYS, openStack, type Stack, statementsOf } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let bob: TestClient;
let uploads: UploadClient;
let vehicle: number;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  bob = stack.newOwner().client;
  uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  vehicle = stack.aVehicle(owner);
});

const aPhoto = (metadata: Record<string, string> = {}): Promise<number> => uploads.file(aPng(), metadata);

async function photos(count: number): Promise<number[]> {
  const ids: number[] = [];
  for (let n = 0; n < count; n += 1) ids.push(await aPhoto());
  return ids;
}

async function anAlbum(fields: object = {}): Promise<any> {
  const { status, body } = await ann.post('/api/albums', { name: 'Restoration', ...fields });
  expect([status, body]).toEqual([201, body]);
  return body;
}

const inOrder = async (album: number, from = ann): Promise<number[]> =>
  (await from.get<{ id: number }[]>(`/api/photos?album_id=${album}&sort=album`)).body.map(({ id }) => id);

describe('an album', () => {
  it('is read with its vehicle, how many photos it has, and the first of them', async () => {
    const [one, two] = (await photos(2)) as [number, number];
    const { id } = await anAlbum({ vehicle_id: vehicle, photo_ids: [two, one] });
    const photo = (await ann.get(`/api/photos/${two}`)).body;
    const [stored] = await stack.rows<{ sha256: string }>(
      sql`select sha256 from files where owner_id = ${owner} and id = ${two}`,
    );
    expect(photo.hash).toBe(stored!.sha256.slice(0, 16));
    const { body, headers } = await ann.get(`/api/albums/${id}`);
    expect(body).toEqual({
      ...{ id, name: 'Restoration', vehicle_id: vehicle, make: 'Alfa Romeo', model: 'GT Junior', year: 1973 },
      ...{ nickname: null, photo_count: 2, created_at: expect.any(String), updated_at: expect.any(String) },
      cover_photo: {
        id: two,
        hash: photo.hash,
        thumbhash: body.cover_photo.thumbhash,
        width: body.cover_photo.width,
        height: body.cover_photo.height,
      },
    });
    expect(Object.keys(body.cover_photo)).toEqual(['id', 'hash', 'thumbhash', 'width', 'height']);
    expect(headers.etag).toBe('"1"');
  });

  it('can be of no vehicle and without photos', async () => {
    expect(await anAlbum()).toMatchObject({ vehicle_id: null, make: null, photo_count: 0, cover_photo: null });
  });

  it('has a name', async () => {
    for (const body of [{}, { name: ' ' }, { name: null }])
      expect(await ann.post('/api/albums', body)).toMatchObject({
        status: 400,
        body: { msg: 'Album name is required' },
      });
    const { id } = await anAlbum();
    expect((await ann.patch(`/api/albums/${id}`, { name: '' })).status).toBe(400);
  });

  it('is sorted by hand: its list comes as it was told, page by page', async () => {
    const ids = await photos(4);
    const [a, b, c, d] = ids as [number, number, number, number];
    const { id } = await anAlbum({ photo_ids: [a, b, c, b] });
    expect(await inOrder(id)).toEqual([a, b, c]);
    const { headers, body } = await ann.patch(`/api/albums/${id}`, { photo_ids: [d, c, a] }, { 'if-match': '"1"' });
    expect([headers.etag, body.photo_count, body.cover_photo.id]).toEqual(['"2"', 3, d]);
    expect(await inOrder(id)).toEqual([d, c, a]);
    const paged = await readPages(ann, `/api/photos?album_id=${id}&sort=album&limit=1`);
    expect(paged.map((photo) => photo.id)).toEqual([d, c, a]);
    expect((await ann.get(`/api/photos?album_id=${id}`)).body).toHaveLength(3);
    expect((await ann.get('/api/photos?sort=album')).status).toBe(400);
  });

  it('is changed as far as it is said, and tells whoever saw an older version', async () => {
    const [photo] = await photos(1);
    const { id } = await anAlbum({ vehicle_id: vehicle, photo_ids: [photo] });
    const renamed = await ann.patch(`/api/albums/${id}`, { name: 'Bodywork' });
    expect(renamed.body).toMatchObject({ name: 'Bodywork', vehicle_id: vehicle, photo_count: 1 });
    expect((await ann.patch(`/api/albums/${id}`, { name: 'x' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await ann.patch(`/api/albums/${id}`, { name: 'Bodywork' })).headers.etag).toBe('"2"');
    const emptied = await ann.patch(`/api/albums/${id}`, { photo_ids: null, vehicle_id: null });
    expect(emptied.body).toMatchObject({ photo_count: 0, cover_photo: null, vehicle_id: null });
  });

  it('does not show a photo that is in the trash, and has it back at its place', async () => {
    const [a, b, c] = (await photos(3)) as [number, number, number];
    const { id } = await anAlbum({ photo_ids: [a, b, c] });
    for (const one of [a, b]) await ann.delete(`/api/photos/${one}`);
    expect((await ann.get(`/api/albums/${id}`)).body).toMatchObject({ photo_count: 1, cover_photo: { id: c } });
    expect(await inOrder(id)).toEqual([c]);
    const [d] = (await photos(1)) as [number];
    await ann.patch(`/api/albums/${id}`, { photo_ids: [d, c] });
    for (const one of [a, b]) await ann.patch(`/api/photos/${one}`, { deleted: false });
    expect(await inOrder(id)).toEqual([a, b, d, c]);
  });

  it('goes without its photos, and loses those that go for good', async () => {
    const [a, b] = (await photos(2)) as [number, number];
    const { id } = await anAlbum({ photo_ids: [a, b] });
    for (let times = 0; times < 2; times += 1) await ann.delete(`/api/photos/${a}`);
    expect(await inOrder(id)).toEqual([b]);
    expect((await ann.delete(`/api/albums/${id}`, { 'if-match': '"9"' })).status).toBe(412);
    expect((await ann.delete(`/api/albums/${id}`)).status).toBe(204);
    expect((await ann.get(`/api/albums/${id}`)).status).toBe(404);
    expect((await ann.get(`/api/photos/${b}`)).status).toBe(200);
  });

  it('is made once, however often it is asked for with one key', async () => {
    const key = { 'idempotency-key': `album-${owner}` };
    const [one, two] = [
      await ann.post('/api/albums', { name: 'Trip' }, key),
      await ann.post('/api/albums', { name: 'Trip' }, key),
    ];
    expect(two.body).toEqual(one.body);
    expect((await ann.post('/api/albums', { name: 'Other' }, key)).status).toBe(422);
    expect((await ann.get('/api/albums')).body).toHaveLength(1);
  });

  it('takes no vehicle and no photo that is not there, and tells of those of somebody else the same', async () => {
    const stranger = stack.newOwner();
    const theirs = await new UploadClient(stack.app, stack.tokens.token(stranger.id)).file(aPng());
    const { id } = await anAlbum();
    for (const [field, foreign, missing] of [
      ['vehicle_id', stack.aVehicle(stranger.id), NOBODYS],
      ['photo_ids', [theirs], [NOBODYS]],
    ] as const)
      for (const ask of [
        (value: unknown) => ann.post('/api/albums', { name: 'x', [field]: value }),
        (value: unknown) => ann.patch(`/api/albums/${id}`, { [field]: value }),
      ]) {
        const [one, other] = [await ask(foreign), await ask(missing)];
        expect([one.status, one.body]).toEqual([400, other.body]);
      }
    expect((await ann.get('/api/albums')).body).toHaveLength(1);
  });

  it('of somebody else is not there', async () => {
    const { id } = await anAlbum({ photo_ids: await photos(1) });
    const missing = { status: 404, body: { msg: 'Album not found' } };
    expect(await bob.get(`/api/albums/${id}`)).toMatchObject(missing);
    expect(await bob.patch(`/api/albums/${id}`, { name: 'x' })).toMatchObject(missing);
    expect(await bob.delete(`/api/albums/${id}`)).toMatchObject(missing);
    expect([(await bob.get('/api/albums')).body, await inOrder(id, bob)]).toEqual([[], []]);
  });

  it('is stored or refused by its rules, whatever junk is said of it @thorough', async () => {
    const { id } = await anAlbum();
    for (const field of ['name', 'vehicle_id', 'photo_ids'])
      for (const junk of JUNK)
        expect(
          unsound([
            await ann.post('/api/albums', { name: 'x', [field]: junk }),
            await ann.patch(`/api/albums/${id}`, { [field]: junk }),
            await ann.patch(`/api/albums/${id}`, { photo_ids: [junk] }),
          ]),
        ).toEqual([]);
  });
});

describe('albums', () => {
  it('are found by vehicle and by words, and sorted', async () => {
    const one = await anAlbum({ name: 'Zündung', vehicle_id: vehicle });
    const two = await anAlbum({ name: 'Äußeres' });
    const ids = async (query: string) =>
      (await ann.get<{ id: number }[]>(`/api/albums${query}`)).body.map(({ id }) => id);
    expect(await ids('')).toEqual([two.id, one.id]);
    expect(await ids('?sort=name')).toEqual([two.id, one.id]);
    expect(await ids(`?vehicle_id=${vehicle}`)).toEqual([one.id]);
    expect(await ids('?search=zundung')).toEqual([one.id]);
    expect(await ids('?search=alfa')).toEqual([one.id]);
    await ann.patch(`/api/albums/${one.id}`, { name: 'Zündung neu' });
    expect(await ids('?sort=updated')).toEqual([one.id, two.id]);
    expect(await ids(`?vehicle_id=${NOBODYS}`)).toEqual([]);
  });

  it('cost a statement, however many there are', async () => {
    const photo_ids = await photos(2);
    for (const name of ['One', 'Two']) await anAlbum({ name, photo_ids });
    expect(await statementsOf(() => ann.get('/api/albums'))).toBe(1);
  });

  it('go with their vehicle', async () => {
    const about = await anAlbum({ vehicle_id: vehicle });
    const loose = await anAlbum();
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect((await ann.get(`/api/albums/${about.id}`)).status).toBe(404));
    expect((await ann.get(`/api/albums/${loose.id}`)).status).toBe(200);
  });

  it('go with their owner', async () => {
    await anAlbum({ photo_ids: await photos(1) });
    stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
    const left = () => stack.rows(sql`select 1 from albums where owner_id = ${owner}`);
    await eventually(async () => expect(await left()).toEqual([]));
  });
});
