import { randomUUID } from 'node:crypto';
import type { TestClient } from '@carnet/svc-testing';
import { aFillUp, anEngine, aSet, aTrackSession, NOBODYS, openStack, type Stack } from './stack.js';

const PATH = '/api/imports/components';
const UNDO = '/api/imports/fill-ups/undo';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle = stack.aVehicle(owner, { current_mileage: 66_000 });
});

const aBatch = () => {
  const batch = randomUUID();
  return { batch, url: `${PATH}?batch=${batch}&file_name=log.csv&product=Road%20Trip` };
};
const on = (fields: object = {}) => ({ vehicle_id: vehicle, from_on: '2025-04-01', from_mileage: 60_000, ...fields });
const stored = async (): Promise<{ id: number; name: string }[]> =>
  (await ann.get('/api/usage/components?sort=name')).body;
const fitted = async (): Promise<object[]> => (await ann.get(`/api/usage/fitments?vehicle_id=${vehicle}`)).body;

describe('an import of components', () => {
  it('makes of a row a component with its mountings and all that happened to it, however often it is sent', async () => {
    const { batch, url } = aBatch();
    const set = {
      ...aSet({ size: '165/60R15', limits: [{ by: 'tread', value: 2, unit: 'mm' }], row: 12 }),
      mounted: [
        on({ to_on: '2025-11-01', to_mileage: 64_000 }),
        on({ from_on: '2026-04-01', from_mileage: 65_000, positions: null }),
      ],
      happened: [
        { kind: 'use', happened_on: '2025-04-01', distance: 3_000, distance_unit: 'km' },
        {
          kind: 'tread',
          happened_on: '2026-05-01',
          mileage: 66_000,
          depths: [{ position: 'front-left', middle: 5.2 }],
        },
      ],
    };
    const first = await ann.post(url, [set]);
    expect(first.body).toMatchObject({ total: 1, imported: 1, failed: 0 });
    const again = await ann.post(url, [set, { ...anEngine(), row: 13 }]);
    expect([again.body.imported, again.body.results[0]]).toEqual([2, first.body.results[0]]);
    expect((await stored()).map(({ name }) => name)).toEqual(['AR 00530', 'Winter wheels']);
    const { body } = await ann.get(`/api/usage/components/${first.body.results[0].id}/life`);
    expect(body).toMatchObject({
      vehicle_id: vehicle,
      life: { distance_km: 3_000 + 4_000 + 1_000 },
      treads: [{ position: 'front-left', depth_mm: 5.2 }],
      limits: [{ limit: { by: 'tread', value: 2 }, used: 5.2 }],
    });
    expect((await ann.get('/api/imports/fill-ups')).body.imports).toMatchObject([
      { batch, file_name: 'log.csv', product: 'Road Trip', made: 2 },
    ]);
  });

  it('has tyres stand where its rotations and mountings put them, and where nobody knows, nowhere', async () => {
    const [there, crosswise, swapped] = [
      ['front-left', 'front-right', 'rear-left', 'rear-right'],
      ['rear-right', 'rear-left', 'front-right', 'front-left'],
      ['rear-left', 'rear-right', 'front-left', 'front-right'],
    ] as const;
    const of = (mounted: object[], happened: object[] = []) => ({ ...aSet(), mounted, happened });
    const rotated = { kind: 'rotation', happened_on: '2025-08-01', mileage: 62_000, positions: crosswise };
    const summer = on({ to_on: '2025-11-01', to_mileage: 64_000 });
    const next = on({ from_on: '2026-04-01', from_mileage: 65_000, positions: null });
    const dayless = { vehicle_id: vehicle, from_mileage: 50_000, to_mileage: 55_000 };
    const placesOf = async (set: object): Promise<string[][]> => {
      const { body } = await ann.post(`${aBatch().url}&dry_run=true`, [set]);
      return body.results[0].values.mounted.map(({ positions }: { positions: string[] }) => positions);
    };
    expect(await placesOf(of([summer, next], [rotated]))).toEqual([there, crosswise]);
    expect(await placesOf(of([next, { ...summer, positions: swapped }]))).toEqual([swapped, swapped]);
    expect(await placesOf(of([{ ...summer, positions: swapped }, dayless]))).toEqual([swapped, []]);
    expect(await placesOf(of([dayless]))).toEqual([there]);
    expect(await placesOf(of([{ ...dayless, to_mileage: null }], [rotated]))).toEqual([crosswise]);
    const made = await ann.post(aBatch().url, [of([{ ...summer, positions: swapped }, dayless])]);
    const { id } = made.body.results[0];
    const list = (await ann.get(`/api/usage/fitments?component_id=${id}`)).body;
    expect(list.map(({ positions }: { positions: string[] }) => positions)).toEqual([swapped, []]);
    const unknown = `/api/usage/fitments/${list[1].id}`;
    expect((await ann.put(unknown, { note: 'Before my time' })).body).toMatchObject({ positions: [], version: 2 });
    expect((await ann.put(unknown, { positions: there })).body.positions).toEqual(there);
    expect((await ann.put(unknown, { positions: [] })).body).toMatchObject({ positions: [], version: 4 });
    expect((await ann.get(`/api/usage/components/${id}/life`)).body.places).toEqual(swapped);
  });

  it('has the tyres at the places that its file names, as the two of a motorcycle', async () => {
    const ends = ['front', 'rear'];
    const tread = (position: string) => ({
      ...{ kind: 'tread', happened_on: '2025-06-01', depths: [{ position, middle: 4 }] },
    });
    const homeOf = async (set: object): Promise<string[]> => {
      const { body } = await ann.post(`${aBatch().url}&dry_run=true`, [{ ...aSet(), ...set }]);
      return body.results[0].values.tyres.map(({ position }: { position: string }) => position);
    };
    expect(await homeOf({ mounted: [on({ positions: ends })] })).toEqual(ends);
    expect(await homeOf({ happened: [{ kind: 'rotation', happened_on: '2025-06-01', positions: ends }] })).toEqual(
      ends,
    );
    expect(await homeOf({ happened: [tread('rear')] })).toEqual(ends);
    expect(await homeOf({ happened: [tread('rear-left')] })).toHaveLength(4);
    const { body } = await ann.post(`${aBatch().url}&dry_run=true`, [
      { ...aSet(), mounted: [on({ positions: ['roof'] })] },
    ]);
    expect(body.results[0]).toMatchObject({ code: 'fitment.positions' });
  });

  it('says what is wrong with which row, and stores the others @thorough', async () => {
    await ann.post(aBatch().url, [{ ...aSet({ name: 'There' }), mounted: [on()] }]);
    const { body } = await ann.post(aBatch().url, [
      { ...anEngine(), mounted: [on({ vehicle_id: NOBODYS })] },
      { ...aSet(), mounted: [on({ from_on: '2025-06-01' })] },
      { ...anEngine(), mounted: [on(), on({ from_on: '2025-05-01', from_mileage: 61_000 })] },
      { ...anEngine(), mounted: [on({ from_on: null, from_mileage: null })] },
      {
        ...aSet(),
        happened: [{ kind: 'tread', happened_on: '2025-06-01', depths: [{ position: 'roof', middle: 5 }] }],
      },
      { ...aSet({ tyres: [{ position: 'spare', dot: '238' }] }) },
      'junk',
      { ...anEngine({ name: 'First' }), mounted: [on()] },
      { ...anEngine({ name: 'Second' }), mounted: [on({ from_on: '2025-06-01' })] },
      { ...aSet({ name: 'Lies in the cellar \ud800' }) },
    ]);
    expect(body).toMatchObject({ total: 10, imported: 2, failed: 8 });
    expect(body.results).toMatchObject([
      { msg: 'Vehicle not found' },
      { code: 'fitment.in_the_way' },
      { code: 'component.mounted_twice' },
      { code: 'fitment.from_required' },
      { code: 'entry.depth_position' },
      { code: 'component.dot_ambiguous' },
      { code: 'component.required' },
      { id: expect.any(Number) },
      { code: 'fitment.in_the_way' },
      { id: expect.any(Number) },
    ]);
    expect((await stored()).map(({ name }) => name)).toEqual(['First', 'Lies in the cellar \ufffd', 'There']);
  });

  it('stores nothing in a dry run, and says what would be', async () => {
    const { body } = await ann.post(`${aBatch().url}&dry_run=true`, [
      { ...aSet(), mounted: [on()] },
      { ...aSet({ name: 'In its way' }), mounted: [on()] },
    ]);
    expect(body).toMatchObject({
      imported: 0,
      results: [{ values: { name: 'Winter wheels', mounted: [{ positions: expect.any(Array) }] } }, {}],
    });
    expect(body.results[1].code).toBe('fitment.in_the_way');
    expect([await stored(), await fitted()]).toEqual([[], []]);
  });

  it('is undone with the fill-ups of its file, but for what was changed, mounted, read or driven since', async () => {
    const { batch, url } = aBatch();
    const names = ['Goes', 'Renamed', 'Mounted', 'Read', 'Driven'];
    const { results } = (
      await ann.post(
        url,
        names.map((name) => ({ ...aSet({ name }), row: 10 + names.indexOf(name) })),
      )
    ).body;
    const ids = (results as { id: number }[]).map(({ id }) => id);
    await ann.post(`/api/imports/fill-ups?batch=${batch}&file_name=log.csv`, [{ ...aFillUp(vehicle), row: 2 }]);
    await ann.put(`/api/usage/components/${ids[1]}`, { note: 'Mine now' });
    await ann.post('/api/usage/fitments', { component_id: ids[2], ...on() });
    await ann.post('/api/usage/entries', { component_id: ids[3], kind: 'rebuild', happened_on: '2026-01-01' });
    await ann.post('/api/track-sessions', aTrackSession(vehicle, { component_ids: [ids[4]] }));
    const bob = stack.newOwner();
    expect((await bob.client.post(UNDO, { batch })).body).toEqual({ removed: 0, kept: 0 });
    expect((await ann.post(UNDO, { batch })).body).toEqual({ removed: 2, kept: 4 });
    expect((await stored()).map(({ name }) => name).sort()).toEqual(names.slice(1).sort());
    expect((await ann.get('/api/fill-ups')).body).toEqual([]);
    expect((await ann.post(UNDO, { batch })).body).toEqual({ removed: 0, kept: 0 });
  });

  it("takes nobody else's vehicle, and at most 5,000 at once", async () => {
    const bob = stack.newOwner();
    const { body } = await bob.client.post(aBatch().url, [{ ...aSet(), mounted: [on()] }]);
    expect(body).toMatchObject({ imported: 0, failed: 1 });
    expect(await fitted()).toEqual([]);
    for (const nothing of [[], 'junk', 5, Array(5_001).fill(aSet())])
      expect((await ann.post(aBatch().url, nothing)).status).toBe(400);
  });
});

it('more mountings than can be compared with each other are refused at once @thorough', async () => {
  const days = Array.from({ length: 100 }, (_, at) => on({ from_on: '2025-04-01', from_mileage: 60_000 + at }));
  const rows = Array.from({ length: 51 }, (_, at) => ({ ...anEngine({ name: `Engine ${at}` }), row: at + 1 }));
  const body = rows.map((row) => ({
    ...row,
    mounted: days.map((day, at) => ({ ...day, to_on: '2025-04-01', to_mileage: 60_001 + at })),
  }));
  const answer = await ann.post(`${aBatch().url}&dry_run=true`, body);
  expect(answer).toMatchObject({ status: 400, body: { errors: [{ field: 'mounted' }] } });
});
