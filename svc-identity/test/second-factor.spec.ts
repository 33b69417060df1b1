import { raw, sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import { TOTP, URI } from 'otpauth';
import { aNewcomer, type Answer, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';
import { TestMailServer } from './mail-server.js';

const PATH = '/api/auth/second-factor';
const STEP = 30_000;
const WRONG = { code: 'second_factor.wrong' };

let server: TestMailServer;
let identity: TestIdentity;
let newcomer: ReturnType<typeof aNewcomer>;
let token: string;
let owner: number;

beforeAll(async () => {
  server = await TestMailServer.start();
  identity = await TestIdentity.start({ ...server.env, SIGN_IN_TRIES_PER_ADDRESS: '10000' });
});
afterAll(async () => {
  await identity.close();
  await server.close();
});
beforeEach(async () => {
  newcomer = aNewcomer();
  const { body } = await identity.register(newcomer);
  token = body.token;
  owner = body.user.id;
});

const post = (path: string, body?: unknown, of: string | null = token) =>
  identity.call('POST', `${PATH}${path}`, body, { token: of ?? undefined });
const remove = (path: string, of = token) => identity.call('DELETE', `${PATH}${path}`, undefined, { token: of });
const state = async (of = token) => (await identity.call('GET', PATH, undefined, { token: of })).body;
const signIn = (password = PASSWORD) => identity.signIn(newcomer.email, password);
const second = (body: unknown) => post('/sign-in', body, null);
const challengeOf = ({ body }: Answer): string => body.second_factor.challenge;
const aChallenge = async () => challengeOf(await signIn());

/** Enables an app; returns it with the recovery codes. */
async function anApp(of = token): Promise<{ app: TOTP; codes: string[] }> {
  const { body } = await post('/totp', undefined, of);
  const app = URI.parse(body.uri) as TOTP;
  const confirmed = await post('/totp/confirm', { code: app.generate() }, of);
  expect(confirmed.status).toBe(200);
  return { app, codes: confirmed.body.recovery_codes };
}

/** An unused code: of the next time step, as if the last code was long ago. */
async function aCode(app: TOTP): Promise<string> {
  await identity.database.rows(sql`update authenticator_apps set last_step = 0 where owner_id = ${owner}`);
  return app.generate();
}

/** Makes all sessions of this person older than the lifetime of a proof. */
const later = () =>
  identity.database.rows(
    sql`update sessions set created_at = created_at - interval '11 minutes', proven_at = proven_at - interval '11 minutes' where owner_id = ${owner}`,
  );

describe('without a second factor', () => {
  it('a sign-in answers as ever, and nothing is asked for', async () => {
    const { status, body } = await signIn();
    expect({ status, keys: Object.keys(body) }).toEqual({ status: 200, keys: ['token', 'user'] });
    expect(await state()).toEqual({ passkeys: 0, totp: false, recovery_codes: 0 });
  });

  it('a password alone changes the password and deletes the account, however long ago the sign-in was @thorough', async () => {
    await later();
    const changed = await identity.changePassword(token, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });
    expect(changed.status).toBe(200);
    await later();
    const gone = await identity.call(
      'DELETE',
      '/api/auth/me',
      { password: OTHER_PASSWORD },
      { token: changed.body.token },
    );
    expect(gone.status).toBe(204);
  });
});

describe('an authenticator app', () => {
  it('counts once a code of it has come, and not before', async () => {
    const { body, status } = await post('/totp');
    expect(status).toBe(201);
    expect((await signIn()).status).toBe(200);
    expect(await state()).toEqual({ passkeys: 0, totp: false, recovery_codes: 0 });
    const app = URI.parse(body.uri) as TOTP;
    expect(app.secret.base32).toBe(body.secret);
    const wrong = await post('/totp/confirm', { code: '000000' === app.generate() ? '000001' : '000000' });
    expect(wrong).toMatchObject({ status: 400, body: { ...WRONG, errors: [{ field: 'code' }] } });
    const { body: confirmed } = await post('/totp/confirm', { code: app.generate() });
    expect(confirmed.recovery_codes).toHaveLength(10);
    expect(await state()).toEqual({ passkeys: 0, totp: true, recovery_codes: 10 });
    expect((await signIn()).status).toBe(401);
  });

  it('is told by mail, when it comes and when it goes', async () => {
    await anApp();
    expect((await server.expect(newcomer.email, 1))[0]!.subject).toBe('An authenticator app was added');
    expect((await remove('/totp')).status).toBe(204);
    expect((await server.expect(newcomer.email, 2))[1]!.subject).toBe('Your authenticator app was removed');
  });

  it('takes its recovery codes along, and the password is enough again', async () => {
    await anApp();
    await remove('/totp');
    expect(await state()).toEqual({ passkeys: 0, totp: false, recovery_codes: 0 });
    expect((await signIn()).status).toBe(200);
    expect((await remove('/totp')).status).toBe(404);
  });

  it('is taken along once it is turned on, without its secret and recovery codes', async () => {
    const taken = async () => (await identity.exported('second-factors', owner)).body.rows;
    await post('/totp');
    expect(await taken()).toEqual([]);
    const { app, codes } = await anApp();
    const [factor] = await taken();
    expect(factor).toEqual({
      method: 'totp',
      created_at: expect.any(String),
      confirmed_at: expect.any(String),
      recovery_codes: codes.length,
    });
    expect(JSON.stringify(factor)).not.toContain(app.secret.base32);
  });

  it('is one of each person, and its secret is told once', async () => {
    const { app } = await anApp();
    expect(await post('/totp')).toMatchObject({ status: 409, body: { code: 'second_factor.app_there_already' } });
    expect(await post('/totp/confirm', { code: await aCode(app) })).toMatchObject({
      status: 409,
      body: { code: 'second_factor.no_app_to_confirm' },
    });
    expect(JSON.stringify([await state(), (await identity.me(token)).body])).not.toContain(app.secret.base32);
  });

  it('that was offered and not confirmed is followed by a newer one', async () => {
    const older = URI.parse((await post('/totp')).body.uri) as TOTP;
    const newer = URI.parse((await post('/totp')).body.uri) as TOTP;
    expect((await post('/totp/confirm', { code: older.generate() })).status).toBe(400);
    expect((await post('/totp/confirm', { code: newer.generate() })).status).toBe(200);
  });

  it('needs a sign-in', async () => {
    for (const path of ['/totp', '/totp/confirm', '/recovery-codes', '/proof'])
      expect((await post(path, { code: '123456' }, null)).status).toBe(401);
    expect((await identity.call('GET', PATH)).status).toBe(401);
    expect((await identity.call('DELETE', `${PATH}/totp`)).status).toBe(401);
  });
});

describe('a sign-in with a second factor', () => {
  it('answers 401 with a challenge, whose token is none', async () => {
    await anApp();
    const { status, body } = await signIn();
    expect({ status, body }).toEqual({
      status: 401,
      body: {
        msg: 'Now enter the code of your second factor',
        code: 'second_factor.required',
        second_factor: { challenge: expect.stringMatching(/^[\w-]{43}$/), methods: ['totp', 'recovery_code'] },
      },
    });
    for (const [method, path] of [
      ['GET', '/api/auth/me'],
      ['GET', PATH],
      ['DELETE', `${PATH}/totp`],
      ['POST', `${PATH}/proof`],
    ] as const)
      expect(
        (await identity.call(method, path, undefined, { token: challengeOf({ status, body, headers: {} }) })).status,
      ).toBe(401);
    expect(await identity.database.rows(sql`select 1 from sessions where owner_id = ${owner}`)).toHaveLength(1);
  });

  it('says nothing of the second factor to a wrong password', async () => {
    await anApp();
    expect(await signIn('wrong')).toMatchObject({ status: 401, body: { code: 'account.invalid_credentials' } });
  });

  it('is ended by a code, and answers what a sign-in answers', async () => {
    const { app } = await anApp();
    const { status, body } = await second({ challenge: await aChallenge(), code: await aCode(app) });
    expect(status).toBe(200);
    expect((await identity.me(body.token)).body).toEqual(body.user);
  });

  it('takes each code once, also of two at the same moment', async () => {
    const { app } = await anApp();
    const [one, two, three] = [await aChallenge(), await aChallenge(), await aChallenge()];
    const code = await aCode(app);
    const answers = await Promise.all([one, two].map((challenge) => second({ challenge, code })));
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 401]);
    expect(await second({ challenge: three, code })).toMatchObject({ status: 401, body: WRONG });
  });

  it('takes no code that turned the app on, none of before one that was used, and one of the next step', async () => {
    const { body } = await post('/totp');
    const app = URI.parse(body.uri) as TOTP;
    const now = Date.now();
    const code = app.generate({ timestamp: now });
    await post('/totp/confirm', { code });
    const challenge = await aChallenge();
    expect(await second({ challenge, code })).toMatchObject({ status: 401, body: WRONG });
    expect(await second({ challenge, code: app.generate({ timestamp: now - STEP }) })).toMatchObject({
      status: 401,
      body: WRONG,
    });
    expect((await second({ challenge, code: app.generate({ timestamp: now + STEP }) })).status).toBe(200);
  });

  it('takes each challenge once, and leaves it after a wrong code', async () => {
    const { app } = await anApp();
    const challenge = await aChallenge();
    expect((await second({ challenge, code: 'wrong' })).status).toBe(401);
    expect((await second({ challenge, code: await aCode(app) })).status).toBe(200);
    expect(await second({ challenge, code: await aCode(app) })).toMatchObject({
      status: 401,
      body: { code: 'second_factor.challenge_ended' },
    });
  });

  it('takes no challenge for longer than five minutes, of before another password, or that never was one @thorough', async () => {
    const { app } = await anApp();
    const ended = { status: 401, body: { code: 'second_factor.challenge_ended' } };
    const challenge = await aChallenge();
    const [waiting] = await identity.database.rows<{ minutes: number }>(
      sql`select extract(epoch from expires_at - asked_at)::int / 60 as minutes from second_sign_ins where owner_id = ${owner}`,
    );
    expect(waiting!.minutes).toBe(5);
    await identity.database.rows(sql`update second_sign_ins set expires_at = now() where owner_id = ${owner}`);
    expect(await second({ challenge, code: await aCode(app) })).toMatchObject(ended);
    const other = await aChallenge();
    await identity.changePassword(token, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });
    expect(await second({ challenge: other, code: await aCode(app) })).toMatchObject(ended);
    expect(await second({ challenge: 'A'.repeat(43), code: await aCode(app) })).toMatchObject(ended);
  });

  it('takes no code of somebody else', async () => {
    await anApp();
    const other = await identity.register(aNewcomer());
    const { app, codes } = await anApp(other.body.token);
    const challenge = await aChallenge();
    const code = app.generate({ timestamp: Date.now() + STEP });
    expect(await second({ challenge, code })).toMatchObject({ status: 401, body: WRONG });
    expect(await second({ challenge, recoveryCode: codes[0] })).toMatchObject({ status: 401, body: WRONG });
  });

  it.each([
    {},
    { code: '' },
    { code: 7 },
    { code: null },
    { code: { $gt: '' } },
    { code: 'A'.repeat(100) },
    { password: PASSWORD },
  ])('is not ended by %j', async (body) => {
    await anApp();
    expect([400, 401]).toContain((await second({ challenge: await aChallenge(), ...body })).status);
  });

  it('is asked for after a forgotten password was set anew as well', async () => {
    const { app } = await anApp();
    await identity.call('POST', '/api/auth/forgot-password', { email: newcomer.email });
    const mails = await server.expect(newcomer.email, 2);
    const secret = /#token=(\S+)/.exec(mails.map(({ text }) => text).join('\n'))![1];
    await identity.call('POST', '/api/auth/reset-password', { token: secret, newPassword: OTHER_PASSWORD });
    const asked = await signIn(OTHER_PASSWORD);
    expect(asked).toMatchObject({ status: 401, body: { code: 'second_factor.required' } });
    expect((await second({ challenge: challengeOf(asked), code: await aCode(app) })).status).toBe(200);
  });
});

