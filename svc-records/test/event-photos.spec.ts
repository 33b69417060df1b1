import { FileCollector } from '@carnet/files';
import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import { aPng } from './pictures.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle: number;
let event: number;
let photo: number;

beforeAll(async () => {
  stack = await openStack();
  await stack.app.listen(0, '127.0.0.1');
});
afterAll(() => stack?.close());
beforeEach(async () => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle = stack.aVehicle(owner);
  event = stack.aServiceEvent(owner, vehicle);
  photo = await aPhoto({ subject_kind: 'service-event', subject_id: String(event) });
});

const aPhoto = (metadata: Record<string, string>): Promise<number> =>
  new UploadClient(stack.app, stack.tokens.token(owner)).file(aPng(), metadata);
const facts = (id = photo) => stack.factsOf('event-photo', id);
const newest = async (id = photo) => (await facts(id)).at(-1);
const change = (body: object, id = photo) => ann.patch(`/api/photos/${id}`, body);
const links = (...ids: number[]) => ids.map((subject_id) => ({ subject_kind: 'service-event', subject_id }));
const none = { caption: null, service_events: [] };

describe('a photo of a service event', () => {
  it('is told of, with its place among those of the event', async () => {
    expect(await facts()).toEqual([
      {
        version: 1,
        owner_id: owner,
        deleted: false,
        body: { id: photo, caption: null, service_events: [{ id: event, position: 1 }] },
      },
    ]);
    const second = await aPhoto({ vehicle_id: String(vehicle) });
    expect(await facts(second)).toEqual([]);
    await ann.patch('/api/photos', { ids: [second], add_links: links(event) });
    expect((await newest(second))?.body).toMatchObject({ service_events: [{ id: event, position: 2 }] });
    await change({ caption: 'Drain plug' });
    expect(await newest()).toMatchObject({ version: 2, body: { caption: 'Drain plug' } });
  });

  it('has the place that its upload names, whenever it arrives', async () => {
    const ofEvent = { subject_kind: 'service-event', subject_id: String(stack.aServiceEvent(owner, vehicle)) };
    const third = await aPhoto({ ...ofEvent, position: '3' });
    const last = await aPhoto(ofEvent);
    const first = await aPhoto({ ...ofEvent, position: '1' });
    const places = [];
    for (const id of [first, third, last]) places.push((await newest(id))?.body);
    expect(places).toEqual(
      [1, 3, 4].map((position) => expect.objectContaining({ service_events: [expect.objectContaining({ position })] })),
    );
  });

  it('brings its caption along with its upload', async () => {
    const second = await aPhoto({
      ...{ subject_kind: 'service-event', subject_id: String(event) },
      caption: 'Ölablassschraube, 前輪',
    });
    expect((await newest(second))?.body).toMatchObject({ caption: 'Ölablassschraube, 前輪' });
    expect((await ann.get(`/api/photos/${second}`)).body).toMatchObject({ caption: 'Ölablassschraube, 前輪' });
  });

  it('is of none while it is in the trash, or taken off', async () => {
    await change({ caption: 'Drain plug' });
    await ann.delete(`/api/photos/${photo}`);
    expect((await newest())?.body).toEqual({ id: photo, ...none });
    await change({ deleted: false });
    expect((await newest())?.body).toMatchObject({
      caption: 'Drain plug',
      service_events: [{ id: event, position: 1 }],
    });
    await change({ links: [] });
    expect((await newest())?.body).toEqual({ id: photo, ...none });
    const told = (await facts()).length;
    await change({ tags: ['Oil'] });
    expect(await facts()).toHaveLength(told);
  });

  it('ends in the log where it goes for good', async () => {
    const other = await aPhoto({ subject_kind: 'service-event', subject_id: String(event) });
    for (const id of [photo, photo, other]) await ann.delete(`/api/photos/${id}`);
    expect(await newest()).toMatchObject({ deleted: true, body: null });
    await stack.rows(sql`update files set deleted_at = now() - interval '31 days' where owner_id = ${owner}`);
    await stack.app.get(FileCollector).collect();
    expect(await newest(other)).toMatchObject({ deleted: true, body: null });
  });

  it('ends in the log with its vehicle, and with its owner', async () => {
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect(await newest()).toMatchObject({ deleted: true, body: null }));
    vehicle = stack.aVehicle(owner);
    event = stack.aServiceEvent(owner, vehicle);
    photo = await aPhoto({ subject_kind: 'service-event', subject_id: String(event) });
    stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
    await eventually(async () => expect(await newest()).toMatchObject({ deleted: true, body: null }));
  });

  it('stays where its event goes', async () => {
    stack.producers.service.publish({ kind: 'service-event', key: event, ownerId: owner, deleted: true });
    await eventually(async () => expect(await newest()).toMatchObject({ version: 2, body: { id: photo, ...none } }));
    const { body, headers } = await ann.get(`/api/photos/${photo}`);
    expect([body.links, headers.etag]).toEqual([[], '"2"']);
  });
});
