import { EXPORTED_LISTS } from '../src/exported-lists.js';
import type { TestClient } from '@carnet/svc-testing';
import { anEngine, aSet, aTrackSession, openStack, type Stack } from './stack.js';

type Row = Record<string, unknown> & { id: number };

let stack: Stack;
let owner: number;
let ann: TestClient;
/** The vehicle with the passport, and another one of the same owner. */
let car: number;
let other: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  car = stack.aVehicle(owner, { current_mileage: 62_000 });
  other = stack.aVehicle(owner, { current_mileage: 21_000, make: 'Lancia', nickname: 'Secret' });
});

const token = () => ({ 'x-internal-token': stack.config.internalToken });
async function add<Made = { id: number }>(path: string, body: object): Promise<Made> {
  const answer = await ann.post(path, body);
  expect([answer.status, answer.body]).toEqual([201, expect.anything()]);
  return answer.body as Made;
}
const component = async (fields: object): Promise<number> => (await add('/api/usage/components', fields)).id;
const mount = (component_id: number, vehicle_id: number, fields: object) =>
  add('/api/usage/fitments', { component_id, vehicle_id, ...fields });
const happened = (component_id: number, fields: object) => add('/api/usage/entries', { component_id, ...fields });
const read = (position: string, middle: number) => ({ kind: 'tread', depths: [{ position, middle }] });

async function rowsOf(list: string): Promise<Row[]> {
  const { vehicle } = EXPORTED_LISTS.find(({ name }) => name === list)!.passport!;
  const path =
    vehicle === 'asked' ? `${list}/of-vehicle?owner_id=${owner}&vehicle_id=${car}` : `${list}?owner_id=${owner}`;
  const { status, body } = await stack.anyone.get(`/internal/exports/${path}`, token());
  expect(status).toBe(200);
  return (body.rows as Row[]).filter((row) => vehicle === 'asked' || row.vehicle_id === car);
}

/** Imports a passport for another person, as svc-dossier does. */
async function takenIn(): Promise<{ bob: TestClient; made: Map<string, number> }> {
  const { id: bobs, client: bob } = stack.newOwner();
  const vehicle_id = stack.aVehicle(bobs, { current_mileage: 62_000 });
  const made = new Map<string, number>();
  for (const list of ['components', 'fitments', 'component-entries', 'track-sessions']) {
    const { path, fields, refs } = EXPORTED_LISTS.find(({ name }) => name === list)!.passport!.create!;
    for (const row of await rowsOf(list)) {
      const body: Record<string, unknown> = { vehicle_id };
      for (const field of fields) if (row[field] !== undefined) body[field] = row[field];
      if (refs?.component_id) body.component_id = made.get(`components ${row.component_id as number}`);
      const answer = await stack.anyone.post(path, body, { ...token(), 'x-for-owner': String(bobs) });
      expect([list, answer.status, answer.body]).toEqual([list, 201, expect.anything()]);
      made.set(`${list} ${row.id}`, answer.body.id);
    }
  }
  return { bob, made };
}

const lifeOf = async (client: TestClient, id: number) => (await client.get(`/api/usage/components/${id}/life`)).body;

