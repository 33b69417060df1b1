import { countStatements } from '@carnet/svc-testing';
import { aPart, aVehicle, type Stack, openStack, STRANGER } from './stack.js';

const TEMPLATES = '/api/service-event-templates';
const REQUIRED = 'Name, type, and recurrence type are required';
const TOTAL = 'Total mileage is required for Total_Mileage recurrence type';
const INTERVAL = 'Time interval or mileage interval is required for Periodic recurrence type';

const yearly = (input: object = {}) => ({
  name: 'Oil service',
  type: 'Regular Maintenance',
  recurrence_type: 'Periodic',
  recurrence_time_interval: 365,
  ...input,
});

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(
    aVehicle(1, { make: 'Saab', model: '900', nickname: 'Snaab' }),
    aVehicle(3, {}, STRANGER),
    aPart(11, 1),
  );
});
afterAll(() => stack?.close());

const aTemplate = async (input: object = {}, as = stack.owner) => {
  const { status, body } = await as.post(TEMPLATES, yearly(input));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
};

describe('creating a template', () => {
  it('answers it whole', async () => {
    const whole = {
      name: 'Major service',
      source: 'Workshop manual',
      description: '<p>With <strong>care</strong></p>',
      type: 'Repair',
      recurrence_type: 'Total_Mileage',
      recurrence_time_interval: 30,
      recurrence_mileage_interval: 500,
      recurrence_total_mileage: 60_000,
      recurrence_total_age: 72,
      distance_unit: 'km',
      status: 'In_Work',
      estimated_cost: 1_250.5,
      recommended_parts: ['Timing belt', 'Water pump'],
      notes: 'Book early',
    };
    const { status, body, headers } = await stack.owner.post(TEMPLATES, whole);
    expect({ status, etag: headers.etag }).toEqual({ status: 201, etag: '"1"' });
    expect(body).toEqual({
      id: expect.any(Number),
      ...whole,
      currency: 'USD',
      created_at: expect.any(String),
      updated_at: expect.any(String),
    });
    const read = await stack.owner.get(`${TEMPLATES}/${body.id}`);
    expect(read).toMatchObject({ status: 200, body });
    expect(read.headers.etag).toBe('"1"');
  });

  it('makes it Open, and leaves empty what is not said', async () => {
    expect(await aTemplate()).toMatchObject({
      status: 'Open',
      source: null,
      description: null,
      recurrence_mileage_interval: null,
      recurrence_total_mileage: null,
      recurrence_total_age: null,
      distance_unit: 'mi',
      estimated_cost: null,
      recommended_parts: [],
      notes: null,
    });
  });

  it('keeps its unit through a change, and counts miles where that is cleared', async () => {
    const { id } = await aTemplate({ distance_unit: 'h' });
    const unitAfter = async (change: object) =>
      (await stack.owner.put(`${TEMPLATES}/${id}`, change)).body.distance_unit as string;
    expect(await unitAfter({ notes: 'Unit unsaid' })).toBe('h');
    expect(await unitAfter({ distance_unit: null })).toBe('mi');
  });

  it.each([
    [{}, REQUIRED],
    [yearly({ name: ' ' }), REQUIRED],
    [yearly({ type: '' }), REQUIRED],
    [yearly({ recurrence_type: null }), REQUIRED],
    [yearly({ type: 'Tuning' }), 'Type must be one of: Regular Maintenance, Repair, Modification, Other'],
    [yearly({ recurrence_type: 'Weekly' }), 'Recurrence type must be one of: Periodic, Total_Mileage'],
    [yearly({ status: 'Done' }), 'Status must be one of: Open, In_Work, Completed, Skipped'],
    [yearly({ recurrence_type: 'Total_Mileage' }), TOTAL],
    [yearly({ recurrence_type: 'Total_Mileage', recurrence_total_age: 60 }), TOTAL],
    [yearly({ recurrence_time_interval: null }), INTERVAL],
    [yearly({ recurrence_time_interval: 0 }), INTERVAL],
    [yearly({ recurrence_time_interval: 0, recurrence_mileage_interval: 0 }), INTERVAL],
    [yearly({ recurrence_time_interval: -1 }), 'Recurrence time interval must be at least 0'],
    [yearly({ recurrence_time_interval: 2 ** 31 }), 'Recurrence time interval must be at most 2147483647'],
    [yearly({ recurrence_mileage_interval: 1.5 }), 'Recurrence mileage interval must be a whole number'],
    [yearly({ recurrence_total_mileage: '12 000 km' }), 'Recurrence total mileage must be a whole number'],
    [yearly({ distance_unit: 'miles' }), 'Distance unit must be one of: mi, km, h'],
    [yearly({ estimated_cost: -0.01 }), 'Estimated cost must be at least 0'],
    [yearly({ estimated_cost: 0.001 }), 'Estimated cost must be a number with at most 2 decimals'],
    [yearly({ name: 'x'.repeat(201) }), 'Name must have at most 200 characters'],
    [yearly({ source: 'x'.repeat(201) }), 'Source must have at most 200 characters'],
    [yearly({ recommended_parts: [{ name: 'Oil' }] }), 'Recommended parts must hold text'],
    [yearly({ recommended_parts: Array(201).fill('x') }), 'Recommended parts must have at most 200 entries'],
    [yearly({ recommended_parts: ['x'.repeat(301)] }), 'Each recommended part must have at most 300 characters'],
    [yearly({ recommended_parts: ['a\u0000'] }), 'Recommended parts must not contain broken characters'],
  ])('refuses %j', async (input, msg) => {
    const { status, body } = await stack.owner.post(TEMPLATES, input);
    expect({ status, msg: body.msg }).toMatchObject({ status: 400, msg });
    expect(body.errors.length).toBeGreaterThan(0);
  });

  it.each([
    [
      ['Oil', ' ', '', null, ' Filter '],
      ['Oil', 'Filter'],
    ],
    ['["Oil","", "Filter"]', ['Oil', 'Filter']],
    ['not JSON', []],
    ['{"a":1}', []],
    [{ a: 1 }, []],
    [7, []],
    [null, []],
  ])('takes %j as recommended parts', async (recommended_parts, stored) => {
    expect((await aTemplate({ recommended_parts })).recommended_parts).toEqual(stored);
  });

  it('converts numeric strings and takes blank ones for nothing', async () => {
    expect(
      await aTemplate({ recurrence_time_interval: '', recurrence_mileage_interval: '5000', estimated_cost: '89.90' }),
    ).toMatchObject({ recurrence_time_interval: null, recurrence_mileage_interval: 5_000, estimated_cost: 89.9 });
  });

  it('cuts the description down to what is allowed', async () => {
    const { description } = await aTemplate({ description: '<p onclick=x>Hi<script>x</script><img src=x></p>' });
    expect(description).toBe('<p>Hi</p>');
  });

  it('stores once what comes twice with the same Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'template-1' };
    const first = await stack.owner.post(TEMPLATES, yearly(), key);
    expect((await stack.owner.post(TEMPLATES, yearly(), key)).body).toEqual(first.body);
    expect((await stack.owner.post(TEMPLATES, yearly({ name: 'Other' }), key)).status).toBe(422);
  });
});

