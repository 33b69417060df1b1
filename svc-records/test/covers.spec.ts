import { sql } from '@carnet/pg';
import { eventually, JUNK, type TestClient, unsound } from '@carnet/svc-testing';
import { coverRepublication } from '../src/covers/cover.fact.js';
import { aPng } from './pictures.js';
import { NOBODYS, openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let uploads: UploadClient;
let vehicle: number;
let photo: number;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(async () => {
  ({ id: owner, client: ann } = stack.newOwner());
  uploads = new UploadClient(stack.app, stack.tokens.token(owner));
  vehicle = stack.aVehicle(owner);
  photo = await aPhoto();
});

const aPhoto = (vehicle_id: number | null = vehicle): Promise<number> =>
  uploads.file(aPng(), vehicle_id === null ? {} : { vehicle_id: String(vehicle_id) });
const choose = (photo_id: unknown = photo, at = vehicle) => ann.put(`/api/photos/covers/${at}`, { photo_id });
const facts = (at = vehicle) => stack.factsOf('vehicle-cover', at);
const newest = async (at = vehicle) => (await facts(at)).at(-1);
const none = (id = vehicle) => ({ id, photo_id: null, hash: null, thumbhash: null, width: null, height: null });

/** Waits until its pictures are made. */
const drawn = (id: number) =>
  eventually(async () => expect((await ann.get(`/api/photos/${id}`)).body.state).toBe('ready'));

describe('a cover', () => {
  it('is a photo of the vehicle, which svc-garage is told of', async () => {
    await drawn(photo);
    const { hash, thumbhash } = (await ann.get(`/api/photos/${photo}`)).body;
    const { status, body } = await choose();
    const shown = { photo_id: photo, hash, thumbhash, width: 8, height: 6 };
    expect([status, body]).toEqual([200, { vehicle_id: vehicle, ...shown }]);
    expect(await facts()).toEqual([{ version: 1, owner_id: owner, deleted: false, body: { id: vehicle, ...shown } }]);
    expect((await choose()).status).toBe(200);
    expect(await facts()).toHaveLength(1);
  });

  it('is nothing that a vehicle has by itself', async () => {
    await drawn(photo);
    expect(await facts()).toEqual([]);
  });

  it('is told again when its pictures are made', async () => {
    const fresh = await aPhoto();
    await choose(fresh);
    await drawn(fresh);
    await eventually(async () =>
      expect((await newest())?.body).toMatchObject({ photo_id: fresh, width: 8, height: 6 }),
    );
  });

  it('can be another, and none', async () => {
    await drawn(photo);
    const other = await aPhoto();
    await drawn(other);
    await choose();
    await choose(other);
    expect(await newest()).toMatchObject({ version: 2, body: { photo_id: other } });
    expect((await ann.delete(`/api/photos/covers/${vehicle}`)).status).toBe(204);
    expect(await newest()).toMatchObject({ version: 3, deleted: false, body: none() });
    expect((await ann.delete(`/api/photos/covers/${vehicle}`)).status).toBe(204);
    expect(await facts()).toHaveLength(3);
    expect((await ann.get(`/api/photos/${other}`)).status).toBe(200);
    await choose(other);
    expect(await newest()).toMatchObject({ version: 4, body: { photo_id: other } });
  });

  it('goes with its photo into the trash, and does not come back with it', async () => {
    for (const [away, back] of [
      [() => ann.delete(`/api/photos/${photo}`), () => ann.patch(`/api/photos/${photo}`, { deleted: false })],
      [
        () => ann.patch('/api/photos', { ids: [photo], deleted: true }),
        () => ann.patch('/api/photos', { ids: [photo], deleted: false }),
      ],
    ] as const) {
      await choose();
      await away();
      expect((await newest())?.body).toEqual(none());
      await back();
      expect((await newest())?.body).toEqual(none());
    }
  });

  it('does not move with its photo to another vehicle', async () => {
    const other = stack.aVehicle(owner);
    await choose();
    await ann.patch(`/api/photos/${photo}`, { caption: 'Still here' });
    expect((await newest())?.body).toMatchObject({ photo_id: photo });
    await ann.patch(`/api/photos/${photo}`, { vehicle_id: other });
    expect([(await newest())?.body, await facts(other)]).toEqual([none(), []]);
  });

  it('can be a photo of no vehicle, which becomes one of this', async () => {
    const loose = await aPhoto(null);
    expect((await choose(loose)).body).toMatchObject({ vehicle_id: vehicle, photo_id: loose });
    expect((await ann.get(`/api/photos/${loose}`)).body.vehicle_id).toBe(vehicle);
  });

  it('is no photo of another vehicle, none in the trash, and none that is not there', async () => {
    const elsewhere = await aPhoto(stack.aVehicle(owner));
    const trashed = await aPhoto();
    await ann.delete(`/api/photos/${trashed}`);
    const refused = (msg: string) => ({ status: 400, body: { msg, errors: [{ field: 'photo_id', msg }] } });
    expect(await choose(elsewhere)).toMatchObject(refused('The photo belongs to another vehicle'));
    for (const id of [trashed, NOBODYS]) expect(await choose(id)).toMatchObject(refused('Photo not found'));
    expect(await choose(null)).toMatchObject(refused('The photo is required'));
    expect(await facts()).toEqual([]);
  });

  it("is nothing for somebody else's vehicle, nor with somebody else's photo", async () => {
    const stranger = stack.newOwner();
    const theirs = stack.aVehicle(stranger.id);
    const theirUploads = new UploadClient(stack.app, stack.tokens.token(stranger.id));
    const theirPhoto = await theirUploads.file(aPng(), { vehicle_id: String(theirs) });
    const missing = { status: 404, body: { msg: 'Vehicle not found' } };
    for (const at of [theirs, NOBODYS]) {
      expect(await choose(photo, at)).toMatchObject(missing);
      expect(await ann.delete(`/api/photos/covers/${at}`)).toMatchObject(missing);
    }
    expect((await choose(theirPhoto)).body).toEqual((await choose(NOBODYS)).body);
    expect([await facts(), await facts(theirs)]).toEqual([[], []]);
  });

  it('ends in the log with its vehicle, and with its owner', async () => {
    await choose();
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect(await newest()).toMatchObject({ deleted: true, body: null }));
    vehicle = stack.aVehicle(owner);
    await choose(await aPhoto());
    stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
    await eventually(async () => expect(await newest()).toMatchObject({ deleted: true, body: null }));
    expect(await stack.rows(sql`select 1 from vehicle_covers where owner_id = ${owner}`)).toEqual([]);
  });

  it('can be told again as it is', async () => {
    await drawn(photo);
    await choose();
    const told = await stack.database.transaction((tx) =>
      coverRepublication.snapshots(tx, { owner: owner - 1, id: NOBODYS }, 10),
    );
    const { version, body } = (await newest())!;
    expect(told).toEqual([{ kind: 'vehicle-cover', key: vehicle, version, ownerId: owner, body }]);
  });

  it('is chosen or refused by its rules, whatever junk is said', async () => {
    for (const junk of JUNK)
      expect(unsound([await ann.put(`/api/photos/covers/${vehicle}`, { photo_id: junk })])).toEqual([]);
  });
});