describe('the passport of a vehicle', () => {
  it('has what is and was on it, with mountings, treads, rebuilds and limits, and makes the same life elsewhere', async () => {
    const limits = [{ by: 'label', until: '2027-12-31', source: 'FIA 8853-2016' }];
    const engine = await component(anEngine({ limits, price: 4_000, currency: 'EUR', note: 'Balanced' }));
    await mount(engine, car, { from_on: '2024-01-01', from_mileage: 50_000 });
    await happened(engine, { kind: 'rebuild', happened_on: '2025-06-01', mileage: 58_000, note: 'Rings' });
    const set = await component(aSet({ stored_at: 'Cellar' }));
    await mount(set, car, { from_on: '2025-04-01', from_mileage: 57_000, to_on: '2025-10-01', to_mileage: 60_000 });
    await happened(set, { ...read('front-left', 7), happened_on: '2025-04-02', mileage: 57_000 });
    await happened(set, { ...read('front-left', 6), happened_on: '2025-09-30', mileage: 60_000 });
    await component(aSet({ name: 'Never on it' }));
    await add(
      '/api/track-sessions',
      aTrackSession(car, { driven_on: '2025-07-01', odometer_ran: false, distance: 9_000 }),
    );

    expect((await rowsOf('components')).map(({ name }) => name)).toEqual(['AR 00530', 'Winter wheels']);
    const { bob, made } = await takenIn();
    for (const id of [engine, set]) {
      const there = made.get(`components ${id}`)!;
      const [before, now] = [await lifeOf(ann, id), await lifeOf(bob, there)];
      expect(now.lives).toEqual(before.lives);
      expect(now.treads).toEqual(before.treads);
      expect(now.limits).toEqual(before.limits);
    }
    const stored = await bob.get(`/api/usage/components/${made.get(`components ${engine}`)!}`);
    expect(stored.body).toMatchObject({ price: 4_000, currency: 'EUR', note: 'Balanced', limits });
  });

  it('leaves a price behind that counts for another vehicle', async () => {
    const [bought, moved] = await Promise.all([component(aSet({ price: 400 })), component(aSet({ price: 500 }))]);
    await mount(bought, car, { from_on: '2024-01-01', to_on: '2024-06-01' });
    await mount(moved, other, { from_on: '2024-01-01', to_on: '2024-06-01' });
    await mount(moved, car, { from_on: '2024-07-01' });
    const prices = new Map((await rowsOf('components')).map(({ id, price }) => [id, price]));
    expect([prices.get(bought), prices.get(moved)]).toEqual([400, null]);
  });

  it('names no other vehicle: what ran there comes as a use of each life, and no mileage was read there', async () => {
    const engine = await component(anEngine());
    await mount(engine, other, {
      from_on: '2022-01-01',
      from_mileage: 10_000,
      to_on: '2024-01-01',
      to_mileage: 20_000,
    });
    await happened(engine, { kind: 'rebuild', happened_on: '2023-01-01', mileage: 13_000 });
    await mount(engine, car, { from_on: '2024-01-01', from_mileage: 60_000 });
    await happened(engine, { kind: 'rebuild', happened_on: '2024-06-01', mileage: 61_000 });

    const entries = await rowsOf('component-entries');
    expect(entries).toMatchObject([
      { kind: 'use', happened_on: '2022-12-31', distance: 3_000, distance_unit: 'km', id: -1 },
      { kind: 'rebuild', happened_on: '2023-01-01', mileage: null },
      { kind: 'use', happened_on: '2024-01-01', distance: 7_000, id: -2 },
      { kind: 'rebuild', happened_on: '2024-06-01', mileage: 61_000 },
    ]);
    expect(JSON.stringify(entries)).not.toMatch(/vehicle|13000|Secret|Lancia/);
    const { bob, made } = await takenIn();
    expect((await lifeOf(bob, made.get(`components ${engine}`)!)).lives).toEqual((await lifeOf(ann, engine)).lives);
  });

  it('says that nobody knows where nobody does', async () => {
    const clutch = await component({ kind: 'clutch', name: 'Sachs' });
    await mount(clutch, other, { from_on: '2022-01-01', to_on: '2023-01-01' });
    await mount(clutch, car, { from_on: '2024-01-01', from_mileage: 60_000 });
    expect(await rowsOf('component-entries')).toMatchObject([
      { kind: 'use', distance: null, hours: null, sessions: null, open: 'mileage-unknown' },
    ]);
    const { bob, made } = await takenIn();
    const { life } = await lifeOf(bob, made.get(`components ${clutch}`)!);
    expect(life).toMatchObject({ distance_km: 2_000, open: 'mileage-unknown' });
  });

  it('leaves each tread with its tyre, wherever that stood on another vehicle', async () => {
    const set = await component(aSet());
    const crossed = ['rear-left', 'rear-right', 'front-left', 'front-right'];
    await mount(set, car, { from_on: '2021-01-01', from_mileage: 50_000, to_on: '2022-01-01', to_mileage: 51_000 });
    await mount(set, other, {
      from_on: '2022-01-01',
      from_mileage: 10_000,
      to_on: '2023-01-01',
      to_mileage: 14_000,
      positions: crossed,
    });
    await happened(set, { ...read('rear-left', 5), happened_on: '2022-06-01', mileage: 12_000 });
    await mount(set, car, { from_on: '2024-01-01', from_mileage: 60_000, positions: crossed.toReversed() });
    // It is entered last, but happened first.
    await happened(set, { ...read('front-left', 8), happened_on: '2021-02-01' });
    const before = (await lifeOf(ann, set)).treads;
    expect(before).toMatchObject([{ tyre: 1, position: 'front-right', depth_mm: 5 }]);
    const { bob, made } = await takenIn();
    expect((await lifeOf(bob, made.get(`components ${set}`)!)).treads).toEqual(before);
  });

  it('can be taken in where nobody knows when tyres were mounted on another vehicle, and has each tread of its tyre', async () => {
    const pair = await component(aSet({ tyres: [{ position: 'front-left' }, { position: 'front-right' }] }));
    await mount(pair, car, { from_on: '2020-01-01', to_on: '2021-01-01' });
    const rear = ['rear-right', 'rear-left'];
    await mount(pair, other, { from_mileage: 10_000, to_on: '2023-01-01', to_mileage: 20_000, positions: rear });
    await happened(pair, { ...read('rear-left', 5), happened_on: '2022-06-01' });
    await happened(pair, { ...read('rear-left', 4), happened_on: '2023-01-01' });
    const before = (await lifeOf(ann, pair)).treads;
    expect(before).toMatchObject([{ tyre: 2, position: 'rear-left', depth_mm: 4 }]);
    const { bob, made } = await takenIn();
    expect((await lifeOf(bob, made.get(`components ${pair}`)!)).treads).toMatchObject([
      { tyre: 2, position: 'rear-left', depth_mm: 4 },
    ]);
  });

  it('leaves out depths of places where no tyre stood any more, so that it can be taken in', async () => {
    const set = await component(aSet());
    await mount(set, car, { from_on: '2024-01-01', from_mileage: 60_000 });
    await happened(set, { ...read('front-left', 5), happened_on: '2024-06-01' });
    const moved = { kind: 'rotation', positions: ['spare', 'front-right', 'rear-left', 'rear-right'] };
    await happened(set, { ...moved, happened_on: '2024-02-01' });
    expect((await rowsOf('component-entries')).map(({ kind }) => kind)).toEqual(['rotation']);
    await takenIn();
  });

  it('has nothing of what is on other vehicles alone, and nothing of another owner', async () => {
    await mount(await component(anEngine()), other, { from_on: '2024-01-01', from_mileage: 10_000 });
    const bob = stack.newOwner();
    expect([await rowsOf('components'), await rowsOf('component-entries')]).toEqual([[], []]);
    await mount(await component(aSet()), car, { from_on: '2024-01-01' });
    const path = `/internal/exports/components/of-vehicle?owner_id=${bob.id}&vehicle_id=${car}`;
    expect((await stack.anyone.get(path, token())).body).toEqual({ total: 0, rows: [], next: null });
    expect((await stack.anyone.get(path)).status).toBe(404);
  });

  it.each([
    ['rows', { rows: 1 }],
    ['bytes', { bytes: 5_000 }],
  ])('refuses more %s than one answer bears, before it reads them', async (_, bearable) => {
    const { lists } = stack.database;
    const usual = { ...lists };
    const engine = await component(anEngine());
    await mount(engine, car, { from_on: '2024-01-01' });
    await mount(await component(aSet()), car, { from_on: '2024-01-01' });
    for (const hours of [1, 2])
      await happened(engine, { kind: 'use', happened_on: '2024-01-01', hours, note: 'Long. '.repeat(500) });
    const ask = (list: string) =>
      stack.anyone.get(`/internal/exports/${list}/of-vehicle?owner_id=${owner}&vehicle_id=${car}`, token());
    expect((await ask('component-entries')).body.total).toBe(2);
    Object.assign(lists, bearable);
    try {
      expect((await ask('component-entries')).status).toBe(422);
    } finally {
      Object.assign(lists, usual);
    }
  });

  it('tells rows of one vehicle of no other list', async () => {
    const ask = (list: string) =>
      stack.anyone.get(`/internal/exports/${list}/of-vehicle?owner_id=${owner}&vehicle_id=${car}`, token());
    expect([(await ask('fill-ups')).status, (await ask('nothing')).status]).toEqual([404, 404]);
  });
});

it("takes components back by the stack's token, with their mountings and all that happened", async () => {
  const set = await component(aSet());
  await mount(set, car, { from_on: '2024-01-01' });
  const headers = { ...token(), 'x-for-owner': String(owner) };
  expect((await stack.anyone.delete(`/api/usage/components/${set}`, headers)).status).toBe(204);
  expect((await ann.get(`/api/usage/fitments?vehicle_id=${car}`)).body).toEqual([]);
});