describe('changing a template', () => {
  it('keeps what is left out, clears what is null, and ignores what is not to be written', async () => {
    const template = await aTemplate({ source: 'Book', notes: 'old', recommended_parts: ['Oil'] });
    const { status, body, headers } = await stack.owner.put(`${TEMPLATES}/${template.id}`, {
      notes: null,
      recommended_parts: null,
      name: 'New',
      id: 1,
      owner_id: STRANGER,
      created_at: '2001-01-01',
    });
    expect({ status, etag: headers.etag }).toEqual({ status: 200, etag: '"2"' });
    expect(body).toEqual({
      ...template,
      name: 'New',
      notes: null,
      recommended_parts: [],
      updated_at: expect.any(String),
    });
  });

  it.each([
    [{ name: null }, REQUIRED],
    [{ type: null }, REQUIRED],
    [{ status: null }, 'Status is required'],
    [{ recurrence_type: 'Total_Mileage' }, TOTAL],
    [{ recurrence_time_interval: null }, INTERVAL],
  ])('refuses %j, as it would be then', async (change, msg) => {
    const { id } = await aTemplate();
    expect(await stack.owner.put(`${TEMPLATES}/${id}`, change)).toMatchObject({ status: 400, body: { msg } });
    expect((await stack.owner.get(`${TEMPLATES}/${id}`)).headers.etag).toBe('"1"');
  });

  it('refuses to overwrite what was changed elsewhere', async () => {
    const { id } = await aTemplate();
    const stale = { 'if-match': '"7"' };
    expect((await stack.owner.put(`${TEMPLATES}/${id}`, { name: 'X' }, stale)).status).toBe(412);
    expect((await stack.owner.patch(`${TEMPLATES}/${id}/status`, { status: 'Open' }, stale)).status).toBe(412);
    expect((await stack.owner.delete(`${TEMPLATES}/${id}`, stale)).status).toBe(412);
    expect((await stack.owner.put(`${TEMPLATES}/${id}`, { name: 'X' }, { 'if-match': '"1"' })).status).toBe(200);
  });

  it('takes any status after any other', async () => {
    const { id } = await aTemplate();
    for (const status of ['Completed', 'Open', 'Skipped', 'In_Work'])
      expect((await stack.owner.patch(`${TEMPLATES}/${id}/status`, { status })).body).toMatchObject({ id, status });
    const patch = (body: object) => stack.owner.patch(`${TEMPLATES}/${id}/status`, body);
    expect(await patch({})).toMatchObject({ status: 400, body: { msg: 'Status is required' } });
    expect((await patch({ status: 'Done' })).body.msg).toMatch(/^Status must be one of/);
  });

  it('needs no more than three statements', async () => {
    const { id } = await aTemplate();
    const { owner } = stack;
    expect(await countStatements(() => owner.post(TEMPLATES, yearly()))).toHaveLength(1);
    expect(await countStatements(() => owner.put(`${TEMPLATES}/${id}`, { name: 'X' }))).toHaveLength(2);
    expect(await countStatements(() => owner.get(`${TEMPLATES}/${id}`))).toHaveLength(1);
    expect(await countStatements(() => owner.delete(`${TEMPLATES}/${id}`))).toHaveLength(2);
  });
});

