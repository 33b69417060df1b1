import { eventually, type TestClient } from '@carnet/svc-testing';
import { anEngine, aSet, aTrackSession, openStack, type Stack } from './stack.js';

const SESSIONS = '/api/track-sessions';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle = stack.aVehicle(owner, { current_mileage: 41_000 });
});

const component = async (fields: object): Promise<number> => (await ann.post('/api/usage/components', fields)).body.id;
const mounted = async (fields: object, on: object = {}): Promise<number> => {
  const id = await component(fields);
  const fitment = { component_id: id, vehicle_id: vehicle, from_on: '2026-01-10', from_mileage: 41_000, ...on };
  expect(await ann.post('/api/usage/fitments', fitment)).toMatchObject({ status: 201 });
  return id;
};
const session = async (fields: object = {}) => {
  const { status, body } = await ann.post(SESSIONS, aTrackSession(vehicle, { distance: 7_406, ...fields }));
  expect([status, body]).toEqual([201, expect.anything()]);
  return body as { id: number; odometer_ran: boolean; component_ids: number[] | null };
};
const life = async (id: number) => (await ann.get(`/api/usage/components/${id}/life`)).body;

describe('a session', () => {
  it('wears what is on its vehicle, and its life is as it was when the session is deleted', async () => {
    const engine = await mounted(anEngine());
    const { id } = await session({ odometer_ran: false, seconds: 1_800 });
    expect((await life(engine)).life).toMatchObject({ distance_km: 7.406, hours: 0.5, sessions: 1 });
    expect((await life(engine)).fitments).toMatchObject([{ distance_km: 7.406, hours: 0.5, sessions: 1 }]);
    expect((await ann.delete(`${SESSIONS}/${id}`)).status).toBe(204);
    expect((await life(engine)).life).toMatchObject({ distance_km: 0, hours: 0, sessions: 0, open: null });
  });

  it('is all that is known of a car whose odometer never runs, and that is exact', async () => {
    vehicle = stack.aVehicle(owner, { current_mileage: null });
    const engine = await mounted(anEngine(), { from_mileage: null });
    expect((await life(engine)).life.open).toBe('mileage-unknown');
    await session({ odometer_ran: false });
    expect((await life(engine)).life).toMatchObject({ distance_km: 7.406, open: null });
    await session({ odometer_ran: true });
    expect((await life(engine)).life).toMatchObject({ distance_km: 7.406, open: 'mileage-unknown' });
  });

  it('adds no distance where the odometer ran: the ledger has it', async () => {
    const engine = await mounted(anEngine());
    await session();
    expect((await life(engine)).life).toMatchObject({ distance_km: 0, sessions: 1 });
  });

  it('says of the odometer what the one before said, where nothing is said', async () => {
    expect((await session()).odometer_ran).toBe(true);
    expect((await session({ driven_on: '2026-05-04', odometer_ran: false })).odometer_ran).toBe(false);
    const third = await session({ driven_on: '2026-05-05' });
    expect(third.odometer_ran).toBe(false);
    // A session before the day of the trailer follows the sessions before it, in whatever order they are entered.
    expect((await session({ driven_on: '2026-05-03' })).odometer_ran).toBe(true);
    expect((await session({ driven_on: '2026-01-01' })).odometer_ran).toBe(true);
    const changed = await ann.put(`${SESSIONS}/${third.id}`, { note: 'Wet' });
    expect(changed.body).toMatchObject({ odometer_ran: false, note: 'Wet' });
  });

  it('counts for what it names, and a component that is deleted is named no more', async () => {
    const [engine, helmet] = [await mounted(anEngine()), await component({ kind: 'helmet', name: 'Arai' })];
    const { id } = await session({ component_ids: [helmet, helmet] });
    expect((await life(helmet)).life.sessions).toBe(1);
    expect((await life(engine)).life.sessions).toBe(0);
    await ann.delete(`/api/usage/components/${helmet}`);
    expect((await ann.get(`${SESSIONS}/${id}`)).body).toMatchObject({ component_ids: [], version: 2 });
    await ann.put(`${SESSIONS}/${id}`, { component_ids: null });
    expect((await life(engine)).life.sessions).toBe(1);
  });

  it('names no component of somebody else, when it is made or changed', async () => {
    const bob = stack.newOwner();
    const theirs = (await bob.client.post('/api/usage/components', anEngine())).body.id as number;
    const refused = { status: 400, body: { errors: [{ field: 'component_ids' }] } };
    expect(await ann.post(SESSIONS, aTrackSession(vehicle, { component_ids: [theirs] }))).toMatchObject(refused);
    const { id } = await session();
    expect(await ann.put(`${SESSIONS}/${id}`, { component_ids: [theirs] })).toMatchObject(refused);
    expect((await ann.get(`${SESSIONS}/${id}`)).body.component_ids).toBeNull();
  });

  it('of a day on which two sets changed places counts for neither until somebody says which', async () => {
    const street = await mounted(aSet());
    const track = await component(aSet({ name: 'Slicks' }));
    const change = { component_id: track, vehicle_id: vehicle, from_on: '2026-05-03', from_mileage: 41_500 };
    await ann.post('/api/usage/fitments', { ...change, takes_off: true });
    const { id } = await session();
    for (const set of [street, track])
      expect((await life(set)).life).toMatchObject({ sessions: 0, open: 'session-unclear' });
    await ann.put(`${SESSIONS}/${id}`, { component_ids: [track] });
    expect((await life(track)).life).toMatchObject({ sessions: 1, open: null });
    expect((await life(street)).life).toMatchObject({ sessions: 0, open: null });
  });

  it('stays in the life of a component whose vehicle is deleted, in each life between rebuilds', async () => {
    const [engine, helmet] = [await mounted(anEngine()), await component({ kind: 'helmet', name: 'Arai' })];
    await session({ odometer_ran: false, driven_on: '2026-02-01', seconds: 3_600 });
    await ann.post('/api/usage/entries', {
      component_id: engine,
      kind: 'rebuild',
      happened_on: '2026-03-01',
      mileage: 41_000,
    });
    await session({ driven_on: '2026-04-01', seconds: 1_800 });
    await session({ driven_on: '2026-04-02', seconds: 1_800, component_ids: [helmet] });
    const figures = async (id: number) =>
      (await life(id)).lives.map(({ distance_km, hours, sessions }: Record<string, number>) => [
        distance_km,
        hours,
        sessions,
      ]);
    const before = [await figures(engine), await figures(helmet)];
    expect(before).toEqual([
      [
        [7.406, 1, 1],
        [7.406, 0.5, 1],
      ],
      [[7.406, 0.5, 1]],
    ]);
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect((await ann.get(SESSIONS)).body).toEqual([]));
    expect([await figures(engine), await figures(helmet)]).toEqual(before);
  });

  it('of which nobody knows how much it was leaves a life that may be more, also when its vehicle is deleted', async () => {
    vehicle = stack.aVehicle(owner, { current_mileage: null });
    const engine = await mounted(anEngine(), { from_mileage: null });
    const helmet = await component({ kind: 'helmet', name: 'Arai' });
    await session({ odometer_ran: false });
    await session({ odometer_ran: false, distance: null });
    await session({ odometer_ran: false, distance: null, component_ids: [helmet] });
    const both = async () => [(await life(engine)).life, (await life(helmet)).life];
    const right = [
      { sessions: 2, distance_km: 7.406, open: 'session-unmeasured' },
      { sessions: 1, distance_km: 0, open: 'session-unmeasured' },
    ];
    expect(await both()).toMatchObject(right);
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect((await ann.get(SESSIONS)).body).toEqual([]));
    expect(await both()).toMatchObject(right);
  });

  it('has what comes due by its distance worked out anew', async () => {
    const limits = [{ by: 'distance', value: 100, unit: 'km' }];
    await mounted(anEngine({ limits }));
    await eventually(async () => expect(await stack.dueOf(owner)).toMatchObject([{ body: { due_mileage: 41_100 } }]));
    await session({ odometer_ran: false });
    await eventually(async () => expect(await stack.dueOf(owner)).toMatchObject([{ body: { due_mileage: 41_093 } }]));
  });
});

