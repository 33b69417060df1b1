import { raw, sql } from '@carnet/pg';
import { eventually, SoftwarePasskey } from '@carnet/svc-testing';
import { aNewcomer, type Answer, PASSWORD, TestIdentity } from './identity.js';
import { TestMailServer } from './mail-server.js';

const PATH = '/api/auth/passkeys';
const FACTOR = '/api/auth/second-factor';
const CARNET = 'https://carnet.example';
const WRONG = { code: 'passkey.wrong' };
const ENDED = { status: 400, body: { code: 'passkey.ended' } };
const MISSING = 2_147_483_646;

let server: TestMailServer;
let identity: TestIdentity;
let newcomer: ReturnType<typeof aNewcomer>;
let token: string;
let owner: number;

beforeAll(async () => {
  server = await TestMailServer.start();
  identity = await TestIdentity.start({ ...server.env, PUBLIC_URL: CARNET, SIGN_IN_TRIES_PER_ADDRESS: '10000' });
});
afterAll(async () => {
  await identity.close();
  await server.close();
});
beforeEach(async () => {
  newcomer = aNewcomer();
  const { body } = await identity.register(newcomer);
  [token, owner] = [body.token, body.user.id];
});

const post = (path: string, body?: unknown, of: string | null = token) =>
  identity.call('POST', path, body, { token: of ?? undefined });
const list = async (of = token) => (await identity.call('GET', PATH, undefined, { token: of })).body;
const rename = (id: number, name: string, of = token) => identity.call('PUT', `${PATH}/${id}`, { name }, { token: of });
const remove = (id: number, of = token) => identity.call('DELETE', `${PATH}/${id}`, undefined, { token: of });
const aDevice = (origin = CARNET) => new SoftwarePasskey(origin);
const offered = async (of = token) => (await post(`${PATH}/options`, undefined, of)).body.options;
const asked = async (): Promise<{ visit: string; options: object }> =>
  (await post(`${PATH}/sign-in/options`, undefined, null)).body;
const signIn = (body: unknown) => post(`${PATH}/sign-in`, body, null);
const enter = async (device: SoftwarePasskey, changes?: Parameters<SoftwarePasskey['answer']>[1]) => {
  const { visit, options } = await asked();
  return signIn({ visit, passkey: device.answer(options, changes) });
};

interface Added {
  device: SoftwarePasskey;
  id: number;
  codes: string[] | null;
}

async function aPasskey(of = token, name = 'A phone'): Promise<Added> {
  const device = aDevice();
  const { status, body } = await post(PATH, { name, passkey: device.make(await offered(of)) }, of);
  expect(status).toBe(201);
  return { device, id: body.passkey.id, codes: body.recovery_codes };
}

/** Makes all sessions of this person older than the lifetime of a proof. */
const later = () =>
  identity.database.rows(
    sql`update sessions set created_at = created_at - interval '11 minutes', proven_at = proven_at - interval '11 minutes' where owner_id = ${owner}`,
  );

