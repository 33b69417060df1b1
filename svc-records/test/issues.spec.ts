import { eventually, startTestService, tablesHolding, type TestClient } from '@carnet/svc-testing';
import { records } from '../src/app.js';
import { type Stack, NOBODYS, openStack, statementsOf, today } from './stack.js';

let service: Stack;
let owner: number;
let stranger: number;
let ann: TestClient;
let bob: TestClient;
let vehicleId: number;

beforeAll(async () => {
  service = await openStack();
});
afterAll(() => service?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = service.newOwner());
  ({ id: stranger, client: bob } = service.newOwner());
  vehicleId = aVehicle(owner);
});

const aVehicle = (ownerId: number, body: object = {}) => service.aVehicle(ownerId, body);
const aServiceEvent = (ownerId: number, vehicle: number, body: object = {}) =>
  service.aServiceEvent(ownerId, vehicle, body);

const anIssue = (fields: object = {}) => ({
  vehicle_id: vehicleId,
  title: 'Oil leak at the rear main seal',
  ...fields,
});

async function made(fields: object = {}, by = ann): Promise<{ id: number; [field: string]: unknown }> {
  const answer = await by.post('/api/issues', anIssue(fields));
  expect(answer.status).toBe(201);
  return answer.body;
}

describe('an issue', () => {
  it('is stored with the defaults of the documents', async () => {
    const answer = await ann.post('/api/issues', anIssue());
    expect(answer.status).toBe(201);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      vehicle_id: vehicleId,
      title: 'Oil leak at the rear main seal',
      description: null,
      status: 'Open',
      priority: 'Medium',
      reported_date: today(),
      reported_date_edtf: null,
      resolved_date: null,
      resolved_date_edtf: null,
      resolution_notes: null,
      mileage: null,
      odometer_unit: 'mi',
      make: 'Alfa Romeo',
      model: 'GT Junior',
      year: 1973,
      nickname: null,
      service_events: [],
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
      updated_at: expect.any(String),
    });
    expect((await ann.get(`/api/issues/${answer.body.id}`)).body).toEqual(answer.body);
  });

  it('keeps every field that it was given, and none that it does not have', async () => {
    const fields = {
      description: 'Two drops a day',
      status: 'Resolved',
      priority: 'High',
      reported_date: '2024-02-29',
      resolved_date: '2024-03-01',
      resolution_notes: 'New seal',
    };
    const issue = await made({ ...fields, id: 99_999, owner_id: 1, version: 7, created_at: '1990-01-01', mood: 'bad' });
    expect(issue).toMatchObject(fields);
    expect(issue.id).not.toBe(99_999);
    expect(issue).not.toHaveProperty('mood');
    expect(issue.created_at).not.toContain('1990');
  });

  it('takes numeric strings for ids', async () => {
    expect((await made({ vehicle_id: String(vehicleId) })).vehicle_id).toBe(vehicleId);
  });

  it('names its service events, newest first', async () => {
    const older = aServiceEvent(owner, vehicleId, { name: 'Seal', date_performed: '2020-01-01', type: 'Repair' });
    const newer = aServiceEvent(owner, vehicleId);
    const issue = await made({ service_event_ids: [older, newer, older] });
    expect(issue.service_events).toEqual([
      {
        id: newer,
        name: 'Oil change',
        date_performed: '2024-05-01',
        date_performed_edtf: null,
        type: 'Regular Maintenance',
      },
      { id: older, name: 'Seal', date_performed: '2020-01-01', date_performed_edtf: null, type: 'Repair' },
    ]);
  });

  it.each([
    [{ title: undefined }, 'Vehicle and title are required'],
    [{ title: '   ' }, 'Vehicle and title are required'],
    [{ vehicle_id: null }, 'Vehicle and title are required'],
    [{ title: 'x'.repeat(201) }, 'Title must have at most 200 characters'],
    [{ vehicle_id: 'seven' }, 'Vehicle id must be a whole number'],
    [{ status: 'Closed' }, 'Status must be one of: Open, In Progress, Resolved'],
    [{ priority: 'Urgent' }, 'Priority must be one of: Low, Medium, High'],
    [{ reported_date: '2023-02-29' }, 'Reported date must be a date (YYYY-MM-DD) that exists'],
    [{ resolved_date: 'yesterday' }, 'Resolved date must be a date (YYYY-MM-DD) that exists'],
    [{ description: 'a\u0000b' }, 'Description must not contain NUL characters'],
    [{ service_event_ids: 7 }, 'Service event ids must be a list'],
    [{ service_event_ids: [-1] }, 'Service event ids must hold positive numbers'],
  ])('is refused with %j', async (fields, msg) => {
    const answer = await ann.post('/api/issues', anIssue(fields));
    expect([answer.status, answer.body.msg]).toEqual([400, msg]);
    expect(answer.body.errors[0].msg).toBe(msg);
    expect((await ann.get('/api/issues')).body).toEqual([]);
  });

  it('takes what just fits', async () => {
    const issue = await made({ title: 'x'.repeat(200), description: 'd'.repeat(20_000) });
    expect(issue.title).toHaveLength(200);
  });

  it('is made once per Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'k1' };
    const first = await ann.post('/api/issues', anIssue(), key);
    const again = await ann.post('/api/issues', anIssue(), key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await ann.post('/api/issues', anIssue({ title: 'Other' }), key)).status).toBe(422);
    expect((await ann.get('/api/issues')).body).toHaveLength(1);
  });

  it('is deleted with 204, once', async () => {
    const { id } = await made();
    expect((await ann.delete(`/api/issues/${id}`)).status).toBe(204);
    const again = await ann.delete(`/api/issues/${id}`);
    expect([again.status, again.body]).toMatchObject([404, { msg: 'Issue not found' }]);
  });

  it('costs at most three statements to read, list, make, change and delete, and two more for a key', async () => {
    const events = [1, 2, 3].map(() => aServiceEvent(owner, vehicleId));
    const { id } = await made({ service_event_ids: events });
    const body = anIssue({ service_event_ids: events });
    expect(await statementsOf(() => ann.get(`/api/issues/${id}`))).toBe(1);
    expect(await statementsOf(() => ann.get('/api/issues?limit=10&search=leak&status=Open'))).toBe(1);
    expect(await statementsOf(() => ann.get(`/api/issues/vehicle/${vehicleId}`))).toBe(1);
    expect(await statementsOf(() => ann.post('/api/issues', body))).toBe(3);
    expect(await statementsOf(() => ann.post('/api/issues', body, { 'idempotency-key': 'k' }))).toBe(5);
    expect(await statementsOf(() => ann.put(`/api/issues/${id}`, body))).toBe(2);
    expect(await statementsOf(() => ann.put(`/api/issues/${id}`, { ...body, priority: 'Low' }))).toBe(3);
    expect(await statementsOf(() => ann.delete(`/api/issues/${id}`))).toBe(3);
  });
});

