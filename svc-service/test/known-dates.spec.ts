import { sql } from '@carnet/pg';
import { addDays } from '../src/due/days.rules.js';
import { aVehicle, oilChange, openStack, type Stack } from './stack.js';

const EVENTS = '/api/service/events';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1), aVehicle(2, { current_mileage: 42_000 }));
});
afterAll(() => stack?.close());

const about1974 = { date_performed: '1974-01-01', date_performed_edtf: '1974~' };
const dateOf = ({ date_performed, date_performed_edtf }: any) => ({ date_performed, date_performed_edtf });
const changed = async (id: number, input: object) => {
  const { status, body } = await stack.owner.put(`${EVENTS}/${id}`, input);
  expect({ status, body }).toMatchObject({ status: 200 });
  return dateOf(body);
};

describe('an event that is dated less exactly than by its day', () => {
  it('stands on the first day that it may be', async () => {
    const event = await stack.anEvent({ date_performed_edtf: '1974~' });
    expect(dateOf(event)).toEqual(about1974);
    expect(dateOf((await stack.owner.get(`${EVENTS}/${event.id}`)).body)).toEqual(about1974);
    const rows = (await stack.owner.get(`${EVENTS}?view=row`)).body;
    expect(dateOf(rows.find(({ id }: { id: number }) => id === event.id))).toEqual(about1974);
  });

  it('is told so, and an exact one as before', async () => {
    const [about, exact] = [await stack.anEvent(about1974), await stack.anEvent({ date_performed: '1974-05-03' })];
    const bodies = (await stack.facts()).slice(-2).map(({ body }) => body);
    expect(bodies).toMatchObject([
      { id: about.id, ...about1974 },
      { id: exact.id, date_performed: '1974-05-03' },
    ]);
    expect(bodies[1]).not.toHaveProperty('date_performed_edtf');
  });

  it('becomes exact by a day, and by nothing else', async () => {
    const { id } = await stack.anEvent({ date_performed_edtf: '1974~' });
    expect(await changed(id, { name: 'Engine' })).toEqual(about1974);
    expect(await changed(id, { date_performed: '1974-01-01' })).toEqual(about1974);
    expect(await changed(id, { date_performed_edtf: '1974-05' })).toEqual({
      date_performed: '1974-05-01',
      date_performed_edtf: '1974-05',
    });
    expect(await changed(id, { date_performed: '1974-05-03' })).toEqual({
      date_performed: '1974-05-03',
      date_performed_edtf: null,
    });
    expect(await changed(id, { date_performed_edtf: '../1976' })).toEqual({
      date_performed: '1976-01-01',
      date_performed_edtf: '../1976',
    });
    expect(await changed(id, { date_performed: null })).toEqual({ date_performed: null, date_performed_edtf: null });
  });

  it.each([
    [{ date_performed: '1975-01-01', date_performed_edtf: '1974' }, 'field.edtf_elsewhere'],
    [{ date_performed_edtf: '1976/1974' }, 'field.edtf'],
    [{ date_performed_edtf: 1974 }, 'field.edtf'],
  ])('is refused at its field: %j', async (input, code) => {
    const { status, body } = await stack.owner.post(EVENTS, oilChange(1, input));
    expect({ status, errors: body.errors }).toMatchObject({
      status: 400,
      errors: [{ field: 'date_performed_edtf', code }],
    });
  });

  it('is exact where the release before writes another day, which knows days alone', async () => {
    const { id } = await stack.anEvent({ date_performed_edtf: '1974~' });
    const edtf = async (day: string | null) => {
      await stack.database.rows(
        sql`update service_events set name = 'Older', date_performed = ${day}::date where id = ${id}`,
      );
      const [row] = await stack.database.rows<{ edtf: string | null }>(
        sql`select date_performed_edtf as edtf from service_events where id = ${id}`,
      );
      return row!.edtf;
    };
    expect([await edtf('1974-01-01'), await edtf('1974-05-03'), await edtf(null)]).toEqual(['1974~', null, null]);
  });

  it('stands in lists where its first day does', async () => {
    const of = [
      { date_performed: '1961-05-03' },
      { date_performed_edtf: '1961' },
      { date_performed_edtf: '1960-12' },
      { date_performed_edtf: '1961-06/..' },
    ];
    for (const date of of) await stack.anEvent({ vehicle_id: 2, ...date });
    const { body } = await stack.owner.get(`${EVENTS}?vehicle_id=2&sort=date`);
    expect(body.map((event: any) => event.date_performed_edtf ?? event.date_performed)).toEqual([
      '1961-06/..',
      '1961-05-03',
      '1961',
      '1960-12',
    ]);
  });
});

