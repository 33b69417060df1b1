import { sql } from '@carnet/pg';
import { eventually, type TestAnswer, type TestClient } from '@carnet/svc-testing';
import { type Stack, NOBODYS, openStack, statementsOf } from './stack.js';

const REQUIRED = 'Vehicle, event date, and track name are required';

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

const aTrackDay = (fields: object = {}) => ({
  vehicle_id: vehicleId,
  event_date: '2025-06-14',
  track_name: 'Nürburgring Nordschleife',
  ...fields,
});

async function made(fields: object = {}, by = ann): Promise<any> {
  const { status, body } = await by.post('/api/track-days', aTrackDay(fields));
  expect({ status, body }).toMatchObject({ status: 201 });
  return body;
}

describe('a track day', () => {
  it('is stored and read', async () => {
    const answer = await ann.post('/api/track-days', aTrackDay({ report: '<p>Dry, <strong>fast</strong></p>' }));
    expect([answer.status, answer.headers['etag']]).toEqual([201, '"1"']);
    expect(answer.body).toEqual({
      id: expect.any(Number),
      vehicle_id: vehicleId,
      make: 'Alfa Romeo',
      model: 'GT Junior',
      year: 1973,
      nickname: null,
      event_date: '2025-06-14',
      event_date_edtf: null,
      track_name: 'Nürburgring Nordschleife',
      mileage: null,
      odometer_unit: 'mi',
      report: '<p>Dry, <strong>fast</strong></p>',
      version: 1,
      created_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT.*\+00:00$/),
      updated_at: expect.any(String),
    });
    expect((await ann.get(`/api/track-days/${answer.body.id}`)).body).toEqual(answer.body);
  });

  it.each([
    ['<p onclick="x()">a</p><script>alert(1)</script>', '<p>a</p>'],
    ['<p class="ProseMirror" data-x="1" contenteditable="true">a<img src=x onerror=y></p>', '<p>a</p>'],
    ['<a href="javascript:alert(1)">x</a>', '<a href="about:blank" target="_blank" rel="noopener noreferrer">x</a>'],
    [
      '<a href="https://a.example">x</a>',
      '<a href="https://a.example" target="_blank" rel="noopener noreferrer">x</a>',
    ],
    ['1:34 < 1:35 & counting', '<p>1:34 &lt; 1:35 &amp; counting</p>'],
    [
      '<h2>Laps</h2><ul><li>1:34</li></ul><blockquote>Wow</blockquote>',
      '<h2>Laps</h2><ul><li>1:34</li></ul><blockquote>Wow</blockquote>',
    ],
  ])('keeps of the report %j what is allowed', async (report, kept) => {
    const { id } = await made({ report });
    expect((await ann.get(`/api/track-days/${id}`)).body.report).toBe(kept);
    const { body } = await ann.put(`/api/track-days/${id}`, { report });
    expect(body.report).toBe(kept);
  });

  it.each([undefined, null, '', '  ', '<p></p>', '<p><br></p>', '<p>&nbsp;</p><p></p>', '<script>x</script>'])(
    'takes the report %j for none',
    async (report) => {
      expect((await made({ report })).report).toBeNull();
    },
  );

  it.each([
    [{ vehicle_id: undefined }, REQUIRED],
    [{ vehicle_id: null }, REQUIRED],
    [{ event_date: null }, REQUIRED],
    [{ event_date: '' }, REQUIRED],
    [{ track_name: ' ' }, REQUIRED],
    [{ track_name: undefined, event_date: undefined, vehicle_id: undefined }, REQUIRED],
    [{ track_name: 'x'.repeat(151) }, 'Track name must have at most 150 characters'],
    [{ event_date: '2025-02-29' }, 'Event date must be a date (YYYY-MM-DD) that exists'],
    [{ event_date: '2025-06-14T10:00:00Z' }, 'Event date must be a date (YYYY-MM-DD) that exists'],
    [{ vehicle_id: 'x' }, 'Vehicle id must be a whole number'],
    [{ report: 7 }, 'Report must be text'],
    [{ report: 'x'.repeat(100_001) }, 'Report must have at most 100000 characters'],
  ])('is refused with %j', async (fields, msg) => {
    const answer = await ann.post('/api/track-days', aTrackDay(fields));
    expect([answer.status, answer.body.msg]).toEqual([400, msg]);
    expect((await ann.get('/api/track-days')).body).toEqual([]);
  });

  it('takes a name of 150 characters, of any script', async () => {
    const track_name = `${'x'.repeat(141)}鈴鹿サーキット🏁`;
    expect((await made({ track_name })).track_name).toBe(track_name);
    expect((await made({ track_name: 'x'.repeat(150) })).track_name).toHaveLength(150);
  });

  it('takes numeric strings, and leaves unknown and read-only fields', async () => {
    const body = await made({ vehicle_id: String(vehicleId), id: 99_999, owner_id: 1, version: 7, weather: 'dry' });
    expect(body).toMatchObject({ vehicle_id: vehicleId, version: 1 });
    expect(body.id).not.toBe(99_999);
    expect(body).not.toHaveProperty('weather');
  });

  it('is made once per Idempotency-Key', async () => {
    const key = { 'idempotency-key': 'k1' };
    const first = await ann.post('/api/track-days', aTrackDay(), key);
    const again = await ann.post('/api/track-days', aTrackDay(), key);
    expect([again.status, again.body]).toEqual([201, first.body]);
    expect((await ann.post('/api/track-days', aTrackDay({ track_name: 'Monza' }), key)).status).toBe(422);
    expect((await ann.get('/api/track-days')).body).toHaveLength(1);
  });

  it('is deleted with 204, once', async () => {
    const { id } = await made();
    expect((await ann.delete(`/api/track-days/${id}`)).status).toBe(204);
    const again = await ann.delete(`/api/track-days/${id}`);
    expect([again.status, again.body]).toMatchObject([404, { msg: 'Track day not found' }]);
  });

  it('costs at most three statements, whatever is asked', async () => {
    const { id } = await made();
    const url = `/api/track-days/${id}`;
    expect(await statementsOf(() => ann.get(url))).toBe(1);
    expect(await statementsOf(() => ann.get('/api/track-days'))).toBe(1);
    expect(await statementsOf(() => ann.get('/api/track-days?limit=10&search=ring&sort=track'))).toBe(1);
    expect(await statementsOf(() => ann.get(`/api/track-days/vehicles/${vehicleId}`))).toBe(1);
    expect(await statementsOf(() => ann.post('/api/track-days', aTrackDay()))).toBe(2);
    expect(await statementsOf(() => ann.put(url, aTrackDay()))).toBe(2);
    expect(await statementsOf(() => ann.put(url, aTrackDay({ track_name: 'Imola' })))).toBe(3);
    expect(await statementsOf(() => ann.delete(url))).toBe(3);
  });
});

