import { sql } from '@carnet/pg';
import { eventually, type TestAnswer, type TestClient } from '@carnet/svc-testing';
import { type Stack, NOBODYS, openStack, statementsOf } from './stack.js';

const REQUIRED = 'Vehicle, name, category, and status are required';

let stack: Stack;
let owner: number;
let stranger: number;
let ann: TestClient;
let bob: TestClient;
let vehicleId: number;

beforeAll(async () => {
  stack = await openStack();
});
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  ({ id: stranger, client: bob } = stack.newOwner());
  vehicleId = stack.aVehicle(owner);
});

const aModification = (fields: object = {}) => ({ vehicle_id: vehicleId, name: 'Strut bar', ...fields });

async function made(fields: object = {}, by = ann): Promise<any> {
  const { status, body } = await by.post('/api/modifications', aModification(fields));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

const read = async (id: number) => (await ann.get(`/api/modifications/${id}`)).body;
const facts = (id: number) => stack.factsOf('modification', id);

describe('a modification', () => {
  it('is stored with the defaults of the documents', async () => {
    const answer = await ann.post('/api/modifications', aModification());
    expect([answer.status, answer.headers['etag']]).toEqual([201, '"1"']);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      vehicle_id: vehicleId,
      make: 'Alfa Romeo',
      model: 'GT Junior',
      year: 1973,
      nickname: null,
      name: 'Strut bar',
      description: null,
      category: 'Performance',
      status: 'Planned',
      start_date: null,
      start_date_edtf: null,
      completion_date: null,
      completion_date_edtf: null,
      cost: null,
      currency: null,
      mileage: null,
      odometer_unit: 'mi',
      notes: null,
      service_event_id: null,
      service_event: null,
      part_ids: [],
      parts: [],
      version: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
      updated_at: expect.any(String),
    });
    expect((await ann.get(`/api/modifications/${answer.body.id}`)).body).toEqual(answer.body);
  });

  it('keeps every field that it was given, and none that it does not have', async () => {
    const fields = {
      description: 'Front, 28 mm',
      category: 'Safety',
      status: 'In Progress',
      start_date: '2024-02-29',
      completion_date: '2024-03-01',
      cost: 149.95,
      notes: 'Torque: 25 Nm',
    };
    const strange = { id: 99_999, owner_id: 1, version: 7, created_at: '1990-01-01', mood: 'bad', parts: [{ id: 1 }] };
    const body = await made({ ...fields, ...strange });
    expect(body).toMatchObject({ ...fields, version: 1, parts: [] });
    expect(body.id).not.toBe(99_999);
    expect(body).not.toHaveProperty('mood');
    expect(body).not.toHaveProperty('owner_id');
    expect(body.created_at).not.toContain('1990');
  });

  it('takes numeric strings, as the clients of the documents send them', async () => {
    const part = stack.aPart(owner, vehicleId);
    const body = await made({ vehicle_id: String(vehicleId), cost: '149.95', part_ids: [String(part)] });
    expect(body).toMatchObject({ vehicle_id: vehicleId, cost: 149.95, part_ids: [part] });
  });

  it('takes an empty cost for none', async () => {
    expect((await made({ cost: '', start_date: '', service_event_id: '' })).cost).toBeNull();
  });

  it('names its parts in their order, each once, and its service event', async () => {
    const first = stack.aPart(owner, vehicleId, { name: 'Bar' });
    const second = stack.aPart(owner, vehicleId, { name: 'Bolts', manufacturer: null, part_number: null, type: 'OEM' });
    const event = stack.aServiceEvent(owner, vehicleId, { name: 'Fitting' });
    const body = await made({ part_ids: [second, first, second], service_event_id: event });
    expect(body.part_ids).toEqual([second, first]);
    expect(body.parts).toEqual([
      { id: second, name: 'Bolts', part_number: null, manufacturer: null, type: 'OEM', status: 'Planned' },
      { id: first, name: 'Bar', part_number: 'SB-1', manufacturer: 'Sparco', type: 'Aftermarket', status: 'Planned' },
    ]);
    expect(body.service_event).toEqual({
      id: event,
      name: 'Fitting',
      type: 'Regular Maintenance',
      date_performed: '2024-05-01',
      date_performed_edtf: null,
      status: 'Completed',
    });
    expect(await read(body.id)).toEqual(body);
  });

  it.each([
    [{ name: undefined }, REQUIRED],
    [{ name: '   ' }, REQUIRED],
    [{ vehicle_id: null }, REQUIRED],
    [{ vehicle_id: undefined, name: undefined }, REQUIRED],
    [{ category: null }, REQUIRED],
    [{ category: '' }, REQUIRED],
    [{ status: null }, REQUIRED],
    [{ name: 'x'.repeat(201) }, 'Name must have at most 200 characters'],
    [{ description: 'x'.repeat(20_001) }, 'Description must have at most 20000 characters'],
    [{ notes: 'x'.repeat(20_001) }, 'Notes must have at most 20000 characters'],
    [{ vehicle_id: 'seven' }, 'Vehicle id must be a whole number'],
    [{ category: 'Tuning' }, 'Category must be one of: Performance, Appearance, Comfort, Safety, Other'],
    [{ status: 'Done' }, 'Status must be one of: Planned, In Progress, Completed'],
    [{ start_date: '2023-02-29' }, 'Start date must be a date (YYYY-MM-DD) that exists'],
    [{ completion_date: 'soon' }, 'Completion date must be a date (YYYY-MM-DD) that exists'],
    [{ cost: -0.01 }, 'Cost must be at least 0'],
    [{ cost: 0.001 }, 'Cost must be a number with at most 2 decimals'],
    [{ cost: 'cheap' }, 'Cost must be a number with at most 2 decimals'],
    [{ service_event_id: 0 }, 'Service event id must be at least 1'],
    [{ part_ids: 7 }, 'Part ids must be a list'],
    [{ part_ids: [-1] }, 'Part ids must hold positive numbers'],
    [{ part_ids: Array.from({ length: 201 }, (_, n) => n + 1) }, 'Part ids must have at most 200 entries'],
  ])('is refused with %j', async (fields, msg) => {
    const answer = await ann.post('/api/modifications', aModification(fields));
    expect([answer.status, answer.body.msg]).toEqual([400, msg]);
    expect(answer.body.errors[0].msg).toBe(msg);
    expect((await ann.get('/api/modifications')).body).toEqual([]);
  });

  it('takes what just fits', async () => {
    const long = { name: 'x'.repeat(200), description: 'd'.repeat(20_000), notes: 'n'.repeat(20_000) };
    expect(await made({ ...long, cost: 9_999_999_999.99 })).toMatchObject({ ...long, cost: 9_999_999_999.99 });
    expect((await made({ cost: 0 })).cost).toBe(0);
  });

  it('takes 200 parts, and no more on top of them @thorough', async () => {
    const parts = Array.from({ length: 200 }, () => stack.aPart(owner, vehicleId));
    const { id } = await made({ part_ids: parts });
    expect((await read(id)).parts).toHaveLength(200);
    const answer = await ann.post(`/api/modifications/${id}/parts`, { part_id: stack.aPart(owner, vehicleId) });
    expect([answer.status, answer.body.msg]).toEqual([400, 'A modification can have at most 200 parts']);
  });

  it('is made once per Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'k1' };
    const first = await ann.post('/api/modifications', aModification(), key);
    const again = await ann.post('/api/modifications', aModification(), key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await ann.post('/api/modifications', aModification({ name: 'Other' }), key)).status).toBe(422);
    expect((await ann.get('/api/modifications')).body).toHaveLength(1);
    expect(await facts(first.body.id)).toHaveLength(1);
  });

  it('is deleted with 204, once', async () => {
    const { id } = await made({ part_ids: [stack.aPart(owner, vehicleId)] });
    expect((await ann.delete(`/api/modifications/${id}`)).status).toBe(204);
    const again = await ann.delete(`/api/modifications/${id}`);
    expect([again.status, again.body]).toMatchObject([404, { msg: 'Modification not found' }]);
  });

  it('costs at most three statements, whatever is asked, and two more for a key', async () => {
    const parts = [1, 2, 3].map(() => stack.aPart(owner, vehicleId));
    const body = aModification({ part_ids: parts.slice(1), service_event_id: stack.aServiceEvent(owner, vehicleId) });
    await made({ ...body, part_ids: parts });
    const { id } = await made(body);
    const url = `/api/modifications/${id}`;
    expect(await statementsOf(() => ann.get(url))).toBe(1);
    expect(await statementsOf(() => ann.get('/api/modifications'))).toBe(1);
    expect(await statementsOf(() => ann.get('/api/modifications?limit=10&search=bar&sort=cost'))).toBe(1);
    expect(await statementsOf(() => ann.get(`/api/modifications/vehicles/${vehicleId}`))).toBe(1);
    expect(await statementsOf(() => ann.post('/api/modifications', body))).toBe(2);
    expect(await statementsOf(() => ann.post('/api/modifications', body, { 'idempotency-key': 'k' }))).toBe(4);
    expect(await statementsOf(() => ann.put(url, { ...body, name: 'Tower bar' }))).toBe(3);
    expect(await statementsOf(() => ann.post(`${url}/parts`, { part_id: parts[0] }))).toBe(3);
    expect(await statementsOf(() => ann.delete(`${url}/parts/${parts[0]}`))).toBe(3);
    expect(await statementsOf(() => ann.delete(url))).toBe(3);
  });
});

