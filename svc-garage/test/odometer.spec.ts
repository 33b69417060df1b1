import { eventually, setClock, type TestClient, type TestService } from '@carnet/svc-testing';
import { OdometerView } from '../src/odometer/odometer.dto.js';
import {
  aServiceEvent,
  aUserId,
  createCollection,
  createVehicle,
  documentFact,
  recordReadingFact,
  eventFact,
  eventGone,
  factsOf,
  startGarage,
} from './garage.js';

let service: TestService;
beforeAll(async () => {
  service = await startGarage();
  setClock(service, '2026-06-01T12:00:00Z');
});
afterAll(() => service.close());

/** A user with one vehicle, and helpers for its odometer. */
async function anOwner(fields: object = {}) {
  const id = aUserId();
  const person = service.as(id);
  const { id: collection_id } = await createCollection(person);
  const vehicle = await createVehicle(person, { collection_id, ...fields });
  const path = `/api/vehicles/${vehicle.id}/odometer`;
  return {
    id,
    person,
    vehicle,
    path,
    ledger: async (): Promise<OdometerView> => (await person.get(path)).body,
    shown: async (): Promise<number | null> => (await person.get(`/api/vehicles/${vehicle.id}`)).body.current_mileage,
    read: (read_on: string, value: number, more: object = {}) =>
      person.post('/api/odometer-readings', { vehicle_id: vehicle.id, read_on, value, ...more }),
    chapter: (chapter: object) => person.post('/api/odometer-chapters', { vehicle_id: vehicle.id, ...chapter }),
  };
}

const told = ({ readings }: OdometerView) =>
  readings.map(({ source, read_on, value, standing }) => `${read_on} ${value} ${source} ${standing}`);
const found = ({ findings }: OdometerView) => findings.map(({ kind }) => kind);

it('has a reading of the day whenever the form of a vehicle says another mileage', async () => {
  const { person, vehicle, ledger } = await anOwner({ current_mileage: 41_000 });
  await person.put(`/api/vehicles/${vehicle.id}`, { color: 'red' });
  await person.put(`/api/vehicles/${vehicle.id}`, { current_mileage: 41_000 });
  await person.put(`/api/vehicles/${vehicle.id}`, { current_mileage: 41_020 });
  expect(told(await ledger())).toEqual(['2026-06-01 41020 vehicle as-read', '2026-06-01 41000 vehicle as-read']);
});

it('keeps what the form said before as a typing error where it says less on the same day', async () => {
  const { person, vehicle, ledger } = await anOwner({ current_mileage: 841_200 });
  await person.put(`/api/vehicles/${vehicle.id}`, { current_mileage: 84_120 });
  expect(told(await ledger())).toEqual(['2026-06-01 841200 vehicle typing-error', '2026-06-01 84120 vehicle as-read']);
  expect(found(await ledger())).toEqual([]);
});

it('shows what completed events read, and forgets it with them', async () => {
  const { id, vehicle, ledger } = await anOwner();
  const event = aServiceEvent({ id: 7001, vehicle_id: vehicle.id, mileage_at_service: 52_000 });
  service.producers.service.publish(eventFact(id, event));
  service.producers.service.publish(
    eventFact(id, aServiceEvent({ ...event, id: 7002, status: 'Upcoming', mileage_at_service: 60_000 })),
  );
  await eventually(async () => expect(told(await ledger())).toEqual(['2026-05-01 52000 service-event as-read']));
  expect((await ledger()).readings[0]).toMatchObject({ id: 7001, note: 'Oil change', created_at: null, version: null });
  service.producers.service.publish(eventGone(id, 7001));
  await eventually(async () => expect((await ledger()).readings).toEqual([]));
});

it('shows the newest reading on the vehicle, whatever order they come in, and the one before where it goes', async () => {
  const { person, read, shown } = await anOwner({ current_mileage: null });
  const { id } = (await read('2026-03-01', 3_000)).body;
  await read('2025-03-01', 88_000);
  expect(await shown()).toBe(3_000);
  expect((await person.put(`/api/odometer-readings/${id}`, { value: 3_100 })).body).toMatchObject({
    value: 3_100,
    version: 2,
  });
  expect(await shown()).toBe(3_100);
  await person.put(`/api/odometer-readings/${id}`, { standing: 'typing-error' });
  expect(await shown()).toBe(88_000);
  await person.put(`/api/odometer-readings/${id}`, { standing: 'as-read' });
  expect(await shown()).toBe(3_100);
  expect((await person.delete(`/api/odometer-readings/${id}`)).status).toBe(204);
  expect(await shown()).toBe(88_000);
});

