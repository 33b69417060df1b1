import { randomUUID } from 'node:crypto';
import { eventually, tablesHolding } from '@carnet/svc-testing';
import { addDays } from '../src/due/days.rules.js';
import { aVehicle, type Stack, openStack, STRANGER } from './stack.js';

const PATH = '/api/imports/plans';

let stack: Stack;
let lastVehicle = 100;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(3, {}, STRANGER));
});
afterAll(() => stack?.close());

const today = () => new Date().toISOString().slice(0, 10);
const inDays = (days: number) => addDays(today(), days)!;

/** A new vehicle for each test, so that tests do not see each other's schedules. */
async function ofAVehicle(body: object = {}): Promise<number> {
  lastVehicle += 1;
  await stack.told(aVehicle(lastVehicle, { current_mileage: 30_000, ...body }));
  return lastVehicle;
}

const aBatch = (product = 'Fuelio') => {
  const batch = randomUUID();
  return { batch, url: `${PATH}?batch=${batch}&file_name=swift.csv&product=${product}` };
};
const aPlan = (vehicle_id: number, input: object = {}) => ({
  ...{ vehicle_id, name: `Belt of ${vehicle_id}`, type: 'Regular Maintenance', source: 'Fuelio', distance_unit: 'mi' },
  ...{ recurrence_time_interval: 1_461, recurrence_mileage_interval: 60_000 },
  ...{ due_on: inDays(200), due_mileage: 40_000 },
  ...input,
});
const sent = async (url: string, plans: object[]) => {
  const { status, body } = await stack.owner.post(url, plans);
  expect({ status, body }).toMatchObject({ status: 200 });
  return body;
};
const due = async (vehicle: number) => (await stack.owner.get(`/api/service/due?vehicle_id=${vehicle}`)).body;
const schedulesOf = async (vehicle: number) =>
  (await stack.owner.get(`/api/service-schedules/vehicles/${vehicle}`)).body.schedules;
const eventsOf = async (vehicle: number) => (await stack.owner.get(`/api/service/events?vehicle_id=${vehicle}`)).body;
const undo = async (batch: string) => (await stack.owner.post('/api/imports/history/undo', { batch })).body;
const aTemplate = async (input: object) =>
  (
    await stack.owner.post('/api/service-event-templates', {
      ...{ type: 'Repair', recurrence_type: 'Periodic', distance_unit: 'mi' },
      ...input,
    })
  ).body;

