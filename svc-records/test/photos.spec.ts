import { FileCollector } from '@carnet/files';
import { sql } from '@carnet/pg';
import { comesInPieces, eventually, JUNK, readPages, type TestClient, unsound } from '@carnet/svc-testing';
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

/** Uploads a photo, and waits until its pictures are made. */
async function aPhoto(metadata: Record<string, string> = {}, bytes = aPng()): Promise<any> {
  const id = await uploads.file(bytes, metadata);
  return eventually(async () => {
    const { body } = await ann.get(`/api/photos/${id}`);
    if (body.state === 'pending') throw new Error('The photo is still pending');
    return body;
  });
}

const anIssue = async (vehicle_id = vehicle): Promise<number> =>
  (await ann.post('/api/issues', { vehicle_id, title: 'Leak' })).body.id;
const idsAt = async (path: string): Promise<number[]> =>
  (await ann.get<{ id: number }[]>(path)).body.map(({ id }) => id);

describe('a photo', () => {
  it('is read as what is known of it', async () => {
    const issue = await anIssue();
    const photo = await aPhoto({ filename: 'Leck.png', subject_kind: 'issue', subject_id: String(issue) });
    expect(photo).toEqual({
      ...{ id: expect.any(Number), vehicle_id: vehicle, make: 'Alfa Romeo', model: 'GT Junior', year: 1973 },
      ...{ nickname: null, name: 'Leck.png', media_type: 'image/png', bytes: expect.any(Number), state: 'ready' },
      hash: expect.stringMatching(/^[0-9a-f]{16}$/),
      ...{ caption: null, taken_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d$/), taken_offset: null },
      ...{ taken_from: 'upload', camera: null, width: 8, height: 6, turned: 0, thumbhash: expect.any(String) },
      variants: ['320', '960', '2048'].map((name) => ({ name, width: 8, height: 6 })),
      tags: [],
      links: [{ subject_kind: 'issue', subject_id: issue }],
      ...{ same_as: null, deleted_at: null, created_at: expect.any(String), updated_at: expect.any(String) },
    });
  });

  it('is changed as far as it is said, and tells whoever saw an older version', async () => {
    const { id, taken_at } = await aPhoto();
    const changed = await ann.patch(`/api/photos/${id}`, { caption: ' Rust ', tags: ['Rost', 'Blech', 'Rost', ' '] });
    expect([changed.status, changed.headers.etag]).toEqual([200, '"2"']);
    expect(changed.body).toMatchObject({ caption: 'Rust', tags: ['Blech', 'Rost'], taken_at, taken_from: 'upload' });
    const late = await ann.patch(`/api/photos/${id}`, { caption: 'x' }, { 'if-match': '"1"' });
    expect([late.status, late.body.current]).toEqual([412, (await ann.get(`/api/photos/${id}`)).body]);
    expect((await ann.patch(`/api/photos/${id}`, {}, { 'if-match': '"2"' })).headers.etag).toBe('"2"');
    const { body } = await ann.patch(`/api/photos/${id}`, { taken_at: '1973-05-01T10:00:00', tags: null });
    expect(body).toMatchObject({ taken_at: '1973-05-01T10:00:00', taken_from: 'person', tags: [], caption: 'Rust' });
    expect((await ann.get(`/api/photos/${id}`)).body).toEqual(body);
  });

  it('belongs to records of its vehicle, and to no others', async () => {
    const { id } = await aPhoto();
    const part = stack.aPart(owner, vehicle);
    const issue = await anIssue();
    const links = [
      { subject_kind: 'part', subject_id: part },
      { subject_kind: 'issue', subject_id: issue },
    ];
    const linked = await ann.patch(`/api/photos/${id}`, { links });
    expect(linked.body).toMatchObject({ vehicle_id: vehicle, links });
    const elsewhere = await anIssue(stack.aVehicle(owner));
    for (const subject_id of [elsewhere, NOBODYS])
      expect(await ann.patch(`/api/photos/${id}`, { links: [{ subject_kind: 'issue', subject_id }] })).toMatchObject({
        status: 400,
        body: { msg: 'Issue not found among those of its vehicle' },
      });
    const other = stack.aVehicle(owner);
    expect((await ann.patch(`/api/photos/${id}`, { vehicle_id: other })).body).toMatchObject({
      vehicle_id: other,
      links: [],
    });
    expect((await ann.patch(`/api/photos/${id}`, { vehicle_id: null })).body.vehicle_id).toBeNull();
  });

  it("takes no vehicle and no record of somebody else's, and says so as of what never was", async () => {
    const { id } = await aPhoto({ vehicle_id: String(vehicle) });
    const stranger = stack.newOwner();
    const theirs = stack.aVehicle(stranger.id);
    const part = stack.aPart(stranger.id, theirs);
    const tell = async (body: object) => {
      const { status, body: told } = await ann.patch(`/api/photos/${id}`, body);
      return [status, told];
    };
    expect(await tell({ vehicle_id: theirs })).toEqual(await tell({ vehicle_id: NOBODYS }));
    expect((await tell({ vehicle_id: theirs }))[0]).toBe(400);
    const linked = (subject_id: number) => tell({ links: [{ subject_kind: 'part', subject_id }] });
    expect(await linked(part)).toEqual(await linked(NOBODYS));
    expect((await linked(part))[0]).toBe(400);
  });

  it('of somebody else is not there', async () => {
    const { id } = await aPhoto();
    const missing = { status: 404, body: { msg: 'Photo not found' } };
    expect(await bob.get(`/api/photos/${id}`)).toMatchObject(missing);
    expect(await bob.patch(`/api/photos/${id}`, { caption: 'x' })).toMatchObject(missing);
    expect(await bob.delete(`/api/photos/${id}`)).toMatchObject(missing);
    expect((await bob.get('/api/photos')).body).toEqual([]);
  });

  it('that came twice names the first @thorough', async () => {
    const bytes = aPng();
    const first = await aPhoto({}, bytes);
    expect((await aPhoto({}, bytes)).same_as).toBe(first.id);
    expect((await ann.get(`/api/photos/${first.id}`)).body.same_as).toBeNull();
  });

  it('goes into the trash, comes back, and goes for good from there', async () => {
    const { id } = await aPhoto({ vehicle_id: String(vehicle) });
    expect((await ann.delete(`/api/photos/${id}`, { 'if-match': '"9"' })).status).toBe(412);
    expect((await ann.delete(`/api/photos/${id}`)).status).toBe(204);
    expect([await idsAt('/api/photos'), await idsAt('/api/photos?deleted=true')]).toEqual([[], [id]]);
    expect((await ann.patch(`/api/photos/${id}`, { deleted: false })).body.deleted_at).toBeNull();
    expect(await idsAt('/api/photos')).toEqual([id]);
    await ann.delete(`/api/photos/${id}`);
    expect((await ann.delete(`/api/photos/${id}`)).status).toBe(204);
    expect((await ann.get(`/api/photos/${id}`)).status).toBe(404);
  });

  it('goes for good after 30 days in the trash @thorough', async () => {
    const [old, young] = [await aPhoto(), await aPhoto()];
    for (const { id } of [old, young]) await ann.delete(`/api/photos/${id}`);
    await stack.rows(
      sql`update files set deleted_at = now() - interval '31 days' where owner_id = ${owner} and id = ${old.id}`,
    );
    await stack.app.get(FileCollector).collect();
    expect(await idsAt('/api/photos?deleted=true')).toEqual([young.id]);
  });

  it('is stored or refused by its rules, whatever junk is said of it @thorough', async () => {
    const { id } = await aPhoto();
    for (const field of ['caption', 'taken_at', 'vehicle_id', 'tags', 'links', 'deleted'])
      for (const junk of JUNK) expect(unsound([await ann.patch(`/api/photos/${id}`, { [field]: junk })])).toEqual([]);
    for (const junk of JUNK)
      expect(
        unsound([await ann.patch(`/api/photos/${id}`, { links: [{ subject_kind: 'issue', subject_id: junk }] })]),
      ).toEqual([]);
  });
});

