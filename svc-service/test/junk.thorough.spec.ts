import { JUNK, JUNK_BODIES, unsound } from '@carnet/svc-testing';
import { aPart, aVehicle, type Stack, openStack } from './stack.js';

let stack: Stack;
let id: number;
let template: number;
let schedule: number;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(aVehicle(1), aPart(11, 1));
  id = (await stack.anEvent()).id;
  template = (await stack.owner.post('/api/service-event-templates', goodTemplate)).body.id;
  schedule = (await stack.owner.post('/api/service-schedules', goodSchedule)).body.id;
});
afterAll(() => stack?.close());

const FIELDS = [
  'vehicle_id',
  'name',
  'type',
  'status',
  'description',
  'date_performed',
  'mileage_at_service',
  'cost',
  'currency',
  'converted_cost',
  'converted_currency',
  'notes',
  'template_id',
  'service_schedule_id',
  'parts',
  'photos',
  'report_content',
];
const good = { vehicle_id: 1, name: 'Oil', type: 'Repair' };

describe.each(FIELDS)('junk as %s', (field) => {
  it('is stored by its rule or refused with a message, never a fault of ours', async () => {
    for (const junk of JUNK) {
      const body = { ...good, [field]: junk };
      expectSound([
        await stack.owner.post('/api/service/events', body),
        await stack.owner.put(`/api/service/events/${id}`, { [field]: junk }),
        await stack.owner.post('/api/service/events/import', [body]),
      ]);
    }
  });

  it('inside a part is refused alike', async () => {
    for (const junk of JUNK) {
      const body = { ...good, parts: [{ id: 11, quantity: 1 }, { id: junk, quantity: junk }, junk] };
      expect((await stack.owner.post('/api/service/events', body)).status).toBe(400);
    }
  });
});

const goodTemplate = { name: 'Oil', type: 'Repair', recurrence_type: 'Periodic', recurrence_time_interval: 9 };
const goodSchedule = { vehicle_id: 1, name: 'Care' };

const TEMPLATE_FIELDS = [
  'name',
  'source',
  'description',
  'type',
  'recurrence_type',
  'recurrence_time_interval',
  'recurrence_mileage_interval',
  'recurrence_total_mileage',
  'recurrence_total_age',
  'status',
  'estimated_cost',
  'currency',
  'recommended_parts',
  'notes',
];

describe.each(TEMPLATE_FIELDS)('junk as %s of a template', (field) => {
  it('is stored by its rule or refused with a message, never a fault of ours', async () => {
    for (const junk of JUNK)
      expectSound([
        await stack.owner.post('/api/service-event-templates', { ...goodTemplate, [field]: junk }),
        await stack.owner.put(`/api/service-event-templates/${template}`, { [field]: junk }),
        await stack.owner.post('/api/service-event-templates/import', [{ ...goodTemplate, [field]: junk }]),
      ]);
  });
});

const PLANS = '/api/imports/plans?batch=018f6d3e-0000-7000-8000-000000000001&file_name=plans.csv';
const goodPlan = { vehicle_id: 1, name: 'Oil', type: 'Repair', recurrence_time_interval: 9, due_on: '2027-02-03' };

describe.each([
  'vehicle_id',
  'recurrence_time_interval',
  'recurrence_mileage_interval',
  'due_on',
  'due_mileage',
  'row',
])('junk as %s of a plan', (field) => {
  it('is stored by its rule or refused with a message, never a fault of ours', async () => {
    for (const junk of JUNK) expectSound([await stack.owner.post(PLANS, [{ ...goodPlan, [field]: junk }])]);
  });
});

describe.each(['vehicle_id', 'name', 'description', 'is_active', 'template_ids'])(
  'junk as %s of a schedule',
  (field) => {
    it('is stored by its rule or refused with a message, never a fault of ours', async () => {
      for (const junk of JUNK)
        expectSound([
          await stack.owner.post('/api/service-schedules', { ...goodSchedule, [field]: junk }),
          await stack.owner.put(`/api/service-schedules/${schedule}`, { [field]: junk }),
          await stack.owner.post('/api/service/schedules/templates', { name: 'Set', [field]: junk }),
        ]);
    });
  },
);

const expectSound = (answers: Parameters<typeof unsound>[0]): void => expect(unsound(answers)).toEqual([]);

const ROUTES = [
  ['post', '/api/service/events'],
  ['put', () => `/api/service/events/${id}`],
  ['put', () => `/api/service/events/${id}/status`],
  ['post', '/api/service/events/import'],
  ['post', () => `/api/service/events/${id}/associate-template`],
  ['post', '/api/service-event-templates'],
  ['put', () => `/api/service-event-templates/${template}`],
  ['patch', () => `/api/service-event-templates/${template}/status`],
  ['post', '/api/service-event-templates/import'],
  ['post', PLANS],
  ['post', '/api/service-schedules'],
  ['put', () => `/api/service-schedules/${schedule}`],
  ['post', '/api/service/schedules/templates'],
] as const;

describe.each(ROUTES)('%s of junk', (method, path) => {
  it.each(JUNK_BODIES)('refuses %j with a message or changes nothing', async (body) => {
    const before = (await stack.owner.get(`/api/service/events/${id}`)).body;
    const { status, body: answer } = await stack.owner[method](typeof path === 'string' ? path : path(), body);
    expect([200, 400]).toContain(status);
    if (status === 400) expect(answer.msg).toEqual(expect.stringMatching(/\S/));
    const after = (await stack.owner.get(`/api/service/events/${id}`)).body;
    expect({ ...after, updated_at: null }).toEqual({ ...before, updated_at: null });
  });

  it('refuses what is not JSON by its type', async () => {
    const url = typeof path === 'string' ? path : path();
    const { status, body } = await stack.owner[method](url, 'a=b', {
      'content-type': 'application/x-www-form-urlencoded',
    });
    expect({ status, msg: body.msg }).toMatchObject({ status: 415, msg: expect.any(String) });
  });
});
