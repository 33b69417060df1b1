import { eventually, tablesHolding, type TestClient, type TestService } from '@carnet/svc-testing';
import {
  aModification,
  aServiceEvent,
  aUserId,
  coverFact,
  createPart,
  createVehicle,
  eventFact,
  eventGone,
  factsOf,
  modificationFact,
  namesOf,
  startGarage,
} from './garage.js';

let service: TestService;
let userId: number;
let person: TestClient;
let vehicle_id: number;
let lastEvent = 0;

beforeAll(async () => {
  service = await startGarage();
});
afterAll(() => service.close());
beforeEach(async () => {
  userId = aUserId();
  person = service.as(userId);
  vehicle_id = (await createVehicle(person, { current_mileage: 1000 })).id;
});

const anEvent = (fields: object) => aServiceEvent({ id: ++lastEvent, vehicle_id, ...fields });
const aPartOfIt = async (fields: object = {}) => (await createPart(person, { vehicle_id, ...fields })).id;
const statusOf = async (id: number) => (await person.get(`/api/parts/${id}`)).body.status as string;
const mileage = async () => (await person.get(`/api/vehicles/${vehicle_id}`)).body.current_mileage as number | null;

/** Publishes facts of svc-service and waits until they are handled. */
async function told(...facts: Parameters<typeof service.producers.service.publish>) {
  service.producers.service.publish(...facts);
  const marker = anEvent({ status: 'Upcoming' });
  service.producers.service.publish(eventFact(userId, marker));
  await eventually(async () => expect(await copyOf(marker.id)).toBeDefined());
}

async function copyOf(id: number) {
  const rows = await service.database.dataSource.query('select * from service_event_copies where id = $1', [id]);
  return rows[0];
}

