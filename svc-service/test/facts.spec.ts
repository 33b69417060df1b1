import { countAllStatements, eventually } from '@carnet/svc-testing';
import { aPart, aVehicle, gone, type Stack, oilChange, openStack, OWNER, STRANGER } from './stack.js';

const EVENTS = '/api/service/events';

let stack: Stack;

beforeEach(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1), aVehicle(2), aVehicle(3, {}, STRANGER), aPart(11, 1), aPart(12, 1));
});
afterEach(() => stack?.close());

describe('when svc-garage tells', () => {
  it('of a renamed vehicle, events carry the new name', async () => {
    const { id } = await stack.anEvent();
    await stack.told(aVehicle(1, { make: 'Fiat', model: '124', year: 1980, nickname: 'Spider' }));
    expect((await stack.owner.get(`${EVENTS}/${id}`)).body).toMatchObject({
      make: 'Fiat',
      model: '124',
      year: 1980,
      nickname: 'Spider',
    });
  });

  it('of many changes at once, the last of each counts @thorough', async () => {
    const many = Array.from({ length: 300 }, (_, n) => aPart(12, 1, { name: `Name ${n}` }));
    await stack.told(aPart(13, 1), ...many);
    const { parts } = await stack.anEvent({ parts: [{ id: 12 }, { id: 13 }] });
    await eventually(async () => {
      expect(parts.map(({ name }: { name: string }) => name)).toEqual(['Name 299', 'Part 13']);
    });
  });

  it('of a deleted vehicle, its events go, and others are told', async () => {
    const kept = await stack.anEvent({ vehicle_id: 2 });
    const [one, two] = [await stack.anEvent({ parts: [{ id: 11 }] }), await stack.anEvent()];
    await stack.told(gone(aVehicle(1)));
    for (const { id } of [one, two]) expect((await stack.owner.get(`${EVENTS}/${id}`)).status).toBe(404);
    expect((await stack.owner.get(EVENTS)).body).toMatchObject([{ id: kept.id }]);
    const deletions = (await stack.facts()).filter(({ deleted }) => deleted);
    expect(deletions.map(({ key, version, owner_id }) => [Number(key), version, owner_id])).toEqual(
      expect.arrayContaining([
        [one.id, 2, OWNER],
        [two.id, 2, OWNER],
      ]),
    );
    expect(deletions).toHaveLength(2);
    expect((await stack.owner.post(EVENTS, oilChange(1))).body.msg).toBe('Vehicle not found');
    expect((await stack.owner.get('/api/service/vehicles/1/events')).status).toBe(404);
  });

  it('of a vehicle with 2,000 events deleted, it takes a handful of statements @thorough', async () => {
    await stack.owner.post(`${EVENTS}/import`, Array(2_000).fill(oilChange(2)));
    const statements = await countAllStatements(() => stack.told(gone(aVehicle(2))));
    expect(statements.filter((text) => /delete from|insert into facts/.test(text)).length).toBeLessThanOrEqual(5);
    expect((await stack.facts()).filter(({ deleted }) => deleted)).toHaveLength(2_000);
  });

  it('of a deleted part, it comes off the events that used it', async () => {
    const { id } = await stack.anEvent({ parts: [{ id: 12 }, { id: 11, quantity: 2 }] });
    const other = await stack.anEvent({ parts: [{ id: 12 }] });
    await stack.told(gone(aPart(11, 1)));
    const { body, headers } = await stack.owner.get(`${EVENTS}/${id}`);
    expect(body.parts).toMatchObject([{ id: 12 }]);
    expect(headers.etag).toBe('"2"');
    expect((await stack.owner.get(`${EVENTS}/${other.id}`)).headers.etag).toBe('"1"');
    expect((await stack.facts()).at(-1)).toMatchObject({ key: String(id), version: 2, body: { id, part_ids: [12] } });
    expect((await stack.owner.post(EVENTS, oilChange(1, { parts: [{ id: 11 }] }))).body.msg).toBe('Part not found');
  });

  it('of what it never knew to be deleted, nothing happens', async () => {
    await stack.told(gone(aVehicle(400)), gone(aPart(401, 400)));
    expect(await stack.facts()).toEqual([]);
  });

  it('of a deletion under way while an event is stored, the event goes too', async () => {
    const answers = Promise.all(
      Array.from({ length: 10 }, () => stack.owner.post(EVENTS, oilChange(1, { parts: [{ id: 11 }] }))),
    );
    await stack.told(gone(aPart(11, 1)), gone(aVehicle(1)));
    for (const { status } of await answers) expect([201, 400]).toContain(status);
    expect((await stack.owner.get(EVENTS)).body).toEqual([]);
  });
});