describe('changing an issue', () => {
  it('leaves what was left out and clears what is null', async () => {
    const { id } = await made({ description: 'Two drops', priority: 'High' });
    const { body } = await ann.put(`/api/issues/${id}`, { description: null });
    expect(body).toMatchObject({ description: null, priority: 'High', title: 'Oil leak at the rear main seal' });
  });

  it('dates the resolution today where no day was given', async () => {
    const { id } = await made();
    expect((await ann.put(`/api/issues/${id}`, { status: 'Resolved' })).body.resolved_date).toBe(today());
  });

  it('keeps the day of a resolution that goes on', async () => {
    const { id } = await made({ status: 'Resolved', resolved_date: '2020-01-01' });
    expect((await ann.put(`/api/issues/${id}`, { title: 'Leak' })).body.resolved_date).toBe('2020-01-01');
  });

  it('takes the date off an issue that is open again, and leaves the notes', async () => {
    const { id } = await made({ status: 'Resolved', resolution_notes: 'New seal' });
    const { body } = await ann.put(`/api/issues/${id}`, { status: 'In Progress' });
    expect(body).toMatchObject({ resolved_date: null, resolution_notes: 'New seal' });
  });

  it('replaces the service events as a whole', async () => {
    const [a, b, c] = [1, 2, 3].map(() => aServiceEvent(owner, vehicleId)) as [number, number, number];
    const { id } = await made({ service_event_ids: [a, b] });
    const { body } = await ann.put(`/api/issues/${id}`, { service_event_ids: [b, c] });
    expect(body.service_events.map((event: { id: number }) => event.id).sort()).toEqual([b, c]);
    expect((await ann.put(`/api/issues/${id}`, { title: 'x' })).body.service_events).toHaveLength(2);
    expect((await ann.put(`/api/issues/${id}`, { service_event_ids: null })).body.service_events).toEqual([]);
  });

  it('moves to another vehicle without the events of the first', async () => {
    const event = aServiceEvent(owner, vehicleId);
    const { id } = await made({ service_event_ids: [event] });
    const { body } = await ann.put(`/api/issues/${id}`, { vehicle_id: aVehicle(owner, { make: 'Lancia' }) });
    expect(body).toMatchObject({ make: 'Lancia', service_events: [] });
  });

  it('refuses to clear the title', async () => {
    const { id } = await made();
    const answer = await ann.put(`/api/issues/${id}`, { title: null });
    expect([answer.status, answer.body.msg]).toEqual([400, 'Vehicle and title are required']);
  });

  it('has no date of resolution before it is resolved, whatever day is given', async () => {
    const issue = await made({ resolved_date: '2024-03-01' });
    expect(issue.resolved_date).toBeNull();
    expect((await ann.put(`/api/issues/${issue.id}`, { resolved_date: '2024-03-01' })).body.resolved_date).toBeNull();
  });

  it('is dated today where the date of a resolution is cleared', async () => {
    const { id } = await made({ status: 'Resolved', resolved_date: '2020-01-01' });
    expect((await ann.put(`/api/issues/${id}`, { resolved_date: null })).body.resolved_date).toBe(today());
  });

  it('falls back to the defaults where what cannot be empty is cleared', async () => {
    const { id } = await made({ status: 'In Progress', priority: 'High', reported_date: '2020-01-01' });
    const { body } = await ann.put(`/api/issues/${id}`, { status: null, priority: null, reported_date: null });
    expect(body).toMatchObject({ status: 'Open', priority: 'Medium', reported_date: today() });
  });

  it('tells the second of two tabs', async () => {
    const { id } = await made();
    const seen = (await ann.get(`/api/issues/${id}`)).headers['etag']!;
    expect((await ann.put(`/api/issues/${id}`, { title: 'first' }, { 'if-match': seen })).status).toBe(200);
    expect((await ann.put(`/api/issues/${id}`, { title: 'second' }, { 'if-match': seen })).status).toBe(412);
    expect((await ann.delete(`/api/issues/${id}`, { 'if-match': seen })).status).toBe(412);
    expect((await ann.get(`/api/issues/${id}`)).body.title).toBe('first');
  });
});