describe('what recurs elsewhere', () => {
  it('is due on the same day and at the same mileage here, on a schedule that is made for it', async () => {
    const vehicle = await ofAVehicle({ odometer_unit: 'mi' });
    const { results } = await sent(aBatch().url, [aPlan(vehicle)]);
    expect(await due(vehicle)).toMatchObject([
      { template_id: results[0].id, due_date: inDays(200), due_mileage: 40_000 },
    ]);
    expect(await schedulesOf(vehicle)).toMatchObject([
      { name: 'Fuelio', is_active: true, templates: [{ source: 'Fuelio', recurrence_time_interval: 1_461 }] },
    ]);
  });

  it.each([
    ['km', { due_mileage: 40_000, recurrence_mileage_interval: 7_501 }, 64_374],
    ['mi', { distance_unit: 'km', due_mileage: 61_499, recurrence_mileage_interval: 10_000 }, 38_214],
    ['mi', { due_mileage: 1_000, recurrence_mileage_interval: 60_000 }, 1_000],
  ])('is due at the same mileage where the vehicle counts %s: %j', async (odometer_unit, input, due_mileage) => {
    const vehicle = await ofAVehicle({ odometer_unit });
    await sent(aBatch().url, [aPlan(vehicle, input)]);
    expect(await due(vehicle)).toMatchObject([{ due_mileage }]);
  });

  it('by time or distance alone is due by that alone, also when that has passed', async () => {
    const vehicle = await ofAVehicle();
    await sent(aBatch().url, [
      aPlan(vehicle, { name: 'Test', recurrence_mileage_interval: null, due_mileage: null, due_on: inDays(-3) }),
      aPlan(vehicle, { name: 'Tires', recurrence_time_interval: 0, due_on: null, due_mileage: 20_000 }),
    ]);
    const told = (await due(vehicle)).map(({ name, status, due_date, due_mileage }: any) => [
      ...[name, status, due_date, due_mileage],
    ]);
    expect(told.sort()).toEqual([
      ['Test', 'Overdue', inDays(-3), null],
      ['Tires', 'Overdue', null, 20_000],
    ]);
  });

  it('without a due point begins now, as what is put on a schedule by hand', async () => {
    const vehicle = await ofAVehicle();
    await sent(aBatch().url, [aPlan(vehicle, { due_on: null, due_mileage: null, recurrence_time_interval: 30 })]);
    expect(await due(vehicle)).toMatchObject([{ due_date: inDays(30), due_mileage: 90_000 }]);
  });

  it('goes on the first active schedule of the vehicle, after what is there', async () => {
    const vehicle = await ofAVehicle();
    const mine = await aTemplate({ name: 'Mine', recurrence_time_interval: 9 });
    const make = async (input: object) =>
      (await stack.owner.post('/api/service-schedules', { vehicle_id: vehicle, name: 'Care', ...input })).body;
    await make({ is_active: false });
    const { id } = await make({ template_ids: [mine.id] });
    const before = await stack.owner.get(`/api/service-schedules/${id}`);
    await sent(aBatch().url, [aPlan(vehicle)]);
    const after = await stack.owner.get(`/api/service-schedules/${id}`);
    expect(after.body.templates.map(({ name }: any) => name)).toEqual(['Mine', `Belt of ${vehicle}`]);
    expect(after.headers.etag).not.toBe(before.headers.etag);
    expect(await schedulesOf(vehicle)).toHaveLength(2);
  });

  it('takes a template of the person that has its name and intervals, unless it was done on that vehicle', async () => {
    const [first, second, other] = [await ofAVehicle(), await ofAVehicle(), await ofAVehicle()];
    const name = `Shared ${first}`;
    const mine = await aTemplate({
      ...{ name: name.toUpperCase(), recurrence_time_interval: 1_461, recurrence_mileage_interval: 60_000 },
    });
    await stack.anEvent({ vehicle_id: second, template_id: mine.id, date_performed: inDays(-9) });
    const { results } = await sent(aBatch().url, [
      aPlan(first, { name }),
      aPlan(second, { name }),
      aPlan(other, { name, recurrence_mileage_interval: 50_000 }),
      aPlan(first, { name, recurrence_mileage_interval: 50_000 }),
    ]);
    const [one, two, three, four] = results.map(({ id }: any) => id);
    expect([one, two === mine.id, three === two, four]).toEqual([mine.id, false, false, three]);
    expect(await due(second)).toMatchObject([{ due_date: inDays(200), due_mileage: 40_000 }]);
  });

  it('is one template for two vehicles only where it says the same of both', async () => {
    const [one, other, third] = [await ofAVehicle(), await ofAVehicle(), await ofAVehicle()];
    const oil = (vehicle: number, notes: string | null) => aPlan(vehicle, { name: 'Oil of three', notes });
    const { results } = await sent(aBatch().url, [oil(one, '5W-30'), oil(other, '10W-60'), oil(third, '5W-30')]);
    const ids = results.map(({ id }: { id: number }) => id);
    expect(ids[2]).toBe(ids[0]);
    const notesOf = async (id: number) => (await stack.owner.get(`/api/service-event-templates/${id}`)).body.notes;
    expect([await notesOf(ids[0]), await notesOf(ids[1])]).toEqual(['5W-30', '10W-60']);

    const later = await ofAVehicle();
    const [{ id: without }] = (await sent(aBatch().url, [oil(later, null)])).results;
    expect(ids).toContain(without);
    const last = await ofAVehicle();
    const [{ id: apart }] = (await sent(aBatch().url, [aPlan(last, { name: 'Oil of three', estimated_cost: 80 })]))
      .results;
    expect(ids).not.toContain(apart);
  });

  it('is recognised when it comes again, in the same import and in another', async () => {
    const vehicle = await ofAVehicle();
    const { url } = aBatch();
    const plans = [
      { ...aPlan(vehicle), row: 7 },
      { ...aPlan(vehicle, { due_on: inDays(300) }), row: 8 },
    ];
    const { results } = await sent(url, plans);
    expect(results[1]).toMatchObject({ id: results[0].id, note_code: 'import.plan_is_there' });
    // A repeated request, as after a lost answer, gets the same answer.
    expect((await sent(url, plans)).results).toEqual(results);
    const again = aBatch();
    await stack.anEvent({ vehicle_id: vehicle, template_id: results[0].id, date_performed: inDays(-1) });
    expect((await sent(again.url, [aPlan(vehicle)])).results).toMatchObject([
      { id: results[0].id, note: 'It is on a schedule of this vehicle already' },
    ]);
    expect((await schedulesOf(vehicle))[0].template_count).toBe(1);
    expect(await undo(again.batch)).toEqual({ removed: 0, kept: 0 });
    expect(await due(vehicle)).toHaveLength(1);
  });
});

