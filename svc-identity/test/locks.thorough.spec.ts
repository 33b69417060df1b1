import { hashOfApiKey } from '@carnet/nest-kit';
import { sql } from '@carnet/pg';
import { eventually, OtherSession, SoftwarePasskey } from '@carnet/svc-testing';
import { ApiKeys } from '../src/api-keys/api-keys.service.js';
import { aNewcomer, PASSWORD, TestIdentity } from './identity.js';

const CARNET = 'https://carnet.example';

let identity: TestIdentity;
let newcomer: ReturnType<typeof aNewcomer>;
let token: string;
let owner: number;

beforeAll(async () => {
  identity = await TestIdentity.start({
    PUBLIC_URL: CARNET,
    SIGN_IN_TRIES_PER_ADDRESS: '1000',
  });
  await identity.withoutConfirmations();
});
afterAll(() => identity.close());
beforeEach(async () => {
  newcomer = aNewcomer();
  const { body } = await identity.register(newcomer);
  [token, owner] = [body.token, body.user.id];
});

const post = async (path: string, body?: unknown, of: string | undefined = token) => {
  const answer = await identity.call('POST', path, body, { token: of });
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body]);
  return answer.body;
};

/** Locks the person as a deletion of the account does, and proves that `work` waits for it before it locks any of their rows. */
async function expectPersonFirst(work: () => Promise<unknown>): Promise<void> {
  const leaving = await OtherSession.begin(identity);
  let done: Promise<unknown> = Promise.resolve();
  try {
    await leaving.run(sql`select 1 from users where id = ${owner} for update`);
    done = work();
    await leaving.keepsWaiting(1);
    await leaving.lockAllOf(owner);
  } finally {
    await leaving.close();
    await done;
  }
}

const aKey = () => post('/api/auth/api-keys', { name: 'A script' });
const aPasskey = async () => {
  const device = new SoftwarePasskey(CARNET);
  const { options } = await post('/api/auth/passkeys/options');
  await post('/api/auth/passkeys', { name: 'A phone', passkey: device.make(options) });
  return device;
};
const forgotten = async () => {
  await post('/api/auth/forgot-password', { email: newcomer.email }, undefined);
  await eventually(async () =>
    expect(await identity.database.rows(sql`select 1 from forgotten_passwords`)).toHaveLength(0),
  );
};

describe('a person is locked before what is theirs, as a deletion of the account does', () => {
  it('by signing in with a password', () =>
    expectPersonFirst(() => post('/api/auth/login', { email: newcomer.email, password: PASSWORD }, undefined)));

  it('by signing in with a passkey', async () => {
    const device = await aPasskey();
    const { visit, options } = await post('/api/auth/passkeys/sign-in/options', undefined, undefined);
    const passkey = device.answer(options);
    await expectPersonFirst(() => post('/api/auth/passkeys/sign-in', { visit, passkey }, undefined));
  });

  it('by what sends links for forgotten passwords', async () => {
    await forgotten();
    await expectPersonFirst(forgotten);
  });

  it('by what counts the uses of keys', async () => {
    const { id } = await aKey();
    const uses = [{ id, uses: 1, last_used_at: new Date().toISOString() }];
    await identity.app.get(ApiKeys).addUses({ uses });
    await expectPersonFirst(() => identity.app.get(ApiKeys).addUses({ uses }));
  });
});

describe('what goes through the rows of many waits for nobody', () => {
  it('what keys were used for long ago is forgotten, but for what somebody has in hand', async () => {
    const { id } = await aKey();
    await identity.database.rows(sql`
      insert into api_key_uses (owner_id, key_id, day, uses)
      values (${owner}, ${id}, current_date - 90, 1), (${owner}, ${id}, current_date - 91, 1)`);
    const leaving = await OtherSession.begin(identity);
    await leaving.run(sql`select 1 from api_key_uses where day = current_date - 90 for update`);
    await identity.app.get(ApiKeys).forgetOldUses();
    await leaving.close();
    const left = await identity.database.rows(sql`
      select day from api_key_uses where owner_id = ${owner} and day < current_date - 30`);
    expect(left).toHaveLength(1);
  });
});

it('a key that was made this instant is told of to whichever service asks for it, by its hash', async () => {
  const { id, key } = await aKey();
  const headers = { 'x-internal-token': identity.config.internalToken };
  const hashes = [hashOfApiKey(key), 'made-up'];
  const find = (body: object) => identity.call('POST', '/internal/api-keys/find', body, { headers });
  expect((await find({ hashes })).body).toEqual({ keys: [{ id, hash: hashOfApiKey(key) }] });
  expect((await find({ hashes: [7] })).status).toBe(400);
  expect((await identity.call('POST', '/internal/api-keys/find', { hashes })).status).toBe(404);
  expect((await identity.me(key)).status).toBe(200);
});
