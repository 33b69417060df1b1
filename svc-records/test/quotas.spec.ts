import { sql } from '@carnet/pg';
import { countStatements, type TestClient } from '@carnet/svc-testing';
import { aPng } from './pictures.js';
import { openStack, type Stack } from './stack.js';
import { UploadClient } from './upload-client.js';

const QUOTAS = { modifications: 2, issues: 3, track_days: 4, albums: 2, uploads: 2 };

let service: Stack;
let ann: TestClient;
let vehicle_id: number;

beforeAll(async () => (service = await openStack({ quotas: QUOTAS })));
afterAll(() => service?.close());
beforeEach(() => {
  const owner = service.newOwner();
  ann = owner.client;
  vehicle_id = service.aVehicle(owner.id);
});

const told = (most: number, things: string) => ({
  status: 422,
  body: { msg: `One account can keep at most ${most} ${things}. Delete what you no longer need, then try again.` },
});

const THINGS = [
  ['modifications', '/api/modifications', 2, { name: 'Strut bar' }, { name: 'Lower strut bar' }],
  ['issues', '/api/issues', 3, { title: 'Oil leak' }, { title: 'Oil leak at the rear main seal' }],
  ['track days', '/api/track-days', 4, { event_date: '2024-05-01', track_name: 'Zandvoort' }, { track_name: 'Assen' }],
  ['albums', '/api/albums', 2, { name: 'Restoration' }, { name: 'Bodywork' }],
] as const;

describe.each(THINGS)('%s', (things, path, most, fields, change) => {
  const create = () => ann.post(path, { vehicle_id, ...fields });
  const ids = async () => ((await ann.get(path)).body as { id: number }[]).map(({ id }) => id);
  const fill = async () => {
    for (let n = 0; n < most; n += 1) expect((await create()).status).toBe(201);
  };

  it('are refused beyond the quota, which is told, and nothing is stored', async () => {
    await fill();
    expect(await create()).toMatchObject(told(most, things));
    expect(await ids()).toHaveLength(most);
  });

  it('can be changed when there are as many as may be, and created again when one is gone', async () => {
    await fill();
    const [id] = await ids();
    expect((await ann[path === '/api/albums' ? 'patch' : 'put'](`${path}/${id}`, change)).status).toBe(200);
    expect((await ann.delete(`${path}/${id}`)).status).toBe(204);
    expect((await create()).status).toBe(201);
  });

  it('are counted for each person alone', async () => {
    await fill();
    const other = service.newOwner();
    const answer = await other.client.post(path, { vehicle_id: service.aVehicle(other.id), ...fields });
    expect(answer.status).toBe(201);
  });

  it('go no further when many come at once', async () => {
    await create();
    const all = await Promise.all(Array.from({ length: 10 }, create));
    const created = Array<number>(most - 1).fill(201);
    expect(all.map(({ status }) => status).sort()).toEqual([...created, ...Array<number>(11 - most).fill(422)]);
    expect(await ids()).toHaveLength(most);
  });

  it('cost a create no statement for the quota', async () => {
    await create();
    const statements = await countStatements(create);
    expect(statements.join()).not.toMatch(/quota/i);
  });
});

describe('uploads on their way', () => {
  let client: UploadClient;
  let owner: number;
  beforeAll(() => service.app.listen(0, '127.0.0.1'));
  beforeEach(() => {
    owner = service.newOwner().id;
    client = new UploadClient(service.app, service.tokens.token(owner));
  });
  const create = () => client.create(100, { filename: 'a.png', kind: 'photo' });

  it('are refused beyond the quota, in words that a program can tell from other quotas', async () => {
    for (let n = 0; n < QUOTAS.uploads; n += 1) expect((await create()).status).toBe(201);
    expect(await create()).toMatchObject({
      status: 422,
      body: { code: 'request.quota_reached', params: { things: 'uploads', most: QUOTAS.uploads } },
    });
  });

  it('do not count once they have arrived, or have expired', async () => {
    for (let n = 0; n < 2 * QUOTAS.uploads + 1; n += 1) await client.file(aPng());
    for (let n = 0; n < QUOTAS.uploads; n += 1) expect((await create()).status).toBe(201);
    expect((await create()).status).toBe(422);
    await service.rows(sql`update uploads set expires_at = now() where owner_id = ${owner} and file_id is null`);
    expect((await create()).status).toBe(201);
  });
});