it('shows the new instrument from the day on which it came', async () => {
  const { read, chapter, shown } = await anOwner();
  await read('2026-03-01', 88_000);
  await chapter({ kind: 'replaced', from_date: '2026-03-01', last_value: 88_000, first_value: 0 });
  await read('2026-03-01', 0);
  expect(await shown()).toBe(0);
});

it('tells of the mileage that a reading brings', async () => {
  const { vehicle, read } = await anOwner();
  await read('2026-03-01', 3_000);
  const facts = await service.database.dataSource.query(
    `select body from facts where kind = 'vehicle' and key = '${vehicle.id}' order by facts.tx, facts.seq`,
  );
  expect(facts.at(-1)!.body).toMatchObject({ current_mileage: 3_000 });
});

it('finds what does not fit, until a chapter or a standing explains it', async () => {
  const { person, read, chapter, ledger } = await anOwner();
  await read('2024-01-01', 88_000);
  const { id } = (await read('2025-01-01', 3_000)).body;
  expect((await ledger()).findings).toEqual([
    {
      kind: 'turned-back',
      before: expect.objectContaining({ source: 'by-hand' }) as object,
      after: { source: 'by-hand', id },
      explanations: ['typing-error', 'replaced', 'unit-changed', 'unknown-mileage', 'confirmed'],
    },
  ]);
  const swap = {
    kind: 'replaced',
    from_date: '2024-03-01',
    last_value: 88_500,
    first_value: 0,
    evidence: 'Invoice 12',
  };
  const created = await chapter(swap);
  expect(created).toMatchObject({ status: 201, body: { ...swap, to_date: null, version: 1 } });
  const explained = await ledger();
  expect([found(explained), explained.covered]).toEqual([
    [],
    { distance: 3_500, since: '2024-01-01', at_least: false },
  ]);
  expect(explained.chapters).toEqual([created.body]);
  await person.delete(`/api/odometer-chapters/${created.body.id}`);
  expect(found(await ledger())).toEqual(['turned-back']);
  await person.put(`/api/odometer-readings/${id}`, { standing: 'typing-error' });
  expect(found(await ledger())).toEqual([]);
});

it('expects a mileage for the day of its owner', async () => {
  const { read, ledger } = await anOwner();
  expect((await ledger()).expected).toBeNull();
  await read('2025-05-02', 10_000);
  await read('2026-05-02', 13_650);
  expect((await ledger()).expected).toEqual({
    ...{ day: '2026-06-01', value: 13_950, low: 13_950, high: 13_950, per_day: 10 },
  });
});

it('expects a mileage for any day that is asked for', async () => {
  const { person, path, read } = await anOwner();
  await read('2025-05-02', 10_000);
  await read('2026-05-02', 13_650);
  const expectedOn = async (on: string) => (await person.get(`${path}?on=${on}`)).body.expected;
  expect(await expectedOn('2025-05-12')).toMatchObject({ day: '2025-05-12', value: 10_100 });
  expect(await expectedOn('2027-05-02')).toMatchObject({ day: '2027-05-02', value: 17_300 });
  expect(await expectedOn('2024-05-02')).toBeNull();
});

it('says what a form may take without a question, also of a record that is about to say something else', async () => {
  const { person, path, read } = await anOwner({ current_mileage: null });
  const plausible = async (query = '') => (await person.get(`${path}/plausible${query}`)).body;
  expect(await plausible()).toMatchObject({ odometer_unit: 'mi', plausible: null });
  await read('2026-05-31', 150_000);
  await read('2026-06-01', 301_464);
  expect((await plausible()).plausible).toEqual({ day: '2026-06-01', value: 301_464, low: 300_464, high: 311_464 });
  const others = { day: '2026-06-01', value: 150_000, low: 149_000, high: 160_150 };
  expect((await plausible('?on=2026-06-01&instead_of=301464')).plausible).toEqual(others);
  expect((await person.get(`${path}/plausible?on=yesterday`)).status).toBe(400);
  expect((await service.as(aUserId()).get(`${path}/plausible`)).status).toBe(404);
});