describe('a service event', () => {
  it('that is created Completed installs its parts, and the parts tell of it', async () => {
    const [used, unused] = [await aPartOfIt(), await aPartOfIt()];
    await told(eventFact(userId, anEvent({ part_ids: [used] })));
    expect([await statusOf(used), await statusOf(unused)]).toEqual(['Installed', 'Planned']);
    expect((await factsOf(service, 'part', used)).at(-1)).toMatchObject({
      version: 2,
      owner_id: userId,
      body: { status: 'Installed' },
    });
    expect((await person.get(`/api/parts/${used}`)).headers.etag).toBe('"2"');
  });

  it.each(['Upcoming', 'Overdue'])('that is %s installs nothing until it is Completed', async (status) => {
    const part = await aPartOfIt();
    const event = anEvent({ status, part_ids: [part], mileage_at_service: 5000 });
    await told(eventFact(userId, event));
    expect([await statusOf(part), await mileage()]).toEqual(['Planned', 1000]);
    await told(eventFact(userId, { ...event, status: 'Completed' }));
    expect([await statusOf(part), await mileage()]).toEqual(['Installed', 5000]);
  });

  it('installs a part that is added when it is Completed, and leaves the others as their owner set them', async () => {
    const [first, second] = [await aPartOfIt(), await aPartOfIt()];
    const event = anEvent({ part_ids: [first] });
    await told(eventFact(userId, event));
    await person.put(`/api/parts/${first}`, { status: 'In Storage' });
    await told(eventFact(userId, { ...event, part_ids: [first, second] }));
    expect([await statusOf(first), await statusOf(second)]).toEqual(['In Storage', 'Installed']);
    await told(eventFact(userId, { ...event, name: 'Renamed', part_ids: [first, second] }));
    expect(await statusOf(first)).toBe('In Storage');
  });

  it('installs again when it becomes Completed once more', async () => {
    const part = await aPartOfIt();
    const event = anEvent({ part_ids: [part] });
    await told(eventFact(userId, event), eventFact(userId, { ...event, status: 'Upcoming' }));
    await person.put(`/api/parts/${part}`, { status: 'Planned' });
    await told(eventFact(userId, event));
    expect(await statusOf(part)).toBe('Installed');
  });

  it('says nothing of a part that is Installed already', async () => {
    const part = await aPartOfIt({ status: 'Installed' });
    await told(eventFact(userId, anEvent({ part_ids: [part] })));
    expect(await factsOf(service, 'part', part)).toHaveLength(1);
  });

  it('raises the mileage, and the vehicle tells of it', async () => {
    await told(eventFact(userId, anEvent({ mileage_at_service: 1001 })));
    expect(await mileage()).toBe(1001);
    expect((await factsOf(service, 'vehicle', vehicle_id)).at(-1)).toMatchObject({
      version: 2,
      body: { current_mileage: 1001 },
    });
  });

  it('sets the mileage where it was not known', async () => {
    await person.put(`/api/vehicles/${vehicle_id}`, { current_mileage: null });
    await told(eventFact(userId, anEvent({ mileage_at_service: 0 })));
    expect(await mileage()).toBe(0);
  });

  it.each([1000, 999, 0, null])('leaves a mileage of 1000 as it is with %p', async (mileage_at_service) => {
    await told(eventFact(userId, anEvent({ mileage_at_service })));
    expect(await mileage()).toBe(1000);
    expect(await factsOf(service, 'vehicle', vehicle_id)).toHaveLength(1);
  });

  it('leaves alone a mileage that its owner corrected since, until the event says another', async () => {
    const event = anEvent({ mileage_at_service: 90_000 });
    await told(eventFact(userId, event));
    await person.put(`/api/vehicles/${vehicle_id}`, { current_mileage: 9000 });
    await told(eventFact(userId, { ...event, name: 'Renamed' }));
    expect(await mileage()).toBe(9000);
    await told(eventFact(userId, { ...event, mileage_at_service: 9100 }));
    expect(await mileage()).toBe(9100);
  });

  it('raises to the highest of many at once', async () => {
    await told(...[3000, 7000, 5000].map((mileage_at_service) => eventFact(userId, anEvent({ mileage_at_service }))));
    expect(await mileage()).toBe(7000);
  });

  it('stands at its parts, newest first, until it no longer uses them or is deleted', async () => {
    const part = await aPartOfIt();
    const old = anEvent({ name: 'Old', part_ids: [part], date_performed: '2020-01-01' });
    const undated = anEvent({ name: 'Undated', part_ids: [part], date_performed: null, status: 'Upcoming' });
    const fresh = anEvent({ name: 'Fresh', part_ids: [part], date_performed: '2026-01-01', type: 'Repair' });
    await told(eventFact(userId, old), eventFact(userId, undated), eventFact(userId, fresh));
    const events = async () => (await person.get(`/api/parts/${part}`)).body.service_events;
    expect(namesOf(await events())).toEqual(['Fresh', 'Old', 'Undated']);
    expect((await events())[0]).toEqual({
      id: fresh.id,
      name: 'Fresh',
      type: 'Repair',
      date_performed: '2026-01-01',
      date_performed_edtf: null,
      status: 'Completed',
    });
    await told(eventFact(userId, { ...fresh, part_ids: [] }), eventGone(userId, old.id));
    expect(namesOf(await events())).toEqual(['Undated']);
    expect(await copyOf(old.id)).toBeUndefined();
  });

  it('that is deleted leaves its parts Installed, and takes along the mileage that came from it', async () => {
    const part = await aPartOfIt();
    const event = anEvent({ part_ids: [part], mileage_at_service: 2000 });
    await told(eventFact(userId, event), eventGone(userId, event.id));
    expect([await statusOf(part), await mileage()]).toEqual(['Installed', 1000]);
  });

  it('is applied once, however often it is told', async () => {
    const part = await aPartOfIt();
    const event = { ...eventFact(userId, anEvent({ part_ids: [part] })), version: 1 };
    await told(event);
    await person.put(`/api/parts/${part}`, { status: 'Planned' });
    await told(event);
    expect(await statusOf(part)).toBe('Planned');
  });

  it('touches no part of another vehicle of the same owner', async () => {
    const other = await createPart(person);
    await told(eventFact(userId, anEvent({ part_ids: [other.id] })));
    expect(await statusOf(other.id)).toBe('Planned');
  });

  it('touches nothing of another owner, whatever ids it names', async () => {
    const stranger = aUserId();
    const part = await aPartOfIt();
    const event = anEvent({ part_ids: [part], mileage_at_service: 99_999 });
    await told(eventFact(stranger, event));
    expect([await statusOf(part), await mileage()]).toEqual(['Planned', 1000]);
    expect((await person.get(`/api/parts/${part}`)).body.service_events).toEqual([]);
    expect(await factsOf(service, 'part', part)).toHaveLength(1);
  });

  it('passes over vehicles and parts that are gone', async () => {
    const part = await aPartOfIt();
    await person.delete(`/api/vehicles/${vehicle_id}`);
    await told(eventFact(userId, anEvent({ part_ids: [part, 2_000_000_000], mileage_at_service: 5 })));
    expect((await factsOf(service, 'part', part)).at(-1)).toMatchObject({ deleted: true });
  });

  it('is taken in by the thousand, as an import brings them', async () => {
    const part = await aPartOfIt();
    const many = Array.from({ length: 1000 }, (_, i) => anEvent({ part_ids: [part], mileage_at_service: 2000 + i }));
    await told(...many.map((event) => eventFact(userId, event)));
    expect([await statusOf(part), await mileage()]).toEqual(['Installed', 2999]);
    expect((await person.get(`/api/parts/${part}`)).body.service_events).toHaveLength(1000);
  });
});

