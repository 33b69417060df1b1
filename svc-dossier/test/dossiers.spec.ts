import { sql } from '@carnet/pg';
import { eventually, type TestClient } from '@carnet/svc-testing';
import { NOBODYS, openStack, type Stack } from './stack.js';

let stack: Stack;
let owner: number;
let ann: TestClient;
let vehicle_id: number;

beforeAll(async () => (stack = await openStack({ quotas: { dossiers: 4, waiting_dossiers: 3 } })));
afterAll(() => stack?.close());
beforeEach(() => {
  ({ id: owner, client: ann } = stack.newOwner());
  vehicle_id = stack.aVehicle(owner, { nickname: 'Giulia' });
});

const order = (options?: object, headers?: Record<string, string>) =>
  ann.post('/api/dossiers', { vehicle_id, options }, headers);

/** Publishes a user's settings, as svc-identity does. */
async function setting(settings: object): Promise<void> {
  stack.producers.identity.publish({
    ...{ kind: 'user', key: owner, ownerId: owner },
    body: { id: owner, tokens_valid_from: '1970-01-01T00:00:00.000Z', time_zone: null, ...settings },
  });
  await eventually(async () =>
    expect(await stack.rows(sql`select 1 from user_copies where owner_id = ${owner}`)).toHaveLength(1),
  );
}

it('answers 202 with everything that the book will be, and its place in the queue', async () => {
  const { status, body } = await order();
  expect([status, body]).toEqual([
    202,
    {
      ...{ id: expect.any(Number) as number, vehicle_id, state: 'queued', done: 0, of: 0, error: null, previews: 0 },
      vehicle: { make: 'Alfa Romeo', model: 'GT Junior', year: 1973, nickname: 'Giulia' },
      options: {
        ...{ from: null, to: null, withhold: [], withhold_words: [], paper: 'a4', sheets: true },
        ...{ language: 'en', region: 'en-US', distance_unit: 'mi' },
        chapters: [
          ...['identity', 'ownership', 'timeline', 'services', 'modifications', 'issues', 'track-days'],
          ...['plates', 'papers', 'parts'],
        ],
      },
      ...{ place: expect.any(Number) as number, waiting: null },
      ...{ pages: null, plates: null, sheets: null, entries: null, withheld: null, size: null, sha256: null },
      ...{ fingerprint: null, made_with: null, checkpoint: null, finished_at: null },
      issued_on: expect.stringMatching(/^\d{4}-\d\d-\d\d$/) as string,
      created_at: expect.any(String) as string,
    },
  ]);
});

it('takes what is left open from what its owner has set', async () => {
  await setting({ language: 'de', region: 'de-CH', odometer_unit: 'km', paper: 'Letter' });
  const { body } = await order({ withhold: ['names'], chapters: ['parts', 'services'], from: '1999-01-01' });
  expect(body.options).toMatchObject({
    ...{ language: 'de', region: 'de-CH', distance_unit: 'km', paper: 'letter', sheets: true },
    ...{ withhold: ['names'], chapters: ['services', 'parts'], from: '1999-01-01', to: null },
  });
});

it.each([
  [{ vehicle_id: null }, 'vehicle_id'],
  [{ options: 5 }, 'options'],
  [{ options: [] }, 'options'],
  [{ options: { withhold: ['everything'] } }, 'options.withhold'],
  [{ options: { chapters: 'all' } }, 'options.chapters'],
  [{ options: { paper: 'a3' } }, 'options.paper'],
  [{ options: { from: '2024-02-30' } }, 'options.from'],
  [{ options: { from: '2024-02-01', to: '2024-01-01' } }, 'options.to'],
  [{ options: { region: 'not a region' } }, 'options.region'],
])('refuses %j at its field', async (asked, field) => {
  const { status, body } = await ann.post('/api/dossiers', { vehicle_id, ...asked });
  expect([status, body.errors?.[0].field]).toEqual([400, field]);
});

it('makes one dossier for one Idempotency-Key', async () => {
  const first = await order({}, { 'idempotency-key': 'once' });
  const again = await order({}, { 'idempotency-key': 'once' });
  expect([again.status, again.body]).toEqual([202, first.body]);
  expect((await ann.get('/api/dossiers')).body).toHaveLength(1);
});

it('lists the newest first, of one vehicle or of all, page by page', async () => {
  const first = (await order()).body.id as number;
  const other = stack.aVehicle(owner);
  const second = (await ann.post('/api/dossiers', { vehicle_id: other })).body.id as number;
  const ids = async (path: string) => ((await ann.get(path)).body as { id: number }[]).map(({ id }) => id);
  expect(await ids('/api/dossiers')).toEqual([second, first]);
  expect(await ids(`/api/dossiers?vehicle_id=${vehicle_id}`)).toEqual([first]);
  const page = await ann.get('/api/dossiers?limit=1');
  const [, next = ''] = /<(.+)>; rel="next"/.exec(page.headers.link ?? '') ?? [];
  expect([page.headers['x-total-count'], await ids(next)]).toEqual(['2', [first]]);
});

