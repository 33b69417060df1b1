import { countStatements } from '@carnet/svc-testing';
import { aPart, aVehicle, gone, type Stack, oilChange, openStack, STRANGER } from './stack.js';

const EVENTS = '/api/service/events';
const REQUIRED = 'Vehicle, type, and name are required';

let stack: Stack;

beforeAll(async () => {
  stack = await openStack();
  await stack.told(
    aVehicle(1, { make: 'Lancia', model: 'Fulvia', year: 1973, nickname: 'Fulvietta' }),
    aVehicle(2, { make: 'Saab', model: '900' }),
    aVehicle(3, {}, STRANGER),
    aPart(11, 1, { name: 'Oil filter', manufacturer: 'Mann', part_number: 'W 712', status: 'Planned' }),
    aPart(12, 1, { name: 'Drain plug' }),
    aPart(21, 2),
    aPart(31, 3, {}, STRANGER),
  );
});
afterAll(() => stack?.close());

const factsOf = async (id: number) => (await stack.facts()).filter(({ key }) => key === String(id));

describe('creating an event', () => {
  it('answers the event whole, with what the vehicle and the parts are called', async () => {
    const { status, body, headers } = await stack.owner.post(EVENTS, {
      vehicle_id: 1,
      name: 'Oil change',
      type: 'Regular Maintenance',
      status: 'Upcoming',
      description: 'With filter & plug',
      date_performed: '2026-05-01',
      mileage_at_service: 42_000,
      cost: 89.5,
      notes: 'Next time 10W-40',
      parts: [{ id: 12 }, { id: 11, quantity: 2 }],
      photos: [],
      report_content: '<p>All <strong>well</strong></p>',
    });
    expect(status).toBe(201);
    expect(headers.etag).toBe('"1"');
    expect(body).toEqual({
      id: expect.any(Number),
      vehicle_id: 1,
      make: 'Lancia',
      model: 'Fulvia',
      year: 1973,
      nickname: 'Fulvietta',
      name: 'Oil change',
      type: 'Regular Maintenance',
      status: 'Upcoming',
      description: 'With filter & plug',
      date_performed: '2026-05-01',
      date_performed_edtf: null,
      mileage_at_service: 42_000,
      odometer_unit: 'mi',
      cost: 89.5,
      currency: 'USD',
      converted_cost: null,
      converted_currency: null,
      notes: 'Next time 10W-40',
      template_id: null,
      template: null,
      service_schedule_id: null,
      to_complete: false,
      parts: [
        { id: 12, name: 'Drain plug', manufacturer: null, part_number: null, quantity: 1, status: 'Planned' },
        { id: 11, name: 'Oil filter', manufacturer: 'Mann', part_number: 'W 712', quantity: 2, status: 'Planned' },
      ],
      photos: [],
      report: { content: '<p>All <strong>well</strong></p>' },
      report_content: '<p>All <strong>well</strong></p>',
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT[\d:.]+\+00:00$/),
      updated_at: expect.any(String),
    });
    expect((await stack.owner.get(`${EVENTS}/${body.id}`)).body).toEqual(body);
  });

  it('makes an event Completed, and leaves empty what is not said', async () => {
    expect(await stack.anEvent()).toMatchObject({
      status: 'Completed',
      description: null,
      date_performed: null,
      mileage_at_service: null,
      cost: null,
      notes: null,
      parts: [],
      photos: [],
      report: { content: null },
      report_content: null,
    });
  });

  it('tells of it in the same transaction', async () => {
    const { id } = await stack.anEvent({ parts: [{ id: 12 }, { id: 11 }], mileage_at_service: 9 });
    expect(await factsOf(id)).toEqual([
      {
        kind: 'service-event',
        key: String(id),
        version: 1,
        owner_id: 7,
        deleted: false,
        body: {
          id,
          vehicle_id: 1,
          name: 'Oil change',
          type: 'Regular Maintenance',
          status: 'Completed',
          date_performed: null,
          mileage_at_service: 9,
          has_cost: false,
          part_ids: [12, 11],
        },
      },
    ]);
  });

  it('tells whether it has a cost, and not which', async () => {
    const { id } = await stack.anEvent({ cost: 85.5 });
    expect(await factsOf(id)).toMatchObject([{ body: { has_cost: true } }]);
    expect(JSON.stringify(await factsOf(id))).not.toContain('85.5');
    expect((await stack.owner.put(`/api/service/events/${id}`, { cost: null })).status).toBe(200);
    expect(await factsOf(id)).toMatchObject([{ body: { has_cost: true } }, { body: { has_cost: false } }]);
  });

  it.each([
    [{}, REQUIRED],
    [oilChange(1, { vehicle_id: undefined }), REQUIRED],
    [oilChange(1, { vehicle_id: null }), REQUIRED],
    [oilChange(1, { name: '  ' }), REQUIRED],
    [oilChange(1, { type: '' }), REQUIRED],
    [
      oilChange(1, { type: 'Tuning' }),
      'Invalid service event type. Must be one of: Regular Maintenance, Repair, Modification, Other',
    ],
    [oilChange(1, { status: 'Done' }), 'Status must be one of: Completed, Upcoming, Overdue'],
    [oilChange(1, { name: 'x'.repeat(201) }), 'Name must have at most 200 characters'],
    [oilChange(1, { mileage_at_service: -1 }), 'Mileage at service must be at least 0'],
    [oilChange(1, { mileage_at_service: '12 000 km' }), 'Mileage at service must be a whole number'],
    [oilChange(1, { cost: -0.01 }), 'Cost must be at least 0'],
    [oilChange(1, { cost: 1.005 }), 'Cost must be a number with at most 2 decimals'],
    [oilChange(1, { date_performed: '2026-02-30' }), 'Date performed must be a date (YYYY-MM-DD) that exists'],
    [oilChange(1, { parts: [{ id: 11, quantity: 0 }] }), 'Quantity must be at least 1'],
    [oilChange(1, { parts: [{ quantity: 1 }] }), 'Each part needs an id'],
    [oilChange(1, { parts: [{ id: 11 }, { id: '11' }] }), 'A part can be added to an event only once'],
    [oilChange(1, { parts: 'none' }), 'Parts must be a list'],
    [oilChange(1, { photos: [{ file_path: 'a.jpg' }] }), 'Photos must be an empty list'],
    [oilChange(1, { template_id: 1 }), 'Template not found'],
    [oilChange(1, { service_schedule_id: 1 }), 'Service schedule not found'],
    [oilChange(99), 'Vehicle not found'],
    [oilChange(3), 'Vehicle not found'],
    [oilChange(1, { parts: [{ id: 99 }] }), 'Part not found'],
    [oilChange(1, { parts: [{ id: 11 }, { id: 31 }] }), 'Part not found'],
    [oilChange(1, { parts: [{ id: 21 }] }), 'A part belongs to another vehicle'],
  ])('refuses %j', async (input, msg) => {
    const before = (await stack.facts()).length;
    const { status, body } = await stack.owner.post(EVENTS, input);
    expect({ status, msg: body.msg }).toMatchObject({ status: 400, msg });
    expect(body.errors.length).toBeGreaterThan(0);
    expect(await stack.facts()).toHaveLength(before);
  });

  it.each([
    [{ name: 'x'.repeat(200) }],
    [{ mileage_at_service: 0 }],
    [{ mileage_at_service: '12000' }],
    [{ cost: 0 }],
    [{ cost: '19.99' }],
    [{ parts: [] }],
    [{ parts: null, status: null, photos: null }],
    [{ parts: [{ id: '11', quantity: '3' }] }],
  ])('accepts %j', async (input) => {
    expect((await stack.owner.post(EVENTS, oilChange(1, input))).status).toBe(201);
  });

  it('converts numeric strings', async () => {
    const event = await stack.anEvent({ vehicle_id: '1', mileage_at_service: '12000', cost: '19.99' });
    expect(event).toMatchObject({ vehicle_id: 1, mileage_at_service: 12_000, cost: 19.99 });
  });

  it('ignores what is not to be written', async () => {
    const event = await stack.anEvent({
      id: 5_000_000,
      owner_id: STRANGER,
      version: 9,
      created_at: '2001-01-01',
      x: 1,
    });
    expect(event.id).toBeLessThan(5_000_000);
    expect(event).not.toHaveProperty('x');
    expect(event.created_at).not.toMatch(/^2001/);
  });

  it('cuts rich text down to what is allowed', async () => {
    const dirty = '<p onclick="x()">Hi<script>alert(1)</script><a href="javascript:x()">there</a></p>';
    const { report_content } = await stack.anEvent({ report_content: `${dirty}<img src=x onerror=alert(1)` });
    expect(report_content).toContain('<p>Hi');
    expect(report_content).not.toMatch(/script|onclick|onerror|<img/i);
  });

  it('keeps plain text as it was typed, and finds it so', async () => {
    const typed = 'Fitted <new> bolts & done, 5 &lt; 6\n<p>signed</p>';
    const { id, description, notes } = await stack.anEvent({ description: typed, notes: typed });
    expect({ description, notes }).toEqual({ description: typed, notes: typed });
    const changed = await stack.owner.put(`${EVENTS}/${id}`, { notes: 'a < b & <i>c</i>' });
    expect(changed.body).toMatchObject({ description: typed, notes: 'a < b & <i>c</i>' });
    expect((await stack.owner.get(`${EVENTS}?search=${encodeURIComponent('<new> & &lt;')}`)).body).toHaveLength(1);
  });

  it('stores once what comes twice with the same Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'create-1' };
    const first = await stack.owner.post(EVENTS, oilChange(1), key);
    const again = await stack.owner.post(EVENTS, oilChange(1), key);
    expect(again).toMatchObject({ status: 201, body: first.body });
    expect(again.headers.etag).toBe(first.headers.etag);
    expect((await stack.owner.post(EVENTS, oilChange(1, { name: 'Other' }), key)).status).toBe(422);
  });

  it('answers a retry as before though the vehicle is gone since', async () => {
    await stack.told(aVehicle(71));
    const key = { 'idempotency-key': 'gone-since-1' };
    const first = await stack.owner.post(EVENTS, oilChange(71), key);
    expect(first.status).toBe(201);
    await stack.told(gone(aVehicle(71)));
    const again = await stack.owner.post(EVENTS, oilChange(71), key);
    expect([again.status, again.body]).toEqual([201, first.body]);
  });

  it('stores once what comes many times at once with the same Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'at-once-1' };
    const event = oilChange(1, { name: 'Sent eight times' });
    const answers = await Promise.all(Array.from({ length: 8 }, () => stack.owner.post(EVENTS, event, key)));
    expect(answers.map(({ status, body }) => [status, body.id])).toEqual(
      Array.from({ length: 8 }, () => [201, answers[0]!.body.id]),
    );
    expect(answers.filter(({ headers }) => headers['idempotency-replayed'] === 'true')).toHaveLength(7);
    expect((await stack.owner.get(`${EVENTS}?search=eight`)).body).toHaveLength(1);
  });

  it('needs a statement for the event and one for its fact, and two for the key where there is one', async () => {
    const parts = [{ id: 11 }, { id: 12 }];
    const key = { 'idempotency-key': 'statements-1' };
    expect(await countStatements(() => stack.anEvent({ parts }))).toHaveLength(2);
    expect(await countStatements(() => stack.owner.post(EVENTS, oilChange(1, { parts }), key))).toHaveLength(4);
  });
});