describe('changing a modification', () => {
  it('leaves what was left out and clears what is null', async () => {
    const part = stack.aPart(owner, vehicleId);
    const event = stack.aServiceEvent(owner, vehicleId);
    const { id } = await made({ description: 'Front', cost: 12.5, part_ids: [part], service_event_id: event });
    const { status, body, headers } = await ann.put(`/api/modifications/${id}`, { description: null });
    expect([status, headers['etag']]).toEqual([200, '"2"']);
    expect(body).toMatchObject({
      description: null,
      cost: 12.5,
      part_ids: [part],
      service_event_id: event,
      version: 2,
    });
    const cleared = await ann.put(`/api/modifications/${id}`, { cost: null, part_ids: null, service_event_id: null });
    expect(cleared.body).toMatchObject({ cost: null, parts: [], service_event: null });
    expect(await read(id)).toEqual(cleared.body);
  });

  it('takes every status after every other', async () => {
    const { id } = await made({ status: 'Completed', completion_date: '2024-01-01' });
    for (const status of ['Planned', 'Completed', 'In Progress', 'Planned'])
      expect((await ann.put(`/api/modifications/${id}`, { status })).body).toMatchObject({
        status,
        completion_date: '2024-01-01',
      });
  });

  it('leaves it with its vehicle, whatever is said', async () => {
    const { id } = await made();
    for (const vehicle_id of [stack.aVehicle(owner), stack.aVehicle(stranger), NOBODYS]) {
      const { status, body } = await ann.put(`/api/modifications/${id}`, { vehicle_id, name: 'Bar' });
      expect([status, body.vehicle_id]).toEqual([200, vehicleId]);
    }
  });

  it('replaces the parts as a whole, in their new order', async () => {
    const [a, b, c] = [1, 2, 3].map(() => stack.aPart(owner, vehicleId));
    const { id } = await made({ part_ids: [a, b] });
    expect((await ann.put(`/api/modifications/${id}`, { part_ids: [c, b] })).body.part_ids).toEqual([c, b]);
    expect((await ann.put(`/api/modifications/${id}`, { part_ids: [b, c] })).body.part_ids).toEqual([b, c]);
    expect((await read(id)).parts).toMatchObject([{ id: b }, { id: c }]);
  });

  it.each([{ name: null }, { name: '' }, { category: null }, { status: '' }])('is refused with %j', async (fields) => {
    const { id } = await made();
    const answer = await ann.put(`/api/modifications/${id}`, fields);
    expect([answer.status, answer.body.msg]).toEqual([400, REQUIRED]);
  });

  it('tells the second of two tabs', async () => {
    const part = stack.aPart(owner, vehicleId);
    const { id } = await made({ part_ids: [part] });
    const url = `/api/modifications/${id}`;
    const seen = { 'if-match': (await ann.get(url)).headers['etag']! };
    expect((await ann.put(url, { name: 'first' }, seen)).status).toBe(200);
    const late = [
      await ann.put(url, { name: 'second' }, seen),
      await ann.delete(`${url}/parts/${part}`, seen),
      await ann.delete(url, seen),
    ];
    expect(late.map(({ status }) => status)).toEqual([412, 412, 412]);
    expect(await read(id)).toMatchObject({ name: 'first', part_ids: [part], version: 2 });
  });
});

