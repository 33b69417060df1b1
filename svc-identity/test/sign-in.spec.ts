import { countStatements } from '@carnet/svc-testing';
import { argon2 } from '../src/passwords/argon2.js';
import { aNewcomer, PASSWORD, TestIdentity } from './identity.js';

let identity: TestIdentity;
let newcomer: ReturnType<typeof aNewcomer>;

beforeAll(async () => {
  identity = await TestIdentity.start();
  newcomer = aNewcomer({ email: 'Ada.Fairlane@Garage.example' });
  await identity.register(newcomer);
});
afterAll(() => identity.close());
afterEach(() => jest.restoreAllMocks());

const payload = (token: string) => JSON.parse(Buffer.from(token.split('.')[1]!, 'base64url').toString());

describe('POST /api/auth/login', () => {
  it('answers 200 with a token and the user', async () => {
    const { status, body } = await identity.signIn(newcomer.email, PASSWORD);
    expect(status).toBe(200);
    expect(body.user).toMatchObject({ username: newcomer.username, email: 'Ada.Fairlane@Garage.example' });
    expect((await identity.me(body.token)).body).toEqual(body.user);
  });

  it.each(['ada.fairlane@garage.example', ' ADA.FAIRLANE@GARAGE.EXAMPLE '])(
    'knows the account by %j',
    async (email) => {
      expect((await identity.signIn(email, PASSWORD)).status).toBe(200);
    },
  );

  it('makes a token for 7 days that says who signed it, for whom and when to the millisecond', async () => {
    const before = Date.now();
    const { body } = await identity.signIn(newcomer.email, PASSWORD);
    const { iss, aud, sub, iat, exp } = payload(body.token);
    expect({ iss, aud, sub }).toEqual({ iss: 'carnet', aud: 'carnet', sub: String(body.user.id) });
    expect(exp).toBe(Math.floor(iat) + 7 * 24 * 60 * 60);
    const issued = Math.round(iat * 1000);
    expect([before <= issued, issued <= Date.now()]).toEqual([true, true]);
    expect(iat * 1000).toBeCloseTo(issued);
  });

  it.each([
    ['an unknown email', 'nobody@garage.example', PASSWORD],
    ['a wrong password', 'ada.fairlane@garage.example', `${PASSWORD}!`],
    ['what is no email', 'ada', PASSWORD],
    ['the password in another case', 'ada.fairlane@garage.example', PASSWORD.toLowerCase()],
  ])('answers alike for %s', async (_, email, password) => {
    const { status, body } = await identity.signIn(email, password);
    expect({ status, body }).toMatchObject({ status: 401, body: { msg: 'Invalid credentials' } });
  });

  it('compares one hash of the same cost and asks the database the same, whether the email is known or not', async () => {
    const verify = jest.spyOn(argon2, 'verify');
    const known = await countStatements(() => identity.signIn(newcomer.email, 'wrong'));
    const unknown = await countStatements(() => identity.signIn('somebody.else@garage.example', 'wrong'));
    expect(unknown).toEqual(known);
    expect(verify.mock.calls.map(([hash]) => hash.split('$').slice(0, 4).join('$'))).toEqual([
      '$argon2id$v=19$m=19456,t=2,p=1',
      '$argon2id$v=19$m=19456,t=2,p=1',
    ]);
  });

  it.each([
    [{ email: 'ada.fairlane@garage.example' }, 'password'],
    [{ email: 'ada.fairlane@garage.example', password: '' }, 'password'],
    [{ password: PASSWORD }, 'email'],
    [{ email: '  ', password: PASSWORD }, 'email'],
  ])('asks for all fields: %j', async (sent, field) => {
    const msg = 'Please enter all fields';
    const { status, body } = await identity.call('POST', '/api/auth/login', sent);
    expect({ status, body }).toMatchObject({ status: 400, body: { msg, errors: [{ field, msg }] } });
  });

  it.each([
    [{ email: { $ne: '' }, password: PASSWORD }],
    [{ email: ['ada.fairlane@garage.example'], password: PASSWORD }],
    [{ email: 'ada.fairlane@garage.example', password: { length: 12 } }],
    [{ email: 'ada.fairlane@garage.example', password: true }],
    [{ email: 'x'.repeat(255), password: PASSWORD }],
    [{ email: 'ada.fairlane@garage.example', password: 'x'.repeat(129) }],
  ])('refuses what is no text of a sensible length: %j', async (sent) => {
    expect((await identity.call('POST', '/api/auth/login', sent)).status).toBe(400);
  });
});
