import { sql } from '@carnet/pg';
import { comesInPieces, eventually, JUNK, type TestClient, unsound } from '@carnet/svc-testing';
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
  stack = await openStack({ quotas: { photo_pairs: 60 } });
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  bob = stack.newOwner().client;
  uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  vehicle = stack.aVehicle(owner);
});

const aPhoto = (vehicle_id: number | null = vehicle): Promise<number> =>
  uploads.file(aPng(), vehicle_id === null ? {} : { vehicle_id: String(vehicle_id) });

async function aPair(fields: object = {}): Promise<any> {
  const [before_id, after_id] = [await aPhoto(), await aPhoto()];
  const { status, body } = await ann.post('/api/photo-pairs', { before_id, after_id, ...fields });
  expect([status, body]).toEqual([201, body]);
  return body;
}

const ids = async (query = ''): Promise<number[]> =>
  (await ann.get<{ id: number }[]>(`/api/photo-pairs${query}`)).body.map(({ id }) => id);

describe('a pair', () => {
  it('is read with both photos and their vehicle', async () => {
    const { id, before, after } = await aPair({ title: ' Left sill ' });
    await ann.patch(`/api/photos/${after.id}`, { caption: 'Welded', taken_at: '2024-05-01T10:00:00' });
    const { body, headers } = await ann.get(`/api/photo-pairs/${id}`);
    const small = async (photo: number) => {
      const { hash, thumbhash, width, height, taken_at, state, caption } = (await ann.get(`/api/photos/${photo}`)).body;
      return { id: photo, hash, thumbhash, width, height, taken_at, state, caption };
    };
    await eventually(async () => expect((await small(after.id)).state).toBe('ready'));
    expect((await ann.get(`/api/photo-pairs/${id}`)).body).toEqual({
      ...{ id, title: 'Left sill', vehicle_id: vehicle, make: 'Alfa Romeo', model: 'GT Junior', year: 1973 },
      ...{ nickname: null, before: await small(before.id), after: await small(after.id) },
      ...{ created_at: expect.any(String), updated_at: expect.any(String) },
    });
    expect([headers.etag, body.after.caption, body.after.taken_at]).toEqual(['"1"', 'Welded', '2024-05-01T10:00:00']);
  });

  it('is two photos of one vehicle, or of none', async () => {
    const [one, other, loose, loose2] = [
      await aPhoto(),
      await aPhoto(stack.aVehicle(owner)),
      await aPhoto(null),
      await aPhoto(null),
    ];
    const make = (before_id: number, after_id: number) => ann.post('/api/photo-pairs', { before_id, after_id });
    const refused = (msg: string) => ({ status: 400, body: { msg, errors: [{ field: 'after_id', msg }] } });
    expect(await make(one, one)).toMatchObject(refused('Before and after must be two photos'));
    for (const after of [other, loose])
      expect(await make(one, after)).toMatchObject(refused('Before and after must be of one vehicle'));
    expect((await make(loose, loose2)).body).toMatchObject({ vehicle_id: null, make: null, title: null });
    expect(await ann.post('/api/photo-pairs', { after_id: one })).toMatchObject({
      status: 400,
      body: { msg: 'The photo before is required' },
    });
  });

  it('is changed as far as it is said, and tells whoever saw an older version', async () => {
    const { id, before, after } = await aPair({ title: 'Sill' });
    const turned = await ann.patch(
      `/api/photo-pairs/${id}`,
      { before_id: after.id, after_id: before.id },
      { 'if-match': '"1"' },
    );
    expect([turned.headers.etag, turned.body.title, turned.body.before.id]).toEqual(['"2"', 'Sill', after.id]);
    expect((await ann.patch(`/api/photo-pairs/${id}`, { title: null }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await ann.patch(`/api/photo-pairs/${id}`, { title: 'Sill' })).headers.etag).toBe('"2"');
    expect((await ann.patch(`/api/photo-pairs/${id}`, { title: null })).body.title).toBeNull();
    expect((await ann.patch(`/api/photo-pairs/${id}`, { before_id: before.id })).status).toBe(400);
    expect((await ann.patch(`/api/photo-pairs/${id}`, { before_id: null })).status).toBe(400);
  });

  it('does not show while one of its photos is in the trash, or moved without the other', async () => {
    const { id, before, after } = await aPair();
    const missing = { status: 404, body: { msg: 'Photo pair not found' } };
    const other = stack.aVehicle(owner);
    for (const [away, back] of [
      [{ deleted: true }, { deleted: false }],
      [{ vehicle_id: other }, { vehicle_id: vehicle }],
    ]) {
      await ann.patch(`/api/photos/${after.id}`, away);
      expect([await ids(), await ids(`?vehicle_id=${vehicle}`)]).toEqual([[], []]);
      expect(await ann.get(`/api/photo-pairs/${id}`)).toMatchObject(missing);
      expect(await ann.patch(`/api/photo-pairs/${id}`, { title: 'x' })).toMatchObject(missing);
      await ann.patch(`/api/photos/${after.id}`, back);
      expect(await ids()).toEqual([id]);
    }
    for (const photo of [before, after]) await ann.patch(`/api/photos/${photo.id}`, { vehicle_id: other });
    expect(await ids(`?vehicle_id=${other}`)).toEqual([id]);
    await ann.delete(`/api/photos/${before.id}`);
    const again = await ann.post('/api/photo-pairs', { before_id: before.id, after_id: after.id });
    expect(again).toMatchObject({ status: 400, body: { msg: 'Photo not found' } });
  });

  it('goes with a photo that goes for good, but takes none along', async () => {
    const { before, after } = await aPair();
    for (let times = 0; times < 2; times += 1) await ann.delete(`/api/photos/${before.id}`);
    const left = await stack.rows(sql`select 1 from photo_pairs where owner_id = ${owner}`);
    expect([left, (await ann.get(`/api/photos/${after.id}`)).status]).toEqual([[], 200]);
    const { id, before: kept } = await aPair();
    expect((await ann.delete(`/api/photo-pairs/${id}`, { 'if-match': '"9"' })).status).toBe(412);
    expect((await ann.delete(`/api/photo-pairs/${id}`)).status).toBe(204);
    expect([await ids(), (await ann.get(`/api/photos/${kept.id}`)).status]).toEqual([[], 200]);
  });

  it('takes no photo that is not there, and tells of those of somebody else the same', async () => {
    const stranger = stack.newOwner();
    const theirs = await new UploadClient(stack.app, stack.tokens.token(stranger.id)).file(aPng());
    const { id, before, after } = await aPair();
    const tell = async (ask: (photo: number) => ReturnType<TestClient['post']>, photo: number) => {
      const { status, body } = await ask(photo);
      return [status, body];
    };
    for (const ask of [
      (photo: number) => ann.post('/api/photo-pairs', { before_id: photo, after_id: after.id }),
      (photo: number) => ann.post('/api/photo-pairs', { before_id: before.id, after_id: photo }),
      (photo: number) => ann.post('/api/photo-pairs', { before_id: photo, after_id: photo }),
      (photo: number) => ann.patch(`/api/photo-pairs/${id}`, { before_id: photo }),
      (photo: number) => ann.patch(`/api/photo-pairs/${id}`, { after_id: photo }),
    ]) {
      expect(await tell(ask, theirs)).toEqual(await tell(ask, NOBODYS));
      expect((await tell(ask, theirs))[0]).toBe(400);
    }
    expect(await ids()).toEqual([id]);
  });

  it('of somebody else is not there', async () => {
    const { id } = await aPair();
    const missing = { status: 404, body: { msg: 'Photo pair not found' } };
    expect(await bob.get(`/api/photo-pairs/${id}`)).toMatchObject(missing);
    expect(await bob.patch(`/api/photo-pairs/${id}`, { title: 'x' })).toMatchObject(missing);
    expect(await bob.delete(`/api/photo-pairs/${id}`)).toMatchObject(missing);
    expect((await bob.get('/api/photo-pairs')).body).toEqual([]);
  });

  it('is made once, however often it is asked for with one key', async () => {
    const key = { 'idempotency-key': `pair-${owner}` };
    const body = { before_id: await aPhoto(), after_id: await aPhoto() };
    const [one, two] = [await ann.post('/api/photo-pairs', body, key), await ann.post('/api/photo-pairs', body, key)];
    expect(two.body).toEqual(one.body);
    expect(await ids()).toEqual([one.body.id]);
  });

  it('is stored or refused by its rules, whatever junk is said of it @thorough', async () => {
    const { id, before, after } = await aPair();
    for (const field of ['before_id', 'after_id', 'title'])
      for (const junk of JUNK)
        expect(
          unsound([
            await ann.post('/api/photo-pairs', { before_id: before.id, after_id: after.id, [field]: junk }),
            await ann.patch(`/api/photo-pairs/${id}`, { [field]: junk }),
          ]),
        ).toEqual([]);
  });
});

describe('pairs', () => {
  it('are found by vehicle and by words, and sorted by when the second was taken', async () => {
    const one = await aPair({ title: 'Sill' });
    const loose = await ann.post('/api/photo-pairs', { before_id: await aPhoto(null), after_id: await aPhoto(null) });
    await ann.patch(`/api/photos/${loose.body.after.id}`, { taken_at: '1999-05-01T10:00:00' });
    expect(await ids()).toEqual([loose.body.id, one.id]);
    expect(await ids('?sort=taken')).toEqual([one.id, loose.body.id]);
    expect(await ids(`?vehicle_id=${vehicle}`)).toEqual([one.id]);
    expect([await ids('?search=sill'), await ids('?search=alfa')]).toEqual([[one.id], [one.id]]);
    expect(await ids(`?vehicle_id=${NOBODYS}`)).toEqual([]);
  });

  it('come in pieces where captions are long @thorough', async () => {
    for (const { before } of [await aPair(), await aPair()])
      await ann.patch(`/api/photos/${before.id}`, { caption: 'x'.repeat(2_000) });
    expect(await comesInPieces(ann, '/api/photo-pairs', stack.database.lists, 2_500)).toBe(true);
  });

  it('cost a statement, however many there are @thorough', async () => {
    for (let count = 0; count < 2; count += 1) await aPair();
    expect(await statementsOf(() => ann.get('/api/photo-pairs'))).toBe(1);
  });

  it('are refused beyond the quota, which is told @thorough', async () => {
    const [before_id, after_id] = [await aPhoto(), await aPhoto()];
    const make = () => ann.post('/api/photo-pairs', { before_id, after_id });
    for (let count = 0; count < 60; count += 1) expect((await make()).status).toBe(201);
    expect(await make()).toMatchObject({
      status: 422,
      body: { msg: expect.stringContaining('at most 60 photo pairs') },
    });
    expect(await ids()).toHaveLength(60);
  });
});
