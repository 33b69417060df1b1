import { countStatements } from '@carnet/svc-testing';
import { aPart, aVehicle, type Stack, oilChange, openStack, STRANGER } from './stack.js';

const EVENTS = '/api/service/events';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(
    aVehicle(1, { make: 'Lancia', model: 'Fulvia' }),
    aVehicle(2, { make: 'Saab', model: '900', nickname: 'Snaab' }),
    aVehicle(3, {}, STRANGER),
    aVehicle(4),
    aPart(11, 1),
  );
  await stack.anEvent({ name: 'brake fluid', date_performed: '2024-03-01', type: 'Repair' });
  await stack.anEvent({
    name: 'Chain',
    date_performed: null,
    status: 'Upcoming',
    description: 'Roller & pin',
  });
  await stack.anEvent({ name: 'Alternator', date_performed: '2025-01-15', type: 'Other', status: 'Overdue' });
  await stack.anEvent({
    vehicle_id: 2,
    name: '100%_sure',
    date_performed: '2024-03-01',
    type: 'Modification',
    parts: [],
  });
  await stack.anEvent({ vehicle_id: 2, name: 'Zündkerzen', date_performed: null, report_content: '<p>long</p>' });
  await stack.anEvent({ vehicle_id: 3, name: 'Not yours' }, stack.stranger);
});
afterAll(() => stack?.close());

const names = async (query: string, path = EVENTS) => {
  const { status, body, headers } = await stack.owner.get(`${path}?${query}`);
  expect({ status, msg: body.msg }).toMatchObject({ status: 200, msg: undefined });
  if (!query.includes('limit')) expect(headers['x-total-count']).toBe(String(body.length));
  return body.map(({ name }: { name: string }) => name);
};

describe('the list of events', () => {
  it("shows the owner's, newest first, those without a date last", async () => {
    expect(await names('')).toEqual(['Alternator', '100%_sure', 'brake fluid', 'Zündkerzen', 'Chain']);
  });

  it('parts those that are still ahead on their owner’s day from all others, which have those without a date', async () => {
    const planned = await stack.anEvent({ name: 'Timing belt', date_performed: '2090-05-01', status: 'Upcoming' });
    for (const path of [EVENTS, '/api/service/vehicles/1/events']) {
      expect(await names('ahead=true', path)).toEqual(['Timing belt']);
      expect(await names('ahead=false', path)).toEqual(
        (await names('', path)).filter((name: string) => name !== 'Timing belt'),
      );
      expect(await names('', path)).toContain('Timing belt');
    }
    expect((await stack.owner.get(`${EVENTS}?ahead=soon`)).status).toBe(400);
    expect((await stack.owner.delete(`${EVENTS}/${planned.id}`)).status).toBe(204);
  });

  it('has those that are to be completed, until their owner says that they are', async () => {
    const hurried = await stack.anEvent({ name: 'Hurried', to_complete: true });
    expect(hurried.to_complete).toBe(true);
    expect(await names('to_complete=true')).toEqual(['Hurried']);
    const { body: renamed } = await stack.owner.put(`${EVENTS}/${hurried.id}`, { name: 'Still hurried' });
    expect(renamed.to_complete).toBe(true);
    await stack.owner.put(`${EVENTS}/${hurried.id}`, { to_complete: null });
    expect(await names('to_complete=true')).toEqual([]);
    expect((await stack.owner.delete(`${EVENTS}/${hurried.id}`)).status).toBe(204);
  });

  it('answers whole events, each as it is read by itself', async () => {
    const event = await stack.anEvent({ vehicle_id: 4, name: 'Whole', parts: [], report_content: '<p>long</p>' });
    const parts = await stack.anEvent({ name: 'With a part', parts: [{ id: 11, quantity: 2 }] });
    for (const { id, vehicle_id, name } of [event, parts]) {
      const { body: whole } = await stack.owner.get(`${EVENTS}/${id}`);
      for (const path of [EVENTS, `/api/service/vehicles/${vehicle_id}/events`])
        for (const page of ['', '&limit=5'])
          expect((await stack.owner.get(`${path}?search=${encodeURIComponent(name)}${page}`)).body).toEqual([whole]);
      expect((await stack.owner.delete(`${EVENTS}/${id}`)).status).toBe(204);
    }
  });

  it('shows with view=row what the screens need, without reports, parts and photos', async () => {
    const { body } = await stack.owner.get(`${EVENTS}?search=Z%C3%BCnd&view=row`);
    expect(body).toEqual([
      {
        id: expect.any(Number),
        vehicle_id: 2,
        make: 'Saab',
        model: '900',
        year: 1973,
        nickname: 'Snaab',
        name: 'Zündkerzen',
        type: 'Regular Maintenance',
        status: 'Completed',
        description: null,
        date_performed: null,
        date_performed_edtf: null,
        mileage_at_service: null,
        odometer_unit: 'mi',
        cost: null,
        currency: null,
        converted_cost: null,
        converted_currency: null,
        notes: null,
        template_id: null,
        service_schedule_id: null,
        to_complete: false,
        created_at: expect.any(String),
        updated_at: expect.any(String),
      },
    ]);
  });

  it.each([
    ['sort=date', ['Alternator', '100%_sure', 'brake fluid', 'Zündkerzen', 'Chain']],
    ['sort=name', ['100%_sure', 'Alternator', 'brake fluid', 'Chain', 'Zündkerzen']],
    ['sort=type', ['100%_sure', 'Alternator', 'Chain', 'Zündkerzen', 'brake fluid']],
    ['sort=status', ['brake fluid', '100%_sure', 'Zündkerzen', 'Alternator', 'Chain']],
    ['vehicle_id=2', ['100%_sure', 'Zündkerzen']],
    ['vehicle_id=3', []],
    ['vehicle_id=99', []],
    ['type=Repair', ['brake fluid']],
    ['type=Regular%20Maintenance&status=Upcoming', ['Chain']],
    ['status=Overdue', ['Alternator']],
    ['type=&status=&search=&vehicle_id=', ['Alternator', '100%_sure', 'brake fluid', 'Zündkerzen', 'Chain']],
    ['search=BRAKE', ['brake fluid']],
    ['search=z%C3%9CNDK', ['Zündkerzen']],
    ['search=%25', ['100%_sure']],
    ['search=_', ['100%_sure']],
    ['search=%5C', []],
    ['search=saab', ['100%_sure', 'Zündkerzen']],
    ['search=fulv&sort=name', ['Alternator', 'brake fluid', 'Chain']],
    ['search=roller%20%26', ['Chain']],
    ['search=strong', []],
    ['search=fluid%20%20BRAKE', ['brake fluid']],
    ['search=z%C3%9CND%20saab', ['Zündkerzen']],
    ['search=zu%CC%88nd', ['Zündkerzen']],
    ['search=brake%20saab', []],
    ['search=snaab', ['100%_sure', 'Zündkerzen']],
    ['search=zundkerzen%20SNAAB%201973', ['Zündkerzen']],
    ['search=sure%25', []],
    ["search='%20or%201=1--", []],
  ])('answers %s', async (query, expected) => {
    expect(await names(query)).toEqual(expected);
  });

  it.each([
    ['sort=mileage', 'Sort must be one of: date, name, type, status'],
    ['sort=__proto__', 'Sort must be one of: date, name, type, status'],
    ['type=Tuning', /^Type must be one of/],
    ['status=Done', /^Status must be one of/],
    ['vehicle_id=abc', 'Vehicle id must be a whole number'],
    ['vehicle_id=2147483648', /at most/],
    ['limit=0', 'Limit must be at least 1'],
    ['limit=201', 'Limit must be at most 200'],
    ['limit=2&cursor=junk', /cursor/],
    ['limit=2&cursor=WyJ4IiwxXQ', /./],
    ['search=%00', /NUL/],
    [`search=${'x'.repeat(201)}`, /200/],
    ['type=Repair&type=Other', /./],
  ])('refuses %s', async (query, msg) => {
    const { status, body } = await stack.owner.get(`${EVENTS}?${query}`);
    expect(status).toBe(400);
    expect(body.msg).toEqual(typeof msg === 'string' ? msg : expect.stringMatching(msg));
  });

  it.each(['sort=date', 'sort=name', 'sort=type', 'sort=status', 'search=a'])(
    'pages through %s, each once',
    async (query) => {
      const whole = await names(query);
      const paged: string[] = [];
      let next: string | undefined = `${EVENTS}?${query}&limit=2`;
      while (next) {
        const { body, headers }: any = await stack.owner.get(next);
        expect(headers['x-total-count']).toBe(String(whole.length));
        paged.push(...body.map(({ name }: { name: string }) => name));
        next = /<(.*)>; rel="next"/.exec(headers.link ?? '')?.[1];
      }
      expect(paged).toEqual(whole);
    },
  );

  it('is one statement, whole or paged', async () => {
    for (const query of ['', '?limit=2', '?search=a&vehicle_id=1'])
      expect(await countStatements(() => stack.owner.get(EVENTS + query))).toHaveLength(1);
  });
});

