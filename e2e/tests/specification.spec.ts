import { randomUUID } from 'node:crypto';
import { expect, test } from '@playwright/test';
import { callPatiently } from '../src/api.js';

// The specification from the view of a client that knows nothing else. Its requests and responses are written by hand from the two documents and not
// taken from OpenAPI. It sends no later fields; mileages are integers, days `YYYY-MM-DD`, and messages English by default.

type Thing = Record<string, unknown> & { id: number };

const PASSWORD = 'Quattro-1984-Ur!';
let token: string;

const send = async (method: string, path: string, body?: unknown, by: string | null = token) => {
  const { status, text } = await callPatiently({ method, path, token: by ?? undefined, body });
  return { status, body: (text ? JSON.parse(text) : undefined) as Thing };
};
const made = async (path: string, body: object): Promise<Thing> => {
  const answer = await send('POST', path, body);
  expect(answer.status, `${path}: ${JSON.stringify(answer.body)}`).toBe(201);
  return answer.body;
};
const read = async <Body = Thing>(path: string): Promise<Body> => {
  const { status, body } = await send('GET', path);
  expect(status, `${path}: ${JSON.stringify(body)}`).toBe(200);
  return body as unknown as Body;
};
const changed = async (method: string, path: string, body?: object): Promise<Thing> => {
  const answer = await send(method, path, body);
  expect(answer.status, `${method} ${path}: ${JSON.stringify(answer.body)}`).toBe(200);
  return answer.body;
};
const gone = async (path: string, notFound: string): Promise<void> => {
  expect((await send('DELETE', path)).status).toBe(204);
  await refuses('GET', path, undefined, 404, notFound);
};
const refuses = async (method: string, path: string, body: object | undefined, status: number, msg: string) => {
  const answer = await send(method, path, body);
  expect([answer.status, answer.body.msg], `${method} ${path}`).toEqual([status, msg]);
};
const idsOf = (rows: Thing[]) => rows.map(({ id }) => id);

const anything: unknown = expect.anything();
const aTime: unknown = expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+(Z|\+00:00)$/);
const account = () => {
  const username = `e2e-${randomUUID().slice(0, 12)}`;
  return { username, email: `${username}@example.org`, firstName: 'Edda', lastName: 'Test' };
};

test.beforeEach(async () => {
  const { body } = await send('POST', '/api/auth/register', { ...account(), password: PASSWORD }, null);
  token = body.token as string;
});

const aCollection = () => made('/api/collections', { name: 'All', description: 'of them' });
const CAR = { type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1971 };
const aVehicle = async (more: object = {}) =>
  made('/api/vehicles', { collection_id: (await aCollection()).id, ...CAR, ...more });

test('accounts: register, log in, read, change, change the password', async () => {
  const mine = account();
  const registered = await send('POST', '/api/auth/register', { ...mine, password: PASSWORD }, null);
  const user = { username: mine.username, email: mine.email, first_name: 'Edda', last_name: 'Test' };
  expect(registered).toMatchObject({ status: 201, body: { token: anything, user: { id: anything, ...user } } });
  const login = { email: mine.email, password: PASSWORD };
  const loggedIn = await send('POST', '/api/auth/login', login, null);
  expect(loggedIn).toMatchObject({ status: 200, body: { token: anything, user } });
  token = loggedIn.body.token as string;
  expect(await read('/api/auth/me')).toMatchObject(user);
  expect(await changed('PUT', '/api/auth/me', { ...mine, firstName: 'Klara' })).toMatchObject({ first_name: 'Klara' });
  const next = { currentPassword: PASSWORD, newPassword: 'Sport-Quattro-1985!' };
  token = (await changed('PUT', '/api/auth/password', next)).token as string;
  expect(await read('/api/auth/me')).toMatchObject({ first_name: 'Klara' });
  const old = await send('POST', '/api/auth/login', login, null);
  expect([old.status, old.body.msg]).toEqual([401, 'Invalid credentials']);
});