it('a plan that two calls bring at the same time is made once', async () => {
  const vehicle = await ofAVehicle();
  const { url } = aBatch();
  const answers = await Promise.all([1, 2, 3].map(() => sent(url, [{ ...aPlan(vehicle), row: 2 }])));
  expect(new Set(answers.map(({ results }) => results[0].id)).size).toBe(1);
  expect((await schedulesOf(vehicle)).map(({ template_count }: any) => template_count)).toEqual([1]);
});

it('of a deleted user nothing is kept of plans', async () => {
  const goer = 91;
  await stack.told(aVehicle(91, {}, goer));
  expect((await stack.as(goer).post(aBatch().url, [aPlan(91)])).body).toMatchObject({ imported: 1 });
  expect(await tablesHolding(stack.database, goer)).toContain('imported_plans');
  stack.producers.identity.publish({ kind: 'user', key: goer, ownerId: goer, deleted: true });
  await eventually(async () => expect(await tablesHolding(stack.database, goer)).not.toContain('imported_plans'));
});

describe('what is planned once elsewhere', () => {
  it('is an event of its day, or a template that is due once at its mileage', async () => {
    const vehicle = await ofAVehicle({ odometer_unit: 'km' });
    const once = {
      recurrence_time_interval: null,
      recurrence_mileage_interval: null,
      estimated_cost: 80.5,
      notes: 'Both',
    };
    await sent(aBatch().url, [
      aPlan(vehicle, { ...once, name: 'Inspection' }),
      aPlan(vehicle, { ...once, name: 'Late', due_on: inDays(-1), due_mileage: null }),
      aPlan(vehicle, { ...once, name: 'Clutch', due_on: null }),
    ]);
    expect((await eventsOf(vehicle)).sort((a: any, b: any) => a.name.localeCompare(b.name))).toMatchObject([
      { name: 'Inspection', status: 'Upcoming', date_performed: inDays(200), mileage_at_service: 64_374, cost: 80.5 },
      { name: 'Late', status: 'Overdue', date_performed: inDays(-1), mileage_at_service: null, notes: 'Both' },
    ]);
    expect(await due(vehicle)).toMatchObject([
      { name: 'Clutch', recurrence_type: 'Total_Mileage', due_date: null, due_mileage: 64_374 },
    ]);
  });
});

describe('a plan', () => {
  it.each([
    ['a vehicle of somebody else', { vehicle_id: 3 }, 'Vehicle not found'],
    ['no name', { name: '' }, 'Name, type, and recurrence type are required'],
    [
      'neither interval nor due point',
      { recurrence_time_interval: null, recurrence_mileage_interval: 0, due_on: null, due_mileage: null },
      'Say how often it recurs, or when it is due',
    ],
    [
      'a due day without a time interval beside a distance',
      { recurrence_time_interval: null },
      'A next due day needs a time interval, and a next due mileage a mileage interval',
    ],
    ['a day that does not exist', { due_on: '2027-02-30' }, 'Due on must be a date (YYYY-MM-DD) that exists'],
    ['an endless interval', { recurrence_time_interval: 2_000_000_000 }, /at most 36525/],
    ['an endless mileage', { due_mileage: 2_000_000_000 }, /at most 1000000000/],
  ])('with %s is refused, and no other for it', async (_, input, msg) => {
    const vehicle = await ofAVehicle();
    const { imported, results } = await sent(aBatch().url, [aPlan(vehicle, input), aPlan(vehicle)]);
    expect(imported).toBe(1);
    expect(results[0].msg).toEqual(msg instanceof RegExp ? expect.stringMatching(msg) : msg);
  });

  it('of the longest interval and the earliest day is kept, and due then', async () => {
    const vehicle = await ofAVehicle({ odometer_unit: 'km' });
    const far = { recurrence_time_interval: 36_525, recurrence_mileage_interval: 1_000_000_000 };
    await sent(aBatch().url, [aPlan(vehicle, { ...far, due_on: '1800-01-01', due_mileage: 1 })]);
    expect(await due(vehicle)).toMatchObject([{ due_date: '1800-01-01', due_mileage: 2 }]);
  });

  it('is tried without being stored', async () => {
    const vehicle = await ofAVehicle();
    const body = await sent(`${aBatch().url}&dry_run=true`, [aPlan(vehicle)]);
    expect(body).toMatchObject({ imported: 0, results: [{ values: { due_on: inDays(200), due_mileage: 40_000 } }] });
    expect(await schedulesOf(vehicle)).toEqual([]);
  });
});