describe('a cover', () => {
  const vehicle = async () => await person.get(`/api/vehicles/${vehicle_id}`);

  it('stands with its vehicle wherever that is read, and is no change of it', async () => {
    const before = await vehicle();
    expect(before.body.cover).toBeNull();
    service.producers.records.publish(coverFact(userId, { id: vehicle_id }));
    await eventually(async () => expect((await vehicle()).body.cover).not.toBeNull());
    const { body, headers } = await vehicle();
    expect(body).toEqual({
      ...before.body,
      cover: {
        photo_id: 7,
        hash: '0123456789abcdef',
        thumbhash: '1QcSHQRnh493V4dIh4eXh1h4kJUI',
        width: 1200,
        height: 800,
      },
    });
    expect(headers.etag).toBe(before.headers.etag);
    expect((await person.get('/api/vehicles')).body).toEqual([body]);
    expect((await person.get(`/api/collections/${body.collection_id}/vehicles`)).body).toEqual([body]);
    expect((await person.put(`/api/vehicles/${vehicle_id}`, { color: 'Red' })).body.cover).toEqual(body.cover);
  });

  it('goes where svc-records takes it away, and can be chosen again', async () => {
    const { records } = service.producers;
    const cover = async () => (await vehicle()).body.cover;
    records.publish(coverFact(userId, { id: vehicle_id }));
    await eventually(async () => expect(await cover()).toMatchObject({ photo_id: 7 }));
    const none = { photo_id: null, hash: null, thumbhash: null, width: null, height: null };
    records.publish(coverFact(userId, { id: vehicle_id, ...none }));
    await eventually(async () => expect(await cover()).toBeNull());
    records.publish(coverFact(userId, { id: vehicle_id, photo_id: 8, thumbhash: null, width: null, height: null }));
    await eventually(async () => expect(await cover()).toMatchObject({ photo_id: 8, thumbhash: null, width: null }));
    records.publish({ kind: 'vehicle-cover', key: vehicle_id, ownerId: userId, deleted: true });
    await eventually(async () => expect(await cover()).toBeNull());
  });

  it("of somebody else's vehicle, or of one that is gone, changes nothing", async () => {
    const other = (await createVehicle(person)).id;
    service.producers.records.publish(
      coverFact(aUserId(), { id: vehicle_id }),
      coverFact(userId, { id: 1_999_999_999 }),
      coverFact(userId, { id: other }),
    );
    await eventually(async () => expect((await person.get(`/api/vehicles/${other}`)).body.cover).not.toBeNull());
    expect((await vehicle()).body.cover).toBeNull();
  });
});