describe('the list of templates', () => {
  const LISTER = 41;
  const lister = () => stack.as(LISTER);

  beforeAll(async () => {
    await aTemplate({ name: 'brakes', source: 'Manual', type: 'Repair', estimated_cost: 300 }, lister());
    await aTemplate({ name: '100%_oil', source: 'Forum', description: '<p>Fresh <em>oil</em></p>' }, lister());
    await aTemplate({ name: 'Chain', source: 'Manual', status: 'Completed', estimated_cost: 12.5 }, lister());
    await aTemplate({ name: 'Air filter', status: 'In_Work' }, lister());
  });

  it.each([
    ['', ['100%_oil', 'Air filter', 'brakes', 'Chain']],
    ['sort=newest', ['Air filter', 'Chain', '100%_oil', 'brakes']],
    ['sort=cost', ['brakes', 'Chain', 'Air filter', '100%_oil']],
    ['sort=source', ['Air filter', '100%_oil', 'brakes', 'Chain']],
    ['type=Repair', ['brakes']],
    ['status=In_Work', ['Air filter']],
    ['source=Manual', ['brakes', 'Chain']],
    ['source=Nowhere', []],
    ['search=OIL', ['100%_oil']],
    ['search=fresh', ['100%_oil']],
    ['search=em', []],
    ['search=%25', ['100%_oil']],
    ['search=a&source=Manual&status=Completed', ['Chain']],
    ['type=&status=&source=&search=', ['100%_oil', 'Air filter', 'brakes', 'Chain']],
  ])('answers %s', async (query, names) => {
    const { status, body, headers } = await lister().get(`${TEMPLATES}?${query}`);
    expect(status).toBe(200);
    expect(body.map(({ name }: { name: string }) => name)).toEqual(names);
    expect(headers['x-total-count']).toBe(String(names.length));
  });

  it.each([['sort=x'], ['type=Tuning'], ['status=Done'], ['limit=0'], ['limit=201'], ['limit=1&cursor=junk']])(
    'refuses %s',
    async (query) => {
      expect(await lister().get(`${TEMPLATES}?${query}`)).toMatchObject({
        status: 400,
        body: { msg: expect.any(String) },
      });
    },
  );

  it.each(['name', 'newest', 'updated', 'type', 'status', 'source', 'cost'])(
    'pages through all by %s',
    async (sort) => {
      const paged: string[] = [];
      let next: string | undefined = `${TEMPLATES}?sort=${sort}&limit=3`;
      while (next) {
        const { body, headers }: any = await lister().get(next);
        paged.push(...body.map(({ name }: { name: string }) => name));
        next = /<(.*)>; rel="next"/.exec(headers.link ?? '')?.[1];
      }
      const whole = (await lister().get(`${TEMPLATES}?sort=${sort}`)).body.map(({ name }: { name: string }) => name);
      expect(paged).toEqual(whole);
    },
  );

  it('is one statement, and so are the sources', async () => {
    expect(await countStatements(() => lister().get(`${TEMPLATES}?limit=2&search=a`))).toHaveLength(1);
    expect(await countStatements(() => lister().get(`${TEMPLATES}/sources`))).toHaveLength(1);
  });

  it('tells the distinct sources, sorted', async () => {
    const { body, headers } = await lister().get(`${TEMPLATES}/sources`);
    expect({ body, total: headers['x-total-count'] }).toEqual({ body: ['Forum', 'Manual'], total: '2' });
    expect((await stack.as(42).get(`${TEMPLATES}/sources`)).body).toEqual([]);
  });

  it('reads as names, too', async () => {
    const { body } = await lister().get('/api/service/templates');
    expect(body.map((entry: object) => Object.keys(entry))).toEqual(Array(4).fill(['id', 'name']));
    const one = await lister().get(`/api/service/templates/${body[2].id}`);
    expect(one).toMatchObject({ status: 200, body: { id: body[2].id, name: 'brakes', estimated_cost: 300 } });
  });
});

