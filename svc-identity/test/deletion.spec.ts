import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import { aNewcomer, type Answer, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';

let identity: TestIdentity;
let newcomer: ReturnType<typeof aNewcomer>;
let token: string;
let id: number;

beforeAll(async () => (identity = await TestIdentity.start()));
afterAll(() => identity.close());
beforeEach(async () => {
  newcomer = aNewcomer();
  const { body } = await identity.register(newcomer);
  token = body.token;
  id = body.user.id;
});

const remove = (body: unknown = { password: PASSWORD }, of = token): Promise<Answer> =>
  identity.call('DELETE', '/api/auth/me', body, { token: of });
const ended = (of: string) => eventually(async () => expect((await identity.me(of)).status).toBe(401));
const userFacts = async () => {
  const facts = await identity.told();
  return facts.filter((fact) => fact.kind === 'user' && fact.key === String(id));
};

describe('DELETE /api/auth/me', () => {
  it('deletes the account, and ends every token of it', async () => {
    const elsewhere = (await identity.signIn(newcomer.email, PASSWORD)).body.token;
    const { status, body } = await remove();
    expect({ status, body }).toEqual({ status: 204, body: null });
    await Promise.all([ended(token), ended(elsewhere)]);
    const { status: signIn, body: why } = await identity.signIn(newcomer.email, PASSWORD);
    expect({ signIn, why }).toMatchObject({ signIn: 401, why: { msg: 'Invalid credentials' } });
  });

  it('tells the services, with a version above all that were told', async () => {
    const changed = await identity.changePassword(token, { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD });
    expect((await remove({ password: OTHER_PASSWORD }, changed.body.token)).status).toBe(204);
    await eventually(async () => {
      const facts = await userFacts();
      expect(facts.at(-1)).toMatchObject({ kind: 'user', ownerId: id, version: 3, deleted: true, body: null });
    });
  });

  it('leaves the email and the username to whoever registers next', async () => {
    await remove();
    const again = await identity.register(newcomer);
    expect(again.status).toBe(201);
    expect(again.body.user.id).not.toBe(id);
    await ended(token);
    expect((await identity.me(again.body.token)).status).toBe(200);
  });

  it('leaves no row of the person but the marks that nothing brings back what is gone', async () => {
    await remove();
    await ended(token);
    expect(await identity.database.rows(sql`select 1 from users where id = ${id}`)).toEqual([]);
    expect(JSON.stringify(await userFacts())).not.toContain(newcomer.email);
  });

  it.each([
    [{ password: 'wrong' }, 'Password is incorrect'],
    [{ password: '' }, 'Please enter your password'],
    [{}, 'Please enter your password'],
    ['', 'Please enter your password'],
  ])('asks for the password: %j', async (sent, msg) => {
    const { status, body } = await remove(sent);
    expect({ status, body }).toMatchObject({ status: 400, body: { msg, errors: [{ field: 'password', msg }] } });
    expect((await identity.me(token)).status).toBe(200);
  });

  it('takes JSON alone, and no more of it than other routes', async () => {
    const send = async (body: string, type: string) =>
      (await identity.call('DELETE', '/api/auth/me', body, { token, headers: { 'content-type': type } })).status;
    expect(await send('{}', 'text/plain')).toBe(415);
    expect(await send('{}', 'multipart/form-data; boundary=x')).toBe(415);
    expect(await send(JSON.stringify({ password: 'x'.repeat(1024 * 1024) }), 'application/json')).toBe(413);
    expect((await identity.me(token)).status).toBe(200);
  });

  it('counts wrong passwords as tries of the account', async () => {
    for (let tries = 0; tries < 10; tries += 1) expect((await remove({ password: 'wrong' })).status).toBe(400);
    const { status, headers } = await remove();
    expect(status).toBe(429);
    expect(Number(headers['retry-after'])).toBeGreaterThan(0);
  });

  it('needs a sign-in', async () => {
    expect((await identity.call('DELETE', '/api/auth/me', { password: PASSWORD })).status).toBe(401);
  });

  it('happens once where it is asked for twice at once', async () => {
    const answers = await Promise.all([remove(), remove()]);
    expect(answers.map(({ status }) => status).filter((status) => status === 204)).toHaveLength(1);
    await eventually(async () => expect((await userFacts()).filter(({ deleted }) => deleted)).toHaveLength(1));
  });

  it('leaves other people alone', async () => {
    const other = (await identity.register(aNewcomer())).body.token;
    await remove();
    await ended(token);
    expect((await identity.me(other)).status).toBe(200);
  });
});
