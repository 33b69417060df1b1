import { ApiKeyUses } from '@carnet/nest-kit';
import { sql } from '@carnet/pg';
import { eventually, FakeProducer, ownedTables, tablesHolding } from '@carnet/svc-testing';
import { aNewcomer, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';

const PATH = '/api/auth/api-keys';
const MISSING = 2_147_483_646;

let garage: FakeProducer;
let identity: TestIdentity;
let newcomer: ReturnType<typeof aNewcomer>;
let id: number;
let token: string;

beforeAll(async () => {
  garage = await FakeProducer.start();
  identity = await TestIdentity.start({}, undefined, { garage: garage.url });
});
afterAll(async () => {
  await identity.close();
  await garage.close();
});
beforeEach(async () => {
  newcomer = aNewcomer();
  const { body } = await identity.register(newcomer);
  [id, token] = [body.user.id, body.token];
});

const list = async (of = token) => (await identity.call('GET', PATH, undefined, { token: of })).body;
const make = (body: object, of = token) => identity.call('POST', PATH, body, { token: of });
const aKey = async (changes: object = {}) => (await make({ name: 'Home Assistant', ...changes })).body;
const end = (which: number | string, of = token) =>
  identity.call('DELETE', `${PATH}/${which}`, undefined, { token: of });
const counts = (key: string) => eventually(async () => expect((await identity.me(key)).status).toBe(200));
const ended = (key: string) => eventually(async () => expect((await identity.me(key)).status).toBe(401));
const keyFacts = async () => {
  const facts = await identity.told();
  return facts.filter((fact) => fact.kind === 'api-key' && fact.ownerId === id);
};
let vehicles = 0;
const aVehicle = (ownerId = id) => {
  vehicles += 1;
  const body = { id: vehicles, make: 'Saab', model: '96', year: 1973, nickname: null };
  return { kind: 'vehicle', key: vehicles, ownerId, body };
};

describe('POST /api/auth/api-keys', () => {
  it('answers a key, once, by which a program reads what its owner would', async () => {
    const { status, body } = await make({ name: 'Home Assistant' });
    expect([status, body]).toEqual([
      201,
      {
        id: expect.any(Number),
        name: 'Home Assistant',
        prefix: body.key.slice(0, 11),
        access: 'read',
        vehicle_id: null,
        vehicle_name: null,
        created_at: expect.any(String),
        expires_at: null,
        last_used_at: null,
        uses: 0,
        key: expect.stringMatching(/^carnet_[0-9A-Za-z]{49}$/),
      },
    ]);
    await counts(body.key);
    expect((await identity.me(body.key)).body.id).toBe(id);
    const { key, ...listed } = body;
    expect(await list()).toEqual([listed]);
  });

  it('keeps the key nowhere: its hash and its beginning are enough', async () => {
    const { key } = await aKey();
    for (const name of await ownedTables((statement) => identity.database.rows(statement))) {
      const rows = await identity.database.dataSource.query(`select * from ${name} where owner_id = ${id}`);
      expect([name, JSON.stringify(rows).includes(key)]).toEqual([name, false]);
    }
    expect(JSON.stringify(await keyFacts())).not.toContain(key);
  });

  it('tells the services who it is of, what it may do and until when', async () => {
    const { id: key_id, created_at, expires_at } = await aKey({ access: 'write', expires_in_days: 30 });
    expect(Date.parse(expires_at) - Date.parse(created_at)).toBe(30 * 86_400_000);
    expect(await keyFacts()).toMatchObject([
      { key: String(key_id), deleted: false, body: { id: key_id, access: 'write', vehicle_id: null, expires_at } },
    ]);
  });

  it('tells the person by mail that there is one', async () => {
    const { id: key_id } = await aKey({ name: 'A <b>script</b>' });
    const [mail] = await identity.database.rows<{ key: string }>(
      sql`select key from mails where owner_id = ${id} and key = ${`api-key:${key_id}`}`,
    );
    expect(mail).toBeDefined();
  });

  it('is of one vehicle, which garage is asked for where its fact has not come yet, and ends with it', async () => {
    const vehicle = aVehicle();
    garage.withhold(vehicle);
    const made = await aKey({ vehicle_id: vehicle.key });
    expect(made).toMatchObject({ vehicle_id: vehicle.key, vehicle_name: '1973 Saab 96' });
    const other = await aKey();
    garage.publish({ kind: 'vehicle', key: vehicle.key, ownerId: id, version: 2, deleted: true });
    await eventually(async () => expect((await list()).map((one: { id: number }) => one.id)).toEqual([other.id]));
    await ended(made.key);
  });

  it("refuses another person's vehicle like one that is not there", async () => {
    const foreign = aVehicle(id + 1_000_000);
    garage.publish(foreign);
    const [one, other] = [
      await make({ name: 'x', vehicle_id: foreign.key }),
      await make({ name: 'x', vehicle_id: MISSING }),
    ];
    expect([one.status, one.body]).toEqual([400, other.body]);
    expect(one.body).toMatchObject({ errors: [{ field: 'vehicle_id', msg: 'Vehicle not found' }] });
    expect(await list()).toEqual([]);
  });

  it.each([
    [{}, 'name'],
    [{ name: '  ' }, 'name'],
    [{ name: 'x'.repeat(101) }, 'name'],
    [{ name: 'x', access: 'all' }, 'access'],
    [{ name: 'x', expires_in_days: 0 }, 'expires_in_days'],
    [{ name: 'x', expires_in_days: 3_651 }, 'expires_in_days'],
    [{ name: 'x', vehicle_id: 'all' }, 'vehicle_id'],
  ])('refuses %j', async (body, field) => {
    const answer = await make(body);
    expect(answer).toMatchObject({ status: 400, body: { errors: [{ field }] } });
  });

  it('makes fifty for one person, and no more', async () => {
    await identity.database.rows(sql`
      insert into api_keys (owner_id, name, prefix, hash, access)
      select ${id}, 'x', 'carnet_', ${String(id)} || n, 'read' from generate_series(1, 49) n`);
    const [last, tooMany] = [await make({ name: 'x' }), await make({ name: 'x' })];
    expect([last.status, tooMany.status]).toEqual([201, 422]);
    expect(tooMany.body.msg).toContain('at most 50 api keys');
  });
});

describe('DELETE /api/auth/api-keys/:id', () => {
  it('ends that one, and tells the services', async () => {
    const [one, other] = [await aKey(), await aKey()];
    await Promise.all([counts(one.key), counts(other.key)]);
    expect((await end(one.id)).status).toBe(204);
    await ended(one.key);
    await counts(other.key);
    expect(await list()).toMatchObject([{ id: other.id }]);
    expect((await keyFacts()).at(-1)).toMatchObject({ key: String(one.id), deleted: true, body: null });
  });

  it("answers 404 for another person's, for one that is gone and for one that never was", async () => {
    const { id: foreign, key } = await aKey();
    const another = (await identity.register(aNewcomer())).body.token;
    for (const which of [foreign, MISSING])
      expect(await end(which, another)).toMatchObject({ status: 404, body: { msg: 'API key not found' } });
    await counts(key);
    await end(foreign);
    expect((await end(foreign)).status).toBe(404);
    expect((await end('x')).status).toBe(400);
  });
});

describe('what keys do not open', () => {
  it('is the account: neither its keys, nor sessions, password, profile or cookie', async () => {
    const { key } = await aKey({ access: 'write' });
    await counts(key);
    for (const [method, path, body] of [
      ['GET', PATH],
      ['POST', PATH, { name: 'x' }],
      ['DELETE', `${PATH}/1`],
      ['GET', '/api/auth/sessions'],
      ['DELETE', '/api/auth/sessions'],
      ['DELETE', '/api/auth/sessions/current'],
      ['PUT', '/api/auth/me', { firstName: 'x' }],
      ['DELETE', '/api/auth/me', { password: PASSWORD }],
      ['PUT', '/api/auth/password', { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD }],
      ['POST', '/api/auth/media-session'],
    ] as const) {
      const answer = await identity.call(method, path, body, { token: key });
      expect([method, path, answer.status, answer.body.code]).toEqual([method, path, 403, 'sign_in.key_refused']);
    }
    expect(await list()).toHaveLength(1);
  });

  it('a key is made, seen and ended by nobody who has not signed in', async () => {
    for (const method of ['GET', 'POST'] as const) expect((await identity.call(method, PATH)).status).toBe(401);
    expect((await identity.call('DELETE', `${PATH}/1`)).status).toBe(401);
  });
});

it('a new password leaves keys as they are', async () => {
  const { key } = await aKey();
  await counts(key);
  await identity.changePassword(token, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });
  await ended(token);
  await counts(key);
});