describe('the parts of a modification', () => {
  it('are added one by one; one that is on it already stays where it is', async () => {
    const [a, b] = [stack.aPart(owner, vehicleId), stack.aPart(owner, vehicleId)];
    const { id } = await made({ part_ids: [a] });
    const added = await ann.post(`/api/modifications/${id}/parts`, { part_id: b });
    expect([added.status, added.body.part_ids, added.headers['etag']]).toEqual([201, [a, b], '"2"']);
    const again = await ann.post(`/api/modifications/${id}/parts`, { part_id: String(a) });
    expect([again.status, again.body.part_ids]).toEqual([201, [a, b]]);
    expect(await read(id)).toEqual(again.body);
  });

  it('are taken off one by one, each once', async () => {
    const [a, b] = [stack.aPart(owner, vehicleId), stack.aPart(owner, vehicleId)];
    const { id } = await made({ part_ids: [a, b] });
    expect((await ann.delete(`/api/modifications/${id}/parts/${a}`)).status).toBe(204);
    expect((await read(id)).part_ids).toEqual([b]);
    const again = await ann.delete(`/api/modifications/${id}/parts/${a}`);
    expect([again.status, again.body]).toMatchObject([404, { msg: 'Part not found' }]);
  });

  it('are added once per Idempotency-Key', async () => {
    const { id } = await made();
    const body = { part_id: stack.aPart(owner, vehicleId) };
    const key = { 'idempotency-key': 'p1' };
    const first = await ann.post(`/api/modifications/${id}/parts`, body, key);
    const again = await ann.post(`/api/modifications/${id}/parts`, body, key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await read(id)).version).toBe(2);
  });

  it.each([
    [{}, 'Part is required'],
    [{ part_id: null }, 'Part is required'],
    [{ part_id: 'x' }, 'Part id must be a whole number'],
    [{ part_id: NOBODYS }, 'Part not found'],
  ])('are not added with %j', async (body, msg) => {
    const { id } = await made();
    const answer = await ann.post(`/api/modifications/${id}/parts`, body);
    expect([answer.status, answer.body]).toMatchObject([400, { msg, errors: [{ field: 'part_id', msg }] }]);
  });

  it('are of its vehicle, like its service event', async () => {
    const other = stack.aVehicle(owner);
    const [part, event] = [stack.aPart(owner, other), stack.aServiceEvent(owner, other)];
    const { id } = await made();
    const url = `/api/modifications/${id}`;
    const partMsg = 'A part belongs to another vehicle';
    const eventMsg = 'A service event belongs to another vehicle';
    const refused = (field: string, msg: string) => [400, { msg, errors: [{ field, msg }] }];
    const answers = [
      await ann.post('/api/modifications', aModification({ part_ids: [part] })),
      await ann.put(url, { part_ids: [part] }),
      await ann.post(`${url}/parts`, { part_id: part }),
      await ann.post('/api/modifications', aModification({ service_event_id: event })),
      await ann.put(url, { service_event_id: event }),
    ];
    expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
      refused('part_ids', partMsg),
      refused('part_ids', partMsg),
      refused('part_id', partMsg),
      refused('service_event_id', eventMsg),
      refused('service_event_id', eventMsg),
    ]);
    expect(await read(id)).toMatchObject({ version: 1, part_ids: [], service_event_id: null });
    expect((await ann.get('/api/modifications')).body).toHaveLength(1);
  });
});