describe('what is said of a reading', () => {
  let lastEvent = 8_000;

  /** A user whose service event has a mileage with one digit too many. */
  async function aTypo() {
    const owner = await anOwner({ current_mileage: null });
    await owner.read('2026-04-01', 84_000);
    const id = ++lastEvent;
    const event = aServiceEvent({ id, vehicle_id: owner.vehicle.id, mileage_at_service: 841_200 });
    service.producers.service.publish(eventFact(owner.id, event));
    await eventually(async () => expect(await owner.shown()).toBe(841_200));
    const say = (more: object) =>
      owner.chapter({ from_date: '2026-05-01', reading_source: 'service-event', reading_id: id, ...more });
    return { ...owner, say, event };
  }
  const newest = async ({ ledger }: { ledger: () => Promise<OdometerView> }) => (await ledger()).readings[0]!;

  it("corrects a typing error of a service event, keeps what was written, and the vehicle's own mileage follows", async () => {
    const owner = await aTypo();
    const { body: chapter } = await owner.say({ kind: 'typing-error', corrected_value: 84_120, evidence: 'Invoice' });
    expect(chapter).toMatchObject({ read_value: 841_200, corrected_value: 84_120, version: 1 });
    expect(await newest(owner)).toMatchObject({ value: 84_120, written_value: 841_200, standing: 'corrected' });
    expect(await owner.shown()).toBe(84_120);
    const { findings, explained } = await owner.ledger();
    expect(findings).toEqual([]);
    expect(explained).toMatchObject([{ kind: 'too-fast', after: { id: owner.event.id }, chapters: [chapter.id] }]);
    await owner.person.delete(`/api/odometer-chapters/${chapter.id}`);
    expect(await newest(owner)).toMatchObject({ value: 841_200, written_value: null, standing: 'as-read' });
    expect(await owner.shown()).toBe(841_200);
    expect(found(await owner.ledger())).toEqual(['too-fast']);
  });

  it('is said of it no more once its record says something else', async () => {
    const owner = await aTypo();
    await owner.say({ kind: 'typing-error', corrected_value: 84_120 });
    const event = aServiceEvent({ ...owner.event, mileage_at_service: 84_125 });
    service.producers.service.publish(eventFact(owner.id, event));
    await eventually(async () => expect(await newest(owner)).toMatchObject({ value: 84_125, standing: 'as-read' }));
  });

  it('is that it was an estimate, or that the way to it is right as it is', async () => {
    const owner = await aTypo();
    const { status, body } = await owner.say({ kind: 'confirmed' });
    expect(body).toMatchObject({ read_value: 841_200, earlier_source: 'by-hand', earlier_value: 84_000 });
    expect(status).toBe(201);
    expect(found(await owner.ledger())).toEqual([]);
    await owner.say({ kind: 'estimate' });
    expect(await newest(owner)).toMatchObject({ value: 841_200, standing: 'estimate' });
  });

  it('goes with a reading by hand', async () => {
    const owner = await anOwner();
    const { id } = (await owner.read('2025-01-01', 5)).body;
    const said = { kind: 'estimate', from_date: '2025-01-01', reading_source: 'by-hand', reading_id: id };
    expect((await owner.chapter(said)).status).toBe(201);
    await owner.person.delete(`/api/odometer-readings/${id}`);
    expect((await owner.ledger()).chapters).toEqual([]);
  });

  it("is of the vehicle's own readings only", async () => {
    const owner = await anOwner();
    const other = await anOwner();
    const { id } = (await other.read('2025-01-01', 5)).body;
    const said = { kind: 'estimate', from_date: '2025-01-01', reading_source: 'by-hand', reading_id: id };
    const refused = { status: 400, body: { msg: 'Odometer reading not found' } };
    expect(await owner.chapter(said)).toMatchObject(refused);
    const first = (await owner.read('2025-01-01', 5)).body.id as number;
    expect(await owner.chapter({ ...said, kind: 'confirmed', reading_id: first })).toMatchObject({
      status: 400,
      body: { msg: 'There is no reading before this one' },
    });
    expect(await owner.chapter({ ...said, vehicle_id: other.vehicle.id })).toMatchObject(refused);
  });
});