describe('when svc-identity tells', () => {
  it('of a deleted user, nothing of theirs stays', async () => {
    await stack.anEvent({ parts: [{ id: 11 }] });
    const theirs = await stack.anEvent({ vehicle_id: 3 }, stack.stranger);
    stack.producers.identity.publish({ kind: 'user', key: STRANGER, ownerId: STRANGER, deleted: true });
    await eventually(async () => {
      for (const table of ['service_events', 'vehicle_copies']) {
        const rows = await stack.database.dataSource.query(`select distinct owner_id from ${table}`);
        expect(rows).toEqual([{ owner_id: OWNER }]);
      }
    });
    expect((await stack.facts()).at(-1)).toMatchObject({ key: String(theirs.id), deleted: true, owner_id: STRANGER });
    expect((await stack.owner.get(EVENTS)).body).toHaveLength(1);
  });
});

describe('when svc-records tells of the photos of events', () => {
  const tell = (id: number, body: object | null, ownerId = OWNER) =>
    stack.producers.records.publish({
      ...{ kind: 'event-photo', key: id, ownerId },
      ...(body ? { body: { id, caption: null, ...body } } : { deleted: true }),
    });
  const photosOf = async (id: number) => (await stack.owner.get(`${EVENTS}/${id}`)).body.photos;
  const shown = (id: number, caption: string | null = null) => ({
    id,
    file_path: `/api/media/${id}/original`,
    caption,
  });

  it('an event answers with them in their order, alone, in lists and to a change', async () => {
    const { id } = await stack.anEvent();
    tell(5, { caption: 'Drain plug', service_events: [{ id, position: 2 }] });
    tell(9, { service_events: [{ id, position: 1 }] });
    const photos = [shown(9), shown(5, 'Drain plug')];
    await eventually(async () => expect(await photosOf(id)).toEqual(photos));
    const changed = await stack.owner.put(`${EVENTS}/${id}`, { name: 'Oil and filter' });
    expect([changed.body.photos, changed.headers.etag]).toEqual([photos, '"2"']);
    expect((await stack.owner.get(EVENTS)).body).toMatchObject([{ photos }]);
    expect((await stack.owner.get(`${EVENTS}?view=row`)).body[0]).not.toHaveProperty('photos');
  });

  it('an event loses those that leave it', async () => {
    const [one, two] = [await stack.anEvent(), await stack.anEvent()];
    tell(5, { service_events: [{ id: one.id, position: 1 }] });
    tell(6, { service_events: [{ id: one.id, position: 2 }] });
    await eventually(async () => expect(await photosOf(one.id)).toEqual([shown(5), shown(6)]));
    tell(5, { service_events: [{ id: two.id, position: 1 }] });
    tell(6, null);
    await eventually(async () => expect(await photosOf(two.id)).toEqual([shown(5)]));
    await eventually(async () => expect(await photosOf(one.id)).toEqual([]));
  });

  it("nothing stands at an event that is not there, or is somebody else's", async () => {
    const { id } = await stack.anEvent();
    tell(5, { service_events: [{ id, position: 1 }] }, STRANGER);
    tell(6, { service_events: [{ id: 1_999_999_999, position: 1 }] });
    tell(7, { service_events: [{ id, position: 1 }] });
    await eventually(async () => expect(await photosOf(id)).toEqual([shown(7)]));
    expect((await stack.owner.delete(`${EVENTS}/${id}`)).status).toBe(204);
  });
});