describe('the list of issues', () => {
  const titles = async (path: string) => (await ann.get(path)).body.map((issue: { title: string }) => issue.title);

  it('comes newest first and sorts by title, status and priority', async () => {
    await made({ title: 'b', reported_date: '2024-01-01', priority: 'Low', status: 'Resolved' });
    await made({ title: 'A', reported_date: '2023-01-01', priority: 'High', status: 'In Progress' });
    await made({ title: 'c', reported_date: '2025-01-01', priority: 'Medium', status: 'Open' });
    expect(await titles('/api/issues')).toEqual(['c', 'b', 'A']);
    expect(await titles('/api/issues?sort=title')).toEqual(['A', 'b', 'c']);
    expect(await titles('/api/issues?sort=status')).toEqual(['c', 'A', 'b']);
    expect(await titles('/api/issues?sort=priority')).toEqual(['A', 'c', 'b']);
  });

  it('filters by vehicle, status, priority and text', async () => {
    const other = aVehicle(owner);
    await made({ title: 'Brakes squeal', status: 'Resolved' });
    await made({ title: 'Clock stopped', description: 'No brakes on time', priority: 'Low' });
    await made({ title: 'Rust', vehicle_id: other });
    expect(await titles(`/api/issues?vehicle_id=${other}`)).toEqual(['Rust']);
    expect(await titles(`/api/issues/vehicle/${other}`)).toEqual(['Rust']);
    expect(await titles('/api/issues?status=Resolved')).toEqual(['Brakes squeal']);
    expect(await titles('/api/issues?priority=Low')).toEqual(['Clock stopped']);
    expect((await titles('/api/issues?search=BRAKES')).sort()).toEqual(['Brakes squeal', 'Clock stopped']);
    expect(await titles('/api/issues?search=%25')).toEqual([]);
    expect((await titles('/api/issues?search=alfa')).length).toBeGreaterThan(0);
  });

  it('pages', async () => {
    for (const title of ['a', 'b', 'c']) await made({ title });
    const page = await ann.get('/api/issues?limit=2&sort=title');
    expect([page.body.length, page.headers['x-total-count']]).toEqual([2, '3']);
    const next = /<(.+)>; rel="next"/.exec(page.headers['link']!)![1]!;
    expect(await titles(next)).toEqual(['c']);
  });
});