describe('tries', () => {
  const wrong = async () => (await second({ challenge: await aChallenge(), code: '12345' })).status;

  it('of codes are limited by account, and the right password does not forget them @thorough', async () => {
    const { app } = await anApp();
    for (let times = 0; times < 10; times += 1) expect(await wrong()).toBe(401);
    const refused = await second({ challenge: await aChallenge(), code: await aCode(app) });
    expect(refused.status).toBe(429);
    expect(Number(refused.headers['retry-after'])).toBeGreaterThan(3_500);
    expect((await post('/proof', { code: await aCode(app) })).status).toBe(429);
  });

  it('are not used up by whoever is merely signed in', async () => {
    for (let times = 0; times < 11; times += 1)
      expect(await post('/totp/confirm', { code: '12345' })).toMatchObject({ status: 409 });
    await anApp();
  });

  it('begin anew after a right one @thorough', async () => {
    const { app } = await anApp();
    for (let round = 0; round < 2; round += 1) {
      for (let times = 0; times < 9; times += 1) expect(await wrong()).toBe(401);
      expect((await second({ challenge: await aChallenge(), code: await aCode(app) })).status).toBe(200);
    }
  });
});

describe('recovery codes', () => {
  it('sign in, each once, which is told by mail', async () => {
    const { codes } = await anApp();
    const recoveryCode = codes[3]!.toLowerCase().replaceAll('-', ' ');
    expect((await second({ challenge: await aChallenge(), recoveryCode })).status).toBe(200);
    expect(await second({ challenge: await aChallenge(), recoveryCode })).toMatchObject({ status: 401, body: WRONG });
    const mails = await server.expect(newcomer.email, 2);
    const told = mails.find(({ subject }) => subject === 'A recovery code was used');
    expect(told!.text).toContain('9 codes are left.');
    expect(await state()).toEqual({ passkeys: 0, totp: true, recovery_codes: 9 });
  });

  it('are made anew, and those of before have ended', async () => {
    const { codes } = await anApp();
    const { status, body } = await post('/recovery-codes');
    expect(status).toBe(201);
    expect(body.recovery_codes).toHaveLength(10);
    const challenge = await aChallenge();
    expect((await second({ challenge, recoveryCode: codes[0] })).status).toBe(401);
    expect((await second({ challenge, recoveryCode: body.recovery_codes[0] })).status).toBe(200);
    const mails = await server.expect(newcomer.email, 3);
    expect(mails.map(({ subject }) => subject)).toContain('You have new recovery codes');
  });

  it('are for whoever has a second factor', async () => {
    expect(await post('/recovery-codes')).toMatchObject({ status: 409, body: { code: 'second_factor.no_factor' } });
  });

  it('are in no table in the clear', async () => {
    const { codes } = await anApp();
    await eventually(async () => {
      const kept = await Promise.all([
        identity.database.rows(sql`select * from mails`),
        identity.database.rows(
          sql`select owner_id, encode(salt, 'escape') as a, encode(code_hash, 'escape') as b from recovery_codes`,
        ),
        identity.database.rows(sql`select * from facts`),
      ]);
      for (const code of codes) expect(JSON.stringify(kept)).not.toContain(code);
    });
  });
});

