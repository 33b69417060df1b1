import { userRepublication } from '../src/accounts/user.fact.js';
import { HandoverOffers } from '../src/handovers/handovers.service.js';
import { HandoversRepository } from '../src/handovers/handovers.repository.js';
import type { Moving } from '../src/handovers/handover.entity.js';
import { randomUUID } from 'node:crypto';
import { join } from 'node:path';
import { MailsRepository, type TakenMail } from '@carnet/mail';
import { sql, within } from '@carnet/pg';
import {
  eventually,
  FakeProducer,
  RenderedStatements,
  SoftwarePasskey,
  type StatementRecorder,
  type TestClient,
} from '@carnet/svc-testing';
import { type TOTP, URI } from 'otpauth';
import { ApiKeys } from '../src/api-keys/api-keys.service.js';
import { EXPORTED_LISTS } from '../src/exported-lists.js';
import { AccountCare } from '../src/operators/account-care.service.js';
import { SigningKeys } from '../src/keys/signing-keys.service.js';
import { Sessions } from '../src/sessions/sessions.service.js';
import { SetAsides } from '../src/set-aside/set-aside.service.js';
import { Sharing } from '../src/sharing/sharing.service.js';
import { providersOf, TestProvider } from './own-provider.js';
import { aNewcomer, type Answer, OTHER_PASSWORD, PASSWORD, TestIdentity } from './identity.js';

const folder = join(__dirname, '..');

let identity: TestIdentity;
let statements: RenderedStatements;
let garage: FakeProducer;
let provider: TestProvider;

const CARNET = 'http://127.0.0.1:8080';

beforeAll(async () => {
  garage = await FakeProducer.start();
  const peers = { garage: garage.url };
  provider = await TestProvider.start(`${CARNET}/api/auth/providers/home/callback`);
  const env = { OIDC_PROVIDERS: providersOf(provider), PUBLIC_URL: CARNET, REGISTRATION: 'closed' };
  identity = await TestIdentity.start(env, undefined, peers);
  statements = await RenderedStatements.of(folder, identity.database, walk);
});
afterAll(async () => {
  await identity.close();
  await Promise.all([garage.close(), provider.close()]);
});