describe('what svc-garage has just created', () => {
  it('can be used at once', async () => {
    stack.knownToGarage(aVehicle(5), aPart(51, 5, { name: 'New' }));
    const { status, body } = await stack.owner.post(EVENTS, oilChange(5, { parts: [{ id: 51 }] }));
    expect(status).toBe(201);
    expect(body.parts).toMatchObject([{ id: 51, name: 'New' }]);
  });

  it('stores once, with a key, what had to be asked for', async () => {
    stack.knownToGarage(aVehicle(6));
    const key = { 'idempotency-key': 'asked-1' };
    const first = await stack.owner.post(EVENTS, oilChange(6), key);
    expect(first.status).toBe(201);
    expect((await stack.owner.post(EVENTS, oilChange(6), key)).body).toEqual(first.body);
    expect((await stack.owner.get(`${EVENTS}?vehicle_id=6`)).body).toHaveLength(1);
  });

  it("stays its owner's, even when somebody else asks first", async () => {
    stack.knownToGarage(aVehicle(61));
    expect((await stack.stranger.post(EVENTS, oilChange(61))).body).toMatchObject({ msg: 'Vehicle not found' });
    expect((await stack.owner.post(EVENTS, oilChange(61))).status).toBe(201);
  });
});

describe('reading an event', () => {
  it('is one statement', async () => {
    const { id } = await stack.anEvent();
    expect(await countStatements(() => stack.owner.get(`${EVENTS}/${id}`))).toHaveLength(1);
  });

  it.each(['0', '-1', '1.5', 'abc', '2147483648', '9223372036854775808', '%00'])('refuses the id %s', async (id) => {
    expect((await stack.owner.get(`${EVENTS}/${id}`)).status).toBe(400);
  });

  it('shows the newest status of its parts', async () => {
    const { id } = await stack.anEvent({ parts: [{ id: 12 }] });
    await stack.told(aPart(12, 1, { name: 'Drain plug', status: 'Installed' }));
    expect((await stack.owner.get(`${EVENTS}/${id}`)).body.parts[0].status).toBe('Installed');
  });
});

