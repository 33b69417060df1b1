import { countAllStatements, eventually } from '@carnet/svc-kit/testing';
import { aPart, aVehicle, gone, type House, oilChange, openHouse, OWNER, STRANGER } from './house.js';

const EVENTS = '/api/service/events';

let house: House;

beforeEach(async () => {
  house = await openHouse();
  await house.told(aVehicle(1), aVehicle(2), aVehicle(3, {}, STRANGER), aPart(11, 1), aPart(12, 1));
});
afterEach(() => house?.close());

describe('when svc-garage tells', () => {
  it('of a renamed vehicle, events carry the new name', async () => {
    const { id } = await house.anEvent();
    await house.told(aVehicle(1, { make: 'Fiat', model: '124', year: 1980, nickname: 'Spider' }));
    expect((await house.owner.get(`${EVENTS}/${id}`)).body).toMatchObject({
      make: 'Fiat',
      model: '124',
      year: 1980,
      nickname: 'Spider',
    });
  });

  it('of many changes at once, the last of each counts', async () => {
    const many = Array.from({ length: 300 }, (_, n) => aPart(12, 1, { name: `Name ${n}` }));
    await house.told(aPart(13, 1), ...many);
    const { parts } = await house.anEvent({ parts: [{ id: 12 }, { id: 13 }] });
    await eventually(async () => {
      expect(parts.map(({ name }: { name: string }) => name)).toEqual(['Name 299', 'Part 13']);
    });
  });

  it('of a deleted vehicle, its events go, and others are told', async () => {
    const kept = await house.anEvent({ vehicle_id: 2 });
    const [one, two] = [await house.anEvent({ parts: [{ id: 11 }] }), await house.anEvent()];
    await house.told(gone(aVehicle(1)));
    for (const { id } of [one, two]) expect((await house.owner.get(`${EVENTS}/${id}`)).status).toBe(404);
    expect((await house.owner.get(EVENTS)).body).toMatchObject([{ id: kept.id }]);
    const deletions = (await house.facts()).filter(({ deleted }) => deleted);
    expect(deletions.map(({ key, version, owner_id }) => [Number(key), version, owner_id])).toEqual(
      expect.arrayContaining([
        [one.id, 2, OWNER],
        [two.id, 2, OWNER],
      ]),
    );
    expect(deletions).toHaveLength(2);
    expect((await house.owner.post(EVENTS, oilChange(1))).body.msg).toBe('Vehicle not found');
    expect((await house.owner.get('/api/service/vehicles/1/events')).status).toBe(404);
  });

  it('of a vehicle with 2,000 events deleted, it takes a handful of statements', async () => {
    await house.owner.post(`${EVENTS}/import`, Array(2_000).fill(oilChange(2)));
    const statements = await countAllStatements(() => house.told(gone(aVehicle(2))));
    expect(statements.filter((text) => /delete from|insert into facts/.test(text)).length).toBeLessThanOrEqual(5);
    expect((await house.facts()).filter(({ deleted }) => deleted)).toHaveLength(2_000);
  });

  it('of a deleted part, it comes off the events that used it', async () => {
    const { id } = await house.anEvent({ parts: [{ id: 12 }, { id: 11, quantity: 2 }] });
    const other = await house.anEvent({ parts: [{ id: 12 }] });
    await house.told(gone(aPart(11, 1)));
    const { body, headers } = await house.owner.get(`${EVENTS}/${id}`);
    expect(body.parts).toMatchObject([{ id: 12 }]);
    expect(headers.etag).toBe('"2"');
    expect((await house.owner.get(`${EVENTS}/${other.id}`)).headers.etag).toBe('"1"');
    expect((await house.facts()).at(-1)).toMatchObject({ key: String(id), version: 2, body: { id, part_ids: [12] } });
    expect((await house.owner.post(EVENTS, oilChange(1, { parts: [{ id: 11 }] }))).body.msg).toBe('Part not found');
  });

  it('of what it never knew to be deleted, nothing happens', async () => {
    await house.told(gone(aVehicle(400)), gone(aPart(401, 400)));
    expect(await house.facts()).toEqual([]);
  });

  it('of a deletion under way while an event is stored, the event goes too', async () => {
    const answers = Promise.all(
      Array.from({ length: 10 }, () => house.owner.post(EVENTS, oilChange(1, { parts: [{ id: 11 }] }))),
    );
    await house.told(gone(aPart(11, 1)), gone(aVehicle(1)));
    for (const { status } of await answers) expect([201, 400]).toContain(status);
    expect((await house.owner.get(EVENTS)).body).toEqual([]);
  });
});

describe('when svc-identity tells', () => {
  it('of a deleted user, nothing of theirs stays', async () => {
    await house.anEvent({ parts: [{ id: 11 }] });
    const theirs = await house.anEvent({ vehicle_id: 3 }, house.stranger);
    house.producers.identity.publish({ kind: 'user', key: STRANGER, ownerId: STRANGER, deleted: true });
    await eventually(async () => {
      for (const table of ['service_events', 'vehicle_copies']) {
        const rows = await house.database.dataSource.query(`select distinct owner_id from ${table}`);
        expect(rows).toEqual([{ owner_id: OWNER }]);
      }
    });
    expect((await house.facts()).at(-1)).toMatchObject({ key: String(theirs.id), deleted: true, owner_id: STRANGER });
    expect((await house.owner.get(EVENTS)).body).toHaveLength(1);
  });
});