describe('the list of modifications', () => {
  const names = async (path: string) => (await ann.get(path)).body.map((row: { name: string }) => row.name);

  it('answers whole modifications, and as rows what the screens show', async () => {
    const whole = await made({ part_ids: [stack.aPart(owner, vehicleId)], notes: 'n' });
    const { parts: _, part_ids: __, service_event: ___, notes: ____, ...shown } = whole;
    const { mileage: _____, odometer_unit: ______, ...row } = shown;
    const list = `/api/modifications/vehicles/${vehicleId}`;
    for (const path of ['/api/modifications', list]) {
      expect((await ann.get(path)).body).toEqual([whole]);
      expect((await ann.get(`${path}?view=whole&limit=5`)).body).toEqual([whole]);
      expect((await ann.get(`${path}?view=row`)).body).toEqual([row]);
    }
    expect((await ann.get('/api/modifications?view=short')).status).toBe(400);
  });

  it('comes newest first and sorts by every column', async () => {
    const late = stack.aVehicle(owner, { nickname: 'zephyr' });
    await made({ name: 'b', status: 'Completed', category: 'Other', cost: 5, start_date: '2024-01-01' });
    await made({
      name: 'A',
      status: 'In Progress',
      category: 'Safety',
      vehicle_id: late,
      completion_date: '2024-01-01',
    });
    await made({ name: 'c', category: 'Comfort', cost: 10, start_date: '2023-01-01', completion_date: '2025-01-01' });
    expect(await names('/api/modifications')).toEqual(['c', 'A', 'b']);
    expect(await names('/api/modifications?sort=name')).toEqual(['A', 'b', 'c']);
    expect(await names('/api/modifications?sort=status')).toEqual(['c', 'A', 'b']);
    expect(await names('/api/modifications?sort=category')).toEqual(['c', 'b', 'A']);
    expect(await names('/api/modifications?sort=cost')).toEqual(['c', 'b', 'A']);
    expect(await names('/api/modifications?sort=start')).toEqual(['b', 'c', 'A']);
    expect(await names('/api/modifications?sort=completion')).toEqual(['c', 'A', 'b']);
    expect((await names('/api/modifications?sort=vehicle')).at(-1)).toBe('A');
    expect((await ann.get('/api/modifications?sort=mood')).status).toBe(400);
  });

  it('filters by vehicle, category, status and text in name and description', async () => {
    const other = stack.aVehicle(owner);
    await made({ name: 'Brake kit', status: 'Completed' });
    await made({ name: 'Seats', description: 'No brakes on comfort', category: 'Comfort' });
    await made({ name: 'Roll bar', vehicle_id: other, category: 'Safety', notes: 'brakes' });
    expect(await names(`/api/modifications?vehicle_id=${other}`)).toEqual(['Roll bar']);
    expect(await names(`/api/modifications/vehicles/${other}`)).toEqual(['Roll bar']);
    expect(await names(`/api/modifications/vehicles/${vehicleId}?category=Comfort`)).toEqual(['Seats']);
    expect(await names('/api/modifications?status=Completed')).toEqual(['Brake kit']);
    expect(await names('/api/modifications?category=Comfort')).toEqual(['Seats']);
    expect((await names('/api/modifications?search=BRAKE')).sort()).toEqual(['Brake kit', 'Seats']);
    expect(await names('/api/modifications?search=%25')).toEqual([]);
    expect(await names('/api/modifications?search=_')).toEqual([]);
    expect((await ann.get('/api/modifications?category=Tuning')).status).toBe(400);
  });

  it('pages through all, whatever the order', async () => {
    for (const [name, cost] of [
      ['a', null],
      ['b', 1],
      ['c', null],
      ['d', 1],
    ] as const)
      await made({ name, cost });
    for (const sort of ['newest', 'start', 'completion', 'name', 'vehicle', 'category', 'status', 'cost']) {
      const seen: string[] = [];
      let path: string | undefined = `/api/modifications?limit=1&sort=${sort}`;
      while (path) {
        const page: TestAnswer = await ann.get(path);
        expect(page.headers['x-total-count']).toBe('4');
        seen.push(page.body[0].name);
        path = /<(.+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1];
      }
      expect([sort, seen]).toEqual([sort, await names(`/api/modifications?sort=${sort}`)]);
    }
  });

  it('of a vehicle that has none is empty, of one that is not there 404', async () => {
    expect((await ann.get(`/api/modifications/vehicles/${vehicleId}`)).body).toEqual([]);
    const answer = await ann.get(`/api/modifications/vehicles/${NOBODYS}`);
    expect([answer.status, answer.body]).toMatchObject([404, { msg: 'Vehicle not found' }]);
  });
});