describe('what ends or takes over an account', () => {
  const STEP_UP = {
    status: 403,
    body: { code: 'second_factor.step_up_required', step_up: { methods: ['totp', 'recovery_code'] } },
  };
  const deed = {
    'a new password': (of: string) =>
      identity.changePassword(of, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD }),
    'another address': (of: string) => identity.update(of, { email: `other-${newcomer.email}` }),
    'the end of the account': (of: string) =>
      identity.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token: of }),
    'an API key': (of: string) => identity.call('POST', '/api/auth/api-keys', { name: 'A script' }, { token: of }),
    'the end of the app': (of: string) => remove('/totp', of),
    'new recovery codes': (of: string) => post('/recovery-codes', undefined, of),
  };

  it.each(Object.keys(deed) as (keyof typeof deed)[])('wants a proof of the last ten minutes: %s', async (name) => {
    const { app } = await anApp();
    await later();
    expect(await deed[name](token)).toMatchObject(STEP_UP);
    expect((await post('/proof', { code: await aCode(app) })).status).toBe(204);
    expect((await deed[name](token)).status).toBeLessThan(300);
  });

  it('takes a proof for ten minutes and in its own session alone', async () => {
    const { app } = await anApp();
    const elsewhere = (await second({ challenge: await aChallenge(), code: await aCode(app) })).body.token;
    await later();
    await post('/proof', { code: await aCode(app) });
    expect(await remove('/totp', elsewhere)).toMatchObject(STEP_UP);
    await later();
    expect(await remove('/totp')).toMatchObject(STEP_UP);
  });

  it('takes no password for a second factor, and no wrong code', async () => {
    const { app } = await anApp();
    await later();
    expect(await post('/proof', { password: PASSWORD })).toMatchObject(STEP_UP);
    expect(await post('/proof', { code: '12345' })).toMatchObject({ status: 400, body: WRONG });
    expect(await post('/proof', {})).toMatchObject({ status: 400, body: { code: 'second_factor.nothing_proven' } });
    expect(await remove('/totp')).toMatchObject(STEP_UP);
    const code = await aCode(app);
    expect((await post('/proof', { code })).status).toBe(204);
    expect(await post('/proof', { code })).toMatchObject({ status: 400, body: WRONG });
  });

  it('takes a recovery code', async () => {
    const { codes } = await anApp();
    await later();
    expect((await post('/proof', { recoveryCode: codes[0] })).status).toBe(204);
    expect((await remove('/totp')).status).toBe(204);
  });

  it.each(['another address', 'an API key'] as const)(
    'wants the password of whoever has no second factor, once in ten minutes: %s',
    async (name) => {
      await later();
      expect(await deed[name](token)).toMatchObject({
        status: 403,
        body: { code: 'second_factor.step_up_required', step_up: { methods: ['password'] } },
      });
      expect((await post('/proof', { password: PASSWORD })).status).toBe(204);
      expect((await deed[name](token)).status).toBeLessThan(300);
    },
  );

  it('asks nothing of whoever writes the same address, or another name', async () => {
    await later();
    expect((await identity.update(token, { email: newcomer.email, firstName: 'Grace' })).status).toBe(200);
  });

  it('takes the password of whoever has no second factor', async () => {
    await later();
    const asked = await post('/totp');
    expect(asked).toMatchObject({ status: 403, body: { step_up: { methods: ['password'] } } });
    expect(await post('/proof', { password: 'wrong' })).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'password' }] },
    });
    expect((await post('/proof', { password: PASSWORD })).status).toBe(204);
    expect((await post('/totp')).status).toBe(201);
  });

  it('is not open to a session that ended, or to a token from before there were sessions', async () => {
    await later();
    await identity.database.rows(sql`delete from sessions where owner_id = ${owner}`);
    expect(await post('/proof', { password: PASSWORD })).toMatchObject({
      status: 403,
      body: { step_up: { methods: [] }, code: 'second_factor.sign_in_anew' },
    });
  });

  it('asks no password of whoever has none: only signing in anew is a proof', async () => {
    await identity.database.rows(sql`update users set has_password = false where id = ${owner}`);
    await later();
    expect(await post('/totp')).toMatchObject({ status: 403, body: { step_up: { methods: [] } } });
  });

  it('leaves a profile without another address alone', async () => {
    await anApp();
    await later();
    expect((await identity.update(token, { firstName: 'Grace', email: newcomer.email })).status).toBe(200);
  });
});

it('second factors go with the account', async () => {
  await anApp();
  await aChallenge();
  expect((await identity.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token })).status).toBe(204);
  for (const table of ['authenticator_apps', 'recovery_codes', 'second_sign_ins'])
    expect(await identity.database.rows(sql`select 1 from ${raw(table)} where owner_id = ${owner}`)).toEqual([]);
});
