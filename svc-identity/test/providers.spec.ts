import { raw, sql } from '@carnet/pg';
import { eventually, OtherSession } from '@carnet/svc-testing';
import { aNewcomer, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';
import { TestMailServer } from './mail-server.js';
import { providersOf, TestProvider } from './own-provider.js';

let mails: TestMailServer;
let provider: TestProvider;
let identity: TestIdentity;
let number = 0;

beforeAll(async () => {
  mails = await TestMailServer.start();
  provider = await TestProvider.start('https://carnet.example/api/auth/providers/home/callback');
  identity = await TestIdentity.start({
    ...mails.env,
    OIDC_PROVIDERS: providersOf(provider),
    SIGN_IN_TRIES_PER_ADDRESS: '1000',
  });
});
afterAll(async () => {
  await identity.close();
  await provider.close();
  await mails.close();
});

/** A person whom the provider knows. */
const aPerson = (changes: Record<string, unknown> = {}) => {
  number += 1;
  const sub = `person-${number}`;
  return {
    ...{ sub, email: `${sub}@id.example`, email_verified: true, preferred_username: sub, given_name: 'Ada' },
    ...changes,
  };
};

interface Came {
  code: string;
  cookie: string;
  page: string;
}

const cookieOf = (headers: Record<string, unknown>): string => String(headers['set-cookie']).split(';')[0]!;

const OF_OUR_PAGE = { 'sec-fetch-site': 'same-origin' };

/** Begins a sign-in; returns the browser's cookie and the URL of the provider's redirect. */
async function go(person: Record<string, unknown>, purpose = 'sign-in'): Promise<{ cookie: string; back: URL }> {
  await provider.next(person);
  const { status, headers } = await identity.read(`/api/auth/providers/home/sign-in?for=${purpose}`, OF_OUR_PAGE);
  expect(status).toBe(302);
  return { cookie: cookieOf(headers), back: await provider.visit(headers.location!) };
}

async function comeBack(back: URL, cookie: string): Promise<string> {
  const { headers } = await identity.read(`${back.pathname}${back.search}`, { cookie });
  return headers.location!;
}

async function visit(person: Record<string, unknown>, purpose = 'sign-in'): Promise<Came> {
  const { cookie, back } = await go(person, purpose);
  const page = await comeBack(back, cookie);
  return { code: /#code=([\w-]{43})$/.exec(page)?.[1] ?? '', cookie, page };
}

const exchange = ({ code, cookie }: Came, more: object = {}) =>
  identity.call('POST', '/api/auth/providers/exchange', { code, ...more }, { headers: { cookie } });
const signIn = async (person: Record<string, unknown>) => exchange(await visit(person));
const mine = (token: string) => identity.call('GET', '/api/auth/me/providers', undefined, { token });
const link = ({ code, cookie }: Came, token: string, password?: string) =>
  identity.call('POST', '/api/auth/me/providers', { code, password }, { token, headers: { cookie } });
const unlink = (token: string) =>
  identity.call('DELETE', `/api/auth/me/providers?issuer=${encodeURIComponent(provider.issuer)}`, undefined, { token });
const isLongAgo = (owner: number) =>
  identity.database.rows(sql`
    update sessions set created_at = now() - interval '11 minutes', proven_at = proven_at - interval '11 minutes' where owner_id = ${owner}`);
const SIGN_IN_ANEW = { status: 403, body: { code: 'second_factor.sign_in_anew', step_up: { methods: [] } } };
const ENDED = { status: 400, body: { code: 'provider.ended' } };

describe('signing in by a provider', () => {
  it('is offered by name, without secrets', async () => {
    const { body } = await identity.call('GET', '/api/auth/providers');
    expect(body).toEqual({ registration: 'open', providers: [{ name: 'home', label: 'Home' }] });
  });

  it('asks with PKCE, a state and a nonce, for a sign-in of the last ten minutes, for this browser alone', async () => {
    const { headers } = await identity.read('/api/auth/providers/home/sign-in');
    const asked = new URL(headers.location!).searchParams;
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('max_age')).toBe('600');
    for (const name of ['state', 'nonce', 'code_challenge']) expect(asked.get(name)).toMatch(/^[\w-]{43}$/);
    expect(headers['set-cookie']).toMatch(
      /^carnet_provider=[\w-]+; Max-Age=600; Path=\/api\/auth; HttpOnly; SameSite=Lax$/,
    );
  });

  it.each([
    ['a link of another site', { 'sec-fetch-site': 'cross-site' }],
    ['a page of another port or name of this site', { 'sec-fetch-site': 'same-site' }],
    ['a mail', { 'sec-fetch-site': 'none' }],
    ['a link of another site, over plain HTTP', { referer: 'https://elsewhere.example/' }],
    ['a link of another site that seems to be ours', { referer: 'https://carnet.example.elsewhere.example/' }],
  ])('is not begun by %s: the person presses the button', async (_, said) => {
    for (const [purpose, page] of [
      ['sign-in', '/login'],
      ['link', '/profile?tab=password'],
    ] as const) {
      const { headers } = await identity.read(`/api/auth/providers/home/sign-in?for=${purpose}`, said);
      expect(headers).toMatchObject({ location: page });
      expect(headers['set-cookie']).toBeUndefined();
    }
  });

  it('is begun over plain HTTP by a page of ours', async () => {
    const ours = { referer: 'https://carnet.example/login' };
    const { headers } = await identity.read('/api/auth/providers/home/sign-in', ours);
    expect(headers.location).toContain(provider.issuer);
  });

  it('makes an account for somebody new, with a confirmed address and no password', async () => {
    const person = aPerson();
    const { status, body } = await signIn(person);
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { user: { username: person.sub, email: person.email, first_name: 'Ada', email_confirmed: true } },
    });
    expect((await identity.me(body.token)).status).toBe(200);
    expect((await mine(body.token)).body).toMatchObject({
      has_password: false,
      providers: [{ issuer: provider.issuer, name: 'home', label: 'Home', email: person.email }],
    });
  });

  it('signs in the same person the next time, whatever the provider says of the address then', async () => {
    const person = aPerson();
    const { body: first } = await signIn(person);
    const { status, body } = await signIn({ ...person, email: 'elsewhere@id.example' });
    expect([status, body.user.id, body.user.email]).toEqual([200, first.user.id, person.email]);
  });

  it('sends a link where the provider does not know the address to be theirs', async () => {
    const person = aPerson({ email_verified: false });
    const { body } = await signIn(person);
    expect(body.user.email_confirmed).toBe(false);
    await mails.confirmations(person.email);
  });

  it('finds another username where one is taken', async () => {
    const taken = aNewcomer();
    await identity.register(taken);
    const { body } = await signIn(aPerson({ preferred_username: taken.username.toUpperCase() }));
    expect(body.user.username).toBe(`${taken.username.toUpperCase()}2`);
  });

  it('asks for what the provider does not say', async () => {
    const came = await visit(aPerson({ email: undefined, preferred_username: undefined }));
    expect(await exchange(came)).toMatchObject({
      status: 400,
      body: { code: 'provider.more_is_needed', errors: [{ field: 'email' }, { field: 'username' }] },
    });
    const { username, email } = aNewcomer();
    expect(await exchange(came, { username, email })).toMatchObject({
      status: 200,
      body: { user: { username, email, email_confirmed: false } },
    });
  });

  it.each([true, false])('never links an account of before by its address (verified: %p)', async (email_verified) => {
    const newcomer = aNewcomer();
    await identity.register(newcomer);
    const answer = await signIn(aPerson({ email: newcomer.email.toUpperCase(), email_verified }));
    expect(answer).toMatchObject({ status: 409, body: { code: 'provider.account_exists' } });
  });

  it('says that somebody refused', async () => {
    const { page } = await visit({ refuses: true });
    expect(page).toBe('/provider#error=refused');
  });

  it('is of no provider that is not configured', async () => {
    expect((await identity.read('/api/auth/providers/other/sign-in')).status).toBe(404);
    expect((await identity.read('/api/auth/providers/__proto__/callback?code=x')).status).toBe(404);
  });
});