describe("the list of a vehicle's events", () => {
  const of = (id: number) => `/api/service/vehicles/${id}/events`;

  it('filters, searches, sorts and pages likewise', async () => {
    expect(await names('', of(1))).toEqual(['Alternator', 'brake fluid', 'Chain']);
    expect(await names('sort=name&search=a&status=Overdue', of(1))).toEqual(['Alternator']);
    expect(await names('limit=1', of(2))).toEqual(['100%_sure']);
    expect(await names('vehicle_id=2', of(1))).toEqual(['Alternator', 'brake fluid', 'Chain']);
  });

  it('is empty for a vehicle without events, even one created just now', async () => {
    stack.knownToGarage(aVehicle(9));
    expect(await names('', of(4))).toEqual([]);
    expect(await names('', of(9))).toEqual([]);
    expect(await names('status=Overdue', of(2))).toEqual([]);
  });

  it("is not found for another owner's vehicle and for one that never was", async () => {
    for (const id of [3, 99])
      expect(await stack.owner.get(of(id))).toMatchObject({ status: 404, body: { msg: 'Vehicle not found' } });
    expect((await stack.owner.get('/api/service/vehicles/x/events')).status).toBe(400);
  });

  it('is one statement', async () => {
    expect(await countStatements(() => stack.owner.get(of(1)))).toHaveLength(1);
  });
});

describe('with svc-garage away', () => {
  it('goes on with what it knows, and says of the rest that it cannot tell', async () => {
    await stack.producers.garage.close();
    expect((await stack.owner.post(EVENTS, oilChange(1, { parts: [{ id: 11 }] }))).status).toBe(201);
    const { status, headers, body } = await stack.owner.post(EVENTS, oilChange(77));
    expect({ status, retry: headers['retry-after'], msg: body.msg }).toMatchObject({
      status: 503,
      retry: expect.any(String),
      msg: expect.any(String),
    });
  });
});