describe('a day on a track', () => {
  const day = async (on: string, query = '') =>
    (await ann.get(`/api/usage/vehicles/${vehicle}/day?on=${on}${query}`)).body;
  const states = (list: { limit: { by: string }; state: string }[]) =>
    Object.fromEntries(list.map(({ limit, state }) => [limit.by, state]));
  /** The UTC date in a number of days. */
  const inDays = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

  it('says of a label that it is over by then, though it is good today', async () => {
    const limits = [{ by: 'label', until: inDays(100) }];
    await mounted({ kind: 'harness', name: 'Sabelt', limits });
    const [harness] = (await day(inDays(160))).components;
    expect([states(harness.now), states(harness.then)]).toEqual([{ label: 'far' }, { label: 'reached' }]);
  });

  it('says what is reached by its evening as the days before it went', async () => {
    const limits = [{ by: 'sessions', value: 10 }];
    await mounted({ kind: 'brake-pads', name: 'DS2500', limits });
    for (const days of [-30, -30, -30, -2, -2, -2]) await session({ driven_on: inDays(days), odometer_ran: false });
    const found = await day(inDays(20), '&track_days=2');
    expect(found).toMatchObject({
      habit: { days: 2, sessions: 3 },
      ahead: { sessions: 6, distance_km: 44.4 },
      driven: null,
    });
    expect([states(found.components[0].now), states(found.components[0].then)]).toEqual([
      { sessions: 'far' },
      { sessions: 'reached' },
    ]);
    expect((await day(inDays(20), '&track_days=1')).components[0].then[0]).toMatchObject({ state: 'near', used: 9 });
  });

  it('counts neither hours nor metres twice where an hour meter runs', async () => {
    vehicle = stack.aVehicle(owner, { odometer_unit: 'h', current_mileage: 100 });
    const engine = await mounted(anEngine(), { from_mileage: 100 });
    await session({ driven_on: inDays(-3), odometer_ran: true, seconds: 3_600 });
    await session({ driven_on: inDays(-3), odometer_ran: false, seconds: 1_800 });
    expect((await life(engine)).life).toMatchObject({ distance_km: 14.812, hours: 0.5, sessions: 2 });
    expect((await day(inDays(1))).habit).toMatchObject({ days: 1, hours: 0.5, distance_km: 14.812 });
  });

  it('took something of what was retired in its evening, and nothing of what was gone before', async () => {
    const limits = [{ by: 'sessions', value: 10 }];
    const pads = await mounted(
      { kind: 'brake-pads', name: 'DS2500', limits },
      { to_on: '2026-05-03', to_mileage: 41_000 },
    );
    await session({ odometer_ran: false, component_ids: [pads] });
    const retired = async (retired_on: string) => {
      expect((await ann.put(`/api/usage/components/${pads}`, { retired_on })).status).toBe(200);
      return (await day('2026-05-03')).components.length;
    };
    expect([await retired('2026-05-03'), await retired('2026-05-02')]).toEqual([1, 0]);
  });

  it('says of each thing which of its sessions count for it', async () => {
    const [engine, helmet] = [await mounted(anEngine()), await component({ kind: 'helmet', name: 'Arai' })];
    const [{ id: first }, { id: second }] = [await session(), await session({ component_ids: [helmet] })];
    const { components } = await day('2026-05-03');
    const ids = components.map(({ component_id, session_ids, unclear_session_ids }: Record<string, unknown>) => [
      ...[component_id, session_ids, unclear_session_ids],
    ]);
    expect(ids).toEqual([
      [engine, [first], []],
      [helmet, [second], []],
    ]);
  });

  it('that is over says what it took, of what was on the car then', async () => {
    const [gone, pads] = [
      await mounted(aSet(), { to_on: '2026-05-03', to_mileage: 41_000 }),
      await mounted(anEngine()),
    ];
    await mounted(aSet({ name: 'Later' }), { from_on: '2026-05-10' });
    await session({ odometer_ran: false, best: 64.1 });
    await session({ odometer_ran: false });
    const found = await day('2026-05-03');
    expect(found).toMatchObject({ driven: { sessions: 2, best: 64.1, metres: 14_812 }, ahead: { sessions: 0 } });
    expect(found.components).toMatchObject(
      [gone, pads].map((component_id) => ({ component_id, took: { sessions: 2, distance_km: 14.812 } })),
    );
  });

  it('is of a vehicle that is there, and of a day', async () => {
    expect((await ann.get(`/api/usage/vehicles/${vehicle}/day`)).status).toBe(400);
    const bob = stack.newOwner();
    for (const path of ['day?on=2026-05-03', 'checks?on=2026-05-03'])
      expect((await bob.client.get(`/api/usage/vehicles/${vehicle}/${path}`)).status).toBe(404);
  });
});

