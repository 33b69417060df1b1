import { join } from 'node:path';
import { eventually, RenderedStatements, type StatementRecorder, type TestClient } from '@carnet/svc-kit/testing';
import { SigningKeys } from '../src/keys/signing-keys.service.js';
import { Sessions } from '../src/sessions/sessions.service.js';
import { aNewcomer, type Answer, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';

const folder = join(__dirname, '..');

let identity: TestIdentity;
let statements: RenderedStatements;

beforeAll(async () => {
  identity = await TestIdentity.start();
  statements = await RenderedStatements.of(folder, identity.database, walk);
});
afterAll(() => identity.close());

async function walk(recorder: StatementRecorder): Promise<void> {
  await recorder.during('a start', async () => (await TestIdentity.start({}, identity)).close());
  await recorder.during('npm run rotate-key', () => identity.app.get(SigningKeys).rotate(0));
  const newcomer = aNewcomer();
  await recorder.ask(as(), 'GET', '/api/auth/jwks.json');
  await recorder.ask(as(), 'POST', '/api/auth/register', newcomer);
  const { body } = await recorder.ask(as(), 'POST', '/api/auth/login', { email: newcomer.email, password: PASSWORD });
  await recorder.ask(as(body.token), 'GET', '/api/auth/me');
  await recorder.ask(as(body.token), 'PUT', '/api/auth/me', { ...newcomer, firstName: 'Grace' });
  await recorder.during('what is exported of account', () => identity.exported('account', body.user.id));
  const { body: sessions } = await recorder.ask(as(body.token), 'GET', '/api/auth/sessions');
  await remove(recorder, `/api/auth/sessions/${sessions[1].id}`, body.token);
  await remove(recorder, '/api/auth/sessions', body.token);
  const other = await identity.signIn(newcomer.email, PASSWORD);
  await remove(recorder, '/api/auth/sessions/current', other.body.token);
  await recorder.during('expired sessions are forgotten', () => identity.app.get(Sessions).forgetExpired());
  const change = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
  const { body: changed } = await recorder.ask(as(body.token), 'PUT', '/api/auth/password', change);
  await recorder.during('DELETE /api/auth/me', () =>
    identity.call('DELETE', '/api/auth/me', { password: OTHER_PASSWORD }, { token: changed.token }),
  );
  await eventually(async () => expect((await identity.me(changed.token)).status).toBe(401));
}

const remove = (recorder: StatementRecorder, path: string, token: string) =>
  recorder.during(`DELETE ${path.replace(/\d+/, ':id')}`, () => identity.call('DELETE', path, undefined, { token }));

function as(token?: string): TestClient {
  const send =
    (method: 'GET' | 'POST' | 'PUT') =>
    (path: string, body?: unknown): Promise<Answer> =>
      identity.call(method, path, body, { token });
  return { get: (path: string) => send('GET')(path), post: send('POST'), put: send('PUT') } as unknown as TestClient;
}

it('all statements lie in statements.sql, as `npm run sql` makes it', () => {
  expect(statements.text).toBe(statements.committed);
});

it('PostgreSQL takes each statement of that file, with the schema as it is', async () => {
  expect(await statements.refused()).toEqual([]);
});

it('no statement of the sources is missing', () => {
  expect(statements.neverSent()).toEqual([]);
});

it('each answers what its row type says', () => {
  expect(statements.wrongTypes()).toEqual([]);
});

it('the JSON that it answers is what the contract says', () => {
  expect(statements.wrongAnswers()).toEqual([]);
});
