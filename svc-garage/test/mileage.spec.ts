import type { ServiceEventFact } from '@carnet/contracts';
import { eventually, setClock, type TestFact, type TestService } from '@carnet/svc-testing';
import {
  aServiceEvent,
  aUserId,
  createVehicle,
  documentFact,
  eventFact,
  eventGone,
  factsOf,
  recordReadingFact,
  startGarage,
} from './garage.js';

let service: TestService;
beforeAll(async () => {
  service = await startGarage();
  setClock(service, '2026-06-01T12:00:00Z');
});
afterAll(() => service.close());

let lastRecord = 20_000;

/** A user with one vehicle, and helpers to publish other services' facts about it. */
async function anOwner(fields: { current_mileage: number | null } = { current_mileage: 150_000 }) {
  const id = aUserId();
  const person = service.as(id);
  const { id: vehicle_id } = await createVehicle(person, fields);
  const shown = async () => (await person.get(`/api/vehicles/${vehicle_id}`)).body.current_mileage as number | null;
  const shows = (mileage: number | null) => eventually(async () => expect(await shown()).toBe(mileage));
  /** Publishes facts, and waits until they are handled. */
  async function events(...facts: TestFact[]) {
    const marker = aServiceEvent({ id: ++lastRecord, vehicle_id, status: 'Upcoming' });
    service.producers.service.publish(...facts, eventFact(id, marker));
    await eventually(async () =>
      expect(
        await service.database.dataSource.query(`select from service_event_copies where id = ${marker.id}`),
      ).toHaveLength(1),
    );
  }
  const anEvent = (more: Partial<ServiceEventFact>) => aServiceEvent({ id: ++lastRecord, vehicle_id, ...more });
  return {
    ...{ id, person, vehicle_id, shown, shows, events, anEvent },
    form: (changes: object) => person.put(`/api/vehicles/${vehicle_id}`, changes),
    read: async (read_on: string, value: number) =>
      (await person.post('/api/odometer-readings', { vehicle_id, read_on, value })).body as { id: number },
    chapter: (said: object) => person.post('/api/odometer-chapters', { vehicle_id, from_date: '2026-05-01', ...said }),
    tellsOf: async () => (await factsOf(service, 'vehicle', vehicle_id)).map(({ body }) => body?.current_mileage),
  };
}

it.each(['2026-05-01', '2026-06-01', '2026-06-02', null])(
  'follows an event of %p that is corrected, and goes back when it goes; other services hear of each',
  async (date_performed) => {
    const owner = await anOwner();
    const event = owner.anEvent({ date_performed, mileage_at_service: 301_464 });
    await owner.events(eventFact(owner.id, event));
    expect(await owner.shown()).toBe(301_464);
    await owner.events(eventFact(owner.id, { ...event, mileage_at_service: 154_754 }));
    expect(await owner.shown()).toBe(154_754);
    await owner.events(eventGone(owner.id, event.id));
    expect(await owner.shown()).toBe(150_000);
    expect(await owner.tellsOf()).toEqual([150_000, 301_464, 154_754, 150_000]);
  },
);

it.each([
  ['is Completed no more', { status: 'Upcoming' }],
  ['says no mileage any more', { mileage_at_service: null }],
  ['says less than the vehicle showed before', { mileage_at_service: 140_000 }],
])('goes back where the event %s', async (_, changes) => {
  const owner = await anOwner();
  const event = owner.anEvent({ mileage_at_service: 301_464 });
  await owner.events(eventFact(owner.id, event));
  await owner.events(eventFact(owner.id, { ...event, ...changes }));
  expect(await owner.shown()).toBe(150_000);
});

it('goes along with an event to the vehicle that it is of', async () => {
  const owner = await anOwner();
  const other = await createVehicle(owner.person, { current_mileage: 1_000 });
  const event = owner.anEvent({ mileage_at_service: 154_754 });
  await owner.events(eventFact(owner.id, event));
  await owner.events(eventFact(owner.id, { ...event, vehicle_id: other.id }));
  expect(await owner.shown()).toBe(150_000);
  expect((await owner.person.get(`/api/vehicles/${other.id}`)).body.current_mileage).toBe(154_754);
});

it('is not raised by what an event said for a moment only', async () => {
  const owner = await anOwner();
  const event = owner.anEvent({ mileage_at_service: 301_464 });
  await owner.events(eventFact(owner.id, event), eventFact(owner.id, { ...event, mileage_at_service: 154_754 }));
  expect(await owner.shown()).toBe(154_754);
});

it('is what the form of the vehicle said last, also when the events change that it overruled', async () => {
  const owner = await anOwner();
  const typo = owner.anEvent({ mileage_at_service: 301_464 });
  await owner.events(eventFact(owner.id, typo));
  await owner.form({ current_mileage: 154_000 });
  await owner.events(eventFact(owner.id, { ...typo, date_performed: '2026-05-03' }));
  expect(await owner.shown()).toBe(154_000);
  const next = owner.anEvent({ mileage_at_service: 160_000 });
  await owner.events(eventFact(owner.id, next));
  expect(await owner.shown()).toBe(160_000);
  await owner.events(eventGone(owner.id, next.id));
  expect(await owner.shown()).toBe(154_000);
  await owner.events(eventGone(owner.id, typo.id));
  expect(await owner.shown()).toBe(154_000);
});

