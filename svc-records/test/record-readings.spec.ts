import { eventually, type TestClient } from '@carnet/svc-testing';
import { issueReadingRepublication } from '../src/issues/issue.fact.js';
import { modificationReadingRepublication } from '../src/modifications/modification.fact.js';
import { trackDayReadingRepublication } from '../src/track-days/track-day.fact.js';
import { openStack, type Stack } from './stack.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle: number;

beforeAll(async () => (stack = await openStack()));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle = stack.aVehicle(owner);
});

const RECORDS = {
  'track-day-reading': {
    path: '/api/track-days',
    fields: { track_name: 'Monza', event_date: '2024-05-01' },
    renamed: { track_name: 'Imola' },
    unsaid: { report: '<p>Dry</p>' },
    again: trackDayReadingRepublication,
  },
  'modification-reading': {
    path: '/api/modifications',
    fields: { name: 'Monza', status: 'Completed', completion_date: '2024-05-01' },
    renamed: { name: 'Imola' },
    unsaid: { notes: 'Dry' },
    again: modificationReadingRepublication,
  },
  'issue-reading': {
    path: '/api/issues',
    fields: { title: 'Monza', reported_date: '2024-05-01' },
    renamed: { title: 'Imola' },
    unsaid: { description: 'Dry' },
    again: issueReadingRepublication,
  },
};

describe.each(Object.entries(RECORDS))('%s', (kind, { path, fields, renamed, unsaid, again }) => {
  const made = async (more: object = {}, key?: string) => {
    const headers: Record<string, string> = key ? { 'idempotency-key': key } : {};
    const { status, body } = await ann.post(path, { vehicle_id: vehicle, ...fields, ...more }, headers);
    expect([status, body]).toEqual([201, body]);
    return body;
  };
  const factsOf = (id: number) => stack.factsOf(kind, id);
  const read = { name: 'Monza', read_on: '2024-05-01', read_on_edtf: null, mileage: 52_000 };

  it('is told with the record, once, with when that was entered', async () => {
    const { id, created_at } = await made({ mileage: 52_000 }, 'k');
    await made({ mileage: 52_000 }, 'k');
    expect(await factsOf(id)).toEqual([
      {
        version: 1,
        owner_id: owner,
        deleted: false,
        body: { id, vehicle_id: vehicle, ...read, entered_at: created_at },
      },
    ]);
  });

  it('is not told of a record without a mileage', async () => {
    const { id } = await made();
    await ann.put(`${path}/${id}`, unsaid);
    await ann.delete(`${path}/${id}`);
    expect(await factsOf(id)).toEqual([]);
  });

  it('is told again where it changes, not where something else does, and without a name where it goes', async () => {
    const { id, created_at } = await made();
    const change = (body: object) => ann.put(`${path}/${id}`, body);
    await change({ mileage: 52_000 });
    await change(unsaid);
    await change(renamed);
    await change({ mileage: null });
    const body = { id, vehicle_id: vehicle, ...read, entered_at: created_at };
    expect((await factsOf(id)).map((fact) => fact.body)).toEqual([
      body,
      { ...body, name: 'Imola' },
      { ...body, name: '', mileage: null },
    ]);
  });

  it('says how exactly its day is known', async () => {
    const day =
      kind === 'track-day-reading' ? 'event_date' : kind === 'issue-reading' ? 'reported_date' : 'completion_date';
    const { id } = await made({ [day]: undefined, [`${day}_edtf`]: '1974~', mileage: 52_000 });
    expect(await factsOf(id)).toMatchObject([{ body: { read_on: '1974-01-01', read_on_edtf: '1974~' } }]);
  });

  it('ends with its record, and with its vehicle', async () => {
    const [{ id: deleted }, { id: left }] = [await made({ mileage: 5 }), await made({ mileage: 6 })];
    await ann.delete(`${path}/${deleted}`);
    expect((await factsOf(deleted)).at(-1)).toMatchObject({ deleted: true, version: 2, body: null });
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect((await factsOf(left)).at(-1)).toMatchObject({ deleted: true, body: null }));
  });

  it('can be told again', async () => {
    const { id } = await made({ mileage: 52_000 });
    await made();
    const told = () => stack.database.transaction((tx) => again.snapshots(tx, { owner: owner - 1, id: 0 }, 10));
    const [fact] = await factsOf(id);
    expect(await told()).toEqual([{ kind, key: id, version: 1, ownerId: owner, body: fact!.body }]);
  });
});

it('goes to another vehicle with an issue and a track day', async () => {
  const other = stack.aVehicle(owner);
  for (const kind of ['track-day-reading', 'issue-reading'] as const) {
    const { path, fields } = RECORDS[kind];
    const { id } = (await ann.post(path, { vehicle_id: vehicle, ...fields, mileage: 5 })).body;
    await ann.put(`${path}/${id}`, { vehicle_id: other });
    expect((await stack.factsOf(kind, id)).at(-1)).toMatchObject({ body: { vehicle_id: other, mileage: 5 } });
  }
});

it('nothing was read of a modification that is planned, and one that is under way was read when it was begun', async () => {
  const fields = { name: 'Bar', start_date: '2024-04-01', completion_date: '2024-05-01', mileage: 5 };
  const { id } = (await ann.post('/api/modifications', { vehicle_id: vehicle, ...fields })).body;
  const newest = async () => (await stack.factsOf('modification-reading', id)).at(-1);
  expect(await newest()).toBeUndefined();
  const change = (body: object) => ann.put(`/api/modifications/${id}`, body);
  await change({ status: 'In Progress' });
  expect(await newest()).toMatchObject({ body: { mileage: 5, read_on: '2024-04-01' } });
  await change({ status: 'Completed' });
  expect(await newest()).toMatchObject({ body: { mileage: 5, read_on: '2024-05-01' } });
  await change({ completion_date: null });
  expect(await newest()).toMatchObject({ body: { mileage: 5, read_on: '2024-04-01' } });
  await change({ status: 'Planned' });
  expect(await newest()).toMatchObject({ body: { mileage: null, name: '' } });
});