test('accounts: what is refused, in the words of the documents', async () => {
  const mine = account();
  for (const [body, msg] of [
    [{ ...mine, username: '', password: PASSWORD }, 'Please enter all required fields'],
    [{ ...mine, password: 'Quat-1984' }, 'Password must be at least 10 characters long'],
    [{ ...mine, password: 'quattro-1984-ur!' }, 'Password must contain at least one uppercase letter'],
    [{ ...mine, password: 'QUATTRO-1984-UR!' }, 'Password must contain at least one lowercase letter'],
    [{ ...mine, password: 'Quattro-Ur-Coupe!' }, 'Password must contain at least one number'],
    [{ ...mine, password: 'Quattro1984UrCoupe' }, 'Password must contain at least one special character'],
    [
      { ...mine, password: 'quattro' },
      [
        'Password must be at least 10 characters long',
        'Password must contain at least one uppercase letter',
        'Password must contain at least one number',
        'Password must contain at least one special character',
      ].join('. '),
    ],
  ] as const)
    await refuses('POST', '/api/auth/register', body, 400, msg);
  await refuses('POST', '/api/auth/login', { email: mine.email }, 400, 'Please enter all fields');
  await refuses('PUT', '/api/auth/me', { username: '' }, 400, 'Username and email are required');
  await refuses('PUT', '/api/auth/password', { currentPassword: PASSWORD }, 400, 'All fields are required');
});

test('collections: each route, each field', async () => {
  const collection = await aCollection();
  expect(collection).toMatchObject({ name: 'All', description: 'of them', vehicle_count: 0, updated_at: aTime });
  const vehicle = await made('/api/vehicles', { collection_id: collection.id, ...CAR });
  const path = `/api/collections/${collection.id}`;
  expect(await read(path)).toMatchObject({ id: collection.id, vehicle_count: 1 });
  expect(await read<Thing[]>('/api/collections')).toMatchObject([{ id: collection.id, name: 'All', vehicle_count: 1 }]);
  expect(idsOf(await read<Thing[]>(`${path}/vehicles`))).toEqual([vehicle.id]);
  expect(await changed('PUT', path, { name: 'Some' })).toMatchObject({ name: 'Some', description: 'of them' });
  for (const name of ['', '  '])
    await refuses('POST', '/api/collections', { name }, 400, 'Collection name is required');
  expect((await send('DELETE', `/api/vehicles/${vehicle.id}`)).status).toBe(204);
  await gone(path, 'Collection not found');
});

test('vehicles: each route, each field, its limits', async () => {
  const { id: collection_id } = await aCollection();
  const whole = {
    ...{ ...CAR, collection_id, vin: '818630012345', purchase_date: '1999-05-01', birth_date: '1971-03-04' },
    ...{ current_mileage: 84_120, nickname: 'Klara', color: 'Blue', description: 'A coupe', notes: 'Rust' },
  };
  const vehicle = await made('/api/vehicles', whole);
  expect(vehicle).toMatchObject({ ...whole, vehicle_age: anything, created_at: aTime });
  expect(Number.isInteger(vehicle.vehicle_age)).toBe(true);
  const path = `/api/vehicles/${vehicle.id}`;
  expect(await read(path)).toMatchObject(whole);
  expect(await read<Thing[]>('/api/vehicles')).toMatchObject([{ id: vehicle.id, ...CAR, current_mileage: 84_120 }]);
  expect(await changed('PUT', path, { ...whole, current_mileage: null })).toMatchObject({ current_mileage: null });
  expect(await changed('PUT', path, { year: '1972', current_mileage: '84200' })).toMatchObject({
    year: 1972,
    current_mileage: 84_200,
  });
  for (const type of ['Car', 'Truck', 'SUV', 'Motorcycle', 'Other'])
    expect(await changed('PUT', path, { type })).toMatchObject({ type });
  const bare = await made('/api/vehicles', { collection_id, ...CAR });
  expect(bare).toMatchObject({ current_mileage: null, vin: null, nickname: null });
  for (const missing of ['collection_id', 'type', 'make', 'model', 'year'])
    await refuses(
      'POST',
      '/api/vehicles',
      { ...whole, [missing]: undefined },
      400,
      'Please fill in all required fields',
    );
  const next = new Date().getUTCFullYear() + 1;
  for (const year of [1900, next]) expect(await changed('PUT', path, { year })).toMatchObject({ year });
  for (const wrong of [
    ...[1899, next + 1].map((year) => ({ year })),
    { current_mileage: -1 },
    { vin: 'A'.repeat(18) },
    { type: 'Boat' },
    { purchase_date: '2023-02-30' },
  ])
    expect((await send('PUT', path, wrong)).status, JSON.stringify(wrong)).toBe(400);
  await gone(path, 'Vehicle not found');
});