it('a deleted account leaves no key', async () => {
  const { key } = await aKey();
  await counts(key);
  await identity.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token });
  await ended(key);
  const held = () => tablesHolding(identity.database, id);
  await eventually(async () => expect((await held()).filter((table) => table.startsWith('api_key'))).toEqual([]));
});

describe('what a key is used for', () => {
  const tell = (
    uses: unknown,
    headers: Record<string, string> = { 'x-internal-token': identity.config.internalToken },
  ) => identity.call('POST', '/internal/api-keys/uses', { uses }, { headers });

  it('shows in the list: when last, and how often of late, in all services together', async () => {
    const { id: key_id } = await aKey();
    const at = (time: string) => ({ id: key_id, uses: 3, last_used_at: `2026-05-01T${time}.000Z` });
    expect((await tell([at('08:00:00'), { id: MISSING, uses: 1, last_used_at: '2026-05-01T08:00:00Z' }])).status).toBe(
      200,
    );
    await tell([at('07:00:00')]);
    expect(await list()).toMatchObject([{ uses: 6, last_used_at: '2026-05-01T08:00:00.000Z' }]);
    await identity.database.rows(sql`update api_key_uses set day = current_date - 30 where key_id = ${key_id}`);
    expect(await list()).toMatchObject([{ uses: 0 }]);
  });

  it('is counted here as everywhere', async () => {
    const { id: key_id, key } = await aKey();
    await counts(key);
    await identity.app.get(ApiKeyUses).tell();
    expect(await list()).toMatchObject([{ id: key_id, uses: expect.any(Number), last_used_at: expect.any(String) }]);
    expect((await list())[0].uses).toBeGreaterThan(0);
  });

  it('is told by services alone', async () => {
    expect((await tell([], {})).status).toBe(404);
    expect((await tell([{ id: 1, uses: 'x', last_used_at: 'now' }])).status).toBe(400);
  });
});