describe('a way back that is not one’s own', () => {
  it.each([
    ['without the cookie', async (cookie: string) => cookie.slice(0, 0)],
    ['with the cookie of another sign-in', async () => (await go(aPerson())).cookie],
    ['with a cookie that was made up', async () => 'carnet_provider=e30'],
  ])('signs nobody in %s', async (_, other) => {
    const { cookie, back } = await go(aPerson());
    expect(await comeBack(back, await other(cookie))).toMatch(/^\/provider#error=(ended|away)$/);
  });

  it('gives the code to the browser that began alone', async () => {
    const came = await visit(aPerson());
    expect(await exchange({ ...came, cookie: '' })).toMatchObject(ENDED);
    expect(await exchange({ ...came, cookie: (await go(aPerson())).cookie })).toMatchObject(ENDED);
    expect((await exchange(came)).status).toBe(200);
  });

  it('takes an answer of the provider once, and a code once', async () => {
    const { cookie, back } = await go(aPerson());
    expect(await comeBack(back, cookie)).toContain('#code=');
    expect(await comeBack(back, cookie)).toBe('/provider#error=away');
    const came = await visit(aPerson());
    const answers = await Promise.all([exchange(came), exchange(came), exchange(came)]);
    expect(answers.filter(({ status }) => status === 200)).toHaveLength(1);
    expect(await exchange(came)).toMatchObject(ENDED);
  });

  it('takes no code for longer than ten minutes', async () => {
    const came = await visit(aPerson());
    await identity.database.rows(sql`update provider_arrivals set expires_at = now()`);
    expect(await exchange(came)).toMatchObject(ENDED);
  });

  it.each(['', 'x', 7, null, '\u0000', 'A'.repeat(500)])('takes no code that was never given: %p', async (code) => {
    const { cookie } = await go(aPerson());
    expect((await exchange({ code: code as string, cookie, page: '' })).status).toBe(400);
  });
});

describe('linking an account of before', () => {
  let newcomer: ReturnType<typeof aNewcomer>;
  let token: string;
  let owner: number;
  beforeEach(async () => {
    newcomer = aNewcomer();
    const { body } = await identity.register(newcomer);
    token = body.token;
    owner = body.user.id;
  });

  it('takes the sign-in by the provider and the password of the account', async () => {
    const person = aPerson();
    const came = await visit(person, 'link');
    expect(came.page).toMatch(/^\/profile\?tab=password#code=/);
    expect((await link(came, token)).status).toBe(400);
    expect(await link(came, token, OTHER_PASSWORD)).toMatchObject({ status: 400, body: { code: 'password.wrong' } });
    expect((await link(came, token, PASSWORD)).status).toBe(204);
    expect((await signIn(person)).body.user.id).toBe(owner);
    expect((await identity.signIn(newcomer.email, PASSWORD)).status).toBe(200);
  });

  it('is taken along with the account, without what the provider calls the person', async () => {
    const person = aPerson();
    await signIn(aPerson());
    await link(await visit(person, 'link'), token, PASSWORD);
    const [{ issuer }] = (await mine(token)).body.providers;
    const { rows } = (await identity.exported('providers', owner)).body;
    expect(rows).toEqual([{ issuer, email: person.email, linked_at: expect.any(String) }]);
  });

  it('links nobody who is linked to another account', async () => {
    const person = aPerson();
    await signIn(person);
    expect(await link(await visit(person, 'link'), token, PASSWORD)).toMatchObject({
      status: 409,
      body: { code: 'provider.linked_already' },
    });
  });

  it('is told by mail, and so is its end', async () => {
    await link(await visit(aPerson(), 'link'), token, PASSWORD);
    const [linked] = await mails.expect(newcomer.email);
    expect(linked!.subject).toBe('A provider was linked to your account');
    expect(linked!.text).toContain('From now on, “Home” signs you in');
    await unlink(token);
    expect((await mails.expect(newcomer.email, 2))[1]!.subject).toBe('A provider was unlinked from your account');
  });

  it('is undone by a proof of the last ten minutes, and then signs in there no more', async () => {
    const person = aPerson({ email: newcomer.email });
    await link(await visit(person, 'link'), token, PASSWORD);
    await isLongAgo(owner);
    expect(await unlink(token)).toMatchObject({ status: 403, body: { step_up: { methods: ['password'] } } });
    await identity.call('POST', '/api/auth/second-factor/proof', { password: PASSWORD }, { token });
    expect((await unlink(token)).status).toBe(204);
    expect((await unlink(token)).status).toBe(404);
    expect((await signIn(person)).status).toBe(409);
  });
});

describe('what was unlinked or taken back meanwhile', () => {
  it('signs nobody in any more', async () => {
    const person = aPerson();
    const owner = (await signIn(person)).body.user.id;
    const came = await visit(person);
    const other = await OtherSession.begin(identity);
    await other.run(sql`select 1 from users where id = ${owner} for update`);
    const answer = exchange(came);
    await other.keepsWaiting(1);
    await other.run(sql`delete from provider_identities where owner_id = ${owner}`);
    await other.commit();
    expect(await answer).toMatchObject(ENDED);
  });

  it('links nothing by a password that it is no longer', async () => {
    const newcomer = aNewcomer();
    const { token, user } = (await identity.register(newcomer)).body;
    const came = await visit(aPerson(), 'link');
    const other = await OtherSession.begin(identity);
    await other.lockOwner(user.id);
    const answer = link(came, token, PASSWORD);
    await other.keepsWaiting(1);
    await other.run(sql`update users set password_hash = 'another' where id = ${user.id}`);
    await other.commit();
    expect(await answer).toMatchObject({ status: 400, body: { code: 'password.wrong' } });
  });
});

describe('somebody without a password', () => {
  let person: ReturnType<typeof aPerson>;
  let token: string;
  let owner: number;
  beforeEach(async () => {
    person = aPerson();
    const { body } = await signIn(person);
    token = body.token;
    owner = body.user.id;
  });

  it('keeps the last way in', async () => {
    expect(await unlink(token)).toMatchObject({ status: 409, body: { code: 'provider.last_way_in' } });
  });

  it('is not asked for one where a proof of the last ten minutes is wanted', async () => {
    await isLongAgo(owner);
    const refused = await identity.call('POST', '/api/auth/second-factor/totp', undefined, { token });
    expect(refused).toMatchObject({ status: 403, body: { step_up: { methods: [] } } });
  });

  it('proves nothing by a sign-in of which the provider does not say when it was, or that it was long ago', async () => {
    const secret = () => identity.call('POST', '/api/auth/second-factor/totp', undefined, { token });
    expect((await secret()).status).toBe(201);
    for (const said of [
      "claims - 'auth_time'",
      "claims || jsonb_build_object('auth_time', floor(extract(epoch from now())) - 660)",
    ]) {
      const came = await visit(person);
      await identity.database.rows(sql`update provider_arrivals set claims = ${raw(said)}`);
      token = (await exchange(came)).body.token;
      expect(await secret()).toMatchObject(SIGN_IN_ANEW);
    }
  });

  it('proves no longer by a provider whose clock is ahead', async () => {
    const came = await visit(person);
    await identity.database.rows(sql`update provider_arrivals set claims = claims || '{"auth_time": 9999999999}'`);
    token = (await exchange(came)).body.token;
    await isLongAgo(owner);
    expect(await identity.call('POST', '/api/auth/second-factor/totp', undefined, { token })).toMatchObject(
      SIGN_IN_ANEW,
    );
  });

  it('signs in by none', async () => {
    for (const password of ['', PASSWORD]) expect((await identity.signIn(person.email, password)).status).not.toBe(200);
  });

  it('sets one by a link, and may do without the provider then', async () => {
    await identity.call('POST', '/api/auth/forgot-password', { email: person.email });
    const [mail] = await mails.expect(person.email);
    const secret = /reset-password#token=([\w-]{43})$/m.exec(mail!.text!)![1]!;
    await identity.call('POST', '/api/auth/reset-password', { token: secret, newPassword: PASSWORD });
    const { body } = await identity.signIn(person.email, PASSWORD);
    expect((await mine(body.token)).body.has_password).toBe(true);
    expect((await unlink(body.token)).status).toBe(204);
  });

  it('deletes the account by a sign-in of the last ten minutes, and by none of before', async () => {
    const deletion = () => identity.call('DELETE', '/api/auth/me', {}, { token });
    await isLongAgo(owner);
    expect(await deletion()).toMatchObject(SIGN_IN_ANEW);
    token = (await signIn(person)).body.token;
    expect((await deletion()).status).toBe(204);
    await eventually(async () => expect((await identity.me(token)).status).toBe(401));
    expect(await identity.database.rows(sql`select 1 from provider_identities where owner_id = ${owner}`)).toEqual([]);
  });
});

it('whoever has a password needs it to delete the account', async () => {
  const { body } = await identity.register(aNewcomer());
  expect(await identity.call('DELETE', '/api/auth/me', {}, { token: body.token })).toMatchObject({
    status: 400,
    body: { errors: [{ field: 'password' }] },
  });
});

it('a provider that is away is said to be so, and keeps nobody from the password', async () => {
  const away = await TestIdentity.start({
    ...mails.env,
    OIDC_PROVIDERS: providersOf({ issuer: 'http://127.0.0.1:9' }),
  });
  try {
    const { status, headers } = await away.read('/api/auth/providers/home/sign-in');
    expect([status, headers.location]).toEqual([302, '/provider#error=away']);
    expect((await away.register(aNewcomer())).status).toBe(201);
  } finally {
    await away.close();
  }
});