async function walk(recorder: StatementRecorder): Promise<void> {
  await recorder.during('a start', async () => (await TestIdentity.start({}, identity)).close());
  // The worker decides when it sends mails, so these statements run for a mail that does not exist.
  const mails = identity.app.get(MailsRepository);
  const none = { owner_id: 0, id: randomUUID(), tries: 1 } as TakenMail;
  await recorder.during('a mail is sent', () => mails.end(none));
  await recorder.during('a mail is not sent', () => mails.later(none, 5));
  await recorder.during('npm run rotate-key', () => identity.app.get(SigningKeys).rotate(0));
  const newcomer = aNewcomer();
  await recorder.ask(as(), 'GET', '/api/auth/jwks.json');
  await identity.database.rows(sql`alter table address_confirmations disable trigger address_confirmations_asked`);
  await recorder.ask(as(), 'POST', '/api/auth/register', newcomer);
  await recorder.during('npm run account', () => identity.app.get(AccountCare).removeFactors(newcomer.email));
  const { body } = await recorder.ask(as(), 'POST', '/api/auth/login', { email: newcomer.email, password: PASSWORD });
  await recorder.ask(as(body.token), 'GET', '/api/auth/me');
  await recorder.ask(as(body.token), 'PUT', '/api/auth/me', { ...newcomer, firstName: 'Grace' });
  await recorder.during('people are told again', () =>
    identity.database.transaction((tx) => userRepublication.snapshots(tx, { owner: 0, id: 0 }, 10)),
  );
  await handovers(recorder, body.user.id);
  for (const { name } of EXPORTED_LISTS)
    await recorder.during(`what is exported of ${name}`, () => identity.exported(name, body.user.id));
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
  await recorder.during('facts of vehicles', async () => {
    const vehicle = (id: number) => ({ kind: 'vehicle', key: id, ownerId: body.user.id as number, body: aVehicle(id) });
    garage.publish(vehicle(2), { ...vehicle(2), deleted: true }, vehicle(1));
    const copies = sql`select 1 from vehicles_of_keys where id = 1`;
    await eventually(async () => expect(await identity.database.rows(copies)).toHaveLength(1));
  });
  const key = { name: 'Home Assistant', vehicle_id: 1 };
  const { body: made } = await recorder.ask(as(body.token), 'POST', '/api/auth/api-keys', key);
  await recorder.during('GET /api/auth/me by an API key', () =>
    eventually(async () => expect((await identity.me(made.key)).status).toBe(403)),
  );
  const uses = [{ id: made.id, uses: 3, last_used_at: '2026-05-01T08:00:00.000Z' }];
  await recorder.during('what API keys are used for is told', () =>
    identity.call(
      'POST',
      '/internal/api-keys/uses',
      { uses },
      { headers: { 'x-internal-token': identity.config.internalToken } },
    ),
  );
  await recorder.during('POST /internal/api-keys/find', () =>
    identity.call(
      'POST',
      '/internal/api-keys/find',
      { hashes: ['a'] },
      { headers: { 'x-internal-token': identity.config.internalToken } },
    ),
  );
  await recorder.during('what was set aside long ago is forgotten', () => identity.app.get(SetAsides).forgetExpired());
  await recorder.during('old uses of API keys are forgotten', () => identity.app.get(ApiKeys).forgetOldUses());
  await recorder.ask(as(body.token), 'GET', '/api/auth/api-keys');
  await remove(recorder, `/api/auth/api-keys/${made.id}`, body.token);
  await recorder.during('GET /internal/proofs', () =>
    identity.call('GET', `/internal/proofs?owner_id=${body.user.id}&session=x`, undefined, {
      headers: { 'x-internal-token': identity.config.internalToken },
    }),
  );
  await sharing(recorder, body.token);
  await secondFactor(recorder, newcomer.email, body.token);
  await passkeys(recorder, newcomer.email, body.token);
  const change = { currentPassword: PASSWORD, newPassword: OTHER_PASSWORD };
  await recorder.ask(as(body.token), 'PUT', '/api/auth/password', change);
  await identity.database.rows(sql`alter table forgotten_passwords disable trigger forgotten_passwords_asked`);
  await recorder.ask(as(), 'POST', '/api/auth/forgot-password', { email: newcomer.email });
  let secret = '';
  await recorder.during('a link is sent', async () => {
    await identity.database.rows(sql`select pg_notify('carnet_forgotten_passwords', '')`);
    secret = await eventually(() => secretIn(/reset-password#token=(\S+)/));
  });
  await recorder.ask(as(), 'POST', '/api/auth/reset-password', { token: secret, newPassword: PASSWORD });
  const { body: again } = await recorder.ask(as(), 'POST', '/api/auth/login', {
    email: newcomer.email,
    password: PASSWORD,
  });
  await providers(recorder, again.token);
  await recorder.during('DELETE /api/auth/me', () =>
    identity.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token: again.token }),
  );
  await eventually(async () => expect((await identity.me(again.token)).status).toBe(401));
  // The last of the statements when an account is deleted.
  const taken = sql`
    select 1 from handler_heads
    where handler = 'JournalOfUserHandler' and key = ${String(body.user.id)} and deleted`;
  await eventually(async () => expect(await identity.database.rows(taken)).toHaveLength(1));
}