describe('updating an event', () => {
  it('changes what is given, clears what is null and leaves the rest', async () => {
    const event = await stack.anEvent({ cost: 10, notes: 'a', description: 'b', parts: [{ id: 11, quantity: 3 }] });
    const { status, body, headers } = await stack.owner.put(`${EVENTS}/${event.id}`, { cost: null, notes: 'c' });
    expect(status).toBe(200);
    expect(headers.etag).toBe('"2"');
    expect(body).toEqual({ ...event, cost: null, currency: null, notes: 'c', updated_at: expect.any(String) });
    expect((await stack.owner.get(`${EVENTS}/${event.id}`)).body).toEqual(body);
  });

  it('takes back the whole entity as it was answered', async () => {
    const event = await stack.anEvent({
      parts: [{ id: 11, quantity: 3 }],
      report_content: '<p>x</p>',
      date_performed: '2024-01-31',
    });
    const { status, body } = await stack.owner.put(`${EVENTS}/${event.id}`, event);
    expect({ status, body }).toEqual({ status: 200, body: { ...event, updated_at: expect.any(String) } });
  });

  it('replaces the parts as a whole list, in its order', async () => {
    const event = await stack.anEvent({ parts: [{ id: 11 }, { id: 12, quantity: 4 }] });
    const at = `${EVENTS}/${event.id}`;
    const swapped = await stack.owner.put(at, { parts: [{ id: 12, quantity: 5 }, { id: 11 }] });
    expect(swapped.body.parts).toMatchObject([
      { id: 12, quantity: 5 },
      { id: 11, quantity: 1 },
    ]);
    expect((await stack.owner.get(at)).body).toEqual(swapped.body);
    expect((await stack.owner.put(at, { parts: [{ id: 11 }] })).body.parts).toMatchObject([{ id: 11 }]);
    expect((await stack.owner.put(at, { parts: null })).body.parts).toEqual([]);
    expect((await stack.owner.get(at)).body.parts).toEqual([]);
    expect((await factsOf(event.id)).map(({ version, body }) => [version, body.part_ids])).toEqual([
      [1, [11, 12]],
      [2, [12, 11]],
      [3, [11]],
      [4, []],
    ]);
  });

  it('does not move an event to another vehicle', async () => {
    const { id } = await stack.anEvent();
    for (const vehicle_id of [2, 3, 99, 'x'])
      expect((await stack.owner.put(`${EVENTS}/${id}`, { vehicle_id })).body.vehicle_id).toBe(1);
  });

  it.each([
    [{ name: null }, REQUIRED],
    [{ name: ' ' }, REQUIRED],
    [{ type: null }, REQUIRED],
    [{ type: 'x' }, 'Invalid service event type. Must be one of: Regular Maintenance, Repair, Modification, Other'],
    [{ status: null }, 'Status is required'],
    [{ cost: 'free' }, 'Cost must be a number with at most 2 decimals'],
    [{ template_id: 4 }, 'Template not found'],
    [{ parts: [{ id: 99 }] }, 'Part not found'],
    [{ parts: [{ id: 31 }] }, 'Part not found'],
    [{ parts: [{ id: 21 }] }, 'A part belongs to another vehicle'],
    [{ parts: [{ id: 11 }, { id: 11 }] }, 'A part can be added to an event only once'],
  ])('refuses %j and changes nothing', async (input, msg) => {
    const event = await stack.anEvent({ parts: [{ id: 12 }], cost: 5 });
    const { status, body } = await stack.owner.put(`${EVENTS}/${event.id}`, { notes: 'half', ...input });
    expect({ status, msg: body.msg }).toMatchObject({ status: 400, msg });
    expect((await stack.owner.get(`${EVENTS}/${event.id}`)).body).toEqual(event);
    expect(await factsOf(event.id)).toHaveLength(1);
  });

  it('tells the later of two who edit the same event', async () => {
    const { id } = await stack.anEvent();
    const at = `${EVENTS}/${id}`;
    expect((await stack.owner.put(at, { notes: 'first' }, { 'if-match': '"1"' })).status).toBe(200);
    const late = await stack.owner.put(at, { notes: 'second' }, { 'if-match': '"1"' });
    expect(late.status).toBe(412);
    expect(late.body).toMatchObject({ version: 2, current: (await stack.owner.get(at)).body });
    expect(late.body.msg).toMatch(/changed elsewhere/);
    expect((await stack.owner.get(at)).body.notes).toBe('first');
    expect((await stack.owner.put(`${at}/status`, { status: 'Overdue' }, { 'if-match': '"1"' })).status).toBe(412);
    expect((await stack.owner.delete(at, { 'if-match': '"1"' })).status).toBe(412);
    expect((await stack.owner.delete(at, { 'if-match': '"2"' })).status).toBe(204);
  });

  it('needs no more than three statements', async () => {
    const { id } = await stack.anEvent();
    const update = () => stack.owner.put(`${EVENTS}/${id}`, { name: 'x', parts: [{ id: 11 }, { id: 12 }] });
    expect((await countStatements(update)).length).toBeLessThanOrEqual(3);
  });
});

