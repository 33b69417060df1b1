import { countStatements } from '@carnet/svc-testing';
import { addDays } from '../src/due/days.rules.js';
import { anOdometer, aVehicle, gone, type Stack, openStack, STRANGER } from './stack.js';

const DUE = '/api/service/due';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(
    aVehicle(1, { make: 'Saab', model: '900', nickname: 'Snaab', current_mileage: 42_000, birth_date: '1990-05-01' }),
    aVehicle(2, { current_mileage: 10_000 }),
    aVehicle(3, {}, STRANGER),
  );
});
afterAll(() => stack?.close());

const today = () => new Date().toISOString().slice(0, 10);
const daysAgo = (days: number) => addDays(today(), -days)!;
const made = async (path: string, input: object, as = stack.owner) => {
  const { status, body } = await as.post(path, input);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const aTemplate = (name: string, recurrence: object, as = stack.owner) =>
  made('/api/service-event-templates', { name, type: 'Repair', ...recurrence }, as);
const yearly = { recurrence_type: 'Periodic', recurrence_time_interval: 365, recurrence_mileage_interval: 5_000 };
const at = (mileage: number) => ({ recurrence_type: 'Total_Mileage', recurrence_total_mileage: mileage });
const aSchedule = (vehicle_id: number, template_ids: number[], input: object = {}) =>
  made('/api/service-schedules', { vehicle_id, name: `Of ${vehicle_id}`, template_ids, ...input });
const due = async (query = '') => (await stack.owner.get(`${DUE}${query}`)).body;

describe('what is due', () => {
  let oil: any;
  let schedule: any;
  let event: any;

  beforeAll(async () => {
    oil = await aTemplate('Oil', yearly);
    const belt = await aTemplate('Belt', { ...at(42_300), estimated_cost: 400 });
    const shocks = await aTemplate('Shocks', { ...at(60_000), recurrence_total_age: 12 });
    schedule = await aSchedule(1, [oil.id, belt.id]);
    await aSchedule(1, [oil.id, shocks.id], { name: 'Second' });
    await aSchedule(2, [oil.id]);
    await aSchedule(2, [belt.id], { is_active: false });
    event = await stack.anEvent({ template_id: oil.id, date_performed: daysAgo(100), mileage_at_service: 41_000 });
    await stack.anEvent({ template_id: oil.id, date_performed: daysAgo(500), mileage_at_service: 33_000 });
    await stack.anEvent({
      template_id: oil.id,
      date_performed: daysAgo(1),
      mileage_at_service: 41_900,
      status: 'Upcoming',
    });
    await stack.anEvent({ template_id: belt.id, vehicle_id: 2, date_performed: daysAgo(9), mileage_at_service: 9_000 });
    const pace = { value: 42_000, read_on: today(), per_day: 20, slowest: 10, fastest: 40 };
    await stack.told(anOdometer(1, { pace }));
  });

  it('is told for each template of each active schedule, the most urgent first', async () => {
    const told = (await due()).map(({ vehicle_id, name, status }: any) => [vehicle_id, name, status]);
    expect(told).toEqual([
      [1, 'Shocks', 'Overdue'],
      [1, 'Belt', 'Due'],
      [1, 'Oil', 'Upcoming'],
      [2, 'Oil', 'Upcoming'],
    ]);
  });

  it('counts from the last completed event of that template on that vehicle', async () => {
    const [, , ofOne, ofTwo] = await due();
    expect(ofOne).toEqual({
      vehicle_id: 1,
      make: 'Saab',
      model: '900',
      year: 1973,
      nickname: 'Snaab',
      current_mileage: 42_000,
      odometer_unit: 'mi',
      service_schedule_id: schedule.id,
      schedule_name: 'Of 1',
      template_id: oil.id,
      name: 'Oil',
      type: 'Repair',
      recurrence_type: 'Periodic',
      estimated_cost: null,
      currency: null,
      status: 'Upcoming',
      due_by: expect.any(String),
      due_mileage: 46_000,
      miles_left: 4_000,
      distance_unit: 'mi',
      counts_otherwise: false,
      due_date: daysAgo(-265),
      days_left: 265,
      mileage_expected: { day: daysAgo(-200), earliest: daysAgo(-100), latest: daysAgo(-400) },
      estimated_date: daysAgo(-200),
      last_event: {
        ...{ id: event.id, date_performed: daysAgo(100), date_performed_edtf: null },
        ...{ mileage_at_service: 41_000, counted_mileage: 41_000 },
      },
      planned_event: { id: expect.any(Number), date_performed: daysAgo(1), date_performed_edtf: null },
    });
    // 4,000 miles at 20 a day: reached before the year is over
    expect(ofOne.due_by).toBe('mileage');
    expect(ofTwo).toMatchObject({
      due_mileage: 15_000,
      mileage_expected: null,
      due_date: daysAgo(-365),
      estimated_date: daysAgo(-365),
      last_event: null,
    });
  });

  it('moves on when it was done', async () => {
    const done = await stack.anEvent({
      vehicle_id: 2,
      template_id: oil.id,
      date_performed: today(),
      mileage_at_service: 10_500,
    });
    expect((await due('?vehicle_id=2'))[0]).toMatchObject({ due_mileage: 15_500, last_event: { id: done.id } });
    await stack.owner.put(`/api/service/events/${done.id}/status`, { status: 'Upcoming' });
    expect((await due('?vehicle_id=2'))[0]).toMatchObject({ due_mileage: 15_000, last_event: null });
    await stack.owner.delete(`/api/service/events/${done.id}`);
  });

  it('names the event by which it is planned, the earliest, until that is completed', async () => {
    const plan = (date_performed: string | null, vehicle_id = 2) =>
      stack.anEvent({ vehicle_id, template_id: oil.id, status: 'Upcoming', date_performed });
    const plannedOf = async () => (await due('?vehicle_id=2'))[0].planned_event;
    const [someday, later, first, elsewhere] = [
      await plan(null),
      await plan(daysAgo(-20)),
      await plan(daysAgo(-10)),
      await plan(daysAgo(-1), 1),
    ];
    expect(await plannedOf()).toEqual({ id: first.id, date_performed: daysAgo(-10), date_performed_edtf: null });
    await stack.owner.delete(`/api/service/events/${first.id}`);
    expect(await plannedOf()).toEqual({ id: later.id, date_performed: daysAgo(-20), date_performed_edtf: null });
    await stack.owner.put(`/api/service/events/${later.id}/status`, { status: 'Completed' });
    expect(await plannedOf()).toEqual({ id: someday.id, date_performed: null, date_performed_edtf: null });
    for (const { id } of [someday, later, elsewhere]) await stack.owner.delete(`/api/service/events/${id}`);
    expect(await plannedOf()).toBeNull();
  });

  it('does not mix vehicles up by the status of a template that they share', async () => {
    const before = await due();
    await stack.owner.patch(`/api/service-event-templates/${oil.id}/status`, { status: 'Completed' });
    expect(await due()).toEqual(before);
  });

  it.each([
    ['?vehicle_id=2', ['Oil']],
    ['?status=Overdue', ['Shocks']],
    ['?status=Due&vehicle_id=1', ['Belt']],
    ['?status=Due&vehicle_id=2', []],
    ['?needs_attention=true', ['Shocks', 'Belt']],
    ['?needs_attention=true&vehicle_id=2', []],
    ['?needs_attention=false&vehicle_id=2', ['Oil']],
    ['?vehicle_id=3', []],
    ['?vehicle_id=999999', []],
    ['?status=&vehicle_id=', ['Shocks', 'Belt', 'Oil', 'Oil']],
  ])('is narrowed by %s', async (query, names) => {
    const { status, body, headers } = await stack.owner.get(DUE + query);
    expect(status).toBe(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(headers['x-total-count']).toBe(String(names.length));
  });

  it.each([
    '?vehicle_id=x',
    '?status=Late',
    '?needs_attention=maybe',
    '?limit=0',
    '?limit=201',
    '?limit=1&cursor=junk',
  ])('is refused for %s', async (query) => {
    expect(await stack.owner.get(DUE + query)).toMatchObject({ status: 400, body: { msg: expect.any(String) } });
  });

  it('comes in pages, too', async () => {
    const paged: unknown[] = [];
    let next: string | undefined = `${DUE}?limit=3`;
    while (next) {
      const { body, headers }: any = await stack.owner.get(next);
      expect(headers['x-total-count']).toBe('4');
      paged.push(...body);
      next = /<(.*)>; rel="next"/.exec(headers.link ?? '')?.[1];
    }
    expect(paged).toEqual(await due());
  });

  it('takes three statements, and two where nothing is planned', async () => {
    expect(await countStatements(() => due())).toHaveLength(3);
    expect(await countStatements(() => stack.as(99).get(DUE))).toHaveLength(2);
  });

  it('is no stranger’s', async () => {
    expect((await stack.stranger.get(DUE)).body).toEqual([]);
    expect((await stack.stranger.get(`${DUE}?vehicle_id=1`)).body).toEqual([]);
    expect((await stack.anyone.get(DUE)).status).toBe(401);
  });

  it('is no more when the vehicle’s schedules are asleep or gone', async () => {
    await stack.told(aVehicle(5, { current_mileage: 1 }));
    const { id } = await aSchedule(5, [oil.id]);
    expect(await due('?vehicle_id=5')).toHaveLength(1);
    await stack.owner.put(`/api/service-schedules/${id}`, { is_active: false });
    expect(await due('?vehicle_id=5')).toEqual([]);
  });
});

describe('a mileage that svc-garage tells', () => {
  const seenOn = async (id: number) => {
    const [row] = await stack.database.dataSource.query(
      `select current_mileage, mileage_seen_on from vehicle_copies where id = ${id}`,
    );
    return row;
  };

  it('is kept with the day on which it changed', async () => {
    await stack.told(aVehicle(6, { current_mileage: 100 }));
    expect(await seenOn(6)).toEqual({ current_mileage: 100, mileage_seen_on: today() });
    await stack.database.dataSource.query("update vehicle_copies set mileage_seen_on = '2020-01-01' where id = 6");
    await stack.told(aVehicle(6, { current_mileage: 100, nickname: 'Renamed' }));
    expect(await seenOn(6)).toEqual({ current_mileage: 100, mileage_seen_on: '2020-01-01' });
    await stack.told(aVehicle(6, { current_mileage: 200 }));
    expect(await seenOn(6)).toEqual({ current_mileage: 200, mileage_seen_on: today() });
  });
});

describe('an odometer that svc-garage tells of', () => {
  const ofOdometer = async () => (await due('?vehicle_id=31'))[0];
  const last = async () => (await ofOdometer()).last_event;

  it('has a typing error counted as what it should have said, or not at all, until its record says something else', async () => {
    await stack.told(aVehicle(31, { current_mileage: 42_000 }));
    const oil = await aTemplate('Oil by mileage', {
      recurrence_type: 'Periodic',
      recurrence_mileage_interval: 5_000,
    });
    await aSchedule(31, [oil.id]);
    const { id } = await stack.anEvent({
      ...{ vehicle_id: 31, template_id: oil.id },
      ...{ date_performed: daysAgo(10), mileage_at_service: 410_000 },
    });
    expect(await ofOdometer()).toMatchObject({ due_mileage: 415_000 });
    const corrected = (value: number | null) => ({ service_event_id: id, read_value: 410_000, value });
    await stack.told(anOdometer(31, { corrections: [corrected(41_000)] }));
    expect(await ofOdometer()).toMatchObject({ due_mileage: 46_000, miles_left: 4_000 });
    expect(await last()).toMatchObject({ mileage_at_service: 410_000, counted_mileage: 41_000 });
    // The event's reading does not count, so the nearest one is the vehicle's current mileage.
    await stack.told(anOdometer(31, { corrections: [corrected(null)] }));
    expect(await ofOdometer()).toMatchObject({ due_mileage: 47_000 });
    expect(await last()).toMatchObject({ mileage_at_service: 410_000, counted_mileage: null });
    await stack.owner.put(`/api/service/events/${id}`, { mileage_at_service: 41_500 });
    expect(await ofOdometer()).toMatchObject({ due_mileage: 46_500 });
    expect(await last()).toMatchObject({ mileage_at_service: 41_500, counted_mileage: 41_500 });
  });

  it('has what is overdue by a typing error due again as before, once the vehicle shows what is right', async () => {
    const V = 41;
    await stack.told(aVehicle(V, { current_mileage: 150_000 }));
    const oil = await aTemplate('Oil of a typing error', at(160_000));
    await aSchedule(V, [oil.id]);
    const shown = async () => (await due(`?vehicle_id=${V}`))[0];
    const before = await shown();
    expect(before).toMatchObject({ miles_left: 10_000 });
    await stack.told(aVehicle(V, { current_mileage: 301_464 }));
    expect(await shown()).toMatchObject({ status: 'Overdue', miles_left: -141_464 });
    await stack.told(aVehicle(V, { current_mileage: 154_754 }));
    expect(await shown()).toMatchObject({ status: before.status, miles_left: 5_246 });
    await stack.told(aVehicle(V, { current_mileage: 150_000 }));
    expect(await shown()).toMatchObject({ status: before.status, miles_left: 10_000 });
  });

  it('is another’s, and goes', async () => {
    const pace = { value: 42_000, read_on: today(), per_day: 20, slowest: 20, fastest: 20 };
    await stack.told(anOdometer(31, { pace }, STRANGER));
    expect(await ofOdometer()).toMatchObject({ mileage_expected: null });
    await stack.told(anOdometer(31, { pace }));
    expect(await ofOdometer()).toMatchObject({ mileage_expected: { day: daysAgo(-225) } });
    await stack.told(gone(anOdometer(31)));
    expect(await ofOdometer()).toMatchObject({ mileage_expected: null, due_mileage: 46_500 });
  });
});

it('refuses to put in order what would fill the memory, but not what is planned for one vehicle', async () => {
  const { lists } = stack.database;
  const usual = lists.rows;
  const ofOne = (await due('?vehicle_id=1')).length;
  lists.rows = ofOne / 5;
  const [all, one] = [await stack.owner.get(DUE), await stack.owner.get(`${DUE}?vehicle_id=1`)];
  lists.rows = usual;
  expect(all).toMatchObject({ status: 422, body: { msg: expect.stringContaining('Ask for one vehicle.') } });
  expect([one.status, one.body.length]).toEqual([200, ofOne]);
});

it('is in the unit of the vehicle, and says where a template counts otherwise than its instrument', async () => {
  await stack.told(
    aVehicle(21, { current_mileage: 135_400, odometer_unit: 'km' }),
    aVehicle(22, { current_mileage: 1_240, odometer_unit: 'h' }),
  );
  const belt = await aTemplate('Belt of both', at(90_000));
  const service = await aTemplate('Every 250 hours', {
    ...yearly,
    recurrence_mileage_interval: 250,
    distance_unit: 'h',
  });
  await aSchedule(21, [belt.id]);
  await aSchedule(22, [belt.id, service.id]);
  expect(await due('?vehicle_id=21')).toMatchObject([
    { odometer_unit: 'km', distance_unit: 'mi', due_mileage: 144_841, miles_left: 9_441, counts_otherwise: false },
  ]);
  expect(await due('?vehicle_id=22')).toMatchObject([
    { name: 'Every 250 hours', odometer_unit: 'h', due_mileage: 1_490, miles_left: 250, counts_otherwise: false },
    { name: 'Belt of both', due_mileage: null, miles_left: null, due_by: null, counts_otherwise: true },
  ]);
  await stack.told(aVehicle(21, { current_mileage: 135_400, odometer_unit: 'mi' }));
  expect(await due('?vehicle_id=21')).toMatchObject([
    { odometer_unit: 'mi', due_mileage: 90_000, miles_left: -45_400 },
  ]);
});