test('service events: each route, each field, each status', async () => {
  const { id: vehicle_id } = await aVehicle({ nickname: 'Klara', current_mileage: 80_000 });
  const part = await made('/api/parts', { vehicle_id, name: 'Filter', type: 'OEM', status: 'Planned' });
  const whole = {
    ...{ vehicle_id, name: 'Oil change', type: 'Regular Maintenance', description: 'Warm', notes: 'Slow' },
    ...{ date_performed: '2024-04-18', mileage_at_service: 84_120, cost: 164.4 },
  };
  const sent = { ...whole, parts: [{ id: part.id, quantity: 2 }], photos: [], report_content: '<p>Done</p>' };
  const event = await made('/api/service/events', sent);
  const answered = {
    ...{ ...whole, status: 'Completed', photos: [], report: { content: '<p>Done</p>' }, report_content: '<p>Done</p>' },
    ...{ make: 'Lancia', model: 'Fulvia', year: 1971, template_id: null, service_schedule_id: null },
    parts: [{ id: part.id, name: 'Filter', manufacturer: null, part_number: null, quantity: 2, status: 'Installed' }],
  };
  const path = `/api/service/events/${event.id}`;
  await expect.poll(() => read(path)).toMatchObject(answered);
  expect(await read<Thing[]>('/api/service/events')).toMatchObject([{ id: event.id, ...answered }]);
  expect(await read<Thing[]>(`/api/service/vehicles/${vehicle_id}/events`)).toMatchObject([{ id: event.id }]);
  await expect.poll(async () => (await read(`/api/vehicles/${vehicle_id}`)).current_mileage).toBe(84_120);
  expect(await changed('PUT', path, { ...sent, name: 'Oil and filter' })).toMatchObject({ name: 'Oil and filter' });
  for (const status of ['Upcoming', 'Overdue', 'Completed'])
    expect(await changed('PUT', `${path}/status`, { status })).toMatchObject({ status });
  for (const type of ['Repair', 'Modification', 'Other'])
    expect(await changed('PUT', path, { type })).toMatchObject({ type });
  const bare = await made('/api/service/events', { vehicle_id, name: 'Wash', type: 'Other' });
  expect(bare).toMatchObject({
    status: 'Completed',
    mileage_at_service: null,
    cost: null,
    date_performed: null,
    parts: [],
  });
  const typed = { vehicle_id, name: 'Wax', type: 'Other', mileage_at_service: '84200', cost: '12.50' };
  expect(await made('/api/service/events', typed)).toMatchObject({ mileage_at_service: 84_200, cost: 12.5 });
  for (const missing of ['vehicle_id', 'name', 'type'])
    await refuses(
      'POST',
      '/api/service/events',
      { ...whole, [missing]: undefined },
      400,
      'Vehicle, type, and name are required',
    );
  const twice = [{ id: part.id }, { id: part.id }];
  for (const wrong of [{ cost: -1 }, { cost: 1.005 }, { mileage_at_service: -1 }, { status: 'Done' }, { parts: twice }])
    expect((await send('PUT', path, wrong)).status, JSON.stringify(wrong)).toBe(400);
  await gone(path, 'Service event not found');
});

const TEMPLATE = { name: 'Oil', type: 'Regular Maintenance', recurrence_type: 'Periodic' };