describe('a new passkey', () => {
  it('is asked for by name, for this site alone, from a device that makes sure of the person', async () => {
    expect(await offered()).toMatchObject({
      rp: { id: 'carnet.example', name: 'Carnet' },
      user: { name: newcomer.email, displayName: newcomer.username },
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
      excludeCredentials: [],
    });
  });

  it('is listed, told by mail, and comes with recovery codes where it is the first second factor', async () => {
    const { id, codes } = await aPasskey();
    expect(codes).toHaveLength(10);
    expect(await list()).toEqual([{ id, name: 'A phone', created_at: expect.any(String), last_used_at: null }]);
    const [mail] = await server.expect(newcomer.email);
    expect(mail!.subject).toBe('A passkey was added');
    expect(mail!.text).toContain('the passkey “A phone” signs you in');
    expect((await aPasskey(token, 'A key')).codes).toBeNull();
    expect((await identity.call('GET', FACTOR, undefined, { token })).body).toEqual({
      passkeys: 2,
      totp: false,
      recovery_codes: 10,
    });
  });

  it('calls the person by the same random name on every device, and asks none twice', async () => {
    const first = await offered();
    expect(Buffer.from(first.user.id, 'base64url')).toHaveLength(32);
    const device = aDevice();
    await post(PATH, { name: 'x', passkey: device.make(first) });
    const second = await offered();
    expect(second.user.id).toBe(first.user.id);
    expect(second.excludeCredentials).toHaveLength(1);
    expect(await post(PATH, { name: 'x', passkey: device.make(second) })).toMatchObject({
      status: 409,
      body: { code: 'passkey.there_already' },
    });
  });

  it.each([
    ['for another origin', { origin: 'https://evil.example' }],
    ['for another site', { rpId: 'evil.example' }],
    ['without making sure of the person', { verified: false }],
    ['by what is an answer to something else', { type: 'webauthn.get' }],
  ])('is not taken that was made %s', async (_, changes) => {
    const answer = await post(PATH, { name: 'x', passkey: aDevice().make(await offered(), changes) });
    expect(answer).toMatchObject({ status: 400, body: { code: 'passkey.not_made' } });
    expect(await list()).toEqual([]);
  });

  it('is taken once, in the session that it was offered to, for ten minutes', async () => {
    const passkey = aDevice().make(await offered());
    const other = await identity.register(aNewcomer());
    expect(await post(PATH, { name: 'x', passkey }, other.body.token)).toMatchObject(ENDED);
    const elsewhere = (await identity.signIn(newcomer.email, PASSWORD)).body.token;
    expect(await post(PATH, { name: 'x', passkey }, elsewhere)).toMatchObject(ENDED);
    expect((await post(PATH, { name: 'x', passkey })).status).toBe(201);
    expect(await post(PATH, { name: 'x', passkey })).toMatchObject(ENDED);
    const late = aDevice().make(await offered());
    await identity.database.rows(sql`update passkey_challenges set expires_at = now()`);
    expect(await post(PATH, { name: 'x', passkey: late })).toMatchObject(ENDED);
  });

  it('may be asked for without end: the newest count, and the rest goes', async () => {
    await identity.database.rows(sql`
      insert into passkey_challenges (challenge, owner_id, bound_to, expires_at)
      select decode(md5(n::text || ${owner}::text), 'hex'), ${owner}, '\\x00', now() + interval '1 minute' from generate_series(1, 200) n`);
    const options = await offered();
    const kept = await identity.database.rows(sql`select 1 from passkey_challenges where owner_id = ${owner}`);
    expect(kept.length).toBe(50);
    expect((await post(PATH, { name: 'x', passkey: aDevice().make(options) })).status).toBe(201);
  });

  it('wants a proof of the last ten minutes, and so does its end', async () => {
    const passkey = aDevice().make(await offered());
    const { id } = await aPasskey();
    await later();
    const refused = { status: 403, body: { step_up: { methods: ['passkey', 'recovery_code'] } } };
    for (const answer of [await post(`${PATH}/options`), await post(PATH, { name: 'x', passkey }), await remove(id)])
      expect(answer).toMatchObject(refused);
  });

  it.each([
    {},
    { name: 'x' },
    { name: 'x', passkey: null },
    { name: 'x', passkey: 'x' },
    { name: 'x', passkey: { credential: 'x', clientData: 'x', attestation: 'x' } },
    { name: 'x', passkey: { credential: '\u0000', clientData: 7, attestation: {} } },
  ])('is none: %j', async (body) => {
    expect((await post(PATH, body)).status).toBe(400);
  });

  it('is one of twenty at most', async () => {
    await identity.database.rows(sql`
      insert into passkeys (owner_id, name, credential, public_key, counter, transports, user_handle)
      select ${owner}, 'x', decode(md5(${String(owner)} || n), 'hex'), '', 0, '{}', '' from generate_series(1, 20) n`);
    const answer = await post(PATH, { name: 'x', passkey: aDevice().make(await offered()) });
    expect(answer.status).toBe(422);
  });
});

