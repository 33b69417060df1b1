import { sql } from '@carnet/pg';
import { countStatements } from '@carnet/svc-testing';
import { aNewcomer, NOT_CONFIRMED, NOTHING_SET, PASSWORD, TestIdentity } from './identity.js';

let identity: TestIdentity;
beforeAll(async () => (identity = await TestIdentity.start({ REGISTRATIONS_PER_ADDRESS: '1000' })));
afterAll(() => identity.close());

const users = async () =>
  (await identity.database.rows<{ n: number }>(sql`select count(*)::int as n from users`))[0]!.n;

describe('POST /api/auth/register', () => {
  it('answers 201 with the user and a token that works at once', async () => {
    const newcomer = aNewcomer();
    const { status, body } = await identity.register(newcomer);
    expect(status).toBe(201);
    expect(body).toEqual({
      token: expect.any(String),
      user: {
        id: expect.any(Number),
        username: newcomer.username,
        email: newcomer.email,
        first_name: 'Ada',
        last_name: 'Fairlane',
        ...NOT_CONFIRMED,
        ...NOTHING_SET,
      },
    });
    expect(await identity.me(body.token)).toMatchObject({ status: 200, body: body.user });
  });

  it('trims what people type around names, but nothing of a password', async () => {
    const password = '  Quiet-Walnut 42  ';
    const newcomer = aNewcomer({ firstName: '  Zoë ', lastName: ' ', password });
    const { body } = await identity.register({
      ...newcomer,
      username: ` ${newcomer.username} `,
      email: ` ${newcomer.email}\t`,
    });
    expect(body.user).toMatchObject({
      username: newcomer.username,
      email: newcomer.email,
      first_name: 'Zoë',
      last_name: null,
    });
    expect((await identity.signIn(newcomer.email, password)).status).toBe(200);
    expect((await identity.signIn(newcomer.email, password.trim())).status).toBe(401);
  });

  it.each(['firstName', 'lastName'])('does without %s', async (field) => {
    const { status, body } = await identity.register(aNewcomer({ [field]: undefined }));
    expect(status).toBe(201);
    expect(body.user[field === 'firstName' ? 'first_name' : 'last_name']).toBeNull();
  });

  it.each([
    ['username', undefined],
    ['username', null],
    ['username', '   '],
    ['email', undefined],
    ['email', ''],
    ['password', undefined],
    ['password', ''],
    ['password', null],
  ])('asks for %s where it is %j', async (field, value) => {
    const msg = 'Please enter all required fields';
    const { status, body } = await identity.register(aNewcomer({ [field]: value }));
    expect({ status, body }).toMatchObject({ status: 400, body: { msg, errors: [{ field, msg }] } });
  });

  it('names every field that is missing', async () => {
    const { body } = await identity.register({});
    expect(body.msg).toBe('Please enter all required fields');
    expect(body.errors.map(({ field }: { field: string }) => field).sort()).toEqual(['email', 'password', 'username']);
  });

  it.each([
    ['short', 'Aa1!56789', 'Password must be at least 10 characters long'],
    ['without uppercase', 'quiet-walnut 42', 'Password must contain at least one uppercase letter'],
    ['without lowercase', 'QUIET-WALNUT 42', 'Password must contain at least one lowercase letter'],
    ['without a digit', 'Quiet-Walnut hums', 'Password must contain at least one number'],
    ['without a sign', 'QuietWalnut42hums', 'Password must contain at least one special character'],
    [
      'weak in two ways',
      'quietwalnut42hums',
      'Password must contain at least one uppercase letter. Password must contain at least one special character',
    ],
    ['on the list but for a tail', 'Password2024!', 'Password is too common and easy to guess'],
    ['with the first name', 'Lovely-ADA-drives 7', 'Password must not contain your name, username or email'],
    ['with the last name', 'My old fairlane 500!', 'Password must not contain your name, username or email'],
    ['too long', `Aa1!${'x'.repeat(125)}`, 'Password must have at most 128 characters'],
    ['no text', 1234567890, 'Password must be text'],
    ['with NUL', 'Quiet\u0000Walnut-42', 'Password must not contain NUL characters'],
  ])('refuses a password that is %s', async (_, password, msg) => {
    const before = await users();
    const { status, body } = await identity.register(aNewcomer({ password }));
    expect({ status, body }).toMatchObject({ status: 400, body: { msg, errors: [{ field: 'password', msg }] } });
    expect(await users()).toBe(before);
  });

  it('refuses a password with the username or what stands before the @', async () => {
    const msg = 'Password must not contain your name, username or email';
    const one = aNewcomer({ username: 'walnutking', password: 'The Walnutking 42' });
    const two = aNewcomer({ email: 'roundtail@garage.example', password: 'Roundtail-and-42' });
    expect((await identity.register(one)).body.msg).toBe(msg);
    expect((await identity.register(two)).body.msg).toBe(msg);
  });

  it.each([`Aa1!${'🚗'.repeat(124)}`, 'Мой дом — моя 7 крепость', `Ab 3 ${'漢字 '.repeat(20)}`])(
    'takes %j as it is',
    async (password) => {
      const newcomer = aNewcomer({ password });
      expect((await identity.register(newcomer)).status).toBe(201);
      expect((await identity.signIn(newcomer.email, password)).status).toBe(200);
      expect((await identity.signIn(newcomer.email, [...password].slice(0, -1).join(''))).status).toBe(401);
    },
  );

  it.each([
    'plain',
    'a@',
    '@b.example',
    'a b@c.example',
    'a@b',
    'a@b..example',
    '<a@b.example>',
    `${'a'.repeat(65)}@b.example`,
  ])('refuses %j as an email', async (email) => {
    const msg = 'Email must be an email address, like name@example.com';
    const { status, body } = await identity.register(aNewcomer({ email }));
    expect({ status, body }).toMatchObject({ status: 400, body: { msg, errors: [{ field: 'email', msg }] } });
  });

  it.each([
    ['username', 50],
    ['firstName', 100],
    ['lastName', 100],
  ])('takes a %s of up to %i characters', async (field, max) => {
    const fits = `${'🚗'.repeat(max - 10)}${String(max).padEnd(10, field)}`;
    expect((await identity.register(aNewcomer({ [field]: fits }))).status).toBe(201);
    const { status, body } = await identity.register(aNewcomer({ [field]: `${fits}x` }));
    expect(status).toBe(400);
    expect(body.errors).toMatchObject([{ field, msg: expect.stringContaining(`at most ${max} characters`) }]);
  });

  it('takes an email of up to 254 characters', async () => {
    const domain = `${'d'.repeat(60)}.${'e'.repeat(60)}.${'f'.repeat(60)}.example`;
    const local = (length: number) => 'a'.repeat(length - domain.length - 1);
    expect((await identity.register(aNewcomer({ email: `${local(254)}@${domain}` }))).status).toBe(201);
    expect((await identity.register(aNewcomer({ email: `${local(255)}@${domain}` }))).status).toBe(400);
  });

  it('ignores what is not to be set', async () => {
    const { body } = await identity.register({ ...aNewcomer(), id: 1, version: 9, password_hash: 'x', isAdmin: true });
    expect(Object.keys(body.user).sort()).toEqual(
      [
        'email',
        'first_name',
        'id',
        'last_name',
        'username',
        ...Object.keys({ ...NOT_CONFIRMED, ...NOTHING_SET }),
      ].sort(),
    );
  });

  it('answers 409 for an email that is taken, whatever its case and the blanks around it', async () => {
    const newcomer = aNewcomer();
    await identity.register(newcomer);
    const { status, body } = await identity.register(aNewcomer({ email: ` ${newcomer.email.toUpperCase()} ` }));
    const msg = 'This email is already registered';
    expect({ status, body }).toMatchObject({ status: 409, body: { msg, errors: [{ field: 'email', msg }] } });
  });

  it('answers 409 for a username that is taken, whatever its case and the blanks around it', async () => {
    const newcomer = aNewcomer();
    await identity.register(newcomer);
    const { status, body } = await identity.register(aNewcomer({ username: ` ${newcomer.username.toUpperCase()} ` }));
    const msg = 'This username is already taken';
    expect({ status, body }).toMatchObject({ status: 409, body: { msg, errors: [{ field: 'username', msg }] } });
  });

  it('lets one of many in who register the same at once', async () => {
    const newcomer = aNewcomer();
    const answers = await Promise.all(Array.from({ length: 8 }, () => identity.register(newcomer)));
    expect(answers.map(({ status }) => status).sort()).toEqual([201, 409, 409, 409, 409, 409, 409, 409]);
  });

  it('keeps a hash, not the password', async () => {
    const { body } = await identity.register(aNewcomer());
    const [row] = await identity.database.rows<Record<string, unknown>>(
      sql`select * from users where id = ${body.user.id}`,
    );
    expect(row!.password_hash).toMatch(/^\$argon2id\$v=19\$m=19456,t=2,p=1\$/);
    expect(JSON.stringify(row)).not.toContain(PASSWORD);
  });

  it('needs three statements, the count of tries and the session included', async () => {
    await identity.register(aNewcomer());
    const statements = await countStatements(() => identity.register(aNewcomer()));
    expect(statements).toEqual([
      expect.stringMatching(/"tries"/),
      expect.stringMatching(/insert into users/),
      expect.stringMatching(/insert into sessions/),
    ]);
  });
});
