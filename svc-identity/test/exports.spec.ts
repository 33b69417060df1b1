import { sql } from '@carnet/pg';
import { EXPORTED_LISTS } from '../src/exported-lists.js';
import { aNewcomer, PASSWORD, TestIdentity } from './identity.js';

let identity: TestIdentity;
let newcomer: ReturnType<typeof aNewcomer>;
let id: number;
let token: string;

beforeAll(async () => (identity = await TestIdentity.start()));
afterAll(() => identity?.close());
beforeEach(async () => {
  newcomer = aNewcomer();
  const { body } = await identity.register(newcomer, { headers: { 'user-agent': 'A laptop' } });
  [id, token] = [body.user.id, body.token];
});

const page = async (list: string, of = id) => (await identity.exported(list, of)).body;
const aKey = async (body: object) => (await identity.call('POST', '/api/auth/api-keys', body, { token })).body;
/** Parses times, because PostgreSQL and Node format them differently. */
const instants = (row: Record<string, unknown>) =>
  Object.fromEntries(
    Object.entries(row).map(([name, value]) => [
      name,
      /_at$/.test(name) && typeof value === 'string' ? Date.parse(value) : value,
    ]),
  );

it('tells the account as the API answers it', async () => {
  expect((await page('account')).rows).toMatchObject([(await identity.me(token)).body]);
});

it('tells where one is signed in, and not what tokens call that', async () => {
  const phone = (await identity.signIn(newcomer.email, PASSWORD, { headers: { 'user-agent': 'A phone' } })).body.token;
  const { rows, total } = await page('sessions');
  const { body: listed } = await identity.call('GET', '/api/auth/sessions', undefined, { token: phone });
  expect([total, rows.map(instants)]).toEqual([
    2,
    listed.map(({ current: _, ...session }: { current: boolean }) => instants(session)).reverse(),
  ]);
  await identity.database.rows(
    sql`update sessions set expires_at = now() - interval '1 second' where owner_id = ${id} and user_agent = 'A phone'`,
  );
  expect((await page('sessions')).rows).toMatchObject([{ user_agent: 'A laptop' }]);
});

it('tells API keys as the API answers them, also those that have expired, and never their hashes', async () => {
  const made = [await aKey({ name: 'A script', expires_in_days: 1 }), await aKey({ name: 'A phone', access: 'write' })];
  await identity.database.rows(
    sql`update api_keys set expires_at = now() - interval '1 second', last_used_at = now() where id = ${made[0].id}`,
  );
  const { body: listed } = await identity.call('GET', '/api/auth/api-keys', undefined, { token });
  const { rows } = await page('api-keys');
  expect(rows.map(instants)).toEqual(listed.map(instants).reverse());
  const hashes = await identity.database.rows<{ hash: string }>(sql`select hash from api_keys where owner_id = ${id}`);
  for (const secret of [...hashes.map(({ hash }) => hash), ...made.map(({ key }) => key)])
    expect(JSON.stringify(rows)).not.toContain(secret);
});

it("tells nothing of another person's", async () => {
  await aKey({ name: 'A script' });
  const nobody = id + 1_000_000;
  for (const { name } of EXPORTED_LISTS) expect(await page(name, nobody)).toEqual({ total: 0, next: null, rows: [] });
});

it('says what each row is, by its contract', async () => {
  await aKey({ name: 'A script' });
  const headers = { 'x-internal-token': identity.config.internalToken };
  const { body: lists } = await identity.call('GET', '/internal/exports', undefined, { headers });
  expect(lists.map(({ name }: { name: string }) => name)).toEqual(EXPORTED_LISTS.map(({ name }) => name));
  for (const name of ['account', 'sessions', 'api-keys']) {
    const { schema } = lists.find((list: { name: string }) => list.name === name);
    const { rows } = await page(name);
    expect([name, Object.keys(rows[0]).sort()]).toEqual([name, Object.keys(schema.properties).sort()]);
  }
});
