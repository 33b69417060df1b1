import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';
import { withClient } from '@carnet/embedded-pg';
import {
  type Account,
  type Call,
  call as callAt,
  callPatiently as callPatientlyAt,
  register as registerAt,
} from '../src/api.js';
import { databaseOf, FaultStack, KEEPERS, LISTS, SERVICES, type Service } from '../src/fault-stack.js';
import { signedInAs } from '../src/person.js';
import { until } from '../src/until.js';
import { forgedTokens, madeAlike, type SigningKey } from '../src/walk/tokens.js';

// Security properties that are only visible inside the stack. Each service runs as a separate process, like in production.

const TRIES = 20;
const stack = new FaultStack({ env: { LOG_LEVEL: 'debug', SIGN_IN_TRIES_PER_ADDRESS: String(TRIES) } });
const call = (request: Call) => callAt({ ...request, address: stack.address });
const callPatiently = (request: Call) => callPatientlyAt({ ...request, address: stack.address });
const register = () => registerAt(stack.address);

test.describe.configure({ mode: 'serial' });

test.beforeAll(async () => {
  await stack.start();
});

test.afterAll(async () => {
  await stack.stop();
  stack.remove();
});

for (const service of SERVICES) {
  test(`the database role of svc-${service} reaches its own database and nothing else`, async () => {
    const role = `carnet_${service}`;
    const ask = (database: string, sql: string) =>
      withClient(stack.ownDatabaseOf(service, database), async (client) => (await client.query<object>(sql)).rows);
    const own = `carnet_${databaseOf(service)}`;
    expect(await ask(own, 'select current_user as who')).toEqual([{ who: role }]);
    const [rights] = await ask(own, 'select * from pg_roles where rolname = current_user');
    expect(rights).toMatchObject({ rolsuper: false, rolcreatedb: false, rolcreaterole: false, rolreplication: false });
    expect(await ask(own, 'select from pg_auth_members where member = current_user::regrole')).toEqual([]);
    const mine = [own, role];
    const others = SERVICES.map((one) => `carnet_${one}`).filter((one) => !mine.includes(one));
    for (const database of [...others, 'postgres', 'template1'])
      await expect(ask(database, 'select 1'), database).rejects.toThrow('permission denied for database');
  });
}

test('no private key is anywhere but in svc-identity’s table of keys @thorough', async () => {
  const found: string[] = [];
  for (const service of KEEPERS)
    for (const { table } of await tablesOf(service))
      for (const { text } of await stack.rows<{ text: string }>(service, `select t::text as text from ${table} t`))
        if (text.includes('PRIVATE KEY')) found.push(`${service}.${table}`);
  expect(new Set(found)).toEqual(new Set(['identity.signing_keys']));
});

for (const service of SERVICES) {
  test(`svc-${service} takes no token but a whole one, even signed with the stack’s own key`, async () => {
    const { token } = await register();
    const [key] = await stack.rows<SigningKey>('identity', 'select kid, private_key, public_jwk from signing_keys');
    if (!key) throw new Error('svc-identity has no key');
    const answerTo = (one: string) => call({ path: LISTS[service], token: one });
    expect((await answerTo(madeAlike(token, key))).status, 'the attack would work').toBe(200);
    for (const [what, forged] of Object.entries(forgedTokens(token, key))) {
      const answer = await answerTo(forged);
      const refused = { msg: 'Authentication required', code: 'sign_in.required' };
      expect([answer.status, answer.json()], what).toEqual([401, refused]);
    }
  });
}

test('a new password ends the earlier tokens in every service, and no other', async () => {
  const { email, password, token } = await register();
  const [elsewhere, stranger] = [await signIn(email, password), await register()];
  const body = { currentPassword: password, newPassword: 'Alpina-1985-B7!' };
  const changed = await call({ method: 'PUT', path: '/api/auth/password', token, body });
  const next = changed.json<{ token: string }>().token;
  for (const service of SERVICES) {
    const status = async (one: string) => (await call({ path: LISTS[service], token: one })).status;
    for (const ended of [token, elsewhere])
      await until(`svc-${service} has ended it`, async () => (await status(ended)) === 401);
    expect([await status(next), await status(stranger.token)], service).toEqual([200, 200]);
  }
});

test('a session that is ended ends in every service, and no other does', async () => {
  const { email, password, token } = await register();
  const elsewhere = await signIn(email, password);
  const sessions = await call({ path: '/api/auth/sessions', token });
  const other = sessions.json<{ id: number; current: boolean }[]>().find(({ current }) => !current);
  const statusIn = async (service: Service, one: string) => (await call({ path: LISTS[service], token: one })).status;
  for (const service of SERVICES) expect(await statusIn(service, elsewhere), service).toBe(200);
  expect((await call({ method: 'DELETE', path: `/api/auth/sessions/${other?.id}`, token })).status).toBe(204);
  for (const service of SERVICES) {
    await until(`svc-${service} has ended it`, async () => (await statusIn(service, elsewhere)) === 401);
    expect(await statusIn(service, token), service).toBe(200);
  }
});