describe('a template and its events', () => {
  const associate = (event: number, body: object, as = stack.owner) =>
    as.post(`/api/service/events/${event}/associate-template`, body);
  const eventsOf = async (id: number) => (await stack.owner.get(`${TEMPLATES}/${id}/events`)).body;

  it('belong together from the beginning or from later on', async () => {
    const template = await aTemplate({ name: 'Oil' });
    const born = await stack.anEvent({ template_id: template.id, date_performed: '2026-01-01' });
    expect(born).toMatchObject({ template_id: template.id, template: { id: template.id, name: 'Oil' } });
    const later = await stack.anEvent();
    const { status, body, headers } = await associate(later.id, { template_id: String(template.id) });
    expect({ status, etag: headers.etag }).toEqual({ status: 200, etag: '"2"' });
    expect(body.template).toEqual({ id: template.id, name: 'Oil' });
    expect(await eventsOf(template.id)).toMatchObject([
      {
        id: born.id,
        name: 'Oil change',
        nickname: 'Snaab',
        year: 1973,
        make: 'Saab',
        model: '900',
        date_performed: '2026-01-01',
        status: 'Completed',
      },
      { id: later.id, date_performed: null },
    ]);
    expect((await stack.owner.get(`/api/service/events/${later.id}`)).body).toEqual(body);
  });

  it('part again', async () => {
    const { id } = await aTemplate();
    const event = await stack.anEvent({ template_id: id });
    for (const _ of [1, 2])
      expect((await stack.owner.delete(`/api/service/events/${event.id}/template-association`)).status).toBe(204);
    expect(await eventsOf(id)).toEqual([]);
    expect((await stack.owner.get(`/api/service/events/${event.id}`)).body).toMatchObject({
      template: null,
      template_id: null,
    });
  });

  it('part when the template is deleted', async () => {
    const { id } = await aTemplate();
    const event = await stack.anEvent({ template_id: id });
    expect((await stack.owner.delete(`${TEMPLATES}/${id}`)).status).toBe(204);
    const read = await stack.owner.get(`/api/service/events/${event.id}`);
    expect(read.body).toMatchObject({ template: null, template_id: null });
    expect(read.headers.etag).toBe('"2"');
    expect((await stack.owner.get(`${TEMPLATES}/${id}`)).status).toBe(404);
  });

  it('are kept by an update that does not speak of it, and changed by one that does', async () => {
    const [one, two] = [await aTemplate({ name: 'One' }), await aTemplate({ name: 'Two' })];
    const { id } = await stack.anEvent({ template_id: one.id });
    const put = async (body: object) => (await stack.owner.put(`/api/service/events/${id}`, body)).body.template;
    expect(await put({ name: 'X' })).toEqual({ id: one.id, name: 'One' });
    expect(await put({ template_id: two.id, parts: [{ id: 11 }] })).toEqual({ id: two.id, name: 'Two' });
    expect(await put({ template_id: null })).toBeNull();
  });

  it('cannot be mixed with what is not there or not yours', async () => {
    const theirs = await aTemplate({}, stack.stranger);
    const mine = await aTemplate();
    const event = await stack.anEvent();
    const theirEvent = await stack.anEvent({ vehicle_id: 3 }, stack.stranger);
    for (const template_id of [theirs.id, 999_999]) {
      const refused = {
        status: 400,
        body: { msg: 'Template not found', errors: [{ field: 'template_id', msg: 'Template not found' }] },
      };
      expect(await associate(event.id, { template_id })).toMatchObject(refused);
      expect(await stack.owner.put(`/api/service/events/${event.id}`, { template_id, parts: [] })).toMatchObject(
        refused,
      );
      expect(
        await stack.owner.post('/api/service/events', { vehicle_id: 1, name: 'X', type: 'Other', template_id }),
      ).toMatchObject(refused);
      expect(
        (await stack.owner.post('/api/service/events/import', { vehicle_id: 1, name: 'X', type: 'Other', template_id }))
          .body,
      ).toMatchObject({ imported: 0, results: [{ msg: 'Template not found' }] });
    }
    for (const id of [theirEvent.id, 999_999]) {
      const unknown = { status: 404, body: { msg: 'Service event not found' } };
      expect(await associate(id, { template_id: mine.id })).toMatchObject(unknown);
      expect(await stack.owner.delete(`/api/service/events/${id}/template-association`)).toMatchObject(unknown);
    }
    expect(await associate(event.id, {})).toMatchObject({ status: 400, body: { msg: 'Template is required' } });
    expect((await stack.owner.get(`/api/service/events/${event.id}`)).headers.etag).toBe('"1"');
  });

  it('need no more than three statements', async () => {
    const { id } = await aTemplate();
    const event = await stack.anEvent();
    expect(await countStatements(() => stack.owner.get(`${TEMPLATES}/${id}/available-events`))).toHaveLength(1);
    expect(await countStatements(() => associate(event.id, { template_id: id }))).toHaveLength(3);
    expect(await countStatements(() => eventsOf(id))).toHaveLength(1);
  });

  it('do not dangle when a template goes while it is taken', async () => {
    const schedule = (await stack.owner.post('/api/service-schedules', { vehicle_id: 1, name: 'Care' })).body.id;
    const event = (await stack.anEvent()).id;
    for (let round = 0; round < 5; round += 1) {
      const { id } = await aTemplate();
      await stack.owner.post(`/api/service-schedules/${schedule}/templates/${id}`);
      const answers = await Promise.all([
        stack.owner.post('/api/service/events', { vehicle_id: 1, name: 'X', type: 'Other', template_id: id }),
        associate(event, { template_id: id }),
        stack.owner.delete(`${TEMPLATES}/${id}`),
        stack.owner.post(`/api/service-schedules/${schedule}/templates/${id}`),
        stack.owner.post('/api/service/schedules/templates', { name: 'Set', template_ids: [id] }),
        associate(event, { template_id: id }),
      ]);
      for (const { status } of answers) expect([200, 201, 204, 400, 404]).toContain(status);
      expect((await stack.owner.get(`${TEMPLATES}/${id}`)).status).toBe(404);
      expect((await stack.owner.get(`/api/service/events/${event}`)).body.template_id).toBeNull();
    }
  });

  it('are imported together', async () => {
    const { id } = await aTemplate();
    const entries = [id, String(id), null, 999_999].map((template_id) => ({
      vehicle_id: 1,
      name: 'X',
      type: 'Other',
      template_id,
    }));
    const { body } = await stack.owner.post('/api/service/events/import', entries);
    expect(body).toMatchObject({ imported: 3, failed: 1 });
    expect(await eventsOf(id)).toHaveLength(2);
  });
});