describe('changing a track day', () => {
  it('leaves what was left out and clears what is null', async () => {
    const { id } = await made({ report: '<p>Dry</p>' });
    const named = await ann.put(`/api/track-days/${id}`, { track_name: 'Monza' });
    expect([named.status, named.headers['etag']]).toEqual([200, '"2"']);
    expect(named.body).toMatchObject({ track_name: 'Monza', event_date: '2025-06-14', report: '<p>Dry</p>' });
    const cleared = await ann.put(`/api/track-days/${id}`, { report: null });
    expect(cleared.body).toMatchObject({ track_name: 'Monza', report: null, version: 3 });
    expect((await ann.get(`/api/track-days/${id}`)).body).toEqual(cleared.body);
  });

  it('takes another vehicle', async () => {
    const { id } = await made();
    const { body } = await ann.put(`/api/track-days/${id}`, { vehicle_id: stack.aVehicle(owner, { make: 'Lancia' }) });
    expect(body.make).toBe('Lancia');
  });

  it.each([{ vehicle_id: null }, { event_date: null }, { event_date: '' }, { track_name: '' }])(
    'is refused with %j',
    async (fields) => {
      const { id } = await made();
      const answer = await ann.put(`/api/track-days/${id}`, fields);
      expect([answer.status, answer.body.msg]).toEqual([400, REQUIRED]);
    },
  );

  it('tells the second of two tabs', async () => {
    const { id } = await made();
    const url = `/api/track-days/${id}`;
    const seen = { 'if-match': (await ann.get(url)).headers['etag']! };
    expect((await ann.put(url, { track_name: 'first' }, seen)).status).toBe(200);
    expect((await ann.put(url, { track_name: 'second' }, seen)).status).toBe(412);
    expect((await ann.delete(url, seen)).status).toBe(412);
    expect((await ann.get(url)).body.track_name).toBe('first');
  });
});