describe('an import that is undone', () => {
  it('takes templates, schedules and planned events along that it made', async () => {
    const vehicle = await ofAVehicle();
    const { batch, url } = aBatch();
    const once = { recurrence_time_interval: null, recurrence_mileage_interval: null };
    const { results } = await sent(url, [aPlan(vehicle), aPlan(vehicle, once)]);
    const history = (await stack.owner.get('/api/imports/history')).body.imports;
    expect(history).toContainEqual(expect.objectContaining({ batch, product: 'Fuelio', made: 2 }));
    expect((await stack.stranger.post('/api/imports/history/undo', { batch })).body).toEqual({ removed: 0, kept: 0 });
    expect(await undo(batch)).toEqual({ removed: 2, kept: 0 });
    expect([await schedulesOf(vehicle), await eventsOf(vehicle)]).toEqual([[], []]);
    expect((await stack.owner.get(`/api/service-event-templates/${results[0].id}`)).status).toBe(404);
    expect(await undo(batch)).toEqual({ removed: 0, kept: 0 });
  });

  it('takes the schedule along also where its plans came in pieces', async () => {
    const vehicle = await ofAVehicle();
    const { batch, url } = aBatch();
    for (const row of [1, 2]) await sent(url, [{ ...aPlan(vehicle, { name: `Piece ${row} of ${vehicle}` }), row }]);
    expect(await undo(batch)).toEqual({ removed: 2, kept: 0 });
    expect(await schedulesOf(vehicle)).toEqual([]);
  });

  it('leaves what was changed or used since, and names it', async () => {
    const vehicle = await ofAVehicle();
    const { batch, url } = aBatch();
    const { results } = await sent(
      url,
      ['Changed', 'Done', 'Gone'].map((name) => aPlan(vehicle, { name: `${name} ${vehicle}` })),
    );
    const [changed, done] = results.map(({ id }: any) => id);
    await stack.owner.put(`/api/service-event-templates/${changed}`, { notes: 'Mine now' });
    await stack.anEvent({ vehicle_id: vehicle, template_id: done });
    expect(await undo(batch)).toEqual({
      ...{ removed: 1, kept: 2 },
      stayed: [`Changed ${vehicle}`, `Done ${vehicle}`, 'Fuelio'],
    });
    expect((await schedulesOf(vehicle))[0].templates).toMatchObject([{ id: changed }, { id: done }]);
  });

  it('leaves a template of the person, and one that is on another schedule by now', async () => {
    const [vehicle, other] = [await ofAVehicle(), await ofAVehicle()];
    const mine = await aTemplate({ name: `Own ${vehicle}`, recurrence_time_interval: 30 });
    const { batch, url } = aBatch();
    const { results } = await sent(url, [
      aPlan(vehicle, {
        name: `Own ${vehicle}`,
        recurrence_time_interval: 30,
        recurrence_mileage_interval: null,
        due_mileage: null,
      }),
      aPlan(vehicle),
    ]);
    expect(results[0].id).toBe(mine.id);
    const template_ids = [results[1].id];
    await stack.owner.post('/api/service-schedules', { vehicle_id: other, name: 'Other', template_ids });
    expect(await undo(batch)).toEqual({ removed: 2, kept: 0, stayed: [`Belt of ${vehicle}`] });
    expect(await schedulesOf(vehicle)).toEqual([]);
    expect(await due(other)).toHaveLength(1);
    expect((await stack.owner.get(`/api/service-event-templates/${mine.id}`)).status).toBe(200);
  });
});