test('templates: each route, each field, and the events that use one', async () => {
  const whole = {
    ...{ ...TEMPLATE, description: '<p>Warm</p>', recurrence_time_interval: 180, recurrence_mileage_interval: 5_000 },
    ...{ recurrence_total_mileage: null, recurrence_total_age: null, status: 'Open', estimated_cost: 49.9 },
    ...{ recommended_parts: ['Filter', 'Ring'], notes: 'Slow', source: 'Handbook' },
  };
  const template = await made('/api/service-event-templates', whole);
  expect(template).toMatchObject({ ...whole, created_at: aTime, updated_at: aTime });
  const path = `/api/service-event-templates/${template.id}`;
  expect(await read(path)).toMatchObject(whole);
  expect(await read<Thing[]>('/api/service-event-templates')).toMatchObject([{ id: template.id, ...whole }]);
  expect(await changed('PUT', path, { ...whole, recommended_parts: '["Filter", " "]' })).toMatchObject({
    recommended_parts: ['Filter'],
  });
  for (const status of ['In_Work', 'Completed', 'Skipped', 'Open'])
    expect(await changed('PATCH', `${path}/status`, { status })).toMatchObject({ status });
  const total = { ...TEMPLATE, recurrence_type: 'Total_Mileage', recurrence_total_mileage: 60_000 };
  expect(await made('/api/service-event-templates', total)).toMatchObject({
    ...{ recurrence_total_mileage: 60_000, status: 'Open', recommended_parts: [] },
  });
  const bare = { ...TEMPLATE, recurrence_time_interval: 365 };
  for (const missing of ['name', 'type', 'recurrence_type'])
    await refuses(
      'POST',
      '/api/service-event-templates',
      { ...bare, [missing]: undefined },
      400,
      'Name, type, and recurrence type are required',
    );
  for (const [wrong, msg] of [
    [TEMPLATE, 'Time interval or mileage interval is required for Periodic recurrence type'],
    [{ ...TEMPLATE, recurrence_type: 'Total_Mileage' }, 'Total mileage is required for Total_Mileage recurrence type'],
  ] as const)
    await refuses('POST', '/api/service-event-templates', wrong, 400, msg);
  const { id: vehicle_id } = await aVehicle({ nickname: 'Klara' });
  const event = await made('/api/service/events', { vehicle_id, name: 'Oil change', type: 'Repair' });
  const associate = `/api/service/events/${event.id}/associate-template`;
  expect((await send('POST', associate, { template_id: template.id })).status).toBeLessThan(300);
  const row = { name: 'Oil change', nickname: 'Klara', year: 1971, make: 'Lancia', model: 'Fulvia' };
  expect(await read<Thing[]>(`${path}/events`)).toMatchObject([
    { id: event.id, ...row, date_performed: null, status: 'Completed' },
  ]);
  const off = await send('DELETE', `/api/service/events/${event.id}/template-association`);
  expect(off.status).toBeLessThan(300);
  expect(await read<Thing[]>(`${path}/events`)).toEqual([]);
  await gone(path, 'Template not found');
});

test('schedules, as the screens read them', async () => {
  const { id: vehicle_id } = await aVehicle();
  const template = await made('/api/service-event-templates', { ...TEMPLATE, recurrence_time_interval: 365 });
  const schedule = await made('/api/service-schedules', { vehicle_id, name: 'By the book', description: 'All of it' });
  expect(schedule).toMatchObject({ vehicle_id, name: 'By the book', description: 'All of it', is_active: true });
  const path = `/api/service-schedules/${schedule.id}`;
  expect((await send('POST', `${path}/templates/${template.id}`, {})).status).toBeLessThan(300);
  expect(await read(path)).toMatchObject({ id: schedule.id, template_count: 1 });
  const shown = { id: template.id, name: 'Oil', type: TEMPLATE.type, recurrence_type: 'Periodic', status: 'Open' };
  expect(await read<Thing[]>(`${path}/templates`)).toMatchObject([{ ...shown, recurrence_time_interval: 365 }]);
  const active = await read<(Thing & { templates: Thing[] })[]>('/api/service-schedules/active');
  expect(active).toMatchObject([{ id: schedule.id, templates: [{ id: template.id }] }]);
  expect(await read(`/api/service-schedules/vehicles/${vehicle_id}`)).toMatchObject({
    vehicle: { id: vehicle_id, make: 'Lancia' },
    schedules: [{ id: schedule.id, template_count: 1 }],
  });
  const change = { name: 'As it comes', description: null, is_active: false };
  expect(await changed('PUT', path, change)).toMatchObject(change);
  expect((await send('DELETE', `${path}/templates/${template.id}`)).status).toBeLessThan(300);
  expect(await read<Thing[]>(`${path}/templates`)).toEqual([]);
  for (const wrong of [{ vehicle_id }, { name: 'Without a vehicle' }])
    expect((await send('POST', '/api/service-schedules', wrong)).status).toBe(400);
  await gone(path, 'Service schedule not found');
});

test('schedules, as the other reading of the documents has them', async () => {
  const { id: vehicle_id } = await aVehicle();
  const template = await made('/api/service-event-templates', { ...TEMPLATE, recurrence_time_interval: 365 });
  const set = { name: 'The book', description: 'Reusable', template_ids: [template.id] };
  const book = await made('/api/service/schedules/templates', set);
  expect(idsOf(await read<Thing[]>('/api/service/schedules/templates'))).toEqual([book.id]);
  expect(await read(`/api/service/schedules/templates/${book.id}`)).toMatchObject({ name: 'The book' });
  const of = `/api/service/vehicles/${vehicle_id}`;
  const first = await made(`${of}/schedules/from-template/${book.id}`, {});
  const second = await made('/api/service/schedules', { vehicle_id, name: 'Another', description: null });
  expect(idsOf(await read<Thing[]>(`${of}/schedules`)).sort()).toEqual([first.id, second.id].sort());
  expect((await send('PUT', `${of}/activate-schedule/${first.id}`)).status).toBeLessThan(300);
  const path = `/api/service/schedules/${second.id}`;
  expect(await read(path)).toMatchObject({ id: second.id, name: 'Another', is_active: false });
  expect(await changed('PUT', path, { name: 'The other' })).toMatchObject({ name: 'The other' });
  expect(await read<Thing[]>('/api/service/templates')).toMatchObject([{ id: template.id, name: 'Oil' }]);
  expect(await read(`/api/service/templates/${template.id}`)).toMatchObject({ name: 'Oil' });
  await gone(path, 'Service schedule not found');
});