describe('photos', () => {
  it('are found by vehicle, record, tag and words @thorough', async () => {
    const issue = await anIssue();
    const one = await aPhoto({ filename: 'Käfer.png', vehicle_id: String(vehicle) });
    const two = await aPhoto({ subject_kind: 'issue', subject_id: String(issue) });
    const three = await aPhoto();
    await ann.patch(`/api/photos/${three.id}`, { tags: ['Rost'], caption: 'Schweller links' });
    expect((await idsAt(`/api/photos?vehicle_id=${vehicle}`)).sort()).toEqual([one.id, two.id]);
    expect(await idsAt(`/api/photos?subject=issue:${issue}`)).toEqual([two.id]);
    expect(await idsAt('/api/photos?tag=Rost')).toEqual([three.id]);
    expect(await idsAt('/api/photos?search=kafer')).toEqual([one.id]);
    expect(await idsAt('/api/photos?search=links%20SCHWELLER')).toEqual([three.id]);
    expect((await ann.get('/api/photos?subject=vehicle:1')).status).toBe(400);
    expect(await idsAt(`/api/photos?vehicle_id=${NOBODYS}`)).toEqual([]);
  });

  it('come by the time they were taken, page by page', async () => {
    const photos = [await aPhoto(), await aPhoto(), await aPhoto()];
    for (const [index, day] of ['02', '03', '01'].entries())
      await ann.patch(`/api/photos/${photos[index].id}`, { taken_at: `2024-05-${day}T10:00:00` });
    const newest = [photos[1].id, photos[0].id, photos[2].id];
    expect(await idsAt('/api/photos')).toEqual(newest);
    expect((await readPages(ann, '/api/photos?limit=1')).map(({ id }) => id)).toEqual(newest);
    expect(await idsAt('/api/photos?sort=oldest')).toEqual(newest.toReversed());
  });

  it('come in pieces where their tags are long', async () => {
    const photos = [await aPhoto(), await aPhoto()];
    const tags = Array.from({ length: 40 }, (_, index) => String(index).padStart(50, 'x'));
    for (const { id } of photos) await ann.patch(`/api/photos/${id}`, { tags });
    expect(await comesInPieces(ann, '/api/photos', stack.database.lists, 3_000)).toBe(true);
  });

  it('cost a statement, however many there are', async () => {
    await aPhoto();
    await aPhoto();
    expect(await statementsOf(() => ann.get('/api/photos?limit=50'))).toBe(1);
  });
});

