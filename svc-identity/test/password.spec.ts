import { sql } from '@carnet/pg';
import { countStatements, eventually } from '@carnet/svc-testing';
import { Passwords } from '../src/passwords/passwords.service.js';
import { aNewcomer, NOTHING_SET, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';

let identity: TestIdentity;
let newcomer: ReturnType<typeof aNewcomer>;
let token: string;
let id: number;

beforeAll(async () => (identity = await TestIdentity.start()));
afterAll(() => identity.close());
afterEach(() => jest.restoreAllMocks());
beforeEach(async () => {
  newcomer = aNewcomer();
  const { body } = await identity.register(newcomer);
  token = body.token;
  id = body.user.id;
});

const change = (changes: Record<string, unknown> = {}) =>
  identity.changePassword(token, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD, ...changes });
const issuedAt = (of: string) => JSON.parse(Buffer.from(of.split('.')[1]!, 'base64url').toString()).iat * 1_000;
const userFacts = async () => {
  const facts = await identity.told();
  return facts.filter((fact) => fact.kind === 'user' && fact.key === String(id));
};
const ended = (of: string) => eventually(async () => expect((await identity.me(of)).status).toBe(401));

describe('PUT /api/auth/password', () => {
  it('sets the new password and answers a token that goes on', async () => {
    const { status, body } = await change();
    expect({ status, body }).toMatchObject({
      status: 200,
      body: { msg: 'Password updated successfully', token: expect.any(String) },
    });
    expect((await identity.signIn(newcomer.email, OTHER_PASSWORD)).status).toBe(200);
    expect((await identity.signIn(newcomer.email, PASSWORD)).status).toBe(401);
    expect((await identity.me(body.token)).status).toBe(200);
  });

  it('ends every earlier token, and no later one', async () => {
    const elsewhere = (await identity.signIn(newcomer.email, PASSWORD)).body.token;
    const { body } = await change();
    await Promise.all([ended(token), ended(elsewhere)]);
    const later = (await identity.signIn(newcomer.email, OTHER_PASSWORD)).body.token;
    expect((await identity.me(body.token)).status).toBe(200);
    expect((await identity.me(later)).status).toBe(200);
  });

  it("leaves other people's tokens alone", async () => {
    const other = (await identity.register(aNewcomer())).body.token;
    await change();
    await ended(token);
    expect((await identity.me(other)).status).toBe(200);
  });

  it('tells the services from when on tokens count, which is when the new one was issued', async () => {
    expect(await userFacts()).toEqual([]);
    const { body } = await change();
    const [fact] = await eventually(async () => {
      const facts = await userFacts();
      expect(facts).toHaveLength(1);
      return facts;
    });
    expect(fact).toMatchObject({ kind: 'user', key: String(id), ownerId: id, version: 2, deleted: false });
    const tokens_valid_from = new Date(Math.round(issuedAt(body.token))).toISOString();
    expect(fact!.body).toEqual({ id, tokens_valid_from, ...NOTHING_SET });
  });

  it('raises the version with each change, so that the newest fact wins', async () => {
    const first = await change();
    token = first.body.token;
    await change({ currentPassword: OTHER_PASSWORD, newPassword: PASSWORD });
    await eventually(async () => expect((await userFacts()).map((fact) => fact.version)).toEqual([2, 3]));
  });

  it('writes nothing of passwords or email into a fact', async () => {
    await change();
    const text = JSON.stringify(await identity.database.rows(sql`select * from facts`));
    expect(text).not.toMatch(/argon2|@garage|PRIVATE/);
  });

  it.each([
    [{ currentPassword: undefined }, 'currentPassword'],
    [{ currentPassword: '' }, 'currentPassword'],
    [{ newPassword: null }, 'newPassword'],
    [{ newPassword: '' }, 'newPassword'],
  ])('asks for all fields: %j', async (sent, field) => {
    const msg = 'All fields are required';
    const { status, body } = await change(sent);
    expect({ status, body }).toMatchObject({ status: 400, body: { msg, errors: [{ field, msg }] } });
  });

  it.each([
    ['short', 'Aa1!56789', 'Password must be at least 10 characters long'],
    ['without a digit', 'Quiet-Walnut hums', 'Password must contain at least one number'],
    ['common', 'Sunshine-2026', 'Password is too common and easy to guess'],
    ['personal', 'Fairlane is 63 now!', 'Password must not contain your name, username or email'],
    ['too long', `Aa1!${'x'.repeat(125)}`, 'Password must have at most 128 characters'],
  ])('refuses a new password that is %s', async (_, newPassword, msg) => {
    const { status, body } = await change({ newPassword });
    expect({ status, body }).toMatchObject({ status: 400, body: { msg, errors: [{ field: 'newPassword', msg }] } });
    expect((await identity.signIn(newcomer.email, PASSWORD)).status).toBe(200);
  });

  it('refuses a wrong current password without ending the session', async () => {
    const msg = 'Current password is incorrect';
    const { status, body } = await change({ currentPassword: `${PASSWORD} ` });
    expect({ status, body }).toMatchObject({ status: 400, body: { msg, errors: [{ field: 'currentPassword', msg }] } });
    expect((await identity.me(token)).status).toBe(200);
    expect(await userFacts()).toEqual([]);
  });

  it('counts wrong current passwords as tries of the account, and forgets them after a right one', async () => {
    for (let tries = 0; tries < 9; tries += 1) await change({ currentPassword: 'wrong' });
    expect((await change()).status).toBe(200);
    token = (await identity.signIn(newcomer.email, OTHER_PASSWORD)).body.token;
    for (let tries = 0; tries < 10; tries += 1) await change({ currentPassword: 'wrong' });
    const { status, headers } = await change({ currentPassword: OTHER_PASSWORD });
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('needs a sign-in', async () => {
    const body = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
    expect((await identity.call('PUT', '/api/auth/password', body)).status).toBe(401);
  });

  it('lets one of two changes at once through', async () => {
    const answers = await Promise.all([change(), change({ newPassword: `${OTHER_PASSWORD}!` })]);
    expect(answers.map(({ status }) => status).sort()).toEqual([200, 400]);
    await eventually(async () => expect(await userFacts()).toHaveLength(1));
  });

  it('takes three statements besides the count of tries, the session and the mail', async () => {
    const statements = await countStatements(() => change());
    expect(statements.filter((statement) => /users u|insert into facts/.test(statement))).toHaveLength(3);
  });

  it('lets no token through that was asked for with the old password while it was changed', async () => {
    const passwords = identity.app.get(Passwords);
    const matches = passwords.matches.bind(passwords);
    jest.spyOn(passwords, 'matches').mockImplementationOnce(async (hashed, password) => {
      const right = await matches(hashed, password);
      expect((await change()).status).toBe(200);
      return right;
    });
    expect((await identity.signIn(newcomer.email, PASSWORD)).status).toBe(401);
  });

  it('ends what was signed in with the old password at the very moment of the change', async () => {
    const signIns = Array.from({ length: 6 }, () => identity.signIn(newcomer.email, PASSWORD));
    const [changed, ...answers] = await Promise.all([change(), ...signIns]);
    expect(changed.status).toBe(200);
    await ended(token);
    for (const { status, body } of answers)
      if (status === 200) expect((await identity.me(body.token)).status).toBe(401);
  });
});
