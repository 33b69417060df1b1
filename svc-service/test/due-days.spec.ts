import { sql } from '@carnet/pg';
import { livesIn, setClock } from '@carnet/svc-testing';
import { aVehicle, type Stack, openStack } from './stack.js';

const PEOPLE: [place: string, owner: number][] = [
  ['Pacific/Honolulu', 21],
  ['America/Los_Angeles', 22],
  ['Pacific/Auckland', 23],
];

let stack: Stack;

/** The person's only car, with an oil change every ten days. It is put on a schedule at that moment, so on the person's current day. */
async function aPlan(owner: number, on: string): Promise<{ template: number }> {
  setClock(stack, on);
  const person = stack.as(owner);
  const recurrence = { recurrence_type: 'Periodic', recurrence_time_interval: 10 };
  const { body } = await person.post('/api/service-event-templates', { name: 'Oil', type: 'Repair', ...recurrence });
  const schedule = { vehicle_id: owner, name: 'Yearly', template_ids: [body.id] };
  expect((await person.post('/api/service-schedules', schedule)).status).toBe(201);
  return { template: body.id };
}

const due = async (owner: number, at: string) => {
  setClock(stack, at);
  return (await stack.as(owner).get('/api/service/due')).body[0];
};

beforeEach(async () => {
  stack = await openStack();
  for (const [place, owner] of PEOPLE) await livesIn(stack, owner, place);
  await stack.told(...PEOPLE.map(([, owner]) => aVehicle(owner, {}, owner)));
});
afterEach(() => stack.close());

it.each(PEOPLE)(
  'in %s something is overdue when the day of that place is over, and no hour sooner',
  async (_, owner) => {
    await aPlan(owner, '2027-01-01T20:00:00Z');
    const { due_date } = await due(owner, '2027-01-01T20:00:00Z');
    expect(due_date).toBe(owner === 23 ? '2027-01-12' : '2027-01-11');
    const midnight = { 21: '2027-01-12T10:00:00Z', 22: '2027-01-12T08:00:00Z', 23: '2027-01-12T11:00:00Z' }[owner]!;
    const before = new Date(Date.parse(midnight) - 1_000).toISOString();
    expect(await due(owner, before)).toMatchObject({ status: 'Due', days_left: 0 });
    expect(await due(owner, midnight)).toMatchObject({ status: 'Overdue', days_left: -1 });
  },
);

it.each([
  ['Pacific/Honolulu', 21, '2027-02-28'],
  ['America/Los_Angeles', 22, '2027-02-28'],
  ['Pacific/Auckland', 23, '2027-03-01'],
])('in %s an event without a date was done on that day of that place', async (_, owner, day) => {
  const { template } = await aPlan(owner, '2027-01-01T20:00:00Z');
  const event = await stack.anEvent({ vehicle_id: owner, template_id: template, status: 'Completed' }, stack.as(owner));
  await stack.database.rows(
    sql`update service_events set created_at = '2027-03-01T05:00:00Z' where owner_id = ${owner} and id = ${event.id}`,
  );
  const [year, month, date] = day.split('-').map(Number) as [number, number, number];
  const tenDaysLater = new Date(Date.UTC(year, month - 1, date + 10)).toISOString().slice(0, 10);
  expect(await due(owner, '2027-03-01T05:00:00Z')).toMatchObject({ due_date: tenDaysLater });
});

it('sees an odometer on the day of its owner', async () => {
  await stack.told(...PEOPLE.map(([, owner]) => aVehicle(owner, { current_mileage: 100 }, owner)));
  const rows = await stack.database.rows<{ is_own: boolean }>(
    sql`select v.mileage_seen_on = (now() at time zone z.name)::date as is_own
        from vehicle_copies v join time_zones z on z.owner_id = v.owner_id`,
  );
  expect(rows).toEqual(PEOPLE.map(() => ({ is_own: true })));
});