describe('what belongs to somebody else', () => {
  it('answers like what does not exist', async () => {
    const { id } = await made();
    for (const ask of [
      (n: number) => bob.get(`/api/issues/${n}`),
      (n: number) => bob.put(`/api/issues/${n}`, { title: 'mine now' }),
      (n: number) => bob.delete(`/api/issues/${n}`),
    ]) {
      const [foreign, none] = [await ask(id), await ask(NOBODYS)];
      expect([foreign.status, foreign.body]).toMatchObject([404, { msg: 'Issue not found' }]);
      expect([none.status, none.body]).toEqual([foreign.status, foreign.body]);
    }
    expect((await ann.get(`/api/issues/${id}`)).body.title).toBe('Oil leak at the rear main seal');
  });

  it('cannot be referred to', async () => {
    const theirs = aVehicle(stranger);
    const event = aServiceEvent(stranger, theirs);
    for (const id of [theirs, NOBODYS]) {
      const answer = await ann.post('/api/issues', anIssue({ vehicle_id: id }));
      expect([answer.status, answer.body]).toMatchObject([
        400,
        { msg: 'Vehicle not found', errors: [{ field: 'vehicle_id', msg: 'Vehicle not found' }] },
      ]);
    }
    for (const id of [event, NOBODYS]) {
      const answer = await ann.post('/api/issues', anIssue({ service_event_ids: [id] }));
      expect([answer.status, answer.body.msg]).toEqual([400, 'Service event not found']);
    }
    const { id } = await made();
    expect((await ann.put(`/api/issues/${id}`, { vehicle_id: theirs })).status).toBe(400);
    expect((await ann.put(`/api/issues/${id}`, { service_event_ids: [event] })).status).toBe(400);
  });

  it('shows no list of a vehicle', async () => {
    await made();
    for (const id of [vehicleId, NOBODYS]) {
      const answer = await bob.get(`/api/issues/vehicle/${id}`);
      expect([answer.status, answer.body]).toMatchObject([404, { msg: 'Vehicle not found' }]);
    }
  });

  it('is no event of another vehicle of the same owner', async () => {
    const event = aServiceEvent(owner, aVehicle(owner));
    const msg = 'A service event belongs to another vehicle';
    const { id } = await made();
    for (const answer of [
      await ann.post('/api/issues', anIssue({ service_event_ids: [event] })),
      await ann.put(`/api/issues/${id}`, { service_event_ids: [event] }),
    ])
      expect([answer.status, answer.body]).toMatchObject([400, { msg, errors: [{ field: 'service_event_ids', msg }] }]);
    expect((await ann.get('/api/issues')).body).toHaveLength(1);
  });
});