describe('the list of track days', () => {
  const names = async (path: string) => (await ann.get(path)).body.map((row: { track_name: string }) => row.track_name);

  it('answers whole track days, and as rows what the screens show', async () => {
    const whole = await made({ report: '<p>Dry</p>' });
    const { report: _, mileage: __, odometer_unit: ___, ...row } = whole;
    for (const path of ['/api/track-days', `/api/track-days/vehicles/${whole.vehicle_id}`]) {
      expect((await ann.get(path)).body).toEqual([whole]);
      expect((await ann.get(`${path}?view=row&limit=5`)).body).toEqual([row]);
    }
  });

  it('comes by newest date, days of one date by the newest entry', async () => {
    await made({ track_name: 'b', event_date: '2024-01-01' });
    await made({ track_name: 'A', event_date: '2025-01-01' });
    await made({ track_name: 'c', event_date: '2024-01-01' });
    expect(await names('/api/track-days')).toEqual(['A', 'c', 'b']);
    expect(await names('/api/track-days?sort=oldest')).toEqual(['b', 'c', 'A']);
    expect(await names('/api/track-days?sort=track')).toEqual(['A', 'b', 'c']);
    expect((await ann.get('/api/track-days?sort=mood')).status).toBe(400);
  });

  it('filters by vehicle and text in the names of track and vehicle', async () => {
    const other = stack.aVehicle(owner, { make: 'Porsche', model: '911', nickname: 'Ferdinand' });
    await made({ track_name: 'Laguna Seca' });
    await made({ track_name: 'Spa 100%', vehicle_id: other });
    expect(await names(`/api/track-days?vehicle_id=${other}`)).toEqual(['Spa 100%']);
    expect(await names(`/api/track-days/vehicles/${other}`)).toEqual(['Spa 100%']);
    expect(await names('/api/track-days?search=LAGUNA')).toEqual(['Laguna Seca']);
    expect(await names('/api/track-days?search=ferdi')).toEqual(['Spa 100%']);
    expect(await names('/api/track-days?search=%25')).toEqual(['Spa 100%']);
    expect(await names('/api/track-days?search=_')).toEqual([]);
  });

  it('pages through all, whatever the order', async () => {
    for (const event_date of ['2024-01-01', '2025-01-01', '2024-01-01']) await made({ event_date });
    for (const sort of ['newest', 'oldest', 'track']) {
      const seen: number[] = [];
      let path: string | undefined = `/api/track-days?limit=1&sort=${sort}`;
      while (path) {
        const page: TestAnswer = await ann.get(path);
        expect(page.headers['x-total-count']).toBe('3');
        seen.push(page.body[0].id);
        path = /<(.+)>; rel="next"/.exec(page.headers['link'] ?? '')?.[1];
      }
      const whole = (await ann.get(`/api/track-days?sort=${sort}`)).body.map((row: { id: number }) => row.id);
      expect([sort, seen]).toEqual([sort, whole]);
    }
  });

  it('of a vehicle that has none is empty', async () => {
    expect((await ann.get(`/api/track-days/vehicles/${vehicleId}`)).body).toEqual([]);
  });
});

describe('what belongs to somebody else', () => {
  it('answers like what does not exist', async () => {
    const { id } = await made();
    for (const ask of [
      (n: number) => bob.get(`/api/track-days/${n}`),
      (n: number) => bob.put(`/api/track-days/${n}`, { track_name: 'mine now' }),
      (n: number) => bob.delete(`/api/track-days/${n}`),
    ]) {
      const [foreign, none] = [await ask(id), await ask(NOBODYS)];
      expect([foreign.status, foreign.body]).toMatchObject([404, { msg: 'Track day not found' }]);
      expect([none.status, none.body]).toEqual([foreign.status, foreign.body]);
    }
    expect((await ann.get(`/api/track-days/${id}`)).body.version).toBe(1);
    expect((await bob.get('/api/track-days')).body).toEqual([]);
  });

  it('cannot be referred to', async () => {
    const { id } = await made();
    const msg = 'Vehicle not found';
    for (const vehicle_id of [stack.aVehicle(stranger), NOBODYS]) {
      const answers = [
        await ann.post('/api/track-days', aTrackDay({ vehicle_id })),
        await ann.put(`/api/track-days/${id}`, { vehicle_id }),
        await ann.get(`/api/track-days/vehicles/${vehicle_id}`),
        await ann.get(`/api/track-days?vehicle_id=${vehicle_id}`),
      ];
      expect(answers.map(({ status, body }) => [status, body])).toMatchObject([
        [400, { msg, errors: [{ field: 'vehicle_id', msg }] }],
        [400, { msg, errors: [{ field: 'vehicle_id', msg }] }],
        [404, { msg }],
        [200, []],
      ]);
    }
    expect((await ann.get('/api/track-days')).body).toMatchObject([{ id, version: 1 }]);
  });
});

describe('what others tell', () => {
  it('a vehicle that goes takes its track days along, and no others', async () => {
    const { id } = await made();
    const other = await made({ vehicle_id: stack.aVehicle(owner) });
    stack.producers.garage.publish({ kind: 'vehicle', key: vehicleId, ownerId: owner, deleted: true });
    await eventually(async () => expect((await ann.get(`/api/track-days/${id}`)).status).toBe(404));
    expect((await ann.get('/api/track-days')).body).toMatchObject([{ id: other.id }]);
  });

  it('a deleted user leaves nothing', async () => {
    await made();
    stack.producers.identity.publish({ kind: 'user', key: owner, ownerId: owner, deleted: true });
    await eventually(async () =>
      expect(await stack.rows(sql`select 1 from track_days where owner_id = ${owner}`)).toEqual([]),
    );
  });
});