describe('changing the status', () => {
  const pairs = ['Completed', 'Upcoming', 'Overdue'].flatMap((from, _, all) => all.map((to) => [from, to]));

  it.each(pairs)('goes from %s to %s', async (from, to) => {
    const event = await stack.anEvent({ status: from, parts: [{ id: 11 }] });
    const { status, body } = await stack.owner.put(`${EVENTS}/${event.id}/status`, { status: to });
    expect(status).toBe(200);
    expect(body).toEqual({ ...event, status: to, updated_at: expect.any(String) });
    const version = from === to ? 1 : 2;
    expect((await factsOf(event.id)).at(-1)).toMatchObject({ version, body: { status: to, part_ids: [11] } });
  });

  it.each([
    [{}, 'Status is required'],
    [{ status: null }, 'Status is required'],
    [{ status: 'Done' }, 'Status must be one of: Completed, Upcoming, Overdue'],
    [{ status: ['Completed'] }, 'Status must be one of: Completed, Upcoming, Overdue'],
  ])('refuses %j', async (input, msg) => {
    const { id } = await stack.anEvent();
    expect(await stack.owner.put(`${EVENTS}/${id}/status`, input)).toMatchObject({ status: 400, body: { msg } });
  });
});

describe('deleting an event', () => {
  it('removes it with its parts list and tells of it', async () => {
    const { id } = await stack.anEvent({ parts: [{ id: 11 }] });
    const { status, body } = await stack.owner.delete(`${EVENTS}/${id}`);
    expect({ status, body }).toEqual({ status: 204, body: null });
    expect(await stack.owner.get(`${EVENTS}/${id}`)).toMatchObject({
      status: 404,
      body: { msg: 'Service event not found' },
    });
    expect((await factsOf(id)).at(-1)).toMatchObject({ deleted: true, version: 2, owner_id: 7, body: null });
    expect((await stack.owner.delete(`${EVENTS}/${id}`)).status).toBe(404);
  });
});

