import {
  countStatements,
  eventually,
  startTestService,
  type TestClient,
  type TestService,
} from '@carnet/svc-kit/testing';
import { records } from '../src/app.js';

let service: TestService;
let owner = 0;
let ann: TestClient;
let bob: TestClient;
let vehicleId: number;
let nextId = 1;

beforeAll(async () => {
  service = await startTestService(records);
});
afterAll(() => service.close());
beforeEach(() => {
  owner += 2;
  ann = service.as(owner);
  bob = service.as(owner + 1);
  vehicleId = aVehicle(owner);
});

/** A vehicle that svc-garage can be asked for. */
function aVehicle(ownerId: number, body: object = {}): number {
  const id = nextId++;
  service.producers.garage.withhold({
    kind: 'vehicle',
    key: id,
    ownerId,
    body: {
      id,
      collection_id: 1,
      type: 'Car',
      make: 'Alfa Romeo',
      model: 'GT Junior',
      year: 1973,
      nickname: null,
      ...body,
    },
  });
  return id;
}

/** A service event that svc-service can be asked for. */
function aServiceEvent(ownerId: number, vehicle: number, body: object = {}): number {
  const id = nextId++;
  service.producers.service.withhold({
    kind: 'service-event',
    key: id,
    ownerId,
    body: {
      ...{ id, vehicle_id: vehicle, name: 'Oil change', type: 'Regular Maintenance', status: 'Completed' },
      ...{ date_performed: '2024-05-01', mileage_at_service: null, part_ids: [], ...body },
    },
  });
  return id;
}

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

const today = () => new Date().toISOString().slice(0, 10);

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
      resolved_date: null,
      resolution_notes: null,
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
      { id: newer, name: 'Oil change', date_performed: '2024-05-01', type: 'Regular Maintenance' },
      { id: older, name: 'Seal', date_performed: '2020-01-01', type: 'Repair' },
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
    expect((await ann.get('/api/issues')).body).toHaveLength(1);
  });

  it('is deleted with 204, once', async () => {
    const { id } = await made();
    expect((await ann.delete(`/api/issues/${id}`)).status).toBe(204);
    const again = await ann.delete(`/api/issues/${id}`);
    expect([again.status, again.body]).toEqual([404, { msg: 'Issue not found' }]);
  });

  it('costs at most three statements to read, list and make', async () => {
    const { id } = await made();
    expect(await countStatements(() => ann.get(`/api/issues/${id}`))).toHaveLength(1);
    expect(await countStatements(() => ann.get('/api/issues'))).toHaveLength(1);
    expect((await countStatements(() => ann.post('/api/issues', anIssue()))).length).toBeLessThanOrEqual(3);
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

  it('tells the second of two tabs', async () => {
    const { id } = await made();
    const seen = (await ann.get(`/api/issues/${id}`)).headers['etag']!;
    expect((await ann.put(`/api/issues/${id}`, { title: 'first' }, { 'if-match': seen })).status).toBe(200);
    expect((await ann.put(`/api/issues/${id}`, { title: 'second' }, { 'if-match': seen })).status).toBe(412);
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
    const missing = 2_000_000_000;
    for (const ask of [
      (n: number) => bob.get(`/api/issues/${n}`),
      (n: number) => bob.put(`/api/issues/${n}`, { title: 'mine now' }),
      (n: number) => bob.delete(`/api/issues/${n}`),
    ]) {
      const [foreign, none] = [await ask(id), await ask(missing)];
      expect([foreign.status, foreign.body]).toEqual([404, { msg: 'Issue not found' }]);
      expect([none.status, none.body]).toEqual([foreign.status, foreign.body]);
    }
    expect((await ann.get(`/api/issues/${id}`)).body.title).toBe('Oil leak at the rear main seal');
  });

  it('cannot be referred to', async () => {
    const theirs = aVehicle(owner + 1);
    const event = aServiceEvent(owner + 1, theirs);
    for (const id of [theirs, 2_000_000_000]) {
      const answer = await ann.post('/api/issues', anIssue({ vehicle_id: id }));
      expect([answer.status, answer.body]).toEqual([
        400,
        { msg: 'Vehicle not found', errors: [{ field: 'vehicle_id', msg: 'Vehicle not found' }] },
      ]);
    }
    for (const id of [event, 2_000_000_000]) {
      const answer = await ann.post('/api/issues', anIssue({ service_event_ids: [id] }));
      expect([answer.status, answer.body.msg]).toEqual([400, 'Service event not found']);
    }
    const { id } = await made();
    expect((await ann.put(`/api/issues/${id}`, { vehicle_id: theirs })).status).toBe(400);
    expect((await ann.put(`/api/issues/${id}`, { service_event_ids: [event] })).status).toBe(400);
  });

  it('shows no list of a vehicle', async () => {
    await made();
    for (const id of [vehicleId, 2_000_000_000]) {
      const answer = await bob.get(`/api/issues/vehicle/${id}`);
      expect([answer.status, answer.body]).toEqual([404, { msg: 'Vehicle not found' }]);
    }
  });

  it('is no event of another vehicle of the same owner', async () => {
    const event = aServiceEvent(owner, aVehicle(owner));
    expect((await ann.post('/api/issues', anIssue({ service_event_ids: [event] }))).status).toBe(400);
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

  it('a service event that goes comes off its issues', async () => {
    const event = aServiceEvent(owner, vehicleId);
    const { id } = await made({ service_event_ids: [event] });
    service.producers.service.publish({ kind: 'service-event', key: event, ownerId: owner, deleted: true });
    await eventually(async () => expect((await ann.get(`/api/issues/${id}`)).body.service_events).toEqual([]));
  });

  it('a user who goes takes everything along', async () => {
    const { id } = await made();
    service.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
    await eventually(async () => {
      const left = await service.database.dataSource.query('select from issues where id = $1', [id]);
      expect(left).toEqual([]);
    });
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