describe('facts', () => {
  const publishVehicle = (fields: object) =>
    service.producers.garage.publish({ kind: 'vehicle', key: vehicleId, ownerId: owner, ...fields });

  it('a vehicle that is renamed is renamed in lists', async () => {
    const { id } = await made();
    publishVehicle({ body: { id: vehicleId, make: 'Alfa Romeo', model: 'GT', year: 1974, nickname: 'Giulia' } });
    await eventually(async () =>
      expect((await ann.get(`/api/issues/${id}`)).body).toMatchObject({ nickname: 'Giulia', year: 1974 }),
    );
  });

  it('a vehicle that goes takes its issues with it, and no others', async () => {
    const { id } = await made();
    const other = await made({ vehicle_id: aVehicle(owner) });
    publishVehicle({ deleted: true });
    await eventually(async () => expect((await ann.get(`/api/issues/${id}`)).status).toBe(404));
    expect((await ann.get(`/api/issues/${other.id}`)).status).toBe(200);
    expect((await ann.post('/api/issues', anIssue())).status).toBe(400);
  });

  it('a service event that goes comes off its issues, which are another version then', async () => {
    const [event, other] = [aServiceEvent(owner, vehicleId), aServiceEvent(owner, vehicleId)];
    const { id } = await made({ service_event_ids: [event, other] });
    service.producers.service.publish({ kind: 'service-event', key: event, ownerId: owner, deleted: true });
    await eventually(async () =>
      expect((await ann.get(`/api/issues/${id}`)).body.service_events).toMatchObject([{ id: other }]),
    );
    expect((await ann.get(`/api/issues/${id}`)).headers['etag']).toBe('"2"');
    expect((await ann.put(`/api/issues/${id}`, { service_event_ids: [event] })).body.msg).toBe(
      'Service event not found',
    );
  });

  it('a service event that is renamed is renamed on its issues', async () => {
    const event = aServiceEvent(owner, vehicleId);
    const { id } = await made({ service_event_ids: [event] });
    const body = { id: event, vehicle_id: vehicleId, name: 'New oil', type: 'Repair', status: 'Upcoming' };
    service.producers.service.publish({
      kind: 'service-event',
      key: event,
      ownerId: owner,
      body: { ...body, date_performed: null },
    });
    await eventually(async () =>
      expect((await ann.get(`/api/issues/${id}`)).body.service_events).toEqual([
        { id: event, name: 'New oil', type: 'Repair', date_performed: null, date_performed_edtf: null },
      ]),
    );
  });

  it('a user who goes takes everything along', async () => {
    await made();
    service.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
    await eventually(async () => expect(await tablesHolding(service.database, owner)).toEqual([]));
  });

  it('with svc-garage away, what is known goes on and what is not answers 503', async () => {
    const lonely = await startTestService(records);
    try {
      const known = { id: 1, make: 'Fiat', model: '124', year: 1970, nickname: null };
      lonely.producers.garage.publish({ kind: 'vehicle', key: 1, ownerId: 1, body: known });
      const carla = lonely.as(1);
      await eventually(async () =>
        expect((await carla.post('/api/issues', { vehicle_id: 1, title: 'a' })).status).toBe(201),
      );
      await lonely.producers.garage.close();
      expect((await carla.post('/api/issues', { vehicle_id: 1, title: 'b' })).status).toBe(201);
      const unknown = await carla.post('/api/issues', { vehicle_id: 2, title: 'c' });
      expect([unknown.status, unknown.headers['retry-after']]).toEqual([503, '2']);
      expect((await carla.get('/api/issues')).body).toHaveLength(2);
    } finally {
      await lonely.close();
    }
  });
});

it('junk of every sort is refused with a message, on every route', async () => {
  const { id } = await made();
  const junk = [
    '[]',
    '"x"',
    'null',
    '7',
    '{"vehicle_id":{}}',
    '{"title":["a"]}',
    '{"service_event_ids":{"0":1}}',
    '{bad',
    '{"vehicle_id":1e99}',
  ];
  for (const body of junk) {
    const posted = await ann.post('/api/issues', body);
    expect([body, posted.status]).toEqual([body, 400]);
    expect(posted.body.msg).toEqual(expect.any(String));
    const put = await ann.put(`/api/issues/${id}`, body);
    expect([body, put.status < 500]).toEqual([body, true]);
  }
  expect((await ann.get('/api/issues')).body).toHaveLength(1);
});
