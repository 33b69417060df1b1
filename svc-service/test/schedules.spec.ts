import { countStatements, eventually, tablesHolding } from '@carnet/svc-testing';
import { aVehicle, gone, type Stack, oilChange, openStack, OWNER, STRANGER } from './stack.js';

const SCHEDULES = '/api/service-schedules';
const READING_A = '/api/service/schedules';
const REQUIRED = 'Vehicle and name are required';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(
    aVehicle(1, { make: 'Saab', model: '900', nickname: 'Snaab', current_mileage: 42_000, birth_date: '1990-05-01' }),
    aVehicle(2),
    aVehicle(3, {}, STRANGER),
  );
});
afterAll(() => stack?.close());

const created = async (path: string, input: object, as = stack.owner) => {
  const { status, body } = await as.post(path, input);
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};
const aTemplate = (name: string, as = stack.owner) =>
  created(
    '/api/service-event-templates',
    { name, type: 'Repair', recurrence_type: 'Periodic', recurrence_time_interval: 30 },
    as,
  );
const aSchedule = (input: object = {}, as = stack.owner) =>
  created(SCHEDULES, { vehicle_id: 1, name: 'Care', ...input }, as);
const names = (templates: { name: string }[]) => templates.map(({ name }) => name);
const put = (path: string, body?: object, headers?: Record<string, string>) => stack.owner.put(path, body, headers);