describe("another owner's event", () => {
  it('is like one that never was, on every route, and stays as it is', async () => {
    const event = await stack.anEvent();
    const routes = (id: number) =>
      [
        ['get', `${EVENTS}/${id}`],
        ['put', `${EVENTS}/${id}`, { notes: 'mine now' }],
        ['put', `${EVENTS}/${id}/status`, { status: 'Overdue' }],
        ['delete', `${EVENTS}/${id}`],
      ] as const;
    const answers = async (id: number) =>
      Promise.all(
        routes(id).map(async ([method, path, body]) => {
          const { status, body: answer } = await stack.stranger[method as 'put'](path, body);
          return { status, answer };
        }),
      );
    expect(await answers(event.id)).toEqual(await answers(2_000_000));
    expect(await answers(event.id)).toMatchObject(
      Array(4).fill({ status: 404, answer: { msg: 'Service event not found' } }),
    );
    expect((await stack.owner.get(`${EVENTS}/${event.id}`)).body).toEqual(event);
    expect((await stack.stranger.get(EVENTS)).body).toEqual([]);
  });

  it('cannot be made on a foreign vehicle or with foreign parts', async () => {
    for (const input of [oilChange(1), oilChange(3, { parts: [{ id: 11 }] })])
      expect((await stack.stranger.post(EVENTS, input)).status).toBe(400);
    expect((await stack.stranger.get(EVENTS)).body).toEqual([]);
  });

  it('needs a sign-in to be seen at all', async () => {
    expect((await stack.anyone.get(EVENTS)).status).toBe(401);
    expect((await stack.anyone.post(`${EVENTS}/import`, [])).status).toBe(401);
  });
});