it('keeps what a reading by hand said before it was changed', async () => {
  const { person, read, ledger } = await anOwner();
  const path = `/api/odometer-readings/${(await read('2025-01-01', 500)).body.id}`;
  await person.put(path, { value: 510 });
  expect((await person.put(path, { value: 520 })).body).toMatchObject({ value: 520, written_value: 500 });
  await person.put(path, { value: 500 });
  expect((await ledger()).readings[0]).toMatchObject({ value: 500, written_value: null });
});

describe('what is refused', () => {
  it.each([
    ['a reading without a day', '/api/odometer-readings', { value: 1 }, 'The day of the reading is required'],
    [
      'a mileage below nothing',
      '/api/odometer-readings',
      { read_on: '2026-01-01', value: -1 },
      'Value must be at least 0',
    ],
    [
      'a day that there is not',
      '/api/odometer-readings',
      { read_on: '2026-02-30', value: 1 },
      'Read on must be a date (YYYY-MM-DD) that exists',
    ],
    [
      'a span that ends before it begins',
      '/api/odometer-chapters',
      { kind: 'laid-up', from_date: '2026-01-02', to_date: '2026-01-01' },
      'The last day cannot be before the first',
    ],
    [
      'a new instrument that shows nothing',
      '/api/odometer-chapters',
      { kind: 'replaced', from_date: '2026-01-02' },
      'What the new instrument showed first is required',
    ],
  ])('is %s', async (_, path, fields, msg) => {
    const { person, vehicle } = await anOwner();
    expect(await person.post(path, { vehicle_id: vehicle.id, ...fields })).toMatchObject({
      status: 400,
      body: { msg },
    });
  });

  it('is a change that would make a chapter one that is refused', async () => {
    const { person, chapter } = await anOwner();
    const { id } = (await chapter({ kind: 'laid-up', from_date: '2026-01-02' })).body;
    expect((await person.put(`/api/odometer-chapters/${id}`, { to_date: '2026-01-01' })).status).toBe(400);
    expect((await person.put(`/api/odometer-chapters/${id}`, { to_date: '2026-01-03' })).body).toMatchObject({
      to_date: '2026-01-03',
      version: 2,
    });
  });

  it("is another's vehicle, reading and chapter", async () => {
    const mine = await anOwner();
    const reading = (await mine.read('2026-01-01', 1)).body;
    const chapter = (await mine.chapter({ kind: 'laid-up', from_date: '2026-01-02' })).body;
    const stranger: TestClient = service.as(aUserId());
    expect((await stranger.get(mine.path)).status).toBe(404);
    const theirs = { vehicle_id: mine.vehicle.id };
    expect((await stranger.post('/api/odometer-readings', { ...theirs, read_on: '2026-01-01', value: 1 })).status).toBe(
      400,
    );
    expect(
      (await stranger.post('/api/odometer-chapters', { ...theirs, kind: 'laid-up', from_date: '2026-01-01' })).status,
    ).toBe(400);
    for (const path of [`/api/odometer-readings/${reading.id}`, `/api/odometer-chapters/${chapter.id}`]) {
      expect((await stranger.put(path, {})).status).toBe(404);
      expect((await stranger.delete(path)).status).toBe(404);
    }
    expect((await mine.ledger()).readings).toHaveLength(1);
  });

  it('is a change of what somebody else has changed meanwhile; one that changes nothing makes no version', async () => {
    const { person, read } = await anOwner();
    const { id } = (await read('2026-01-01', 1)).body;
    const path = `/api/odometer-readings/${id}`;
    expect((await person.put(path, { value: 1 }, { 'If-Match': '"1"' })).body.version).toBe(1);
    expect((await person.put(path, { value: 2 }, { 'If-Match': '"1"' })).body.version).toBe(2);
    const late = await person.put(path, { value: 3 }, { 'If-Match': '"1"' });
    expect([late.status, late.body.version, late.body.current]).toMatchObject([412, 2, { id, value: 2 }]);
    expect((await person.delete(path, { 'If-Match': '"1"' })).status).toBe(412);
  });
});