describe('the list to tick', () => {
  const path = () => `/api/usage/vehicles/${vehicle}/checks`;
  const items = [
    { text: 'Wheel nuts, 110 Nm', done: true },
    { text: 'Tow hook', done: false },
  ];

  it('is kept for its day, and is there unticked for the next', async () => {
    expect((await ann.get(`${path()}?on=2026-05-03`)).body).toMatchObject({ items: [], taken_from: null });
    expect((await ann.put(path(), { day: '2026-05-03', items })).body).toMatchObject({ items, taken_from: null });
    await ann.put(path(), { day: '2026-05-03', items: items.slice(0, 1) });
    expect((await ann.get(`${path()}?on=2026-05-03`)).body).toMatchObject({ items: items.slice(0, 1) });
    expect((await ann.get(`${path()}?on=2026-06-07`)).body).toMatchObject({
      items: [{ text: 'Wheel nuts, 110 Nm', done: false }],
      taken_from: '2026-05-03',
    });
    expect((await ann.get(`${path()}?on=2026-05-02`)).body).toMatchObject({ items: [], taken_from: null });
  });

  it('is refused without a text, and of a vehicle that is not there', async () => {
    expect((await ann.put(path(), { day: '2026-05-03', items: [{ done: true }] })).status).toBe(400);
    const bob = stack.newOwner();
    expect([400, 404]).toContain((await bob.client.put(path(), { day: '2026-05-03', items })).status);
  });

  it('has a version, and is not written over by who has not seen it, so that two phones lose no tick', async () => {
    const [on, tick] = [`${path()}?on=2026-05-03`, (at: number) => items.map((one, i) => ({ ...one, done: i === at }))];
    const save = (at: number, seen: string) =>
      ann.put(path(), { day: '2026-05-03', items: tick(at) }, { 'if-match': seen });
    const none = await ann.get(on);
    expect([none.headers.etag, none.body.version]).toEqual(['"0"', 0]);
    const both = await Promise.all([save(0, '"0"'), save(1, '"0"')]);
    expect(both.map(({ status }) => status).sort()).toEqual([200, 412]);
    const read = await ann.get(on);
    expect([read.headers.etag, read.body]).toMatchObject(['"1"', { version: 1 }]);
    const saved = await save(1, '"1"');
    expect([saved.status, saved.headers.etag, saved.body]).toMatchObject([200, '"2"', { version: 2, items: tick(1) }]);
    expect((await save(0, '"1"')).status).toBe(412);
    expect((await ann.get(`${path()}?on=2026-06-07`)).headers.etag).toBe('"0"');
  });

  it('goes with its vehicle', async () => {
    await ann.put(path(), { day: '2026-05-03', items });
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect((await ann.get(`${path()}?on=2026-05-03`)).status).toBe(404));
  });
});