describe('what belongs to somebody else', () => {
  it('answers like what does not exist', async () => {
    const part = stack.aPart(owner, vehicleId);
    const theirs = stack.aPart(stranger, stack.aVehicle(stranger));
    const { id } = await made({ part_ids: [part] });
    for (const ask of [
      (n: number) => bob.get(`/api/modifications/${n}`),
      (n: number) => bob.put(`/api/modifications/${n}`, { name: 'mine now' }),
      (n: number) => bob.delete(`/api/modifications/${n}`),
      (n: number) => bob.post(`/api/modifications/${n}/parts`, { part_id: theirs }),
      (n: number) => bob.delete(`/api/modifications/${n}/parts/${part}`),
    ]) {
      const [foreign, none] = [await ask(id), await ask(NOBODYS)];
      expect([foreign.status, foreign.body]).toMatchObject([404, { msg: 'Modification not found' }]);
      expect([none.status, none.body]).toEqual([foreign.status, foreign.body]);
    }
    expect(await read(id)).toMatchObject({ name: 'Strut bar', version: 1, part_ids: [part] });
  });

  it('cannot be referred to', async () => {
    const theirs = stack.aVehicle(stranger);
    const [part, event] = [stack.aPart(stranger, theirs), stack.aServiceEvent(stranger, theirs)];
    const { id } = await made();
    const url = `/api/modifications/${id}`;
    const missing = (field: string, msg: string) => [400, { msg, errors: [{ field, msg }] }];
    for (const [vehicle_id, part_id, service_event_id] of [
      [theirs, part, event],
      [NOBODYS, NOBODYS, NOBODYS],
    ]) {
      const answers = [
        await ann.post('/api/modifications', aModification({ vehicle_id })),
        await ann.post('/api/modifications', aModification({ part_ids: [part_id] })),
        await ann.post('/api/modifications', aModification({ service_event_id })),
        await ann.put(url, { part_ids: [part_id] }),
        await ann.put(url, { service_event_id }),
        await ann.post(`${url}/parts`, { part_id }),
        await ann.delete(`${url}/parts/${part_id}`),
        await ann.get(`/api/modifications/vehicles/${vehicle_id}`),
        await ann.get(`/api/modifications?vehicle_id=${vehicle_id}`),
      ];
      expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
        missing('vehicle_id', 'Vehicle not found'),
        missing('part_ids', 'Part not found'),
        missing('service_event_id', 'Service event not found'),
        missing('part_ids', 'Part not found'),
        missing('service_event_id', 'Service event not found'),
        missing('part_id', 'Part not found'),
        [404, { msg: 'Part not found' }],
        [404, { msg: 'Vehicle not found' }],
        [200, []],
      ]);
    }
    expect((await ann.get('/api/modifications')).body).toHaveLength(1);
    expect((await read(id)).version).toBe(1);
  });

  it('is not in any list', async () => {
    await made();
    expect((await bob.get('/api/modifications')).body).toEqual([]);
    expect((await bob.get('/api/modifications?limit=5&search=bar')).headers['x-total-count']).toBe('0');
  });
});