it('goes with its vehicle', async () => {
  const { person, vehicle, read, chapter } = await anOwner({ current_mileage: 5 });
  await read('2026-01-01', 1);
  await chapter({ kind: 'laid-up', from_date: '2026-01-02' });
  await person.delete(`/api/vehicles/${vehicle.id}`);
  for (const table of ['odometer_readings', 'odometer_chapters'])
    expect(await service.database.dataSource.query(`select from ${table} where vehicle_id = ${vehicle.id}`)).toEqual(
      [],
    );
});

describe('what other services are told', () => {
  let lastEvent = 9_000;
  const tolds = ({ vehicle }: { vehicle: { id: number } }) => factsOf(service, 'odometer', vehicle.id);
  const toldOf = async (owner: { vehicle: { id: number } }) => (await tolds(owner)).at(-1)!.body;
  const byService = (owner: { id: number; vehicle: { id: number } }, fields: object) => {
    const event = aServiceEvent({ id: ++lastEvent, vehicle_id: owner.vehicle.id, ...fields });
    service.producers.service.publish(eventFact(owner.id, event));
    return event;
  };

  it('is the pace, whenever a reading comes or goes, in a version that is not the vehicle’s', async () => {
    const owner = await anOwner({ current_mileage: null });
    expect(await tolds(owner)).toEqual([]);
    await owner.read('2025-05-02', 10_000);
    expect(await toldOf(owner)).toMatchObject({ id: owner.vehicle.id, pace: null, corrections: [] });
    const { id } = (await owner.read('2026-05-02', 13_650)).body;
    const steady = { per_day: 10, slowest: 10, fastest: 10 };
    expect(await toldOf(owner)).toMatchObject({ pace: { value: 13_650, read_on: '2026-05-02', ...steady } });
    const { version } = (await owner.person.get(`/api/vehicles/${owner.vehicle.id}`)).body;
    await owner.person.put(`/api/odometer-readings/${id}`, { note: 'Seen' });
    expect(await tolds(owner)).toHaveLength(2);
    expect((await owner.person.get(`/api/vehicles/${owner.vehicle.id}`)).body.version).toBe(version);
    await owner.person.delete(`/api/odometer-readings/${id}`);
    expect(await toldOf(owner)).toMatchObject({ pace: null });
    expect((await tolds(owner)).map(({ version }) => version)).toEqual([2, 3, 4]);
  });

  it('follows service events, also of days before, which raise no mileage', async () => {
    const owner = await anOwner({ current_mileage: null });
    await owner.read('2026-05-02', 13_650);
    const event = byService(owner, { date_performed: '2025-05-02', mileage_at_service: 10_000 });
    await eventually(async () => expect(await toldOf(owner)).toMatchObject({ pace: { per_day: 10 } }));
    service.producers.service.publish(eventFact(owner.id, { ...event, mileage_at_service: 6_350 }));
    await eventually(async () => expect(await toldOf(owner)).toMatchObject({ pace: { per_day: 20 } }));
    service.producers.service.publish(eventGone(owner.id, event.id));
    await eventually(async () => expect(await toldOf(owner)).toMatchObject({ pace: null }));
  });

  it('is that the mileage of a service event is a typing error, and of nothing else', async () => {
    const owner = await anOwner({ current_mileage: null });
    await owner.read('2026-04-01', 84_000);
    const { id } = byService(owner, { mileage_at_service: 841_200 });
    await eventually(async () => expect(await owner.shown()).toBe(841_200));
    const said = { from_date: '2026-05-01', reading_source: 'service-event', reading_id: id };
    await owner.chapter({ ...said, kind: 'typing-error', corrected_value: 84_120 });
    const correction = { service_event_id: id, read_value: 841_200, value: 84_120 };
    expect(await toldOf(owner)).toMatchObject({ corrections: [correction] });
    await owner.chapter({ ...said, kind: 'typing-error' });
    expect(await toldOf(owner)).toMatchObject({ corrections: [{ ...correction, value: null }] });
  });

  it('is what happened to the instrument and of which days nobody knows the mileage, not that it was laid up', async () => {
    const owner = await anOwner({ current_mileage: null });
    await owner.chapter({ kind: 'unknown-mileage', from_date: '2024-01-01', to_date: '2024-06-01' });
    await owner.chapter({ kind: 'laid-up', from_date: '2023-01-01', to_date: '2023-06-01' });
    await owner.chapter({
      kind: 'replaced',
      from_date: '2022-01-01',
      last_value: 84_000,
      first_value: 0,
      unit_before: 'km',
    });
    const nothing = { to_date: null, last_value: null, unit_before: null };
    expect(await toldOf(owner)).toMatchObject({
      chapters: [
        { kind: 'replaced', from_date: '2022-01-01', to_date: null, last_value: 84_000, unit_before: 'km' },
        { ...nothing, kind: 'unknown-mileage', from_date: '2024-01-01', to_date: '2024-06-01' },
      ],
      record_corrections: [],
    });
  });

  it('is the pace in the unit that the vehicle has now, and that its odometer went with it', async () => {
    const owner = await anOwner({ current_mileage: null });
    await owner.read('2025-05-02', 10_000);
    await owner.read('2026-05-02', 17_300);
    const swap = { kind: 'unit-changed', from_date: '2026-05-03', unit_before: 'km' };
    await owner.chapter(swap);
    const { pace } = (await toldOf(owner)) as { pace: { per_day: number; value: number } };
    expect([pace.per_day, pace.value].map((value) => value.toFixed(4))).toEqual(['12.4274', '10749.7216']);
    await owner.person.put(`/api/vehicles/${owner.vehicle.id}`, { odometer_unit: 'km' });
    expect(await toldOf(owner)).toMatchObject({ pace: { per_day: 20, value: 17_300 } });
    await owner.person.delete(`/api/vehicles/${owner.vehicle.id}`);
    expect((await tolds(owner)).at(-1)).toMatchObject({ deleted: true, body: null });
  });
});