it('shows what an event says again where the reading that overruled it is deleted', async () => {
  const owner = await anOwner({ current_mileage: null });
  await owner.events(eventFact(owner.id, owner.anEvent({ mileage_at_service: 150_000 })));
  const { id } = await owner.read('2026-05-20', 15_000);
  expect(await owner.shown()).toBe(15_000);
  await owner.person.delete(`/api/odometer-readings/${id}`);
  expect(await owner.shown()).toBe(150_000);
});

it('shows nothing where the only event goes that it came from', async () => {
  const owner = await anOwner({ current_mileage: null });
  const event = owner.anEvent({ mileage_at_service: 301_464 });
  await owner.events(eventFact(owner.id, event));
  await owner.events(eventGone(owner.id, event.id));
  expect(await owner.shown()).toBeNull();
});

it('goes back where an event, or a paper, is said to be a typing error, and takes a correction that was taken back', async () => {
  const owner = await anOwner();
  const event = owner.anEvent({ mileage_at_service: 301_464 });
  await owner.events(eventFact(owner.id, event));
  const said = { kind: 'typing-error', reading_source: 'service-event', reading_id: event.id };
  const { id } = (await owner.chapter(said)).body as { id: number };
  expect(await owner.shown()).toBe(150_000);
  await owner.person.delete(`/api/odometer-chapters/${id}`);
  expect(await owner.shown()).toBe(301_464);
  await owner.chapter({ ...said, corrected_value: 154_754 });
  expect(await owner.shown()).toBe(154_754);
});

it('follows a paper', async () => {
  const owner = await anOwner({ current_mileage: null });
  await owner.read('2026-04-01', 84_000);
  const id = ++lastRecord;
  const paper = (mileage: number) =>
    service.producers.records.publish(documentFact(owner.id, { id, vehicle_id: owner.vehicle_id, mileage }));
  paper(843_000);
  await owner.shows(843_000);
  paper(84_300);
  await owner.shows(84_300);
  service.producers.records.publish({ kind: 'document', key: id, ownerId: owner.id, deleted: true });
  await owner.shows(84_000);
});

it.each(['track-day-reading', 'modification-reading', 'issue-reading'] as const)(
  'follows a record that it shows since nothing else is left (%s)',
  async (kind) => {
    const owner = await anOwner({ current_mileage: null });
    const { id: reading } = await owner.read('2026-04-01', 50_000);
    const id = ++lastRecord;
    const record = (mileage: number) =>
      service.producers.records.publish(
        recordReadingFact(kind, owner.id, { id, vehicle_id: owner.vehicle_id, mileage }),
      );
    record(52_000);
    const readings = async () =>
      (await owner.person.get(`/api/vehicles/${owner.vehicle_id}/odometer`)).body.readings as object[];
    await eventually(async () => expect(await readings()).toHaveLength(2));
    expect(await owner.shown()).toBe(50_000);
    await owner.person.delete(`/api/odometer-readings/${reading}`);
    expect(await owner.shown()).toBe(52_000);
    record(51_000);
    await owner.shows(51_000);
    service.producers.records.publish({ kind, key: id, ownerId: owner.id, deleted: true });
    await owner.shows(null);
  },
);

it('follows an import, and goes back when that is taken back', async () => {
  const owner = await anOwner();
  const batch = '018f6d3e-0000-7000-8000-0000000000aa';
  const { vehicle_id } = owner;
  const rows = [
    { vehicle_id, read_on: '2026-06-01', value: 301_464 },
    { vehicle_id, read_on: '2026-05-01', value: 149_000 },
  ];
  await owner.person.post(`/api/imports/readings?batch=${batch}&file_name=log.csv`, rows);
  expect(await owner.shown()).toBe(301_464);
  await owner.person.post('/api/imports/readings/undo', { batch });
  expect(await owner.shown()).toBe(150_000);
});

it('is not raised by an event on the instrument of before', async () => {
  const owner = await anOwner({ current_mileage: null });
  await owner.read('2024-01-01', 88_000);
  await owner.chapter({ kind: 'replaced', from_date: '2024-03-01', last_value: 88_500, first_value: 0 });
  await owner.read('2024-06-01', 3_000);
  await owner.events(eventFact(owner.id, owner.anEvent({ date_performed: '2024-02-01', mileage_at_service: 88_200 })));
  expect(await owner.shown()).toBe(3_000);
});

it('keeps a mileage of before the ledger where the event goes that happened to say it', async () => {
  const owner = await anOwner();
  const event = owner.anEvent({ mileage_at_service: 150_000 });
  await owner.events(eventFact(owner.id, event));
  const query = (text: string) => service.database.dataSource.query(text);
  await query(`delete from odometer_readings where vehicle_id = ${owner.vehicle_id}`);
  await query(`insert into untraced_mileages values (${owner.id}, ${owner.vehicle_id})`);
  await owner.events(eventGone(owner.id, event.id));
  expect(await owner.shown()).toBe(150_000);
});

it('keeps the order in which mileages are said out of the journal', async () => {
  const owner = await anOwner();
  const { id } = await owner.read('2026-05-20', 15_000);
  await owner.person.put(`/api/odometer-readings/${id}`, { value: 15_100 });
  const entries = await service.database.dataSource.query<{ fields: object }[]>(
    `select fields from journal where owner_id = ${owner.id} and kind = 'odometer-reading' and record_id = ${id} order by seq`,
  );
  expect(entries.map(({ fields }) => Object.keys(fields).includes('said'))).toEqual([false, false]);
});