test('a deleted account was counted and confirmed, and leaves nothing in any service @thorough', async ({
  browser,
}) => {
  const person = await register();
  const word = await keepOneOfEach(person);
  for (const service of ['garage', 'service', 'records'] as const)
    expect(await tablesHolding(service, person.id), service).not.toEqual([]);
  for (const service of ['garage', 'identity'] as const)
    await until(`effects of svc-${service} know it`, async () => (await headsWith(service, word)) > 0);
  const page = await browser.newPage({ baseURL: stack.address });
  await signedInAs(page.context(), person);
  await page.goto('/profile');
  await page.getByRole('button', { name: 'Delete Account' }).click();
  const impact = page.getByRole('status').filter({ hasText: 'This goes with it' });
  for (const count of ['1 collections', '1 vehicles', '1 service events', '1 issues', '1 track days'])
    await expect(impact).toContainText(count);
  await page.getByLabel(/^Your password/).fill('not it');
  await page.getByRole('button', { name: 'Delete Everything' }).click();
  await expect(page.getByRole('alert')).toHaveText('Password is incorrect');
  await page.getByLabel(/^Your password/).fill(person.password);
  await page.getByRole('button', { name: 'Delete Everything' }).click();
  await expect(page).toHaveURL('/');
  await page.context().close();

  for (const service of SERVICES) {
    const holding = () => tablesHolding(service, person.id);
    await until(`svc-${service} keeps nothing`, async () => (await holding()).length === 0);
    await until(`svc-${service} keeps nothing for its effects`, async () => (await headsWith(service, word)) === 0);
    const status = async () => (await call({ path: LISTS[service], token: person.token })).status;
    await until(`svc-${service} has ended the token`, async () => (await status()) === 401);
  }
  expect(await stack.rows('identity', `select 1 from users where id = ${person.id}`)).toEqual([]);
});

test('tries at sign-in are counted by address, whatever the client says of its own', async () => {
  const liar = async (nth: number) => {
    const lie = `203.0.113.${nth}`;
    const headers = { 'x-forwarded-for': lie, 'x-real-ip': lie, forwarded: `for=${lie}`, 'cf-connecting-ip': lie };
    const body = { email: `nobody-${nth}@example.org`, password: 'wrong' };
    return (await call({ method: 'POST', path: '/api/auth/login', headers, body })).status;
  };
  const statuses: number[] = [];
  for (let nth = 1; nth <= TRIES + 2; nth += 1) statuses.push(await liar(nth));
  expect(statuses.slice(-2)).toEqual([429, 429]);
  expect(new Set(statuses)).toEqual(new Set([401, 429]));
});

test('nothing that people wrote, signed in with or were given is in any log', async () => {
  const person = await register();
  const secrets = [person.email, person.password, person.token, ...(await writeEverywhere(person))];
  const { headers } = await call({ path: '/api/vehicles/2147480000?search=whispered-search', token: person.token });
  const requestId = headers.get('x-request-id') ?? '';
  secrets.push('whispered-search');
  await callAt({ path: '/api/issues', token: 'whispered-token', address: stack.address });
  secrets.push('whispered-token');
  const [postgres] = await stack.rows<{ data_directory: string }>('identity', 'show data_directory');
  await stack.stop();

  const logs = logsIn(stack.stateDir);
  logs.set('pg.log', readFileSync(`${postgres?.data_directory}.log`, 'utf8'));
  for (const name of [...SERVICES.map((service) => `svc-${service}.log`), 'access.log', 'start.log'])
    expect(
      [...logs.keys()].filter((file) => file.endsWith(name)),
      `there is a ${name}`,
    ).not.toEqual([]);
  for (const [file, text] of logs)
    for (const secret of secrets) expect(text.includes(secret), `${secret} in ${file}`).toBe(false);

  const linesOf = (end: string) => linesIn([...logs].find(([file]) => file.endsWith(end))?.[1] ?? '');
  expect(linesOf('access.log').filter(({ request_id }) => request_id === requestId)).toHaveLength(1);
  expect(linesOf('svc-garage.log').filter((line) => line.requestId === requestId)).toHaveLength(1);
  // If nothing had failed, the logs would not be a good test.
  expect(linesOf('svc-identity.log').filter(({ status, err }) => status === 500 && err)).not.toEqual([]);
  expect(logs.get('pg.log')).toContain('unforeseen');
});