describe('what svc-garage is told', () => {
  it('is the modification with its parts, at every change, in the same transaction', async () => {
    const [a, b] = [stack.aPart(owner, vehicleId), stack.aPart(owner, vehicleId)];
    const { id } = await made({ part_ids: [a] });
    await ann.put(`/api/modifications/${id}`, { status: 'Completed', name: 'Bar' });
    await ann.post(`/api/modifications/${id}/parts`, { part_id: b });
    await ann.delete(`/api/modifications/${id}/parts/${a}`);
    await ann.delete(`/api/modifications/${id}`);
    const body = { id, vehicle_id: vehicleId, name: 'Strut bar', category: 'Performance', status: 'Planned' };
    const changed = { ...body, name: 'Bar', status: 'Completed' };
    expect(await facts(id)).toEqual([
      { version: 1, owner_id: owner, deleted: false, body: { ...body, part_ids: [a] } },
      { version: 2, owner_id: owner, deleted: false, body: { ...changed, part_ids: [a] } },
      { version: 3, owner_id: owner, deleted: false, body: { ...changed, part_ids: [a, b] } },
      { version: 4, owner_id: owner, deleted: false, body: { ...changed, part_ids: [b] } },
      { version: 5, owner_id: owner, deleted: true, body: null },
    ]);
  });

  it('is nothing where nothing was stored', async () => {
    const { id } = await made();
    await ann.put(`/api/modifications/${id}`, { part_ids: [NOBODYS] });
    await ann.put(`/api/modifications/${id}`, { name: 'x' }, { 'if-match': '"9"' });
    expect(await facts(id)).toHaveLength(1);
  });
});