describe('a modification', () => {
  it('stands at its parts until it no longer uses them or is deleted', async () => {
    const part = await aPartOfIt();
    const modifications = async () => (await person.get(`/api/parts/${part}`)).body.modifications;
    const tuned = aModification({ id: 500_001, vehicle_id, part_ids: [part] });
    const painted = aModification({
      id: 500_002,
      vehicle_id,
      name: 'Paint',
      category: 'Appearance',
      status: 'Completed',
      part_ids: [part],
    });
    service.producers.records.publish(modificationFact(userId, tuned), modificationFact(userId, painted));
    await eventually(async () =>
      expect(await modifications()).toEqual([
        { id: painted.id, name: 'Paint', category: 'Appearance', status: 'Completed' },
        { id: tuned.id, name: 'Coilovers', category: 'Performance', status: 'Planned' },
      ]),
    );
    expect(await statusOf(part)).toBe('Planned');
    service.producers.records.publish(modificationFact(userId, { ...painted, part_ids: [] }));
    await eventually(async () => expect(await modifications()).toMatchObject([{ id: tuned.id }]));
    service.producers.records.publish({ kind: 'modification', key: tuned.id, ownerId: userId, deleted: true });
    await eventually(async () => expect(await modifications()).toEqual([]));
  });

  it('keeps the parts of each where many are told of at once', async () => {
    const [first, second] = [await aPartOfIt(), await aPartOfIt()];
    const many = Array.from({ length: 300 }, (_, index) =>
      aModification({ id: 600_000 + index, vehicle_id, part_ids: index % 2 ? [first] : [first, second] }),
    );
    service.producers.records.publish(...many.map((modification) => modificationFact(userId, modification)));
    const counts = async () => {
      const parts = await Promise.all([first, second].map((id) => person.get(`/api/parts/${id}`)));
      return parts.map(({ body }) => body.modifications.length);
    };
    await eventually(async () => expect(await counts()).toEqual([300, 150]));
    const changed = many.map((modification) => modificationFact(userId, { ...modification, part_ids: [second] }));
    const gone = many.slice(0, 10).map(({ id }) => ({ kind: 'modification', key: id, ownerId: userId, deleted: true }));
    service.producers.records.publish(...changed, ...gone);
    await eventually(async () => expect(await counts()).toEqual([0, 290]));
  });

  it('of somebody else does not stand at one’s part', async () => {
    const part = await aPartOfIt();
    const foreign = aModification({ id: 500_003, vehicle_id, part_ids: [part] });
    service.producers.records.publish(modificationFact(aUserId(), foreign));
    await eventually(async () => {
      const rows = await service.database.dataSource.query('select 1 from modification_copies where id = $1', [
        foreign.id,
      ]);
      expect(rows).toHaveLength(1);
    });
    expect((await person.get(`/api/parts/${part}`)).body.modifications).toEqual([]);
  });
});

describe('a user', () => {
  it('who is deleted takes all along, and nothing of others', async () => {
    const part = await aPartOfIt();
    const stranger = service.as(aUserId());
    const foreign = await createPart(stranger);
    await told(eventFact(userId, anEvent({ part_ids: [part] })));
    service.producers.identity.publish({ kind: 'user', key: userId, ownerId: userId, deleted: true });
    await eventually(async () => expect(await tablesHolding(service.database, userId)).toEqual([]));
    expect((await factsOf(service, 'vehicle', vehicle_id)).at(-1)).toMatchObject({ deleted: true });
    expect((await factsOf(service, 'part', part)).at(-1)).toMatchObject({ deleted: true });
    expect((await stranger.get(`/api/parts/${foreign.id}`)).status).toBe(200);
    expect((await person.get('/api/vehicles')).status).toBe(401);
  });

  it('whose password changes keeps all', async () => {
    service.producers.identity.publish({
      kind: 'user',
      key: userId,
      ownerId: userId,
      body: { id: userId, tokens_valid_from: '2020-01-01T00:00:00.000Z' },
    });
    await eventually(async () => {
      const rows = await service.database.dataSource.query('select 1 from token_floors where user_id = $1', [userId]);
      expect(rows).toHaveLength(1);
    });
    expect((await person.get('/api/vehicles')).body).toHaveLength(1);
  });
});