describe('many photos at once', () => {
  const many = (ids: number[], change: object) => ann.patch<any[]>('/api/photos', { ids, ...change });
  const three = async (metadata: Record<string, string> = {}) => {
    const ids: number[] = [];
    for (let count = 0; count < 3; count += 1) ids.push(await uploads.file(aPng(), metadata));
    return ids as [number, number, number];
  };

  it('are changed alike, and answered', async () => {
    const [one, two, three_] = await three();
    await ann.patch(`/api/photos/${one}`, { tags: ['Rost', 'alt'] });
    const issue = await anIssue();
    const links = [{ subject_kind: 'issue', subject_id: issue }];
    const changed = await many([one, two], {
      vehicle_id: vehicle,
      add_tags: ['neu'],
      remove_tags: ['alt'],
      add_links: links,
    });
    expect(changed.status).toBe(200);
    const byId = new Map(changed.body.map((photo) => [photo.id, photo]));
    expect(byId.get(one)).toMatchObject({ vehicle_id: vehicle, tags: ['Rost', 'neu'], links });
    expect(byId.get(two)).toMatchObject({ vehicle_id: vehicle, tags: ['neu'], links });
    expect([byId.size, (await ann.get(`/api/photos/${one}`)).body]).toEqual([2, byId.get(one)]);
    expect((await ann.get(`/api/photos/${three_}`)).body).toMatchObject({ vehicle_id: null, tags: [], links: [] });
    const undone = await many([one, two], { remove_tags: ['neu'], remove_links: links });
    for (const photo of undone.body) expect(photo).toMatchObject({ vehicle_id: vehicle, links: [] });
  });

  it('keep the order that records have of them', async () => {
    const [one, two] = await three();
    const links = [{ subject_kind: 'issue', subject_id: await anIssue() }];
    await many([two], { add_links: links });
    await many([one, two], { add_links: links });
    const places = await stack.rows(
      sql`select file_id, position from file_links where owner_id = ${owner} order by position`,
    );
    expect(places).toEqual([
      { file_id: two, position: 1 },
      { file_id: one, position: 2 },
    ]);
  });

  it('go into the trash and come back', async () => {
    const ids = await three();
    const gone = await many(ids, { deleted: true });
    expect(gone.body.map(({ deleted_at }) => deleted_at)).not.toContain(null);
    expect([gone.body.length, await idsAt('/api/photos')]).toEqual([3, []]);
    expect((await many(ids, { deleted: false })).body).toHaveLength(3);
    expect((await idsAt('/api/photos')).sort()).toEqual([...ids].sort());
  });

  it('leave the records of a vehicle that they leave', async () => {
    const issue = await anIssue();
    const ids = await three({ subject_kind: 'issue', subject_id: String(issue) });
    const other = stack.aVehicle(owner);
    const there = [{ subject_kind: 'issue', subject_id: await anIssue(other) }];
    for (const photo of (await many(ids, { vehicle_id: other, add_links: there })).body)
      expect(photo).toMatchObject({ vehicle_id: other, links: there });
    for (const photo of (await many(ids, { vehicle_id: null })).body)
      expect(photo).toMatchObject({ vehicle_id: null, make: null, links: [] });
  });

  it('go behind those that an album has', async () => {
    const [one, two, three_] = await three();
    const album = (await ann.post('/api/albums', { name: 'Trip', photo_ids: [three_] })).body.id;
    await many([two, three_, one], { add_to_album: album });
    expect(await idsAt(`/api/photos?album_id=${album}&sort=album`)).toEqual([three_, two, one]);
    expect((await ann.get(`/api/albums/${album}`)).headers.etag).toBe('"2"');
    await many([two], { add_to_album: album });
    expect((await ann.get(`/api/albums/${album}`)).headers.etag).toBe('"2"');
  });

  it('are changed all or none', async () => {
    const [one, two] = await three();
    const elsewhere = await anIssue(stack.aVehicle(owner));
    await ann.patch(`/api/photos/${two}`, { vehicle_id: vehicle });
    const versions = () => stack.rows(sql`select id, version from files where owner_id = ${owner} order by id`);
    const before = await versions();
    const linked = [{ subject_kind: 'issue', subject_id: elsewhere }];
    for (const [ids, change, msg] of [
      [[one, NOBODYS], { add_tags: ['x'] }, 'Photo not found'],
      [[one, two], { add_tags: ['x'], add_links: linked }, 'Issue not found among those of its vehicle'],
      [[one], { add_tags: ['x'], remove_links: [{ subject_kind: 'part', subject_id: NOBODYS }] }, 'Part not found'],
      [[one], { vehicle_id: NOBODYS }, 'Vehicle not found'],
      [[one], { add_tags: ['x'], add_to_album: NOBODYS }, 'Album not found'],
      [Array.from({ length: 201 }, (_, index) => index + 1), {}, 'Ids must have at most 200 entries'],
    ] as const)
      expect(await many([...ids], change)).toMatchObject({ status: 400, body: { msg } });
    expect(await ann.patch('/api/photos', {})).toMatchObject({ status: 400, body: { msg: 'Photos are required' } });
    expect(await versions()).toEqual(before);
  });

  it('that would not change stay as they are', async () => {
    const [one] = await three();
    await many([one], { add_tags: ['x'] });
    const { body } = await many([one], { add_tags: ['x'], remove_tags: ['y'], deleted: false });
    expect(body).toEqual([(await ann.get(`/api/photos/${one}`)).body]);
    expect((await ann.get(`/api/photos/${one}`)).headers.etag).toBe('"2"');
  });

  it('have at most 50 tags each @thorough', async () => {
    const [one] = await three();
    await many([one], { add_tags: Array.from({ length: 50 }, (_, index) => `tag ${index}`) });
    expect(await many([one], { add_tags: ['one more'] })).toMatchObject({
      status: 400,
      body: { msg: 'Each can have at most 50 tags' },
    });
  });

  it("of somebody else's are not there, nor what these have", async () => {
    const [one] = await three();
    const stranger = stack.newOwner();
    const theirs = await new UploadClient(stack.app, stack.tokens.token(stranger.id)).file(aPng());
    const album = (await stranger.client.post('/api/albums', { name: 'Trip' })).body.id;
    const tell = async (ids: number[], change: object) => {
      const { status, body } = await many(ids, change);
      return [status, body];
    };
    expect(await tell([one, theirs], {})).toEqual(await tell([one, NOBODYS], {}));
    expect(await tell([one], { add_to_album: album })).toEqual(await tell([one], { add_to_album: NOBODYS }));
    expect(await stranger.client.get(`/api/albums/${album}`)).toMatchObject({ body: { photo_count: 0 } });
  });

  it('cost as many statements as few do', async () => {
    const ids = await three();
    const change = { add_tags: ['x'], vehicle_id: vehicle };
    await many(ids, { vehicle_id: vehicle });
    await many(ids, { vehicle_id: null });
    const first = await statementsOf(() => many(ids.slice(0, 1), change));
    expect(await statementsOf(() => many(ids.slice(1), change))).toBe(first);
  });

  it('are stored or refused by their rules, whatever junk is said of them @thorough', async () => {
    const [one] = await three();
    for (const field of [
      'ids',
      'add_tags',
      'remove_tags',
      'add_links',
      'remove_links',
      'vehicle_id',
      'add_to_album',
      'deleted',
    ])
      for (const junk of JUNK)
        expect(unsound([await ann.patch('/api/photos', { ids: [one], [field]: junk })])).toEqual([]);
  });
});