describe('creating a schedule', () => {
  it('answers it whole: active, without templates, with what its vehicle is called', async () => {
    const { status, body, headers } = await stack.owner.post(SCHEDULES, {
      vehicle_id: '1',
      name: ' Yearly ',
      description: 'In spring',
    });
    expect({ status, etag: headers.etag }).toEqual({ status: 201, etag: '"1"' });
    expect(body).toEqual({
      id: expect.any(Number),
      vehicle_id: 1,
      make: 'Saab',
      model: '900',
      year: 1973,
      nickname: 'Snaab',
      current_mileage: 42_000,
      odometer_unit: 'mi',
      name: 'Yearly',
      description: 'In spring',
      is_active: true,
      template_count: 0,
      templates: [],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    for (const path of [SCHEDULES, READING_A])
      expect(await stack.owner.get(`${path}/${body.id}`)).toMatchObject({ status: 200, body });
  });

  it('takes templates along, each once, in their order', async () => {
    const [a, b, c] = [await aTemplate('A'), await aTemplate('B'), await aTemplate('C')];
    const schedule = await created(READING_A, { vehicle_id: 1, name: 'X', template_ids: [c.id, a.id, c.id, b.id] });
    expect(schedule.template_count).toBe(3);
    expect(names(schedule.templates)).toEqual(['C', 'A', 'B']);
    expect(schedule.templates[1]).toEqual(a);
  });

  it.each([
    [{}, REQUIRED],
    [{ vehicle_id: 1 }, REQUIRED],
    [{ vehicle_id: 1, name: ' ' }, REQUIRED],
    [{ name: 'X' }, REQUIRED],
    [{ vehicle_id: 'x', name: 'X' }, 'Vehicle id must be a whole number'],
    [{ vehicle_id: 1, name: 'x'.repeat(201) }, 'Name must have at most 200 characters'],
    [{ vehicle_id: 1, name: 'X', description: 5 }, 'Description must be text'],
    [{ vehicle_id: 1, name: 'X', is_active: 'yes' }, 'Is active must be true or false'],
    [{ vehicle_id: 1, name: 'X', template_ids: 'all' }, 'Template ids must be a list'],
    [{ vehicle_id: 1, name: 'X', template_ids: [999_999] }, 'Template not found'],
    [{ vehicle_id: 3, name: 'X' }, 'Vehicle not found'],
    [{ vehicle_id: 99, name: 'X' }, 'Vehicle not found'],
  ])('refuses %j', async (input, msg) => {
    for (const path of [SCHEDULES, READING_A])
      expect(await stack.owner.post(path, input)).toMatchObject({ status: 400, body: { msg } });
  });

  it("refuses another owner's template like one that never was", async () => {
    const { id } = await aTemplate('Theirs', stack.stranger);
    const input = { vehicle_id: 1, name: 'X', template_ids: [id] };
    expect(await stack.owner.post(SCHEDULES, input)).toMatchObject({
      status: 400,
      body: { msg: 'Template not found' },
    });
  });

  it('works at once for a vehicle created just now, and stores once for one key', async () => {
    stack.knownToGarage(aVehicle(5), aVehicle(6));
    const key = { 'idempotency-key': 'schedule-1' };
    const first = await stack.owner.post(SCHEDULES, { vehicle_id: 5, name: 'New' }, key);
    expect(first.status).toBe(201);
    expect((await stack.owner.post(SCHEDULES, { vehicle_id: 5, name: 'New' }, key)).body).toEqual(first.body);
    expect((await stack.owner.post(SCHEDULES, { vehicle_id: 5, name: 'Other' }, key)).status).toBe(422);
    expect((await stack.owner.get(`${SCHEDULES}/vehicles/5`)).body.schedules).toHaveLength(1);
    expect((await stack.owner.get(`${SCHEDULES}/vehicles/6`)).body).toMatchObject({
      vehicle: { id: 6 },
      schedules: [],
    });
  });
});

describe('changing a schedule', () => {
  it('keeps what is left out, clears what is null, and never moves it', async () => {
    const { id } = await aSchedule({ description: 'old' });
    const change = { name: 'New', description: null, vehicle_id: 2, id: 1, owner_id: STRANGER, template_ids: [1] };
    const { status, body, headers } = await put(`${SCHEDULES}/${id}`, change);
    expect({ status, etag: headers.etag }).toEqual({ status: 200, etag: '"2"' });
    expect(body).toMatchObject({ id, vehicle_id: 1, name: 'New', description: null, is_active: true, templates: [] });
    expect((await put(`${READING_A}/${id}`, { is_active: false })).body).toMatchObject({
      name: 'New',
      is_active: false,
    });
  });

  it.each([
    [{ name: null }, 'Name is required'],
    [{ name: '' }, 'Name is required'],
    [{ is_active: null }, 'Is active must be true or false'],
    [{ is_active: 1 }, 'Is active must be true or false'],
  ])('refuses %j', async (change, msg) => {
    const { id } = await aSchedule();
    expect(await put(`${SCHEDULES}/${id}`, change)).toMatchObject({ status: 400, body: { msg } });
  });

  it('refuses to overwrite what was changed elsewhere', async () => {
    const { id } = await aSchedule();
    const stale = { 'if-match': '"7"' };
    expect((await put(`${SCHEDULES}/${id}`, { name: 'X' }, stale)).status).toBe(412);
    expect((await put(`/api/service/vehicles/1/activate-schedule/${id}`, undefined, stale)).status).toBe(412);
    expect((await stack.owner.delete(`${SCHEDULES}/${id}`, stale)).status).toBe(412);
  });
});

describe('the templates of a schedule', () => {
  it('keep the order in which they were added', async () => {
    const { id } = await aSchedule();
    const all = [await aTemplate('Z'), await aTemplate('M'), await aTemplate('A')];
    for (const [at, template] of all.entries()) {
      const { status, body, headers } = await stack.owner.post(`${SCHEDULES}/${id}/templates/${template.id}`, {});
      expect({ status, etag: headers.etag, count: body.template_count }).toEqual({
        status: 201,
        etag: `"${at + 2}"`,
        count: at + 1,
      });
    }
    const again = await stack.owner.post(`${SCHEDULES}/${id}/templates/${all[0].id}`);
    expect({ status: again.status, etag: again.headers.etag }).toEqual({ status: 201, etag: '"4"' });
    const { body, headers } = await stack.owner.get(`${SCHEDULES}/${id}/templates`);
    expect({ templates: body, total: headers['x-total-count'] }).toEqual({ templates: all, total: '3' });
    const namesOf = async (query: string) =>
      names((await stack.owner.get(`${SCHEDULES}/${id}/templates?${query}`)).body);
    expect(await namesOf('sort=name')).toEqual(['A', 'M', 'Z']);
    expect(await namesOf('search=m')).toEqual(['M']);
    expect(await namesOf('limit=2')).toEqual(['Z', 'M']);
  });

  it('come off, and go when they are deleted', async () => {
    const [a, b] = [await aTemplate('A'), await aTemplate('B')];
    const { id } = await aSchedule({ template_ids: [a.id, b.id] });
    expect((await stack.owner.delete(`${SCHEDULES}/${id}/templates/${a.id}`)).status).toBe(204);
    const unknown = { status: 404, body: { msg: 'Template not found' } };
    expect(await stack.owner.delete(`${SCHEDULES}/${id}/templates/${a.id}`)).toMatchObject(unknown);
    await stack.owner.delete(`/api/service-event-templates/${b.id}`);
    const { body, headers } = await stack.owner.get(`${SCHEDULES}/${id}`);
    expect(body).toMatchObject({ template_count: 0, templates: [] });
    expect(headers.etag).toBe('"3"');
    expect((await stack.owner.get(`${SCHEDULES}/${id}/templates`)).body).toEqual([]);
  });

  it('must be there, and one’s own', async () => {
    const { id } = await aSchedule();
    const theirs = await aTemplate('Theirs', stack.stranger);
    for (const template of [theirs.id, 999_999]) {
      const unknown = { status: 404, body: { msg: 'Template not found' } };
      expect(await stack.owner.post(`${SCHEDULES}/${id}/templates/${template}`)).toMatchObject(unknown);
      expect(await stack.owner.delete(`${SCHEDULES}/${id}/templates/${template}`)).toMatchObject(unknown);
    }
    expect((await stack.owner.get(`${SCHEDULES}/${id}`)).headers.etag).toBe('"1"');
  });
});

describe('the lists of schedules', () => {
  const LISTER = 61;
  const lister = () => stack.as(LISTER);
  let winter: any;

  beforeAll(async () => {
    await stack.told(aVehicle(11, { make: 'Alfa' }, LISTER), aVehicle(12, {}, LISTER), aVehicle(13, {}, LISTER));
    const template = await aTemplate('Oil', lister());
    winter = await aSchedule({ vehicle_id: 11, name: 'winter', template_ids: [template.id] }, lister());
    await aSchedule({ vehicle_id: 11, name: 'Track', is_active: false, description: '100%' }, lister());
    await aSchedule({ vehicle_id: 12, name: 'Summer' }, lister());
  });

  it.each([
    [`${SCHEDULES}?`, ['Summer', 'Track', 'winter']],
    [`${READING_A}?`, ['Summer', 'Track', 'winter']],
    [`${SCHEDULES}?sort=newest`, ['Summer', 'Track', 'winter']],
    [`${SCHEDULES}?sort=vehicle`, ['winter', 'Track', 'Summer']],
    [`${SCHEDULES}?vehicle_id=11`, ['Track', 'winter']],
    [`${SCHEDULES}?vehicle_id=1`, []],
    [`${SCHEDULES}?is_active=false`, ['Track']],
    [`${SCHEDULES}?search=%25`, ['Track']],
    [`${SCHEDULES}?search=ALFA`, ['Track', 'winter']],
    [`${SCHEDULES}?search=winter%20alfa&limit=5`, ['winter']],
    [`${READING_A}?search=alfa%20summer`, []],
    [`${SCHEDULES}/active?`, ['Summer', 'winter']],
    [`${SCHEDULES}/active?vehicle_id=11&is_active=false`, ['winter']],
    ['/api/service/vehicles/11/schedules?', ['Track', 'winter']],
    ['/api/service/vehicles/13/schedules?', []],
  ])('answer %s', async (path, expected) => {
    const { status, body, headers } = await lister().get(path);
    expect(status).toBe(200);
    expect(names(body)).toEqual(expected);
    expect(headers['x-total-count']).toBe(String(expected.length));
  });

  it('tell of active schedules with templates and the vehicle', async () => {
    const { body } = await lister().get(`${SCHEDULES}/active?vehicle_id=11`);
    expect(body).toEqual([winter]);
    expect(winter).toMatchObject({ make: 'Alfa', current_mileage: null, templates: [{ name: 'Oil' }] });
  });

  it('tell of a vehicle with its schedules', async () => {
    const { status, body } = await lister().get(`${SCHEDULES}/vehicles/11`);
    expect(status).toBe(200);
    expect(body.vehicle).toEqual({
      id: 11,
      type: 'Car',
      make: 'Alfa',
      model: 'Fulvia',
      year: 1973,
      nickname: null,
      current_mileage: null,
      odometer_unit: 'mi',
      birth_date: null,
    });
    expect(names(body.schedules)).toEqual(['Track', 'winter']);
    expect(body.schedules[1]).toEqual(winter);
  });

  it('page, and are one statement each, or two with the vehicle', async () => {
    const first = await lister().get(`${SCHEDULES}?limit=2`);
    expect(names(first.body)).toEqual(['Summer', 'Track']);
    const next = /<(.*)>; rel="next"/.exec(first.headers.link!)![1]!;
    expect(names((await lister().get(next)).body)).toEqual(['winter']);
    for (const path of ['?limit=2', '/active', `/${winter.id}`, `/${winter.id}/templates`])
      expect(await countStatements(() => lister().get(SCHEDULES + path))).toHaveLength(1);
    expect(await countStatements(() => lister().get(`${SCHEDULES}/vehicles/11`))).toHaveLength(2);
  });

  it('are not found for a vehicle that is not there or not yours', async () => {
    for (const id of [1, 999_999])
      for (const path of [`${SCHEDULES}/vehicles/${id}`, `/api/service/vehicles/${id}/schedules`])
        expect(await lister().get(path)).toMatchObject({ status: 404, body: { msg: 'Vehicle not found' } });
  });
});

describe('activating a schedule', () => {
  it('makes it the only active one of its vehicle', async () => {
    await stack.told(aVehicle(21), aVehicle(22));
    const [a, b] = [await aSchedule({ vehicle_id: 21 }), await aSchedule({ vehicle_id: 21, is_active: false })];
    const other = await aSchedule({ vehicle_id: 22 });
    const { status, body, headers } = await put(`/api/service/vehicles/21/activate-schedule/${b.id}`);
    expect({ status, etag: headers.etag, active: body.is_active }).toEqual({ status: 200, etag: '"2"', active: true });
    const isActive = async (id: number) => (await stack.owner.get(`${SCHEDULES}/${id}`)).body.is_active;
    expect([await isActive(a.id), await isActive(b.id), await isActive(other.id)]).toEqual([false, true, true]);
    expect((await put(`/api/service/vehicles/21/activate-schedule/${b.id}`)).headers.etag).toBe('"2"');
  });

  it('wants a schedule of that vehicle, of one’s own', async () => {
    const mine = await aSchedule();
    const theirs = await aSchedule({ vehicle_id: 3 }, stack.stranger);
    for (const path of [
      `2/activate-schedule/${mine.id}`,
      `3/activate-schedule/${theirs.id}`,
      '1/activate-schedule/999999',
    ])
      expect(await put(`/api/service/vehicles/${path}`)).toMatchObject({
        status: 404,
        body: { msg: 'Service schedule not found' },
      });
  });
});

describe('a schedule and its events', () => {
  it('belong together where both are of one vehicle', async () => {
    const { id } = await aSchedule();
    const event = await stack.anEvent({ service_schedule_id: String(id) });
    expect(event.service_schedule_id).toBe(id);
    const elsewhere = { status: 400, body: { msg: 'The service schedule belongs to another vehicle' } };
    expect(await stack.owner.post('/api/service/events', oilChange(2, { service_schedule_id: id }))).toMatchObject(
      elsewhere,
    );
    const other = await stack.anEvent({ vehicle_id: 2 });
    expect(await put(`/api/service/events/${other.id}`, { service_schedule_id: id })).toMatchObject(elsewhere);
    const theirs = await aSchedule({ vehicle_id: 3 }, stack.stranger);
    for (const unknown of [theirs.id, 999_999]) {
      const refused = { status: 400, body: { msg: 'Service schedule not found' } };
      expect(await put(`/api/service/events/${event.id}`, { service_schedule_id: unknown })).toMatchObject(refused);
    }
  });

  it('part when the schedule is deleted', async () => {
    const { id } = await aSchedule({ template_ids: [(await aTemplate('A')).id] });
    const event = await stack.anEvent({ service_schedule_id: id });
    expect(await countStatements(() => stack.owner.delete(`${SCHEDULES}/${id}`))).toHaveLength(2);
    const { body, headers } = await stack.owner.get(`/api/service/events/${event.id}`);
    expect({ schedule: body.service_schedule_id, etag: headers.etag }).toEqual({ schedule: null, etag: '"2"' });
    expect((await stack.owner.get(`${SCHEDULES}/${id}`)).status).toBe(404);
  });
});

describe('a schedule that goes while others use it', () => {
  it('leaves nothing dangling, and nobody waiting', async () => {
    const event = (await stack.anEvent()).id;
    const template = await aTemplate('T');
    for (let round = 0; round < 5; round += 1) {
      const { id } = await aSchedule();
      const answers = await Promise.all([
        stack.owner.post('/api/service/events', oilChange(1, { service_schedule_id: id, template_id: template.id })),
        put(`/api/service/events/${event}`, { service_schedule_id: id }),
        stack.owner.delete(`${SCHEDULES}/${id}`),
        put(`/api/service/events/${event}`, { service_schedule_id: id, parts: [] }),
        stack.owner.post(`${SCHEDULES}/${id}/templates/${template.id}`),
      ]);
      for (const { status } of answers) expect([200, 201, 204, 400, 404]).toContain(status);
      expect((await stack.owner.get(`/api/service/events/${event}`)).body.service_schedule_id).toBeNull();
    }
  });
});

describe('a schedule template', () => {
  const SETS = `${READING_A}/templates`;

  it('is a named set of templates, of which schedules are made', async () => {
    const [a, b] = [await aTemplate('A'), await aTemplate('B')];
    const set = await created(SETS, { name: 'Classic', description: 'Old cars', template_ids: [b.id, a.id] });
    expect(set).toEqual({
      id: expect.any(Number),
      name: 'Classic',
      description: 'Old cars',
      template_ids: [b.id, a.id],
      template_count: 2,
      templates: [b, a],
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    expect((await stack.owner.get(`${SETS}/${set.id}`)).body).toEqual(set);
    expect((await stack.owner.get(`${SETS}?search=old`)).body).toEqual([set]);
    const schedule = await created(`/api/service/vehicles/2/schedules/from-template/${set.id}`, {});
    expect(schedule).toMatchObject({
      vehicle_id: 2,
      name: 'Classic',
      description: 'Old cars',
      is_active: true,
      template_count: 2,
      templates: [b, a],
    });
    expect((await stack.owner.get(`${SCHEDULES}/${schedule.id}`)).body).toEqual(schedule);
    await stack.owner.delete(`/api/service-event-templates/${a.id}`);
    expect((await stack.owner.get(`${SETS}/${set.id}`)).body.template_ids).toEqual([b.id]);
  });

  it('changes and goes; schedules that were made of it stay', async () => {
    const [a, b, c] = [await aTemplate('A'), await aTemplate('B'), await aTemplate('C')];
    const set = await created(SETS, { name: 'Set', description: 'old', template_ids: [a.id, b.id] });
    const schedule = await created(`/api/service/vehicles/2/schedules/from-template/${set.id}`, {});
    const { status, body, headers } = await put(`${SETS}/${set.id}`, { description: null, template_ids: [c.id, b.id] });
    expect({ status, etag: headers.etag }).toEqual({ status: 200, etag: '"2"' });
    expect(body).toMatchObject({ name: 'Set', description: null, template_ids: [c.id, b.id], templates: [c, b] });
    expect((await put(`${SETS}/${set.id}`, { name: 'New' })).body).toMatchObject({ name: 'New', template_count: 2 });
    expect((await put(`${SETS}/${set.id}`, { name: null })).body.msg).toBe('Name is required');
    const refused = { status: 400, body: { msg: 'Template not found' } };
    expect(await put(`${SETS}/${set.id}`, { template_ids: [a.id, 999_999] })).toMatchObject(refused);
    const stale = { 'if-match': '"1"' };
    expect((await put(`${SETS}/${set.id}`, { name: 'X' }, stale)).status).toBe(412);
    expect((await stack.owner.delete(`${SETS}/${set.id}`, stale)).status).toBe(412);
    expect((await put(`${SETS}/${set.id}`, { template_ids: null })).body).toMatchObject({ template_ids: [] });
    expect((await stack.owner.delete(`${SETS}/${set.id}`)).status).toBe(204);
    expect((await stack.owner.get(`${SETS}/${set.id}`)).status).toBe(404);
    expect((await stack.owner.get(`${SCHEDULES}/${schedule.id}`)).body.templates).toEqual([a, b]);
  });

  it('may be empty, and serves a vehicle created just now', async () => {
    stack.knownToGarage(aVehicle(7));
    const set = await created(SETS, { name: 'Empty' });
    const make = `/api/service/vehicles/7/schedules/from-template/${set.id}`;
    const key = { 'idempotency-key': 'from-template-1' };
    const first = await stack.owner.post(make, undefined, key);
    expect(first).toMatchObject({ status: 201, body: { vehicle_id: 7, templates: [] } });
    expect((await stack.owner.post(make, undefined, key)).body).toEqual(first.body);
  });

  it.each([
    [{}, 'Name is required'],
    [{ name: 'X', template_ids: [999_999] }, 'Template not found'],
    [{ name: 'X', template_ids: [0] }, 'Template ids must hold positive numbers'],
  ])('refuses %j', async (input, msg) => {
    expect(await stack.owner.post(SETS, input)).toMatchObject({ status: 400, body: { msg } });
  });

  it('is its owner’s alone', async () => {
    const theirs = await created(SETS, { name: 'Theirs' }, stack.stranger);
    const mine = await created(SETS, { name: 'Mine' });
    const make = (vehicle: number, set: number) =>
      stack.owner.post(`/api/service/vehicles/${vehicle}/schedules/from-template/${set}`);
    for (const id of [theirs.id, 999_999]) {
      const unknown = { status: 404, body: { msg: 'Schedule template not found' } };
      expect(await stack.owner.get(`${SETS}/${id}`)).toMatchObject(unknown);
      expect(await put(`${SETS}/${id}`, { name: 'Mine' })).toMatchObject(unknown);
      expect(await stack.owner.delete(`${SETS}/${id}`)).toMatchObject(unknown);
      expect(await make(1, id)).toMatchObject(unknown);
    }
    for (const vehicle of [3, 999_999])
      expect(await make(vehicle, mine.id)).toMatchObject({ status: 404, body: { msg: 'Vehicle not found' } });
  });
});

describe('what schedules cost', () => {
  it('is at most three statements a request', async () => {
    const template = await aTemplate('T');
    const { owner } = stack;
    const { id } = await aSchedule();
    const set = await created(`${READING_A}/templates`, { name: 'S', template_ids: [template.id] });
    const costs = [
      () => owner.post(SCHEDULES, { vehicle_id: 1, name: 'X', template_ids: [template.id] }),
      () => put(`${SCHEDULES}/${id}`, { name: 'Y' }),
      () => owner.post(`${SCHEDULES}/${id}/templates/${template.id}`),
      () => owner.delete(`${SCHEDULES}/${id}/templates/${template.id}`),
      () => put(`/api/service/vehicles/1/activate-schedule/${id}`),
      () => put(`${READING_A}/templates/${set.id}`, { template_ids: [template.id] }),
      () => owner.post(`/api/service/vehicles/1/schedules/from-template/${set.id}`),
    ];
    for (const work of costs) expect((await countStatements(work)).length).toBeLessThanOrEqual(3);
  });
});

describe("another owner's schedule", () => {
  it('is like one that never was, in every route', async () => {
    const { id } = await aSchedule({ vehicle_id: 3 }, stack.stranger);
    const mine = await aTemplate('Mine');
    for (const path of [id, 999_999]) {
      const answers = [
        ...(await Promise.all([SCHEDULES, READING_A].map((base) => stack.owner.get(`${base}/${path}`)))),
        ...(await Promise.all([SCHEDULES, READING_A].map((base) => put(`${base}/${path}`, { name: 'Mine' })))),
        ...(await Promise.all([SCHEDULES, READING_A].map((base) => stack.owner.delete(`${base}/${path}`)))),
        await stack.owner.get(`${SCHEDULES}/${path}/templates`),
        await stack.owner.post(`${SCHEDULES}/${path}/templates/${mine.id}`),
        await stack.owner.delete(`${SCHEDULES}/${path}/templates/${mine.id}`),
      ];
      for (const answer of answers)
        expect(answer).toMatchObject({ status: 404, body: { msg: 'Service schedule not found' } });
    }
    expect((await stack.stranger.get(`${SCHEDULES}/${id}`)).body.name).toBe('Care');
  });
});

describe('when others tell', () => {
  it('of a deleted vehicle, its schedules go', async () => {
    await stack.told(aVehicle(31));
    const { id } = await aSchedule({ vehicle_id: 31, template_ids: [(await aTemplate('A')).id] });
    await stack.anEvent({ vehicle_id: 31, service_schedule_id: id });
    await stack.told(gone(aVehicle(31)));
    expect((await stack.owner.get(`${SCHEDULES}/${id}`)).status).toBe(404);
    expect((await stack.owner.get(`${SCHEDULES}/vehicles/31`)).status).toBe(404);
  });

  it('of a deleted user, nothing of theirs stays', async () => {
    const GOER = 71;
    const goer = stack.as(GOER);
    await stack.told(aVehicle(41, {}, GOER));
    const template = await aTemplate('T', goer);
    const schedule = await aSchedule({ vehicle_id: 41, template_ids: [template.id] }, goer);
    await created(`${READING_A}/templates`, { name: 'S', template_ids: [template.id] }, goer);
    await stack.anEvent({ vehicle_id: 41, template_id: template.id, service_schedule_id: schedule.id }, goer);
    stack.producers.identity.publish({ kind: 'user', key: GOER, ownerId: GOER, deleted: true });
    await eventually(async () => expect(await tablesHolding(stack.database, GOER)).toEqual([]));
    expect((await stack.as(OWNER).get(SCHEDULES)).body.length).toBeGreaterThan(0);
  });
});