it('counts places in the queue from 1, over everybody', async () => {
  const mine = (await order()).body;
  const others = stack.newOwner();
  const later = await others.client.post('/api/dossiers', { vehicle_id: stack.aVehicle(others.id) });
  expect(later.body.place).toBe((mine.place as number) + 1);
  await ann.delete(`/api/dossiers/${mine.id}`);
  expect((await others.client.get(`/api/dossiers/${later.body.id}`)).body.place).toBe(mine.place);
});

it('counts no place for what waits for somebody who is away, nor before others, and says for whom', async () => {
  const { id } = (await order()).body as { id: number };
  const next = (await order()).body as { id: number; place: number };
  await stack.rows(
    sql`update waiting_dossiers set waits_for = 'records' where owner_id = ${owner} and dossier_id = ${id}`,
  );
  const { body } = await ann.get(`/api/dossiers/${id}`, { 'accept-language': 'de' });
  expect(body).toMatchObject({
    ...{ state: 'queued', place: null, error: null },
    waiting: {
      code: 'waiting.records',
      msg: expect.stringContaining('Fotos, Dokumente und Einträge antworten') as string,
    },
  });
  expect((await ann.get(`/api/dossiers/${next.id}`)).body).toMatchObject({ place: next.place - 1, waiting: null });
});

it('refuses more that wait, and more that are kept, than one person may have', async () => {
  const ids: number[] = [];
  for (let n = 0; n < 3; n += 1) ids.push((await order()).body.id as number);
  const refused = await order();
  expect([refused.status, refused.body.msg]).toEqual([422, expect.stringContaining('at most 3 waiting dossiers')]);
  await stack.rows(sql`delete from waiting_dossiers where owner_id = ${owner}`);
  expect((await order()).status).toBe(202);
  const full = await order();
  expect([full.status, full.body.msg]).toEqual([422, expect.stringContaining('at most 4 dossiers')]);
  await ann.delete(`/api/dossiers/${ids[0]}`);
  expect((await order()).status).toBe(202);
});

it('refuses another book to who keeps as many bytes of them as one person may', async () => {
  const { id } = (await order()).body as { id: number };
  await stack.rows(sql`update dossiers set bytes = ${5_000 * 1024 * 1024}::float8 where id = ${id}`);
  expect(await order()).toMatchObject({ status: 422, body: { code: 'dossier.books_full' } });
  await ann.delete(`/api/dossiers/${id}`);
  expect((await order()).status).toBe(202);
});

it('goes with its vehicle, and with its owner', async () => {
  await order();
  const body = { kind: 'vehicle', ownerId: owner, deleted: true };
  stack.producers.garage.publish({ ...body, key: vehicle_id });
  await eventually(async () => expect((await ann.get('/api/dossiers')).body).toEqual([]));
  const second = stack.newOwner();
  await second.client.post('/api/dossiers', { vehicle_id: stack.aVehicle(second.id) });
  stack.producers.identity.publish({ kind: 'user', key: second.id, ownerId: second.id, deleted: true });
  await eventually(async () =>
    expect(await stack.rows(sql`select 1 from dossiers where owner_id = ${second.id}`)).toEqual([]),
  );
});

it('answers 404 for what is not there or belongs to somebody else, and deletes nothing', async () => {
  const { id } = (await order()).body as { id: number };
  const stranger = stack.newOwner().client;
  for (const path of [`/api/dossiers/${id}`, `/api/dossiers/${NOBODYS}`]) {
    expect((await stranger.get(path)).status).toBe(404);
    expect((await stranger.delete(path)).status).toBe(404);
  }
  expect((await stranger.get('/api/dossiers')).body).toEqual([]);
  for (const vehicle of [vehicle_id, NOBODYS])
    expect((await stranger.post('/api/dossiers', { vehicle_id: vehicle })).status).toBe(404);
  expect((await ann.get(`/api/dossiers/${id}`)).status).toBe(200);
  expect((await ann.delete(`/api/dossiers/${id}`)).status).toBe(204);
  expect((await ann.get(`/api/dossiers/${id}`)).status).toBe(404);
});

it('says in the language of the request why there is no book', async () => {
  const { id } = (await order()).body as { id: number };
  await stack.rows(
    sql`update dossiers set state = 'failed', failure = 'too-long' where owner_id = ${owner} and id = ${id}`,
  );
  const { body, headers } = await ann.get(`/api/dossiers/${id}`, { 'accept-language': 'de' });
  expect([body.error, body.place, headers['content-language']]).toEqual([
    { code: 'dossier.too_long', msg: expect.stringContaining('Das Buch hat zu lange gebraucht') },
    null,
    'de',
  ]);
});