/** Sends requests that succeed, are refused and fail, with texts that no log may contain. Returns these texts. */
async function writeEverywhere({ token, email, username, password }: Account): Promise<string[]> {
  const word = 'whispered-body';
  const made = await call({ method: 'POST', path: '/api/collections', token, body: { name: word } });
  expect(made.status).toBe(201);
  const refused = { username: `${username}-2`, email, password };
  expect((await call({ method: 'POST', path: '/api/auth/register', body: refused })).status, 'taken').toBe(409);
  const wrong = await call({ method: 'POST', path: '/api/auth/login', body: { email, password: word } });
  expect([401, 429]).toContain(wrong.status);
  expect((await call({ method: 'POST', path: '/api/vehicles', token, body: { make: word } })).status).toBe(400);

  // A constraint that the service does not know, to cause an unexpected error.
  await stack.rows('identity', `alter table users add constraint unforeseen check (username not like 'unlucky%')`);
  const unlucky = { username: 'unlucky-one', email: 'unlucky-one@example.org', password: 'Copper~Kettle 88' };
  expect((await call({ method: 'POST', path: '/api/auth/register', body: unlucky })).status).toBe(500);
  await stack.rows('identity', 'alter table users drop constraint unforeseen');
  return [word, 'Copper~Kettle 88', unlucky.email, unlucky.username];
}

/** Creates one record in each domain, linked as usual. Returns a word that is in all of them. */
async function keepOneOfEach({ token, id }: Account): Promise<string> {
  const word = `whispered-${id}`;
  const make = async (path: string, body: object): Promise<number> => {
    const answer = await callPatiently({ method: 'POST', path, token, body });
    expect([path, answer.status, answer.text]).toEqual([path, 201, answer.text]);
    return answer.json<{ id: number }>().id;
  };
  const collection_id = await make('/api/collections', { name: 'Barn' });
  const car = { collection_id, type: 'Car', make: 'Lancia', model: 'Fulvia', year: 1971, nickname: word };
  const vehicle_id = await make('/api/vehicles', car);
  const part = await make('/api/parts', { vehicle_id, name: `Strut bar ${word}`, type: 'OEM' });
  const event = {
    vehicle_id,
    name: `Fitting ${word}`,
    type: 'Repair',
    date_performed: '2024-05-01',
    parts: [{ id: part }],
  };
  await make('/api/modifications', { vehicle_id, name: `Coils ${word}`, category: 'Performance', part_ids: [part] });
  await make('/api/track-days', { vehicle_id, track_name: `Varano ${word}`, event_date: '2024-06-01' });
  await make('/api/issues', {
    vehicle_id,
    title: `Flexes ${word}`,
    service_event_ids: [await make('/api/service/events', event)],
  });
  return word;
}

/** Number of snapshots with the word that effects store, for any owner. */
async function headsWith(service: Service, word: string): Promise<number> {
  return (await stack.rows(service, `select 1 from handler_heads where body::text like '%${word}%'`)).length;
}

/** Tables of a service that contain data of an owner, except for marks of the deletion. */
async function tablesHolding(service: Service, owner: number): Promise<string[]> {
  const owned = await stack.rows<{ name: string }>(
    service,
    `select quote_ident(table_name) as name from information_schema.columns join information_schema.tables using (table_schema, table_name)
     where table_schema = 'public' and column_name = 'owner_id' and table_type = 'BASE TABLE'`,
  );
  const gone = `exists (select 1 from facts gone where gone.kind = held.kind and gone.key = held.key and gone.deleted)`;
  const holding: string[] = [];
  for (const { name } of owned) {
    const which = `owner_id = ${owner}${name === 'facts' ? ` and not ${gone}` : ''}`;
    if ((await stack.rows(service, `select 1 from ${name} held where ${which} limit 1`)).length > 0) holding.push(name);
  }
  return holding;
}

async function signIn(email: string, password: string): Promise<string> {
  const answer = await call({ method: 'POST', path: '/api/auth/login', body: { email, password } });
  return answer.json<{ token: string }>().token;
}

const tablesOf = (service: Service) =>
  stack.rows<{ table: string }>(
    service,
    `select quote_ident(tablename) as table from pg_tables where schemaname = 'public'`,
  );

/** Every log of the stack by file, without PostgreSQL's data files. */
function logsIn(folder: string): Map<string, string> {
  const files = readdirSync(folder, { recursive: true, encoding: 'utf8' });
  const names = files.filter((name) => /\.log(\.old)?$/.test(name) && !name.startsWith('pg/'));
  return new Map(names.map((name) => [name, readFileSync(join(folder, name), 'utf8')]));
}

const linesIn = (text: string): Record<string, unknown>[] =>
  text
    .split('\n')
    .filter((line) => line.startsWith('{'))
    .map((line) => JSON.parse(line) as Record<string, unknown>);