/** A user shares their garage with another user, twice. */
async function sharing(recorder: StatementRecorder, token: string): Promise<void> {
  const guest = aNewcomer();
  // Registration is closed.
  await identity.database.rows(sql`
    insert into users (username, username_key, email, email_key, password_hash, email_confirmed_at)
    select ${guest.username}, ${guest.username}, ${guest.email}, ${guest.email}, password_hash, now() from users limit 1`);
  const { body } = await identity.signIn(guest.email, PASSWORD);
  const path = '/api/auth/sharing';
  const invite = { email: guest.email, role: 'editor', vehicle_id: 1, until: '2099-12-31' };
  await recorder.ask(as(token), 'POST', `${path}/invitations`, invite);
  const first = { token: await eventually(() => secretIn(/invitation#token=(\S+)/)) };
  await recorder.ask(as(), 'POST', `${path}/invitations/read`, first);
  const { body: garageOfAnother } = await recorder.ask(as(body.token), 'POST', `${path}/invitations/accept`, first);
  await recorder.ask(as(token), 'GET', path);
  const { body: waiting } = await recorder.ask(as(token), 'POST', `${path}/invitations`, invite);
  await remove(recorder, `${path}/invitations/${waiting.id}`, token);
  await remove(recorder, `${path}/garages/${garageOfAnother.id}`, body.token);
  await remove(recorder, `${path}/grants/${garageOfAnother.id}`, token).catch(() => undefined);
  await recorder.during('grants that have expired are removed', () =>
    identity.app.get(Sharing, { strict: false }).forgetExpired(),
  );
  await recorder.during('POST /internal/grants/find', () =>
    identity.call(
      'POST',
      '/internal/grants/find',
      { pairs: ['1 2'] },
      { headers: { 'x-internal-token': identity.config.internalToken } },
    ),
  );
}

/** A user links a provider, signs in with it and unlinks it; a new user comes from it, before registration is closed. */
async function providers(recorder: StatementRecorder, token: string): Promise<void> {
  await recorder.ask(as(), 'GET', '/api/auth/providers');
  const linked = await visit(recorder, { sub: 'ada', email: 'ada@id.example' });
  await recorder.during('POST /api/auth/me/providers', () =>
    identity.call('POST', '/api/auth/me/providers', { ...linked.body, password: PASSWORD }, { token, ...linked }),
  );
  await recorder.ask(as(token), 'GET', '/api/auth/me/providers');
  const known = await visit(recorder, { sub: 'ada' });
  await recorder.during('POST /api/auth/providers/exchange', () =>
    identity.call('POST', '/api/auth/providers/exchange', known.body, known),
  );
  await recorder.during('DELETE /api/auth/me/providers', () =>
    identity.call('DELETE', `/api/auth/me/providers?issuer=${encodeURIComponent(provider.issuer)}`, undefined, {
      token,
    }),
  );
  const open = await TestIdentity.start({ OIDC_PROVIDERS: providersOf(provider), PUBLIC_URL: CARNET }, identity);
  const person = { sub: 'new', email: 'new@id.example', email_verified: true, preferred_username: 'new' };
  const fresh = await visit(recorder, person);
  try {
    await recorder.during('POST /api/auth/providers/exchange of somebody new', async () => {
      const { body } = await open.call('POST', '/api/auth/providers/exchange', fresh.body, fresh);
      await open.call('DELETE', '/api/auth/me', {}, { token: body.token });
    });
  } finally {
    await open.close();
  }
}

async function visit(recorder: StatementRecorder, person: Record<string, unknown>) {
  await provider.next(person);
  const { headers } = await identity.read('/api/auth/providers/home/sign-in');
  const cookie = headers['set-cookie']!.split(';')[0]!;
  const back = await provider.visit(headers.location!);
  let page = '';
  await recorder.during('GET /api/auth/providers/home/callback', async () => {
    page = (await identity.read(`${back.pathname}${back.search}`, { cookie })).headers.location!;
  });
  return { body: { code: page.split('#code=')[1] }, headers: { cookie } };
}

/** An address is confirmed and changed; then the change is undone, which ends the session. */
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
  await recorder.ask(as(token), 'POST', '/api/auth/api-keys', { name: 'Since then' });
  await recorder.ask(as(), 'POST', '/api/auth/undo-email', { token: undo });
  const again = (await identity.signIn(email, PASSWORD)).body.token as string;
  const { body: setAside } = await recorder.ask(as(again), 'GET', '/api/auth/set-aside');
  const [first] = setAside as unknown as { id: number }[];
  await recorder.ask(as(again), 'POST', `/api/auth/set-aside/${first!.id}/restore`);
}

const aVehicle = (id: number) => ({ id, make: 'Alfa Romeo', model: 'Spider', year: 1973, nickname: null });

const secretsOf = async (what: string): Promise<string[]> =>
  (await identity.mails()).flatMap(({ text }) => new RegExp(`#${what}=(\\S+)`).exec(text ?? '')?.[1] ?? []);

async function secondFactor(recorder: StatementRecorder, email: string, token: string): Promise<void> {
  const path = '/api/auth/second-factor';
  await recorder.ask(as(token), 'POST', `${path}/proof`, { password: PASSWORD });
  const { body: offered } = await recorder.ask(as(token), 'POST', `${path}/totp`);
  const app = URI.parse(offered.uri as string) as TOTP;
  const { body: confirmed } = await recorder.ask(as(token), 'POST', `${path}/totp/confirm`, { code: app.generate() });
  await recorder.ask(as(token), 'GET', path);
  const [proving, signingIn] = confirmed.recovery_codes as string[];
  await recorder.during(`POST ${path}/proof by a second factor`, () =>
    identity.call('POST', `${path}/proof`, { recoveryCode: proving }, { token }),
  );
  await recorder.during('POST /api/auth/login before a second factor', async () => {
    const { body } = await identity.signIn(email, PASSWORD);
    const { challenge } = body.second_factor;
    await identity.call('POST', `${path}/sign-in`, { challenge, recoveryCode: signingIn });
  });
  await recorder.ask(as(token), 'POST', `${path}/recovery-codes`);
  await remove(recorder, `${path}/totp`, token);
}

async function passkeys(recorder: StatementRecorder, email: string, token: string): Promise<void> {
  const path = '/api/auth/passkeys';
  const proof = '/api/auth/second-factor/proof';
  const device = new SoftwarePasskey('http://localhost:8080');
  const { body: offered } = await recorder.ask(as(token), 'POST', `${path}/options`);
  const { body: added } = await recorder.ask(as(token), 'POST', path, {
    name: 'A phone',
    passkey: device.make(offered.options as object),
  });
  const { id } = added.passkey as { id: number };
  await recorder.ask(as(token), 'GET', path);
  await recorder.ask(as(token), 'PUT', `${path}/${id}`, { name: 'A key' });
  const { body: visit } = await recorder.ask(as(), 'POST', `${path}/sign-in/options`);
  await recorder.ask(as(), 'POST', `${path}/sign-in`, {
    visit: visit.visit,
    passkey: device.answer(visit.options as object),
  });
  const { body: asked } = await recorder.ask(as(token), 'POST', `${proof}/options`);
  await recorder.during(`POST ${proof} by a passkey`, () =>
    identity.call('POST', proof, { passkey: device.answer(asked.options as object) }, { token }),
  );
  await recorder.during('POST /api/auth/second-factor/sign-in by a passkey', async () => {
    const { body } = await identity.signIn(email, PASSWORD);
    const { challenge } = body.second_factor;
    const { body: second } = await identity.call('POST', '/api/auth/second-factor/sign-in/options', { challenge });
    const passkey = device.answer(second.options as object);
    await identity.call('POST', '/api/auth/second-factor/sign-in', { challenge, passkey });
  });
  await remove(recorder, `${path}/${id}`, token);
}

async function secretIn(link: RegExp): Promise<string> {
  const [, secret] = (await identity.mails()).map(({ text }) => link.exec(text ?? '')).find(Boolean) ?? [];
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

/** The name of a vehicle for an offer. */
async function nameOf(owner: number): Promise<void> {
  await identity.database.rows(sql`
    insert into vehicles_of_keys (owner_id, id, make, model, year) values (${owner}, 1, 'Saab', '900', 1987) on conflict do nothing`);
  const offers = identity.app.get(HandoverOffers, { strict: false });
  await offers['nameOf'](identity.database, owner, 1);
}

async function handovers(recorder: StatementRecorder, owner: number): Promise<void> {
  const repository = identity.app.get(HandoversRepository, { strict: false });
  const { database } = identity;
  const offered = { address: 'b@example.org', address_key: 'b@example.org', figures: { vehicles: 1 } };
  await recorder.during('an offer of a vehicle', async () => {
    await nameOf(owner);
    await repository.endExpired(database, owner, 1);
    await repository.openOf(database, owner, 1);
    await repository.offeredLately(database, owner);
    const choices = { with_costs: true, with_notes: true, without_papers: [] };
    const id = await repository.insert(database, owner, {
      vehicle_id: 1,
      vehicle_name: 'Saab',
      ...offered,
      ...choices,
    });
    await repository.list(database, owner);
    await repository.one(database, owner, id);
    await repository.received(database, owner, id);
    const offer = (await repository.given(database, owner, id))!;
    await repository.isMoving(database, owner);
    await repository.nextIn(database);
    // In one transaction, so that the service's own worker cannot take it first.
    const moving: Moving = await database.transaction(async (tx) => {
      await repository.accept(within(tx), offer, owner, 1);
      await within(tx).rows(sql`update handovers set due_at = now() - interval '1 s'`);
      return (await repository.take(within(tx)))!;
    });
    await repository.renew(database, moving);
    await repository.later(database, moving, 60);
    await repository.giveUp(database, moving, 'away');
    await repository.undone(database, moving);
    await repository.commit(database, moving, null);
    await repository.done(database, moving);
    await repository.end(database, offer, 'withdrawn');
    await repository.endOfVehicles(database, [owner], [1]);
  });
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