describe('a paper with a mileage', () => {
  let lastPaper = 500;

  async function aPaper(fields: object, vehicle: object = { current_mileage: null }) {
    const owner = await anOwner(vehicle);
    const id = ++lastPaper;
    const say = (more: object) =>
      service.producers.records.publish(
        documentFact(owner.id, { id, vehicle_id: owner.vehicle.id, ...fields, ...more }),
      );
    say({});
    return { ...owner, paper: id, say };
  }

  it('is a reading of its day, with its name and when it was entered, and goes with the paper', async () => {
    const owner = await aPaper({ mileage: 52_000 });
    await eventually(async () => expect(told(await owner.ledger())).toEqual(['2026-05-01 52000 document as-read']));
    expect((await owner.ledger()).readings[0]).toMatchObject({
      ...{ id: owner.paper, note: 'Inspection', created_at: '2026-05-02T10:00:00+00:00', version: null },
    });
    expect(await owner.shown()).toBe(52_000);
    owner.say({ mileage: null, name: '' });
    await eventually(async () => expect((await owner.ledger()).readings).toEqual([]));
    owner.say({ mileage: 52_100 });
    await eventually(async () => expect((await owner.ledger()).readings).toHaveLength(1));
    service.producers.records.publish({ kind: 'document', key: owner.paper, ownerId: owner.id, deleted: true });
    await eventually(async () => expect((await owner.ledger()).readings).toEqual([]));
  });

  it('raises the odometer where it is the newest reading, and never lowers it', async () => {
    const owner = await anOwner({ current_mileage: null });
    await owner.read('2026-04-01', 84_000);
    const tells = (fields: object) =>
      service.producers.records.publish(
        documentFact(owner.id, { id: ++lastPaper, vehicle_id: owner.vehicle.id, ...fields }),
      );
    tells({ read_on: '2026-03-01', mileage: 90_000 });
    tells({ read_on: '2026-05-03', mileage: 83_000 });
    await eventually(async () => expect((await owner.ledger()).readings).toHaveLength(3));
    expect(await owner.shown()).toBe(84_000);
    tells({ read_on: '2026-05-04', mileage: 84_300 });
    await eventually(async () => expect(await owner.shown()).toBe(84_300));
  });

  it('tells of the pace, and can be said to be a typing error', async () => {
    const owner = await aPaper({ read_on: '2025-05-02', mileage: 10_000 });
    await owner.read('2026-05-02', 13_650);
    const pace = async () => (await factsOf(service, 'odometer', owner.vehicle.id)).at(-1)?.body;
    await eventually(async () => expect(await pace()).toMatchObject({ pace: { per_day: 10 } }));
    const said = { from_date: '2026-05-02', reading_source: 'document', reading_id: owner.paper };
    expect((await owner.chapter({ ...said, kind: 'typing-error' })).status).toBe(201);
    expect(await pace()).toMatchObject({ pace: null, corrections: [] });
  });
});

