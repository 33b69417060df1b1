import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { sql } from '@carnet/svc-kit';
import {
  eventually,
  FakeProducer,
  RenderedStatements,
  type StatementRecorder,
  type TestClient,
} from '@carnet/svc-kit/testing';
import PostalMime from 'postal-mime';
import { SigningKeys } from '../src/keys/signing-keys.service.js';
import { MailsRepository, type TakenMail } from '../src/mail/mails.repository.js';
import { Sessions } from '../src/sessions/sessions.service.js';
import { aDuePoint, aVehicle } from './due.js';
import { aNewcomer, type Answer, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';

const folder = join(__dirname, '..');

let identity: TestIdentity;
let statements: RenderedStatements;
let garage: FakeProducer;
let service: FakeProducer;

beforeAll(async () => {
  [garage, service] = await Promise.all([FakeProducer.start(), FakeProducer.start()]);
  identity = await TestIdentity.start({}, undefined, { garage: garage.url, service: service.url });
  statements = await RenderedStatements.of(folder, identity.database, walk);
});
afterAll(async () => {
  await identity.close();
  await Promise.all([garage.close(), service.close()]);
});

async function walk(recorder: StatementRecorder): Promise<void> {
  await recorder.during('a start', async () => (await TestIdentity.start({}, identity)).close());
  // What is sent and when is the sender's matter: here it is sent for nothing.
  const mails = identity.app.get(MailsRepository);
  const none = { owner_id: 0, id: randomUUID(), tries: 1 } as TakenMail;
  await recorder.during('a mail is sent', () => mails.end(none));
  await recorder.during('a mail is not sent', () => mails.later(none, 5));
  await recorder.during('npm run rotate-key', () => identity.app.get(SigningKeys).rotate(0));
  const newcomer = aNewcomer();
  await recorder.ask(as(), 'GET', '/api/auth/jwks.json');
  await identity.database.rows(sql`alter table address_confirmations disable trigger address_confirmations_asked`);
  await recorder.ask(as(), 'POST', '/api/auth/register', newcomer);
  const { body } = await recorder.ask(as(), 'POST', '/api/auth/login', { email: newcomer.email, password: PASSWORD });
  await recorder.ask(as(body.token), 'GET', '/api/auth/me');
  await recorder.ask(as(body.token), 'PUT', '/api/auth/me', { ...newcomer, firstName: 'Grace' });
  await recorder.during('what is exported of account', () => identity.exported('account', body.user.id));
  await addresses(recorder, newcomer.email, body.token);
  const { body: anew } = await identity.signIn(newcomer.email, PASSWORD);
  Object.assign(body, anew);
  await identity.signIn(newcomer.email, PASSWORD);
  const { body: sessions } = await recorder.ask(as(body.token), 'GET', '/api/auth/sessions');
  await remove(recorder, `/api/auth/sessions/${sessions[1].id}`, body.token);
  await remove(recorder, '/api/auth/sessions', body.token);
  const other = await identity.signIn(newcomer.email, PASSWORD);
  await remove(recorder, '/api/auth/sessions/current', other.body.token);
  await recorder.during('a session is seen', () => identity.app.get(Sessions).see('from long ago'));
  await recorder.during('expired sessions are forgotten', () => identity.app.get(Sessions).forgetExpired());
  await recorder.ask(as(body.token), 'GET', '/api/reminders/calendar');
  const { body: calendar } = await recorder.ask(as(body.token), 'POST', '/api/reminders/calendar');
  await recorder.during('GET /api/calendar/{secret}.ics', () => identity.read(calendar.path));
  await recorder.during('facts of vehicles and of what is due', async () => {
    const owner = body.user.id as number;
    garage.publish(aVehicle(owner, 2), { ...aVehicle(owner, 2), deleted: true }, aVehicle(owner, 1));
    service.publish(aDuePoint(owner, 2), { ...aDuePoint(owner, 2), deleted: true }, aDuePoint(owner, 1));
    await eventually(async () => expect((await identity.read(calendar.path)).text).toContain('due-1@'));
  });
  await recorder.during('DELETE /api/reminders/calendar', () =>
    identity.call('DELETE', '/api/reminders/calendar', undefined, { token: body.token }),
  );
  const change = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
  await recorder.ask(as(body.token), 'PUT', '/api/auth/password', change);
  await identity.database.rows(sql`alter table forgotten_passwords disable trigger forgotten_passwords_asked`);
  await recorder.ask(as(), 'POST', '/api/auth/forgot-password', { email: newcomer.email });
  let secret = '';
  await recorder.during('a link is sent', async () => {
    await identity.database.rows(sql`select pg_notify('carnet_forgotten_passwords', '')`);
    secret = await eventually(secretInMails);
  });
  await recorder.ask(as(), 'POST', '/api/auth/reset-password', { token: secret, newPassword: PASSWORD });
  const { body: again } = await recorder.ask(as(), 'POST', '/api/auth/login', {
    email: newcomer.email,
    password: PASSWORD,
  });
  await recorder.during('DELETE /api/auth/me', () =>
    identity.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token: again.token }),
  );
  await eventually(async () => expect((await identity.me(again.token)).status).toBe(401));
}

/** An address is confirmed, changed, and the change undone at last, which ends the session. */
async function addresses(recorder: StatementRecorder, email: string, token: string): Promise<void> {
  await recorder.ask(as(token), 'POST', '/api/auth/me/confirmation');
  await recorder.during('a link is sent that confirms an address', async () => {
    await identity.database.rows(sql`select pg_notify('carnet_address_confirmations', '')`);
    await eventually(async () => expect(await secretsOf('confirm')).toHaveLength(1));
  });
  const [secret] = await secretsOf('confirm');
  await recorder.ask(as(), 'POST', '/api/auth/confirm-email', { token: secret });
  await recorder.ask(as(token), 'PUT', '/api/auth/me', { email: `other-${email}` });
  await recorder.during('DELETE /api/auth/me/confirmation', () =>
    identity.call('DELETE', '/api/auth/me/confirmation', undefined, { token }),
  );
  const [undo] = await eventually(async () => {
    const secrets = await secretsOf('undo');
    expect(secrets).toHaveLength(1);
    return secrets;
  });
  await recorder.ask(as(), 'POST', '/api/auth/undo-email', { token: undo });
}

const secretsOf = async (what: string): Promise<string[]> => {
  const names = await readdir(identity.mailFolder);
  const texts = await Promise.all(names.map((name) => readFile(join(identity.mailFolder, name))));
  const mails = await Promise.all(texts.map((text) => PostalMime.parse(text)));
  return mails.flatMap(({ text }) => new RegExp(`#${what}=(\\S+)`).exec(text ?? '')?.[1] ?? []);
};

async function secretInMails(): Promise<string> {
  const names = await readdir(identity.mailFolder);
  const mails = await Promise.all(
    names.map(async (name) => PostalMime.parse(await readFile(join(identity.mailFolder, name)))),
  );
  const [, secret] = mails.map(({ text }) => /#token=(\S+)/.exec(text ?? '')).find(Boolean) ?? [];
  expect(secret).toBeDefined();
  return secret!;
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
