import { raw, type Sql, sql } from '@carnet/pg';
import { countStatements, eventually, type TestClient } from '@carnet/svc-testing';
import { EntriesRepository } from '../src/entries/entries.repository.js';
import type { FitmentFields } from '../src/fitments/fitment.entity.js';
import { FitmentsRepository } from '../src/fitments/fitments.repository.js';
import { anEngine, aSet, NOBODYS, openStack, type Stack } from './stack.js';

const COMPONENTS = '/api/usage/components';
const FITMENTS = '/api/usage/fitments';
const ENTRIES = '/api/usage/entries';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle = stack.aVehicle(owner, { current_mileage: 30_000 });
});

const made = async (path: string, fields: object, as = ann) => {
  const { status, body } = await as.post(path, fields);
  expect([status, body]).toEqual([201, body]);
  return body;
};
const mount = (component: { id: number }, fields: object = {}) =>
  made(FITMENTS, { component_id: component.id, vehicle_id: vehicle, ...fields });
const lifeOf = async ({ id }: { id: number }) => (await ann.get(`${COMPONENTS}/${id}/life`)).body;

describe('a set of tyres', () => {
  it('is kept as it was written', async () => {
    const said = {
      ...{ kind: 'tyres', name: 'Winter wheels', maker: 'Vredestein', number: null, size: '185/70 R 15 89V' },
      ...{ season: 'winter', made_on: null, first_used_on: '2020-11-01', bought_on: '2020-10-20', price: 512.4 },
      ...{ currency: 'EUR', stored_at: 'Cellar', note: 'On steel rims', retired_on: null },
      tyres: [
        { position: 'front-left', dot: '2319', dot_decade: null },
        { position: 'front-right', dot: '238', dot_decade: 1990 },
      ],
      limits: [
        { by: 'tread', value: 4, unit: 'mm', until: null, source: 'AT' },
        { by: 'age', value: 72, unit: null, until: null, source: null },
      ],
    };
    const body = await made(COMPONENTS, said);
    expect(body).toMatchObject({ ...said, fitted: [], version: 1 });
    const read = await ann.get(`${COMPONENTS}/${body.id}`);
    expect([read.body, read.headers.etag]).toEqual([body, '"1"']);
  });

  it('has four corners where nothing is said of its tyres', async () => {
    const { tyres } = await made(COMPONENTS, aSet());
    expect(tyres.map(({ position }: { position: string }) => position)).toEqual([
      ...['front-left', 'front-right', 'rear-left', 'rear-right'],
    ]);
  });

  it('of which only the places are said keeps them when its tyres are cleared', async () => {
    const tyres = ['front', 'rear'].map((position) => ({ position, dot: '2319' }));
    const { id } = await made(COMPONENTS, aSet({ tyres }));
    const { body } = await ann.put(`${COMPONENTS}/${id}`, { tyres: null });
    expect(body.tyres).toEqual(['front', 'rear'].map((position) => ({ position, dot: null, dot_decade: null })));
  });

  it.each([
    ['dot_ambiguous', { tyres: [{ position: 'front-left', dot: '238' }] }],
    ['dot_unknown', { tyres: [{ position: 'front-left', dot: '9919' }] }],
    ['tyres_together', { tyres: [{ position: 'front-left' }, { position: 'front-left' }] }],
    ['tyres_together', { tyres: [] }],
    ['limit_until', { limits: [{ by: 'label' }] }],
    ['limit_value', { limits: [{ by: 'age' }] }],
    ['limit_once', { limits: Array(2).fill({ by: 'age', value: 72 }) }],
    ['limit_unit', { limits: [{ by: 'tread', value: 2, unit: 'km' }] }],
  ])('is refused with %s', async (code, fields) => {
    const { status, body } = await ann.post(COMPONENTS, aSet(fields));
    expect([status, body.errors]).toMatchObject([400, [{ code: `component.${code}` }]]);
  });

  it('asks of three digits which decade, and says both years', async () => {
    const { body } = await ann.post(COMPONENTS, aSet({ tyres: [{ position: 'spare', dot: '238' }] }));
    expect(body.msg).toBe('Three digits are week 23 of 1988 or of 1998: say which decade');
  });

  it('alone has a size and tyres', async () => {
    const { body } = await ann.post(COMPONENTS, anEngine({ size: '165 HR 14' }));
    expect(body.errors).toMatchObject([{ field: 'size', code: 'component.only_tyres' }]);
    const { body: engine } = await ann.post(COMPONENTS, anEngine({ limits: [{ by: 'tread', value: 2 }] }));
    expect(engine.errors).toMatchObject([{ field: 'limits', code: 'component.limit_of_tyres' }]);
  });

  it('is changed as far as something is said, and only if nobody else has changed it', async () => {
    const { id } = await made(COMPONENTS, aSet({ stored_at: 'Cellar' }));
    const path = `${COMPONENTS}/${id}`;
    const changed = await ann.put(path, { stored_at: null, name: 'Winter' }, { 'if-match': '"1"' });
    expect(changed.body).toMatchObject({ name: 'Winter', stored_at: null, version: 2 });
    expect((await ann.put(path, { name: 'W' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await ann.put(path, changed.body)).body.version).toBe(2);
    const { entries } = (await ann.get(`${path}/history`)).body;
    expect(entries[0].changes).toContainEqual({ name: 'name', before: 'Winter wheels', after: 'Winter' });
    expect((await ann.delete(path, { 'if-match': '"1"' })).status).toBe(412);
    expect((await ann.delete(path)).status).toBe(204);
    expect((await ann.get(path)).status).toBe(404);
  });

  it('is made once with one key', async () => {
    const key = { 'idempotency-key': 'k' };
    const [first, again] = [await ann.post(COMPONENTS, aSet(), key), await ann.post(COMPONENTS, aSet(), key)];
    expect(again.body).toEqual(first.body);
    expect((await ann.get(COMPONENTS)).body).toHaveLength(1);
  });

  it('keeps as many tyres as it was mounted with', async () => {
    const set = await made(COMPONENTS, aSet());
    await mount(set, { from_on: '2026-01-01' });
    const { body } = await ann.put(`${COMPONENTS}/${set.id}`, { tyres: [{ position: 'front-left' }] });
    expect(body.errors).toMatchObject([{ field: 'tyres', code: 'component.tyres_fitted' }]);
  });
});

describe('the list', () => {
  it('is narrowed by group, kind, state and vehicle, and searched', async () => {
    const other = stack.aVehicle(owner);
    const [winter, summer, engine, old] = [
      await made(COMPONENTS, aSet({ maker: 'Nokian', stored_at: 'Käller' })),
      await made(COMPONENTS, aSet({ name: 'Summer wheels' })),
      await made(COMPONENTS, anEngine()),
      await made(COMPONENTS, aSet({ name: 'Old', retired_on: '2020-01-01' })),
    ];
    await mount(summer, { from_on: '2026-04-01' });
    await mount(engine, { vehicle_id: other, from_on: '2020-01-01' });
    const ids = async (query: string) =>
      (await ann.get(`${COMPONENTS}?${query}`)).body.map(({ id }: { id: number }) => id);
    expect(await ids('')).toEqual([engine.id, old.id, summer.id, winter.id]);
    expect(await ids('group=tyres')).toEqual([old.id, summer.id, winter.id]);
    expect(await ids('group=others')).toEqual([engine.id]);
    expect(await ids('kind=engine')).toEqual([engine.id]);
    expect(await ids('state=on')).toEqual([engine.id, summer.id]);
    expect(await ids('state=off')).toEqual([winter.id]);
    expect(await ids('state=retired')).toEqual([old.id]);
    expect(await ids(`vehicle_id=${other}`)).toEqual([engine.id]);
    expect(await ids('search=kaller')).toEqual([winter.id]);
    expect(await ids('search=nokian')).toEqual([winter.id]);
    const [found] = (await ann.get(`${COMPONENTS}?vehicle_id=${vehicle}`)).body;
    expect(found.fitted).toMatchObject([{ vehicle_id: vehicle, make: 'Alfa Romeo', from_on: '2026-04-01' }]);
  });
});

describe('a mounting', () => {
  it('needs a day or a mileage, and does not end before it begins', async () => {
    const set = await made(COMPONENTS, aSet());
    const on = { component_id: set.id, vehicle_id: vehicle };
    expect((await ann.post(FITMENTS, on)).body.errors).toMatchObject([{ field: 'from_on' }]);
    const wrong = { ...on, from_on: '2026-02-01', to_on: '2026-01-01' };
    expect((await ann.post(FITMENTS, wrong)).body.errors).toMatchObject([{ code: 'fitment.ends_before' }]);
    expect(await mount(set, { from_mileage: 10_000, to_mileage: 12_000 })).toMatchObject({ from_on: null });
  });

  it('is refused where something else is at that position then, with a sentence, and nothing is stored', async () => {
    const [winter, summer] = [await made(COMPONENTS, aSet()), await made(COMPONENTS, aSet({ name: 'Summer wheels' }))];
    await mount(winter, { from_on: '2025-11-01', from_mileage: 20_000 });
    const on = { component_id: summer.id, vehicle_id: vehicle, from_on: '2026-04-01', from_mileage: 24_000 };
    const { status, body } = await ann.post(FITMENTS, on);
    expect([status, body.msg]).toEqual([
      400,
      'Winter wheels is at that position at that time: take it off first, or say another position',
    ]);
    expect((await ann.get(FITMENTS)).body).toHaveLength(1);
  });

  it('takes off what is in the way where that is asked for, on the same day and at the same mileage', async () => {
    const [winter, summer] = [await made(COMPONENTS, aSet()), await made(COMPONENTS, aSet({ name: 'Summer wheels' }))];
    const before = await mount(winter, { from_on: '2025-11-01', from_mileage: 20_000 });
    await mount(summer, { from_on: '2026-04-01', from_mileage: 24_000, takes_off: true });
    expect((await ann.get(`${FITMENTS}/${before.id}`)).body).toMatchObject({
      ...{ to_on: '2026-04-01', to_mileage: 24_000, version: 2 },
    });
    expect(await lifeOf(winter)).toMatchObject({ life: { distance_km: 4_000, open: null }, vehicle_id: null });
  });

  it('is refused while the set is on another vehicle, whatever is asked for', async () => {
    const other = stack.aVehicle(owner, { nickname: 'Giulia' });
    const set = await made(COMPONENTS, aSet());
    await mount(set, { vehicle_id: other, from_on: '2026-01-01' });
    const on = { component_id: set.id, vehicle_id: vehicle, from_on: '2026-02-01', takes_off: true };
    expect((await ann.post(FITMENTS, on)).body.msg).toBe(
      'Winter wheels is on Giulia at that time: take it off there first',
    );
  });

  it('has two sets on one vehicle where each has its own axle, and one engine', async () => {
    const axle = (name: string, ...positions: string[]) =>
      made(COMPONENTS, aSet({ name, tyres: positions.map((position) => ({ position })) }));
    await mount(await axle('Front', 'front-left', 'front-right'), { from_on: '2026-01-01' });
    await mount(await axle('Rear', 'rear-left', 'rear-right'), { from_on: '2026-01-01' });
    await mount(await made(COMPONENTS, anEngine()), { from_on: '2020-01-01' });
    const spare = await made(COMPONENTS, anEngine({ name: 'Spare engine' }));
    const on = { component_id: spare.id, vehicle_id: vehicle, from_on: '2026-01-01', positions: ['Bench'] };
    expect((await ann.post(FITMENTS, on)).body.errors).toMatchObject([{ code: 'fitment.in_the_way' }]);
  });

  it('cannot be changed into the time of another, and ends when that is said', async () => {
    const set = await made(COMPONENTS, aSet());
    const first = await mount(set, { from_on: '2025-01-01', to_on: '2025-04-01' });
    const second = await mount(set, { from_on: '2025-11-01' });
    const stretched = await ann.put(`${FITMENTS}/${first.id}`, { to_on: '2025-12-01' });
    expect(stretched.body.errors).toMatchObject([{ code: 'fitment.already_on' }]);
    const ended = await ann.put(`${FITMENTS}/${second.id}`, { to_on: '2026-03-01', to_mileage: 5 });
    expect(ended.body).toMatchObject({ to_on: '2026-03-01', to_mileage: 5, version: 2 });
  });

  it('of a vehicle is read by day, and never of another one', async () => {
    const other = stack.aVehicle(owner);
    const set = await made(COMPONENTS, aSet());
    await mount(set, { from_on: '2025-01-01', to_on: '2025-04-01' });
    await mount(set, { vehicle_id: other, from_on: '2025-11-01' });
    const on = async (id: number, query = '') => (await ann.get(`/api/usage/vehicles/${id}/fitments${query}`)).body;
    expect(await on(vehicle)).toMatchObject([{ vehicle_id: vehicle, name: 'Winter wheels', kind: 'tyres' }]);
    expect(await on(vehicle, '?on=2025-02-01')).toHaveLength(1);
    expect(await on(vehicle, '?on=2025-04-01')).toHaveLength(0);
    expect(await on(vehicle, '?lasting=true')).toHaveLength(0);
    expect(await on(other, '?lasting=true')).toHaveLength(1);
    expect((await ann.get(`/api/usage/vehicles/${NOBODYS}/fitments`)).status).toBe(404);
  });
});

describe('what happens to a component', () => {
  it('are rotations and treads of tyres, each at its place', async () => {
    const [set, engine] = [await made(COMPONENTS, aSet()), await made(COMPONENTS, anEngine())];
    const places = ['rear-left', 'rear-right', 'front-left', 'front-right'];
    const rotation = { component_id: set.id, kind: 'rotation', happened_on: '2026-02-01', positions: places };
    expect(await made(ENTRIES, { ...rotation, hours: 4 })).toMatchObject({ positions: places, hours: null });
    expect(await lifeOf(set)).toMatchObject({ places });
    const refused = async (fields: object) => (await ann.post(ENTRIES, fields)).body.errors;
    expect(await refused({ ...rotation, positions: places.slice(1) })).toMatchObject([{ field: 'positions' }]);
    expect(await refused({ ...rotation, component_id: engine.id })).toMatchObject([{ code: 'entry.only_tyres' }]);
    const tread = { component_id: set.id, kind: 'tread', happened_on: '2026-02-02' };
    expect(await refused(tread)).toMatchObject([{ code: 'entry.depths_required' }]);
    expect(await refused({ ...tread, depths: [{ position: 'front-left' }] })).toMatchObject([
      { code: 'entry.depth_measured' },
    ]);
    expect(await refused({ ...tread, depths: [{ position: 'spare', middle: 6 }] })).toMatchObject([
      { code: 'entry.depth_position' },
    ]);
    const use = { component_id: engine.id, kind: 'use', happened_on: '2026-02-02' };
    expect(await refused(use)).toMatchObject([{ code: 'entry.use_required' }]);
  });

  it('is changed and deleted as everything else', async () => {
    const engine = await made(COMPONENTS, anEngine());
    const use = await made(ENTRIES, { component_id: engine.id, kind: 'use', happened_on: '2026-02-02', hours: 2 });
    const path = `${ENTRIES}/${use.id}`;
    expect((await ann.put(path, { hours: 3.5 }, { 'if-match': '"1"' })).body).toMatchObject({ hours: 3.5, version: 2 });
    const late = await ann.put(path, { hours: 4 }, { 'if-match': '"1"' });
    expect([late.status, late.body.version, late.body.current]).toEqual([412, 2, (await ann.get(path)).body]);
    expect((await ann.put(path, { hours: null })).status).toBe(400);
    expect(await lifeOf(engine)).toMatchObject({ total: { hours: 3.5 } });
    expect((await ann.delete(path)).status).toBe(204);
    expect((await ann.get(path)).status).toBe(404);
  });
});

describe('a component with thousands of rows', () => {
  const rows = (table: string, columns: Sql, values: Sql, count: number) =>
    stack.rows(sql`
      insert into ${raw(table)} (owner_id, component_id, ${columns}) select ${owner}::int, ${values} from generate_series(1, ${count}::int)`);

  it('takes no more than 5,000 entries and 5,000 mountings', async () => {
    const engine = await made(COMPONENTS, anEngine());
    const use = { component_id: engine.id, kind: 'use', happened_on: '2026-02-02', hours: 2 };
    await made(ENTRIES, use);
    await rows(
      'component_entries',
      sql`kind, happened_on, hours`,
      sql`${engine.id}::int, 'use', '2026-02-02', 1`,
      4_999,
    );
    expect(await ann.post(ENTRIES, use)).toMatchObject({ status: 422, body: { code: 'entry.too_many' } });
    const on = { component_id: engine.id, vehicle_id: vehicle, from_on: '2025-01-01', to_on: '2025-01-01' };
    await made(FITMENTS, on);
    const fitment = sql`${engine.id}::int, ${vehicle}::int, '{}', '2025-01-01', '2025-01-01'`;
    await rows('fitments', sql`vehicle_id, positions, from_on, to_on`, fitment, 4_999);
    expect(await ann.post(FITMENTS, on)).toMatchObject({ status: 422, body: { code: 'fitment.too_many' } });
  });

  it('is read whole for nothing that depends on none of them', async () => {
    const set = await made(COMPONENTS, aSet());
    await mount(set, { from_on: '2025-01-01' });
    await mount(await made(COMPONENTS, anEngine()), { from_on: '2025-01-01' });
    const positions = ['front-right', 'front-left', 'rear-left', 'rear-right'];
    await made(ENTRIES, { component_id: set.id, kind: 'rotation', happened_on: '2025-02-01', positions });
    await made(ENTRIES, { component_id: set.id, kind: 'use', happened_on: '2025-02-01', hours: 1 });
    const read = (kind: 'tread' | 'use') =>
      stack.database.transaction((tx) =>
        stack.app.get(EntriesRepository, { strict: false }).componentFor(tx, owner, { component_id: set.id, kind }),
      );
    expect(await read('use')).toMatchObject({ count: 2, fitments: [], entries: [] });
    expect(await read('tread')).toMatchObject({ count: 2, fitments: [{}], entries: [{ kind: 'rotation', positions }] });
    const around = await stack.database.transaction((tx) =>
      stack.app
        .get(FitmentsRepository, { strict: false })
        .around(tx, owner, { component_id: set.id, vehicle_id: vehicle } as FitmentFields),
    );
    expect(around.map(({ kind }) => kind)).toEqual(['tyres']);
  });
});

describe('a life', () => {
  it('goes over two vehicles of different units, and over a change of the odometer', async () => {
    const other = stack.aVehicle(owner, { odometer_unit: 'mi', current_mileage: 21_000 });
    const chapter = { kind: 'replaced' as const, from_date: '2024-06-01', to_date: null, unit_before: null };
    await ann.get(`/api/fill-ups/vehicles/${vehicle}/consumption`);
    const set = await made(COMPONENTS, aSet({ tyres: [{ position: 'front-left', dot: '0121' }] }));
    await mount(set, { from_on: '2024-01-01', from_mileage: 90_000, to_on: '2025-01-01', to_mileage: 2_000 });
    await mount(set, { vehicle_id: other, from_on: '2025-02-01', from_mileage: 20_000 });
    await stack.ledgerSays(owner, vehicle, { chapters: [{ ...chapter, last_value: 95_000, first_value: 0 }] });
    await stack.ledgerSays(owner, other, { chapters: [], last_read_on: '2026-01-01' });
    expect(await lifeOf(set)).toMatchObject({
      ...{ made_on: '2021-01-04', vehicle_id: other },
      total: { distance_km: 8_609.344, open: null },
      fitments: [{ distance_km: 7_000 }, { distance_km: 1_609.344 }],
    });
  });

  it('begins anew with a rebuild, and the one before is kept', async () => {
    const engine = await made(COMPONENTS, anEngine({ made_on: '1973-05-01' }));
    await mount(engine, { from_on: '2010-01-01', from_mileage: 1_000, to_on: '2020-01-01', to_mileage: 21_000 });
    await made(ENTRIES, { component_id: engine.id, kind: 'rebuild', happened_on: '2021-01-01', note: 'New pistons' });
    await mount(engine, { from_on: '2022-01-01', from_mileage: 21_000, to_on: '2023-01-01', to_mileage: 22_500 });
    expect(await lifeOf(engine)).toMatchObject({
      lives: [
        { from: '1973-05-01', to: '2021-01-01', distance_km: 20_000 },
        { from: '2021-01-01', to: null, distance_km: 1_500 },
      ],
      total: { distance_km: 21_500 },
    });
  });

  it('keeps what was run on a vehicle that is deleted', async () => {
    const set = await made(COMPONENTS, aSet());
    await mount(set, { from_on: '2025-01-01', from_mileage: 10_000, to_on: '2025-04-01', to_mileage: 14_000 });
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect((await ann.get(FITMENTS)).body).toEqual([]));
    expect(await lifeOf(set)).toMatchObject({ total: { distance_km: 4_000, open: null } });
    expect((await ann.get(ENTRIES)).body).toMatchObject([{ kind: 'use', distance: 4_000, happened_on: '2025-04-01' }]);
  });

  it('takes few statements, one for all components', async () => {
    const set = await made(COMPONENTS, aSet());
    await mount(set, { from_on: '2025-01-01', from_mileage: 10_000 });
    for (const path of [`${COMPONENTS}/${set.id}/life`, '/api/usage/lives'])
      expect((await countStatements(() => ann.get(path))).length).toBeLessThanOrEqual(2);
  });
});

describe('limits', () => {
  it('say what is left, and when, and are told as a point of the vehicle', async () => {
    const limits = [
      { by: 'distance', value: 25_000, unit: 'km', source: 'Own' },
      { by: 'age', value: 72 },
      { by: 'label', until: '2031-12-31', source: 'FIA 8853-2016' },
    ];
    const belt = await made(COMPONENTS, { kind: 'belt', name: 'Timing belt', made_on: '2025-01-31', limits });
    await mount(belt, { from_on: '2025-02-01', from_mileage: 10_000 });
    const pace = { value: 30_000, read_on: '2026-01-01', per_day: 50, slowest: 40, fastest: 60 };
    await stack.ledgerSays(owner, vehicle, { chapters: [], last_read_on: '2026-01-01', pace });
    const [life] = (await ann.get('/api/usage/lives')).body.lives;
    expect(life).toMatchObject({ component_id: belt.id, vehicle_id: vehicle, life: { distance_km: 20_000 } });
    expect(life.limits).toMatchObject([
      { used: 20_000, left: 5_000, due_mileage: 35_000, state: 'far' },
      { due_on: '2031-01-31' },
      { due_on: '2031-12-31' },
    ]);
    const point = { vehicle_id: vehicle, kind: 'component', record_id: belt.id, name: 'Timing belt' };
    const due = { due_on: '2031-01-31', due_mileage: 35_000, odometer_unit: 'km', expected_on: '2026-04-11' };
    await eventually(async () => expect(await stack.dueOf(owner)).toMatchObject([{ body: { ...point, ...due } }]));
    const [{ body }] = (await stack.dueOf(owner)) as unknown as [{ body: { id: number } }];
    expect(body.id).toBeGreaterThan(1_000_000_000);
    await ann.put(`${COMPONENTS}/${belt.id}`, { retired_on: '2026-01-01' });
    await eventually(async () => expect(await stack.dueOf(owner)).toMatchObject([{ deleted: true }]));
  });

  it('that no calendar reaches are far, and nothing else is held up by them', async () => {
    const limits = [
      { by: 'age', value: 10_000_000 },
      { by: 'distance', value: 10_000_000, unit: 'km' },
    ];
    const helmet = await made(COMPONENTS, { kind: 'other', name: 'Strut', made_on: '2020-01-01', limits });
    await mount(helmet, { from_on: '2025-02-01', from_mileage: 2_147_000_000 });
    const { status, body } = await ann.get('/api/usage/lives');
    expect([status, body.lives[0].limits]).toMatchObject([200, [{ due_on: null, state: 'far' }, { state: 'far' }]]);
    const belt = await made(COMPONENTS, { kind: 'belt', name: 'Belt', limits: [{ by: 'label', until: '2031-12-31' }] });
    await mount(belt, { from_on: '2025-02-01' });
    await eventually(async () => expect(await stack.dueOf(owner)).toMatchObject([{ body: { record_id: belt.id } }]));
  });

  it('of hours are unknown where a use says that there were more, and no figure', async () => {
    const pump = await made(COMPONENTS, { kind: 'other', name: 'Pump', limits: [{ by: 'hours', value: 500 }] });
    const use = { component_id: pump.id, kind: 'use', happened_on: '2025-02-01', open: 'mileage-unknown' };
    const { id } = await made(ENTRIES, use);
    const states = async () => (await lifeOf(pump)).limits;
    expect(await states()).toMatchObject([{ state: 'unknown', used: null, left: null, at_least: true }]);
    await ann.put(`${ENTRIES}/${id}`, { distance: 5_000 });
    expect(await states()).toMatchObject([{ state: 'far', used: 0, at_least: true }]);
    await ann.put(`${ENTRIES}/${id}`, { distance: null, hours: 20 });
    expect(await states()).toMatchObject([{ state: 'far', used: 20, at_least: true }]);
  });

  it('of a tread are reached where the readings say so, and a set that was read once has no projection', async () => {
    const set = await made(COMPONENTS, aSet({ limits: [{ by: 'tread', value: 1.6, unit: 'mm' }] }));
    await mount(set, { from_on: '2025-01-01', from_mileage: 10_000 });
    const read = (happened_on: string, mileage: number, middle: number) =>
      made(ENTRIES, {
        ...{ component_id: set.id, kind: 'tread', happened_on, mileage },
        depths: [{ position: 'front-left', middle }],
      });
    await read('2025-01-01', 10_000, 8);
    expect(await lifeOf(set)).toMatchObject({ treads: [{ depth_mm: 8, reason: 'one-reading', left_km: null }] });
    await read('2025-12-01', 30_000, 2);
    expect(await lifeOf(set)).toMatchObject({
      treads: [{ tyre: 1, depth_mm: 2, per_1000_km: 0.3, left_km: 1_333, reason: null }],
      limits: [{ state: 'near', used: 2, left: 0.4, due_mileage: 31_333 }],
    });
  });
});

describe('of another person', () => {
  it('nothing is shown, changed or named', async () => {
    const bob = stack.newOwner();
    const set = await made(COMPONENTS, aSet());
    const fitment = await mount(set, { from_on: '2025-01-01' });
    const use = await made(ENTRIES, { component_id: set.id, kind: 'use', happened_on: '2026-02-02', hours: 2 });
    const paths = [`${COMPONENTS}/${set.id}`, `${FITMENTS}/${fitment.id}`, `${ENTRIES}/${use.id}`];
    for (const path of paths)
      for (const answer of [
        await bob.client.get(path),
        await bob.client.put(path, { note: 'x' }),
        await bob.client.delete(path),
        await bob.client.get(`${path}/history`),
      ])
        expect([answer.status, answer.body.msg]).toMatchObject([404, expect.stringMatching(/ not found$/)]);
    expect((await bob.client.get(`${COMPONENTS}/${set.id}/life`)).status).toBe(404);
    expect((await bob.client.get(`/api/usage/vehicles/${vehicle}/fitments`)).status).toBe(404);
    const own = stack.aVehicle(bob.id);
    for (const component_id of [set.id, NOBODYS]) {
      const on = { component_id, vehicle_id: own, from_on: '2026-01-01' };
      const said = { errors: [{ field: 'component_id', msg: 'Component not found' }] };
      expect((await bob.client.post(FITMENTS, on)).body).toMatchObject(said);
      const entry = { component_id, kind: 'use', happened_on: '2026-02-02', hours: 2 };
      expect((await bob.client.post(ENTRIES, entry)).body).toMatchObject(said);
    }
    const theirs = await made(COMPONENTS, aSet(), bob.client);
    for (const vehicle_id of [vehicle, NOBODYS]) {
      const on = { component_id: theirs.id, vehicle_id, from_on: '2026-01-01' };
      const said = { errors: [{ field: 'vehicle_id', msg: 'Vehicle not found' }] };
      expect((await bob.client.post(FITMENTS, on)).body).toMatchObject(said);
    }
  });
});

it('a component that was on a vehicle keeps its kind, by which places are judged', async () => {
  const one = await made(COMPONENTS, { kind: 'other', name: 'Engine?' });
  expect((await ann.put(`${COMPONENTS}/${one.id}`, { kind: 'engine' })).status).toBe(200);
  await mount(one, { from_on: '2025-01-01' });
  const refused = await ann.put(`${COMPONENTS}/${one.id}`, { kind: 'other' });
  expect(refused).toMatchObject({ status: 400, body: { errors: [{ field: 'kind' }] } });
});