describe('what others tell', () => {
  const tell = (kind: string, key: number, body?: object, ownerId = owner) => {
    const producer = kind === 'service-event' ? stack.producers.service : stack.producers.garage;
    producer.publish({ kind, key, ownerId, ...(body ? { body } : { deleted: true }) });
  };

  it('a part that is renamed or installed is so on its modifications', async () => {
    const part = stack.aPart(owner, vehicleId);
    const { id } = await made({ part_ids: [part] });
    const now = { id: part, vehicle_id: vehicleId, name: 'Bar 2', manufacturer: null, part_number: null };
    tell('part', part, { ...now, type: 'OEM', status: 'Installed' });
    await eventually(async () =>
      expect((await read(id)).parts).toEqual([
        { id: part, name: 'Bar 2', manufacturer: null, part_number: null, type: 'OEM', status: 'Installed' },
      ]),
    );
  });

  it('a part that goes comes off its modifications, and svc-garage is told of them', async () => {
    const [gone, stays] = [stack.aPart(owner, vehicleId), stack.aPart(owner, vehicleId)];
    const { id } = await made({ part_ids: [gone, stays] });
    const untouched = await made({ part_ids: [stays] });
    tell('part', gone);
    await eventually(async () => expect(await read(id)).toMatchObject({ part_ids: [stays], version: 2 }));
    expect((await facts(id)).at(-1)).toMatchObject({ version: 2, body: { part_ids: [stays] } });
    expect((await read(untouched.id)).version).toBe(1);
    const answer = await ann.post(`/api/modifications/${id}/parts`, { part_id: gone });
    expect([answer.status, answer.body.msg]).toEqual([400, 'Part not found']);
  });

  it('a service event that goes comes off its modifications', async () => {
    const event = stack.aServiceEvent(owner, vehicleId);
    const { id } = await made({ service_event_id: event });
    tell('service-event', event);
    await eventually(async () =>
      expect(await read(id)).toMatchObject({ service_event_id: null, service_event: null, version: 2 }),
    );
    expect((await facts(id)).map(({ version }) => version)).toEqual([1, 2]);
  });

  it('a vehicle that goes takes its modifications along, and svc-garage is told of them', async () => {
    const { id } = await made({ part_ids: [stack.aPart(owner, vehicleId)] });
    const other = await made({ vehicle_id: stack.aVehicle(owner) });
    tell('vehicle', vehicleId);
    await eventually(async () => expect((await ann.get(`/api/modifications/${id}`)).status).toBe(404));
    expect((await facts(id)).at(-1)).toMatchObject({ version: 2, deleted: true });
    expect((await ann.get('/api/modifications')).body).toMatchObject([{ id: other.id }]);
    expect((await ann.post('/api/modifications', aModification())).body.msg).toBe('Vehicle not found');
  });

  it('a deleted user leaves nothing, and svc-garage is told', async () => {
    const part = stack.aPart(owner, vehicleId);
    const event = stack.aServiceEvent(owner, vehicleId);
    const { id } = await made({ part_ids: [part], service_event_id: event });
    stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
    await eventually(async () => expect((await facts(id)).at(-1)).toMatchObject({ version: 2, deleted: true }));
    const left = await stack.rows(sql`
      select 1 from modifications where owner_id = ${owner} union all select 2 from modification_parts where owner_id = ${owner}
      union all select 3 from part_copies where owner_id = ${owner}
      union all select 4 from service_event_copies where owner_id = ${owner}
      union all select 5 from vehicle_copies where owner_id = ${owner}`);
    expect(left).toEqual([]);
  });

  it('while a modification is written again and again, a part that goes is on none of them in the end', async () => {
    const parts = Array.from({ length: 8 }, () => stack.aPart(owner, vehicleId));
    const { id } = await made({ part_ids: parts });
    const [gone, ...stay] = parts as [number, ...number[]];
    let isOn = true;
    const writers = [1, 2, 3].map(async () => {
      while (isOn) {
        const { status } = await ann.put(`/api/modifications/${id}`, { part_ids: parts });
        expect([200, 400, 503]).toContain(status);
        isOn = isOn && status !== 400;
      }
    });
    tell('part', gone);
    await Promise.all(writers);
    expect((await read(id)).part_ids).toEqual(stay);
  });
});
