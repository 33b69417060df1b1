import { sql } from '@carnet/pg';
import { countStatements, eventually } from '@carnet/svc-testing';
import { Sessions } from '../src/sessions/sessions.service.js';
import { aNewcomer, type Answer, type Caller, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';

const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';

let identity: TestIdentity;
let newcomer: ReturnType<typeof aNewcomer>;
let token: string;
let id: number;

beforeAll(async () => (identity = await TestIdentity.start()));
afterAll(() => identity.close());
beforeEach(async () => {
  newcomer = aNewcomer();
  const { body } = await identity.register(newcomer, { headers: { 'user-agent': FIREFOX } });
  token = body.token;
  id = body.user.id;
});

const PATH = '/api/auth/sessions';
const elsewhere = async (caller?: Caller): Promise<string> =>
  (await identity.signIn(newcomer.email, PASSWORD, caller)).body.token;
const list = async (of = token) => (await identity.call('GET', PATH, undefined, { token: of })).body;
const end = (which: string | number, of = token): Promise<Answer> =>
  identity.call('DELETE', `${PATH}/${which}`, undefined, { token: of });
const claimsOf = (of: string) => JSON.parse(Buffer.from(of.split('.')[1]!, 'base64url').toString());
const ended = (of: string) => eventually(async () => expect((await identity.me(of)).status).toBe(401));
const goesOn = async (of: string) => expect((await identity.me(of)).status).toBe(200);
const idOf = async (of: string): Promise<number> =>
  (await list(of)).find((one: { current: boolean }) => one.current).id;
const sessionFacts = async () => {
  const facts = await identity.told();
  return facts.filter((fact) => fact.kind === 'session' && fact.ownerId === id);
};
/** A token as issued before sessions existed. */
const fromBefore = async (): Promise<string> => {
  const { TokenSigner } = await import('../src/keys/token-signer.js');
  return identity.app.get(TokenSigner).sign(id, { now: Date.now(), session: undefined as unknown as string });
};

describe('GET /api/auth/sessions', () => {
  it('lists where one is signed in, this one first and marked, with what each calls itself', async () => {
    const phone = await elsewhere({ headers: { 'user-agent': 'A phone' } });
    const { status, body, headers } = await identity.call('GET', PATH, undefined, { token });
    expect([status, headers['x-total-count']]).toEqual([200, '2']);
    expect(body).toEqual([
      {
        id: expect.any(Number),
        current: true,
        user_agent: FIREFOX,
        signed_in_by: 'password',
        created_at: expect.any(String),
        last_seen_at: expect.any(String),
        expires_at: expect.any(String),
      },
      expect.objectContaining({ current: false, user_agent: 'A phone' }),
    ]);
    expect((await list(phone)).map((one: { user_agent: string }) => one.user_agent)).toEqual(['A phone', FIREFOX]);
  });

  it('says when each ends by itself, which is when its token expires', async () => {
    const [{ expires_at }] = await list();
    expect(Math.abs(Date.parse(expires_at) / 1_000 - claimsOf(token).exp)).toBeLessThan(5);
  });

  it('keeps no more of what a browser calls itself than a true one needs, and no address', async () => {
    const caller = { address: '192.0.2.77', headers: { 'user-agent': 'x'.repeat(5_000) } };
    const [{ user_agent }] = await list(await elsewhere(caller));
    expect(user_agent).toBe('x'.repeat(300));
    expect(JSON.stringify(await identity.database.rows(sql`select * from sessions`))).not.toContain('192.0.2.77');
  });

  it("shows nobody else's, and no expired ones", async () => {
    await identity.register(aNewcomer());
    await elsewhere();
    await identity.database.rows(
      sql`update sessions set expires_at = now() - interval '1 second' where owner_id = ${id} and sid <> ${claimsOf(token).sid}`,
    );
    expect(await list()).toHaveLength(1);
    await identity.app.get(Sessions).forgetExpired();
    expect(await identity.database.rows(sql`select 1 from sessions where owner_id = ${id}`)).toHaveLength(1);
  });

  it('says when each was last seen, and notes that once in five minutes at most', async () => {
    const instance = await TestIdentity.start({}, identity);
    const { sid } = claimsOf(token);
    const seen = async () =>
      (
        await identity.database.rows<{ last_seen_at: Date }>(sql`select last_seen_at from sessions where sid = ${sid}`)
      )[0]!.last_seen_at;
    await identity.database.rows(sql`update sessions set last_seen_at = '2026-01-01' where sid = ${sid}`);
    const first = await countStatements(() => instance.me(token));
    expect(first.filter((text) => text.includes('update sessions'))).toHaveLength(1);
    expect((await seen()).getTime()).toBeGreaterThan(Date.parse('2026-01-01'));
    const second = await countStatements(() => instance.me(token));
    expect(second.filter((text) => text.includes('sessions'))).toEqual([]);
    await instance.close();
  });
});

describe('DELETE /api/auth/sessions/:id', () => {
  it('ends that one, and tells the services', async () => {
    const [phone, tablet] = [await elsewhere(), await elsewhere()];
    expect((await end(await idOf(phone))).status).toBe(204);
    await ended(phone);
    await goesOn(token);
    await goesOn(tablet);
    expect(await list()).toHaveLength(2);
    expect(await sessionFacts()).toMatchObject([{ key: claimsOf(phone).sid, deleted: true, body: null }]);
  });

  it('ends the cookie for files with it, which names the same session', async () => {
    const phone = await elsewhere();
    const answer = await identity.call('POST', '/api/auth/media-session', undefined, { token: phone });
    const media = /carnet_media=([^;]+)/.exec(answer.headers['set-cookie']!)![1]!;
    expect(claimsOf(media).sid).toBe(claimsOf(phone).sid);
  });

  it("answers 404 for another person's, for one that is gone and for one that never was, and ends nothing", async () => {
    const other = (await identity.register(aNewcomer())).body.token;
    const gone = await idOf(await elsewhere());
    await end(gone);
    for (const which of [await idOf(other), gone, 2_147_483_646])
      expect(await end(which)).toMatchObject({
        status: 404,
        body: { msg: 'Session not found', code: 'session.not_found' },
      });
    await goesOn(other);
    expect((await end('x')).status).toBe(400);
  });

  it('lets one of two at once end it', async () => {
    const which = await idOf(await elsewhere());
    const answers = await Promise.all([end(which), end(which)]);
    expect(answers.map(({ status }) => status).sort()).toEqual([204, 404]);
  });

  it('needs a sign-in', async () => {
    for (const path of [PATH, `${PATH}/1`, `${PATH}/current`])
      expect((await identity.call('DELETE', path)).status).toBe(401);
    expect((await identity.call('GET', PATH)).status).toBe(401);
  });
});

describe('DELETE /api/auth/sessions', () => {
  it('ends all others, and no one else’s', async () => {
    const [phone, tablet] = [await elsewhere(), await elsewhere()];
    const other = (await identity.register(aNewcomer())).body.token;
    expect((await identity.call('DELETE', PATH, undefined, { token })).status).toBe(204);
    await Promise.all([ended(phone), ended(tablet)]);
    await goesOn(token);
    await goesOn(other);
    expect(await list()).toMatchObject([{ current: true }]);
  });

  it('ends tokens from before there were sessions as well, unless one of them asks', async () => {
    const [before, phone] = [await fromBefore(), await elsewhere()];
    expect((await identity.call('DELETE', PATH, undefined, { token: before })).status).toBe(204);
    await Promise.all([ended(token), ended(phone)]);
    await goesOn(before);
    token = await elsewhere();
    await identity.call('DELETE', PATH, undefined, { token });
    await ended(before);
    await goesOn(token);
  });
});

describe('DELETE /api/auth/sessions/current', () => {
  it('signs out, here alone', async () => {
    const phone = await elsewhere();
    expect((await end('current')).status).toBe(204);
    await ended(token);
    await goesOn(phone);
    expect(await list(phone)).toHaveLength(1);
  });

  it('ends a session that came back from no backup', async () => {
    await identity.database.rows(sql`delete from sessions where owner_id = ${id}`);
    await goesOn(token);
    expect((await end('current')).status).toBe(204);
    await ended(token);
  });

  it('leaves the other tokens from before there were sessions alone', async () => {
    const [before, another] = [await fromBefore(), await fromBefore()];
    expect((await end('current', before)).status).toBe(204);
    expect(await sessionFacts()).toEqual([]);
    await goesOn(another);
  });
});

it('a new password ends every session but this one, which goes on as a new one', async () => {
  const phone = await elsewhere();
  const { body } = await identity.changePassword(token, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });
  await Promise.all([ended(token), ended(phone)]);
  expect(await list(body.token)).toMatchObject([{ current: true }]);
});

it('a token from before there were sessions still works, and is not listed', async () => {
  const before = await fromBefore();
  await goesOn(before);
  expect((await list(before)).map((one: { current: boolean }) => one.current)).toEqual([false]);
});

it('a sign-in that a new password overtook leaves no session', async () => {
  const signIns = Array.from({ length: 4 }, () => identity.signIn(newcomer.email, PASSWORD));
  const [{ body }] = await Promise.all([
    identity.changePassword(token, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD }),
    ...signIns,
  ]);
  expect(await list(body.token)).toMatchObject([{ current: true }]);
});

it('a deleted account leaves no session', async () => {
  await elsewhere();
  await identity.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token });
  expect(await identity.database.rows(sql`select 1 from sessions where owner_id = ${id}`)).toEqual([]);
});