test('parts: each route, each field', async () => {
  const { id: vehicle_id } = await aVehicle();
  const whole = {
    ...{ vehicle_id, name: 'Filter', description: 'Oil', part_number: '0451', manufacturer: 'Bosch', type: 'OEM' },
    ...{ status: 'Planned', purchase_date: '2024-04-01', cost: 12.5, notes: 'Two' },
  };
  const part = await made('/api/parts', whole);
  expect(part).toMatchObject({ ...whole, created_at: aTime, updated_at: aTime });
  const path = `/api/parts/${part.id}`;
  expect(await read(path)).toMatchObject({ ...whole, service_events: [], modifications: [] });
  for (const list of ['/api/parts', `/api/parts/vehicles/${vehicle_id}`])
    expect(await read<Thing[]>(list)).toMatchObject([{ id: part.id, ...whole }]);
  for (const change of [{ status: 'In Storage' }, { status: 'Installed' }, { type: 'Aftermarket' }, { cost: null }])
    expect(await changed('PUT', path, change)).toMatchObject(change);
  const event = { vehicle_id, name: 'Oil change', type: 'Repair', parts: [{ id: part.id }] };
  const used = await made('/api/service/events', event);
  const fitted = { vehicle_id, name: 'Seats', category: 'Comfort', status: 'Planned', part_ids: [part.id] };
  const modification = await made('/api/modifications', fitted);
  await expect
    .poll(() => read(path))
    .toMatchObject({
      service_events: [{ id: used.id, name: 'Oil change', type: 'Repair', date_performed: null, status: 'Completed' }],
      modifications: [{ id: modification.id, name: 'Seats', category: 'Comfort', status: 'Planned' }],
    });
  for (const missing of ['vehicle_id', 'name'])
    await refuses(
      'POST',
      '/api/parts',
      { ...whole, [missing]: undefined },
      400,
      'Vehicle, name, type, and status are required',
    );
  for (const wrong of [{ cost: -0.01 }, { type: 'Used' }, { status: 'Lost' }])
    expect((await send('PUT', path, wrong)).status, JSON.stringify(wrong)).toBe(400);
  await gone(path, 'Part not found');
});

test('modifications: each route, each field, parts one by one', async () => {
  const { id: vehicle_id } = await aVehicle({ nickname: 'Klara' });
  const part = await made('/api/parts', { vehicle_id, name: 'Seat', type: 'Aftermarket', status: 'In Storage' });
  const event = await made('/api/service/events', { vehicle_id, name: 'Fitting', type: 'Modification' });
  const whole = {
    ...{ vehicle_id, name: 'Sport seats', description: 'Recaro', category: 'Comfort', status: 'In Progress' },
    ...{ start_date: '2024-01-02', completion_date: null, cost: 1_200, notes: 'Heavy', service_event_id: event.id },
  };
  const modification = await made('/api/modifications', { ...whole, part_ids: [part.id] });
  const answered = {
    ...{ ...whole, make: 'Lancia', model: 'Fulvia', year: 1971, nickname: 'Klara', created_at: aTime },
    service_event: { id: event.id, name: 'Fitting', type: 'Modification', date_performed: null, status: 'Completed' },
    parts: [
      { id: part.id, name: 'Seat', part_number: null, manufacturer: null, type: 'Aftermarket', status: anything },
    ],
  };
  const path = `/api/modifications/${modification.id}`;
  expect(await read(path)).toMatchObject(answered);
  for (const list of ['/api/modifications', `/api/modifications/vehicles/${vehicle_id}`])
    expect(await read<Thing[]>(list)).toMatchObject([{ id: modification.id, name: 'Sport seats', nickname: 'Klara' }]);
  expect((await send('DELETE', `${path}/parts/${part.id}`)).status).toBeLessThan(300);
  expect(await read(path)).toMatchObject({ parts: [] });
  expect((await send('POST', `${path}/parts`, { part_id: part.id })).status).toBeLessThan(300);
  expect(await read(path)).toMatchObject({ parts: [{ id: part.id }] });
  for (const category of ['Performance', 'Appearance', 'Safety', 'Other'])
    expect(await changed('PUT', path, { category })).toMatchObject({ category });
  for (const status of ['Planned', 'Completed'])
    expect(await changed('PUT', path, { status })).toMatchObject({ status });
  for (const missing of ['vehicle_id', 'name'])
    await refuses(
      'POST',
      '/api/modifications',
      { ...whole, [missing]: undefined },
      400,
      'Vehicle, name, category, and status are required',
    );
  await gone(path, 'Modification not found');
});