describe('signing in by a passkey alone', () => {
  it('asks the same of everybody, and answers what a sign-in answers', async () => {
    const { device, id } = await aPasskey();
    const { options } = await asked();
    expect(options).toMatchObject({ rpId: 'carnet.example', userVerification: 'required' });
    expect(options).not.toMatchObject({ allowCredentials: [expect.anything()] });
    const { status, body } = await enter(device);
    expect({ status, id: body.user.id }).toEqual({ status: 200, id: owner });
    expect((await identity.me(body.token)).body).toEqual(body.user);
    expect(await list()).toEqual([expect.objectContaining({ id, last_used_at: expect.any(String) })]);
  });

  it('is a proof, and the session says so', async () => {
    const { device, id } = await aPasskey();
    await later();
    const { body } = await enter(device);
    const sessions = (await identity.call('GET', '/api/auth/sessions', undefined, { token: body.token })).body;
    expect(sessions.map((one: { signed_in_by: string }) => one.signed_in_by)).toEqual(['passkey', 'password']);
    expect((await remove(id, body.token)).status).toBe(204);
  });

  it('takes an answer once, also of two at the same moment, and for this visit alone', async () => {
    const { device } = await aPasskey();
    const { visit, options } = await asked();
    const passkey = device.answer(options);
    expect(await signIn({ visit: (await asked()).visit, passkey })).toMatchObject(ENDED);
    const answers = await Promise.all([signIn({ visit, passkey }), signIn({ visit, passkey })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    expect(await signIn({ visit, passkey })).toMatchObject(ENDED);
  });

  it('waits for ten minutes, and no longer', async () => {
    const { device } = await aPasskey();
    const { visit, options } = await asked();
    await identity.database.rows(sql`update passkey_challenges set expires_at = now()`);
    expect(await signIn({ visit, passkey: device.answer(options) })).toMatchObject(ENDED);
    await asked();
    expect(await identity.database.rows(sql`select 1 from passkey_challenges where expires_at <= now()`)).toEqual([]);
  });

  it.each([
    ['of another origin', { origin: 'http://carnet.example' }],
    ['of another site', { rpId: 'evil.example' }],
    ['by a device that has not made sure of the person', { verified: false }],
    ['to what was not asked', { type: 'webauthn.create' }],
  ])('takes no answer %s', async (_, changes) => {
    const { device } = await aPasskey();
    expect(await enter(device, changes)).toMatchObject({ status: 401, body: WRONG });
  });

  it('answers alike for a passkey of nobody, a wrong signature and another person', async () => {
    const { device } = await aPasskey();
    const stranger = aDevice();
    stranger.make(await offered());
    const broken = async (changes: object) => {
      const { visit, options } = await asked();
      return signIn({ visit, passkey: { ...device.answer(options), ...changes } });
    };
    const other = (await asked()).options;
    const answers: Answer[] = [
      await enter(stranger),
      await broken({ signature: stranger.answer(other).signature }),
      await broken({ signature: 'AA' }),
      await broken({ authenticatorData: 'AA' }),
      await broken({ userHandle: 'AAAA' }),
      await broken({ credential: stranger.answer(other).credential }),
    ];
    for (const { status, body } of answers) expect({ status, body }).toEqual({ status: 401, body: answers[0]!.body });
    expect(answers[0]!.body).toMatchObject(WRONG);
  });

  it('takes no answer of a device that was copied: its count has been used', async () => {
    const { device } = await aPasskey();
    expect((await enter(device)).status).toBe(200);
    device.counter -= 1;
    expect(await enter(device)).toMatchObject({ status: 401, body: WRONG });
    expect((await enter(device)).status).toBe(200);
  });

  it('takes devices that do not count', async () => {
    const { device } = await aPasskey();
    for (let times = 0; times < 2; times += 1) {
      device.counter = -1;
      expect((await enter(device)).status).toBe(200);
    }
  });

  it.each([{}, { visit: 'x' }, { visit: 'x', passkey: {} }, { visit: 7, passkey: [] }, { passkey: null, visit: null }])(
    'is none: %j',
    async (body) => expect((await signIn(body)).status).toBe(400),
  );

  it('is limited by address, apart from passwords', async () => {
    const limited = await TestIdentity.start({ SIGN_IN_TRIES_PER_ADDRESS: '3' }, identity);
    const address = '203.0.113.9';
    try {
      const ask = () => limited.call('POST', `${PATH}/sign-in/options`, undefined, { address });
      for (let times = 0; times < 3; times += 1) expect((await ask()).status).toBe(200);
      expect((await ask()).status).toBe(429);
      expect((await limited.signIn(newcomer.email, PASSWORD, { address })).status).toBe(200);
    } finally {
      await limited.close();
    }
  });
});

describe('a passkey beside the password', () => {
  const challengeOf = async (): Promise<string> => {
    const { status, body } = await identity.signIn(newcomer.email, PASSWORD);
    expect({ status, methods: body.second_factor.methods }).toEqual({
      status: 401,
      methods: ['passkey', 'recovery_code'],
    });
    return body.second_factor.challenge;
  };
  const second = (body: unknown) => post(`${FACTOR}/sign-in`, body, null);
  const askedSecond = async (challenge: string) =>
    (await post(`${FACTOR}/sign-in/options`, { challenge }, null)).body.options;

  it('ends the sign-in of its person', async () => {
    const { device } = await aPasskey();
    const challenge = await challengeOf();
    const options = await askedSecond(challenge);
    expect(options.allowCredentials).toHaveLength(1);
    const { status, body } = await second({ challenge, passkey: device.answer(options) });
    expect({ status, id: body.user.id }).toEqual({ status: 200, id: owner });
    const sessions = (await identity.call('GET', '/api/auth/sessions', undefined, { token: body.token })).body;
    expect(sessions[0].signed_in_by).toBe('second_factor');
  });

  it('is not one of somebody else, nor an answer to another question', async () => {
    const { device } = await aPasskey();
    const other = await identity.register(aNewcomer());
    const stranger = await aPasskey(other.body.token);
    const challenge = await challengeOf();
    const options = await askedSecond(challenge);
    expect(await second({ challenge, passkey: stranger.device.answer(options) })).toMatchObject({
      status: 401,
      body: WRONG,
    });
    const visit = await asked();
    expect(await second({ challenge, passkey: device.answer(visit.options) })).toMatchObject(ENDED);
    const another = await challengeOf();
    expect(await second({ challenge: another, passkey: device.answer(options) })).toMatchObject(ENDED);
    expect((await second({ challenge, passkey: device.answer(options) })).status).toBe(200);
  });

  it('is asked for by nobody whose password was not right', async () => {
    expect(await post(`${FACTOR}/sign-in/options`, { challenge: 'A'.repeat(43) }, null)).toMatchObject({
      status: 401,
      body: { code: 'second_factor.challenge_ended' },
    });
  });

  it('is replaced by a recovery code where it is lost', async () => {
    const { codes } = await aPasskey();
    expect((await second({ challenge: await challengeOf(), recoveryCode: codes![0] })).status).toBe(200);
  });

  it('proves in a session that it is the person, and keeps the session where it is wrong', async () => {
    const { device, id } = await aPasskey();
    const other = await identity.register(aNewcomer());
    const stranger = await aPasskey(other.body.token);
    await later();
    const options = async () => (await post(`${FACTOR}/proof/options`)).body.options;
    expect(await post(`${FACTOR}/proof`, { passkey: stranger.device.answer(await options()) })).toMatchObject({
      status: 400,
      body: { ...WRONG, errors: [{ field: 'passkey' }] },
    });
    expect(await post(`${FACTOR}/proof`, { password: PASSWORD })).toMatchObject({ status: 403 });
    expect((await post(`${FACTOR}/proof`, { passkey: device.answer(await options()) })).status).toBe(204);
    expect((await remove(id)).status).toBe(204);
  });
});

describe('a passkey', () => {
  it('is given another name', async () => {
    const { id } = await aPasskey();
    expect(await rename(id, 'The blue key')).toMatchObject({ status: 200, body: { id, name: 'The blue key' } });
    expect(await list()).toMatchObject([{ name: 'The blue key' }]);
    expect((await rename(id, ' ')).status).toBe(400);
  });

  it('that is removed signs in no more, is told by mail, and takes the last recovery codes along', async () => {
    const { device, id } = await aPasskey();
    expect((await remove(id)).status).toBe(204);
    expect(await enter(device)).toMatchObject({ status: 401, body: WRONG });
    const mails = await server.expect(newcomer.email, 2);
    expect(mails.map(({ subject }) => subject).sort()).toEqual(['A passkey was added', 'A passkey was removed']);
    expect(await identity.database.rows(sql`select 1 from recovery_codes where owner_id = ${owner}`)).toEqual([]);
    expect((await identity.signIn(newcomer.email, PASSWORD)).status).toBe(200);
    expect(await remove(id)).toMatchObject({ status: 404, body: { code: 'passkey.not_found' } });
  });

  it('of somebody else is not there', async () => {
    const { id } = await aPasskey();
    const other = await identity.register(aNewcomer());
    const answersFor = async (which: number) => [
      await rename(which, 'Mine now', other.body.token),
      await remove(which, other.body.token),
    ];
    const [foreign, missing] = [await answersFor(id), await answersFor(MISSING)];
    expect(foreign.map(({ status, body }) => [status, body])).toEqual(
      missing.map(({ status, body }) => [status, body]),
    );
    expect(foreign.map(({ status }) => status)).toEqual([404, 404]);
    expect(await list()).toMatchObject([{ id, name: 'A phone' }]);
    expect(await list(other.body.token)).toEqual([]);
  });

  it('that is the last way into an account stays', async () => {
    const { id } = await aPasskey();
    await identity.database.rows(sql`update users set has_password = false where id = ${owner}`);
    expect(await remove(id)).toMatchObject({ status: 409, body: { code: 'provider.last_way_in' } });
    expect(await list()).toHaveLength(1);
    const second = await aPasskey(token, 'A key');
    expect((await remove(second.id)).status).toBe(204);
  });

  it('is closed to API keys', async () => {
    const { key } = (await post('/api/auth/api-keys', { name: 'x', access: 'write' })).body;
    await eventually(async () => expect((await identity.me(key)).status).toBe(200));
    for (const answer of [
      await post(`${PATH}/options`, undefined, key),
      await post(`${FACTOR}/proof/options`, undefined, key),
    ])
      expect(answer).toMatchObject({ status: 403, body: { code: 'sign_in.key_refused' } });
  });

  it('is taken along without what opens the account', async () => {
    const { id } = await aPasskey();
    const { rows } = (await identity.exported('passkeys', owner)).body;
    expect(rows).toEqual([{ id, name: 'A phone', created_at: expect.any(String), last_used_at: null }]);
  });

  it('goes with the account', async () => {
    await aPasskey();
    await offered();
    expect((await identity.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token })).status).toBe(204);
    for (const table of ['passkeys', 'passkey_challenges'])
      expect(await identity.database.rows(sql`select 1 from ${raw(table)} where owner_id = ${owner}`)).toEqual([]);
  });
});
