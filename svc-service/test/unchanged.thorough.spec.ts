import { sql } from '@carnet/pg';
import type { TestAnswer } from '@carnet/svc-testing';
import { aPart, aVehicle, type Stack, oilChange, openStack, OWNER } from './stack.js';

let stack: Stack;
let template: number;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1), aPart(11, 1), aPart(12, 1));
  template = await made('/api/service-event-templates', aTemplate());
});
afterAll(() => stack?.close());

async function made(path: string, fields: object): Promise<number> {
  const { status, body } = await stack.owner.post(path, fields);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body.id;
}

const aTemplate = () => ({
  ...{ name: 'Oil', type: 'Regular Maintenance', recurrence_type: 'Periodic', recurrence_time_interval: 180 },
  ...{ estimated_cost: 80.5, recommended_parts: ['Filter', 'Oil'], description: '<p>Warm it up.</p>' },
});
const anEvent = () =>
  oilChange(1, {
    ...{ cost: 86.4, date_performed: '2024-05-01', template_id: template, report_content: '<p>Done.</p>' },
    parts: [
      { id: 12, quantity: 2 },
      { id: 11, quantity: 1 },
    ],
  });
const aSchedule = () => ({ vehicle_id: 1, name: 'Yearly', description: 'All', template_ids: [template] });

const factCount = async () =>
  (await stack.database.rows(sql`select 1 from facts where kind = 'service-event' and owner_id = ${OWNER}`)).length;

async function expectUnchanged(path: string, ...changes: (() => Promise<TestAnswer>)[]): Promise<void> {
  for (const change of changes) {
    const before = await stack.owner.get(path);
    const told = await factCount();
    const answer = await change();
    expect(answer.status).toBeLessThan(300);
    if (answer.status !== 204) expect(answer.body).toEqual(before.body);
    const after = await stack.owner.get(path);
    expect([after.body, after.headers.etag]).toEqual([before.body, before.headers.etag]);
    expect(await factCount()).toBe(told);
  }
}

describe('a write that changes nothing leaves version and log alone:', () => {
  it('of a service event', async () => {
    const path = `/api/service/events/${await made('/api/service/events', anEvent())}`;
    const { owner } = stack;
    await expectUnchanged(
      path,
      () => owner.put(path, {}),
      () => owner.put(path, anEvent()),
      () => owner.put(`${path}/status`, { status: 'Completed' }),
      () => owner.post(`${path}/associate-template`, { template_id: template }),
    );
    await owner.delete(`${path}/template-association`);
    await expectUnchanged(path, () => owner.delete(`${path}/template-association`));
  });

  it('but another quantity of a part is a change', async () => {
    const path = `/api/service/events/${await made('/api/service/events', anEvent())}`;
    const parts = [
      { id: 12, quantity: 3 },
      { id: 11, quantity: 1 },
    ];
    const { body, headers } = await stack.owner.put(path, { parts });
    expect(headers.etag).toBe('"2"');
    expect(body.parts).toMatchObject(parts);
  });

  it('of a template', async () => {
    const path = `/api/service-event-templates/${await made('/api/service-event-templates', aTemplate())}`;
    await expectUnchanged(
      path,
      () => stack.owner.put(path, {}),
      () => stack.owner.put(path, aTemplate()),
      () => stack.owner.patch(`${path}/status`, { status: 'Open' }),
    );
  });

  it('of a schedule, whichever route is taken', async () => {
    const id = await made('/api/service-schedules', aSchedule());
    const path = `/api/service-schedules/${id}`;
    const { owner } = stack;
    await owner.put(`/api/service/vehicles/1/activate-schedule/${id}`);
    await expectUnchanged(
      path,
      () => owner.put(path, {}),
      () => owner.put(`/api/service/schedules/${id}`, { name: 'Yearly', description: 'All', is_active: true }),
      () => owner.put(`/api/service/vehicles/1/activate-schedule/${id}`),
      () => owner.post(`${path}/templates/${template}`),
    );
  });

  it('of a named set of templates', async () => {
    const { vehicle_id: _, ...set } = aSchedule();
    const path = `/api/service/schedules/templates/${await made('/api/service/schedules/templates', set)}`;
    await expectUnchanged(
      path,
      () => stack.owner.put(path, {}),
      () => stack.owner.put(path, set),
    );
  });

  it.each([
    ['/api/service/events', () => anEvent()],
    ['/api/service-event-templates', () => aTemplate()],
    ['/api/service-schedules', () => aSchedule()],
  ])('and one of %s that was not seen is refused all the same', async (list, fields) => {
    const path = `${list}/${await made(list, fields())}`;
    expect((await stack.owner.put(path, {}, { 'if-match': '"99"' })).status).toBe(412);
  });
});