describe.each([
  ['track-day-reading', 'track-day', 'records'],
  ['modification-reading', 'modification', 'records'],
  ['issue-reading', 'issue', 'records'],
  ['fill-up-reading', 'fill-up', 'usage'],
] as const)('what a record tells of the odometer (%s)', (kind, source, producer) => {
  let lastRecord = 900;

  async function aRecord(fields: object = {}, current_mileage: number | null = 50_000) {
    const owner = await anOwner({ current_mileage });
    const id = ++lastRecord;
    let version = 0;
    const say = (more: object) =>
      service.producers[producer].publish({
        ...recordReadingFact(kind, owner.id, { id, vehicle_id: owner.vehicle.id, mileage: 52_000, ...fields, ...more }),
        version: ++version,
      });
    const ofRecord = async (person = owner) =>
      (await person.ledger()).readings.filter((reading: { source: string }) => reading.source === source);
    say({});
    return { ...owner, record: id, say, ofRecord };
  }

  it('is a reading of its day, with its name and when it was entered, and leaves the mileage of the vehicle alone', async () => {
    const owner = await aRecord();
    await eventually(async () => expect(await owner.ofRecord()).toHaveLength(1));
    expect((await owner.ofRecord())[0]).toMatchObject({
      ...{ id: owner.record, source, read_on: '2026-05-01', read_on_edtf: null, value: 52_000, standing: 'as-read' },
      ...{ note: 'Laguna Seca', created_at: '2026-05-02T10:00:00+00:00', version: null },
    });
    expect(await owner.shown()).toBe(50_000);
  });

  it('follows its record when that is changed, cleared, filled again and deleted', async () => {
    const owner = await aRecord();
    await eventually(async () => expect(await owner.ofRecord()).toHaveLength(1));
    owner.say({ mileage: 52_500, read_on: '2026-01-01', read_on_edtf: '2026' });
    const changed = { value: 52_500, read_on: '2026-01-01', read_on_edtf: '2026' };
    await eventually(async () => expect(await owner.ofRecord()).toMatchObject([changed]));
    owner.say({ mileage: null, name: '' });
    await eventually(async () => expect(await owner.ofRecord()).toEqual([]));
    owner.say({ mileage: 52_600 });
    await eventually(async () => expect(await owner.ofRecord()).toMatchObject([{ value: 52_600 }]));
    service.producers[producer].publish({ kind, key: owner.record, ownerId: owner.id, deleted: true });
    await eventually(async () => expect(await owner.ofRecord()).toEqual([]));
  });

  it('goes with its record to another vehicle', async () => {
    const owner = await aRecord();
    await eventually(async () => expect(await owner.ofRecord()).toHaveLength(1));
    const other = await createVehicle(owner.person, { collection_id: owner.vehicle.collection_id });
    owner.say({ vehicle_id: other.id });
    await eventually(async () => expect(await owner.ofRecord()).toEqual([]));
    const { body } = await owner.person.get(`/api/vehicles/${other.id}/odometer`);
    expect(body.readings).toContainEqual(expect.objectContaining({ source, id: owner.record, value: 52_000 }));
  });

  it('can be said to be a typing error, tells of the pace, and is told of twice to no effect', async () => {
    const owner = await aRecord({ read_on: '2025-05-02', mileage: 10_000 }, null);
    await owner.read('2026-05-02', 13_650);
    const paces = async () => (await factsOf(service, 'odometer', owner.vehicle.id)).map(({ body }) => body);
    await eventually(async () => expect((await paces()).at(-1)).toMatchObject({ pace: { per_day: 10 } }));
    const told = (await paces()).length;
    owner.say({});
    owner.say({ name: 'Sonoma' });
    await eventually(async () => expect(await owner.ofRecord()).toMatchObject([{ note: 'Sonoma' }]));
    expect(await paces()).toHaveLength(told);
    const said = { from_date: '2026-05-02', reading_source: source, reading_id: owner.record };
    expect((await owner.chapter({ ...said, kind: 'typing-error' })).status).toBe(201);
    expect((await paces()).at(-1)).toMatchObject({
      pace: null,
      record_corrections: [{ source, record_id: owner.record, read_value: 10_000, value: null }],
    });
  });
});
