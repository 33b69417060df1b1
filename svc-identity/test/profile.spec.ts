import { countStatements } from '@carnet/svc-testing';
import { aNewcomer, NOT_CONFIRMED, NOTHING_SET, PASSWORD, TestIdentity } from './identity.js';

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

describe('GET /api/auth/me', () => {
  it('answers the user itself, with its version as ETag', async () => {
    const { status, body, headers } = await identity.me(token);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      username: newcomer.username,
      email: newcomer.email,
      first_name: 'Ada',
      last_name: 'Fairlane',
      ...NOT_CONFIRMED,
      ...NOTHING_SET,
    });
    expect(headers.etag).toBe('"1"');
  });

  it('takes one statement', async () => {
    expect(await countStatements(() => identity.me(token))).toHaveLength(1);
  });

  it('answers 401 where nobody is signed in', async () => {
    expect(await identity.me()).toMatchObject({ status: 401, body: { msg: 'Authentication required' } });
  });

  it('answers 401 for a token of somebody who is there no more', async () => {
    // Under the owner's lock, because handlers of the registration's facts may still write.
    await identity.database.write(id, (tx) => tx.query('delete from users where id = $1', [id]));
    expect(await identity.me(token)).toMatchObject({ status: 401, body: { msg: 'Authentication required' } });
    expect((await identity.update(token, { firstName: 'x' })).status).toBe(401);
  });
});

describe('PUT /api/auth/me', () => {
  it('changes all four and answers the user itself', async () => {
    const changes = {
      username: `${newcomer.username}-new`,
      email: `new.${newcomer.email}`,
      firstName: 'Grace',
      lastName: 'Imp',
    };
    const { status, body, headers } = await identity.update(token, changes);
    expect(status).toBe(200);
    expect(body).toEqual({
      id,
      username: changes.username,
      email: changes.email,
      first_name: 'Grace',
      last_name: 'Imp',
      ...NOT_CONFIRMED,
      ...NOTHING_SET,
    });
    expect(headers.etag).toBe('"2"');
    expect((await identity.me(token)).body).toEqual(body);
    expect((await identity.signIn(changes.email, PASSWORD)).status).toBe(200);
    expect((await identity.signIn(newcomer.email, PASSWORD)).status).toBe(401);
  });

  it.each([
    [{}, {}],
    [{ firstName: 'Grace' }, { first_name: 'Grace' }],
    [{ lastName: null }, { last_name: null }],
    [
      { firstName: '  ', lastName: ' Imp ' },
      { first_name: null, last_name: 'Imp' },
    ],
    [{ first_name: 'Grace', id: 1, version: 7, password: 'x', password_hash: 'x', tokens_valid_from: 'x' }, {}],
  ])('merges %j', async (sent, changed) => {
    const { body: before } = await identity.me(token);
    expect(await identity.update(token, sent)).toMatchObject({ status: 200, body: { ...before, ...changed } });
    expect((await identity.signIn(newcomer.email, PASSWORD)).status).toBe(200);
  });

  it('leaves the version alone where nothing changes, so that another tab can save what it saw', async () => {
    const before = await identity.me(token);
    const { username, email } = newcomer;
    for (const sent of [{}, { username, email, firstName: 'Ada', lastName: 'Fairlane' }]) {
      const { status, body, headers } = await identity.update(token, sent);
      expect([status, body, headers.etag]).toEqual([200, before.body, before.headers.etag]);
    }
    expect((await identity.update(token, { firstName: 'Grace' }, { 'if-match': before.headers.etag! })).status).toBe(
      200,
    );
    expect((await identity.update(token, {}, { 'if-match': '"1"' })).status).toBe(412);
  });

  it.each([
    ['username', null],
    ['username', ' '],
    ['email', null],
    ['email', ''],
  ])('refuses to clear %s with %j', async (field, value) => {
    const msg = 'Username and email are required';
    const { status, body } = await identity.update(token, { [field]: value });
    expect({ status, body }).toMatchObject({ status: 400, body: { msg, errors: [{ field, msg }] } });
  });

  it.each([
    [{ email: 'no address' }, 'email'],
    [{ username: 'x'.repeat(51) }, 'username'],
    [{ firstName: 'x'.repeat(101) }, 'firstName'],
    [{ lastName: 7 }, 'lastName'],
    [{ username: 'a\u0000b' }, 'username'],
  ])('refuses %j', async (sent, field) => {
    const { status, body } = await identity.update(token, sent);
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field, msg: expect.any(String) }]);
  });

  it("lets the person write its own name and email in another case, but not take another's", async () => {
    const other = aNewcomer();
    await identity.register(other);
    const own = { username: newcomer.username.toUpperCase(), email: newcomer.email.toUpperCase() };
    expect(await identity.update(token, own)).toMatchObject({ status: 200, body: own });
    expect(await identity.update(token, { email: ` ${other.email.toUpperCase()}` })).toMatchObject({
      status: 409,
      body: { msg: 'This email is already registered' },
    });
    expect(await identity.update(token, { username: ` ${other.username.toUpperCase()}` })).toMatchObject({
      status: 409,
      body: { msg: 'This username is already taken' },
    });
  });

  it('tells the later of two savers instead of overwriting', async () => {
    const { headers } = await identity.me(token);
    const seen = { 'if-match': headers.etag! };
    expect((await identity.update(token, { firstName: 'One' }, seen)).status).toBe(200);
    expect((await identity.update(token, { firstName: 'Two' }, seen)).status).toBe(412);
    expect((await identity.me(token)).body.first_name).toBe('One');
  });

  it('takes two statements', async () => {
    expect(await countStatements(() => identity.update(token, { firstName: 'Grace' }))).toHaveLength(2);
  });

  it("changes nobody else's", async () => {
    const { body } = await identity.register(aNewcomer());
    await identity.update(token, { id: body.user.id, firstName: 'Mallory' });
    expect((await identity.me(body.token)).body.first_name).toBe('Ada');
  });
});
