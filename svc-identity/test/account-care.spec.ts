import { sql } from '@carnet/pg';
import { eventually } from '@carnet/svc-testing';
import { type TOTP, URI } from 'otpauth';
import { AccountCare } from '../src/operators/account-care.service.js';
import { aNewcomer, PASSWORD, TestIdentity } from './identity.js';
import { TestMailServer } from './mail-server.js';

let server: TestMailServer;
let identity: TestIdentity;
let care: AccountCare;

beforeAll(async () => {
  server = await TestMailServer.start();
  identity = await TestIdentity.start(server.env);
  care = identity.app.get(AccountCare);
});
afterAll(async () => {
  await identity.close();
  await server.close();
});

const SECOND_FACTOR = '/api/auth/second-factor';

async function somebody() {
  const newcomer = aNewcomer();
  const { body } = await identity.register(newcomer);
  return { email: newcomer.email, token: body.token as string };
}

const me = async (token: string) => (await identity.call('GET', '/api/auth/me', undefined, { token })).status;

/** Enables an authenticator app. */
async function anApp(token: string): Promise<void> {
  const { body } = await identity.call('POST', `${SECOND_FACTOR}/totp`, undefined, { token });
  const code = (URI.parse(body.uri) as TOTP).generate();
  const confirmed = await identity.call('POST', `${SECOND_FACTOR}/totp/confirm`, { code }, { token });
  expect(confirmed.status).toBe(200);
}

describe('an operator', () => {
  it('signs the person out everywhere, and nobody else', async () => {
    const [ann, bob] = [await somebody(), await somebody()];
    const { body: second } = await identity.signIn(ann.email, PASSWORD);
    expect(await care.endSessions(ann.email.toUpperCase())).toMatchObject({ email: ann.email });
    await eventually(async () => expect([await me(ann.token), await me(second.token)]).toEqual([401, 401]));
    expect(await me(bob.token)).toBe(200);
    const { body: again } = await identity.signIn(ann.email, PASSWORD);
    expect(await me(again.token)).toBe(200);
  });

  it('turns off all second factors of somebody who has lost them, who is signed out and told by mail', async () => {
    const ann = await somebody();
    await anApp(ann.token);
    await identity.database.rows(sql`
      insert into passkeys (owner_id, name, credential, public_key, counter, transports, user_handle)
      select id, 'A phone', 'x', '', 0, '{}', '' from users where email = ${ann.email}`);
    expect((await identity.signIn(ann.email, PASSWORD)).body.token).toBeUndefined();
    await care.removeFactors(ann.email);
    await eventually(async () => expect(await me(ann.token)).toBe(401));
    const { body } = await identity.signIn(ann.email, PASSWORD);
    expect(await me(body.token)).toBe(200);
    const { body: left } = await identity.call('GET', SECOND_FACTOR, undefined, { token: body.token });
    expect(left).toMatchObject({ passkeys: 0, totp: false, recovery_codes: 0 });
    const subjects = () => server.of(ann.email).map(({ subject }) => subject);
    await eventually(() => expect(subjects()).toContain('Your second factors were removed'));
  });

  it('changes nothing for an email that nobody has', async () => {
    expect(await care.endSessions('nobody@example.org')).toBeNull();
    expect(await care.removeFactors('nobody@example.org')).toBeNull();
  });
});