describe('the events that a template can still have', () => {
  it('are all but its own, also those of another template', async () => {
    const [one, other] = [await aTemplate(), await aTemplate()];
    const [mine, free, taken] = [
      await stack.anEvent({ template_id: one.id }),
      await stack.anEvent(),
      await stack.anEvent({ template_id: other.id }),
    ];
    const { status, body, headers } = await stack.owner.get(`${TEMPLATES}/${one.id}/available-events`);
    expect(status).toBe(200);
    const ids = body.map((event: { id: number }) => event.id);
    expect(ids).toEqual(expect.arrayContaining([free.id, taken.id]));
    expect(ids).not.toContain(mine.id);
    expect(headers['x-total-count']).toBe(String(ids.length));
  });

  it('are found by what their name or description says, not by their vehicle', async () => {
    const { id } = await aTemplate();
    const named = await stack.anEvent({ name: 'Magneto 100% overhaul' });
    const told = await stack.anEvent({ name: 'Ignition', description: 'The MAGNETO' });
    const found = async (search: string) => {
      const { body } = await stack.owner.get(
        `${TEMPLATES}/${id}/available-events?search=${encodeURIComponent(search)}`,
      );
      return body.map((event: { id: number }) => event.id).sort((a: number, b: number) => a - b);
    };
    expect(await found('magneto')).toEqual([named.id, told.id]);
    expect(await found('100%')).toEqual([named.id]);
    expect(await found('Saab')).toEqual([]);
  });

  it('come page by page', async () => {
    const { id } = await aTemplate();
    await stack.anEvent();
    await stack.anEvent();
    const { body, headers } = await stack.owner.get(`${TEMPLATES}/${id}/available-events?limit=1`);
    expect(body).toHaveLength(1);
    const next = /<([^>]+)>; rel="next"/.exec(String(headers.link))![1]!;
    const second = await stack.owner.get(next);
    expect(second.body).toHaveLength(1);
    expect(second.body[0].id).not.toBe(body[0].id);
  });
});

describe("another owner's template", () => {
  it('is like one that never was, in every route', async () => {
    const { id } = await aTemplate({}, stack.stranger);
    for (const path of [id, 999_999]) {
      const answers = [
        await stack.owner.get(`${TEMPLATES}/${path}`),
        await stack.owner.get(`/api/service/templates/${path}`),
        await stack.owner.get(`${TEMPLATES}/${path}/events`),
        await stack.owner.get(`${TEMPLATES}/${path}/available-events`),
        await stack.owner.put(`${TEMPLATES}/${path}`, { name: 'Mine' }),
        await stack.owner.patch(`${TEMPLATES}/${path}/status`, { status: 'Open' }),
        await stack.owner.delete(`${TEMPLATES}/${path}`),
      ];
      for (const answer of answers) expect(answer).toMatchObject({ status: 404, body: { msg: 'Template not found' } });
    }
    for (const path of ['0', 'x', '2147483648'])
      expect((await stack.owner.get(`${TEMPLATES}/${path}`)).status).toBe(400);
    expect((await stack.stranger.get(`${TEMPLATES}/${id}`)).body.name).toBe('Oil service');
    expect((await stack.owner.get(TEMPLATES)).body.map((template: { id: number }) => template.id)).not.toContain(id);
  });
});