test('issues: each route, each field, defaults', async () => {
  const { id: vehicle_id } = await aVehicle({ nickname: 'Klara' });
  const event = await made('/api/service/events', { vehicle_id, name: 'Look', type: 'Repair' });
  const whole = {
    ...{ vehicle_id, title: 'Hesitates', description: 'When cold', status: 'Resolved', priority: 'High' },
    ...{ reported_date: '2024-01-02', resolved_date: '2024-02-03', resolution_notes: 'Points' },
  };
  const issue = await made('/api/issues', { ...whole, service_event_ids: [event.id] });
  const path = `/api/issues/${issue.id}`;
  expect(await read(path)).toMatchObject({
    ...{ ...whole, make: 'Lancia', model: 'Fulvia', year: 1971, nickname: 'Klara' },
    service_events: [{ id: event.id, name: 'Look', date_performed: null, type: 'Repair' }],
  });
  for (const list of ['/api/issues', `/api/issues/vehicle/${vehicle_id}`])
    expect(await read<Thing[]>(list)).toMatchObject([{ id: issue.id, title: 'Hesitates', priority: 'High' }]);
  const bare = await made('/api/issues', { vehicle_id, title: 'Leaks' });
  const today = new Date().toISOString().slice(0, 10);
  expect(bare).toMatchObject({ status: 'Open', priority: 'Medium', reported_date: today, resolved_date: null });
  for (const change of [{ status: 'In Progress' }, { status: 'Open' }, { priority: 'Low' }])
    expect(await changed('PUT', path, change)).toMatchObject(change);
  for (const missing of ['vehicle_id', 'title'])
    await refuses('POST', '/api/issues', { ...whole, [missing]: undefined }, 400, 'Vehicle and title are required');
  await gone(path, 'Issue not found');
});

test('track days: each route, each field', async () => {
  const { id: vehicle_id } = await aVehicle();
  const whole = { vehicle_id, event_date: '2024-06-01', track_name: 'Brno', report: '<p>Wet</p>' };
  const day = await made('/api/track-days', whole);
  expect(day).toMatchObject({ ...whole, created_at: aTime });
  const path = `/api/track-days/${day.id}`;
  expect(await read(path)).toMatchObject(whole);
  const later = await made('/api/track-days', { vehicle_id, event_date: '2024-07-01', track_name: 'Spa' });
  expect(later.report).toBeNull();
  for (const list of ['/api/track-days', `/api/track-days/vehicles/${vehicle_id}`])
    expect(idsOf(await read<Thing[]>(list))).toEqual([later.id, day.id]);
  expect(await changed('PUT', path, { track_name: 'x'.repeat(150), report: null })).toMatchObject({ report: null });
  expect((await send('PUT', path, { track_name: 'x'.repeat(151) })).status).toBe(400);
  for (const missing of ['vehicle_id', 'event_date', 'track_name'])
    await refuses(
      'POST',
      '/api/track-days',
      { ...whole, [missing]: undefined },
      400,
      'Vehicle, event date, and track name are required',
    );
  await gone(path, 'Track day not found');
});

test('without a token, nothing', async () => {
  for (const path of [
    ...['/api/auth/me', '/api/collections', '/api/vehicles', '/api/service/events', '/api/service-schedules/active'],
    ...['/api/service-event-templates', '/api/service/templates', '/api/service/schedules/templates', '/api/parts'],
    ...['/api/modifications', '/api/issues', '/api/track-days'],
  ])
    for (const by of [null, 'none'])
      expect(await send('GET', path, undefined, by), path).toMatchObject({
        status: 401,
        body: { msg: 'Authentication required' },
      });
});