it('a file may have a year where a form has a day', async () => {
  const dates = ['1974', 1974, '1974-05~', '1974-05-03', '74'];
  const { body } = await stack.owner.post(
    `${EVENTS}/import?dry_run=true`,
    dates.map((date_performed) => oilChange(1, { date_performed })),
  );
  expect(body.results.map(({ values, code }: any) => (values ? dateOf(values) : code))).toEqual([
    { date_performed: '1974-01-01', date_performed_edtf: '1974' },
    { date_performed: '1974-01-01', date_performed_edtf: '1974' },
    { date_performed: '1974-05-01', date_performed_edtf: '1974-05~' },
    { date_performed: '1974-05-03', date_performed_edtf: null },
    'field.date',
  ]);
  const { body: report } = await stack.owner.post(`${EVENTS}/import`, [oilChange(1, about1974)]);
  expect(dateOf((await stack.owner.get(`${EVENTS}/${report.results[0].id}`)).body)).toEqual(about1974);
});

it('what is due counts from the last day that the last time may have been, which is not after today', async () => {
  const today = new Date().toISOString().slice(0, 10);
  const year = Number(today.slice(0, 4));
  const post = async (path: string, input: object) => (await stack.owner.post(path, input)).body;
  const { id } = await post('/api/service-event-templates', {
    ...{ name: 'Brake fluid', type: 'Repair', recurrence_type: 'Periodic', recurrence_time_interval: 365 },
  });
  await post('/api/service-schedules', { vehicle_id: 2, name: 'Care', template_ids: [id] });
  const last = await stack.anEvent({ vehicle_id: 2, template_id: id, date_performed_edtf: `${year - 2}` });
  const due = async () => (await stack.owner.get('/api/service/due?vehicle_id=2')).body[0];
  expect(await due()).toMatchObject({
    due_date: addDays(`${year - 2}-12-31`, 365),
    last_event: { id: last.id, date_performed: `${year - 2}-01-01`, date_performed_edtf: `${year - 2}` },
  });
  await changed(last.id, { date_performed_edtf: `${year}` });
  expect(await due()).toMatchObject({ due_date: addDays(today, 365) });
});

describe('the last time that something was done', () => {
  const lastOf = async (dates: object[]) => {
    const post = async (path: string, input: object) => (await stack.owner.post(path, input)).body;
    const { id } = await post('/api/service-event-templates', {
      ...{ name: 'Coolant', type: 'Repair', recurrence_type: 'Periodic', recurrence_time_interval: 365 },
    });
    const schedule = await post('/api/service-schedules', { vehicle_id: 1, name: 'Care', template_ids: [id] });
    for (const date of dates) await stack.anEvent({ template_id: id, ...date });
    const due = (await stack.owner.get('/api/service/due?vehicle_id=1')).body;
    const { last_event } = due.find(({ template_id }: { template_id: number }) => template_id === id);
    await stack.owner.delete(`/api/service-schedules/${schedule.id}`);
    return last_event.date_performed_edtf ?? last_event.date_performed;
  };
  const on = (date_performed: string) => ({ date_performed });
  const known = (date_performed_edtf: string) => ({ date_performed_edtf });

  it.each([
    ['2019', [known('2019'), on('2019-03-05')]],
    ['2020-01-01', [on('2020-01-01'), known('2019')]],
    ['2019-02~', [known('2019-02~'), on('2019-02-27')]],
    ['2019-03-01', [on('2019-03-01'), known('2019-02')]],
    ['201X?', [known('201X?'), on('2019-12-30')]],
    ['2015/2019', [known('2015/2019'), on('2019-12-30')]],
    ['2019-03-06', [on('2019-03-06'), known('../2019-03-05%')]],
    ['2015/..', [known('2015/..'), on('2022-03-05')]],
    // The last entered of two events on the same day.
    ['2019', [on('2019-12-31'), known('2019')]],
  ])('is by its last possible day %s', async (last, dates) => {
    expect(await lastOf(dates)).toBe(last);
  });

  it('is not after today', async () => {
    const today = new Date().toISOString().slice(0, 10);
    const ahead = known(`2015/${Number(today.slice(0, 4)) + 2}`);
    const soon = addDays(today, 3)!;
    expect(await lastOf([ahead, on(soon)])).toBe(soon);
  });
});
