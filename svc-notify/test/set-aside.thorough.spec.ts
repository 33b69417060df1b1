import { sql } from '@carnet/pg';
import { eventually, FakeProducer, SoftwarePasskey } from '@carnet/svc-testing';
import { type TOTP, URI } from 'otpauth';
import { SetAsides } from '../../svc-identity/src/set-aside/set-aside.service.js';
import { aVehicle } from './due.js';
import { aNewcomer, type Answer, OTHER_PASSWORD, TestNotify } from './notify.js';
import { TestMailServer } from '../../svc-identity/test/mail-server.js';

const CARNET = 'https://carnet.example';
const TOPIC = 'https://ntfy.sh/thief';

let garage: FakeProducer;
let server: TestMailServer;
let stack: TestNotify;
let newcomer: ReturnType<typeof aNewcomer>;
let token: string;
let owner: number;

beforeAll(async () => {
  [server, garage] = await Promise.all([TestMailServer.start(), FakeProducer.start()]);
  const env = { ...server.env, PUBLIC_URL: CARNET, SIGN_IN_TRIES_PER_ADDRESS: '10000' };
  stack = await TestNotify.start(env, undefined, { garage: garage.url });
});
afterAll(async () => {
  await stack.close();
  await Promise.all([server.close(), garage.close()]);
});
beforeEach(async () => {
  newcomer = aNewcomer();
  const { body } = await stack.register(newcomer);
  [token, owner] = [body.token, body.user.id];
  await stack.call('POST', '/api/auth/confirm-email', {
    token: (await server.confirmations(newcomer.email)).at(-1),
  });
});

async function made(method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown, of = token): Promise<any> {
  const answer = await stack.call(method, path, body, { token: of });
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body]);
  return answer.body;
}
const aPasskey = async () => {
  const device = new SoftwarePasskey(CARNET);
  const { options } = await made('POST', '/api/auth/passkeys/options');
  await made('POST', '/api/auth/passkeys', { name: 'A phone', passkey: device.make(options) });
  return device;
};
const enter = async (device: SoftwarePasskey): Promise<Answer> => {
  const { visit, options } = await made('POST', '/api/auth/passkeys/sign-in/options');
  return stack.call('POST', '/api/auth/passkeys/sign-in', { visit, passkey: device.answer(options) });
};
const anApp = async () => {
  const { uri } = await made('POST', '/api/auth/second-factor/totp');
  return made('POST', '/api/auth/second-factor/totp/confirm', { code: (URI.parse(uri) as TOTP).generate() });
};
/** Simulates a linked sign-in provider. */
const aProvider = () =>
  stack.database.rows(sql`
    insert into provider_identities (owner_id, issuer, subject, email)
    values (${owner}, 'https://id.example/realm', ${`thief-${owner}`}, 'thief@id.example')`);
const aKey = async (changes: object = {}) =>
  (await made('POST', '/api/auth/api-keys', { name: 'A script', ...changes })).key as string;
const aWebhook = (url: string) =>
  made('POST', '/api/webhooks', { name: 'Home', url, events: ['vehicle'], enabled: true });
const aTopic = () => made('POST', '/api/reminders/channels/topics', { address: TOPIC });
const aCalendar = async () => (await made('POST', '/api/reminders/calendar')).path as string;

const elsewhere = () => `thief.${newcomer.email}`;
const changesAddress = () => made('PUT', '/api/auth/me', { email: elsewhere() });
/** Restores the account, as the person does after reading the mail. */
const takesBack = async () => {
  const secret = await eventually(() => {
    const [found] = server
      .of(newcomer.email)
      .flatMap(({ text }) => /\/email#undo=([\w-]{43})$/m.exec(text!)?.[1] ?? []);
    expect(found).toBeDefined();
    return Promise.resolve(found);
  });
  return made('POST', '/api/auth/undo-email', { token: secret });
};
const letter = (subject: string) =>
  eventually(() => {
    const found = server.of(newcomer.email).find((mail) => mail.subject === subject);
    expect(found).toBeDefined();
    return Promise.resolve(found!.text!);
  });
const signsIn = async (resetToken: string) => {
  await made('POST', '/api/auth/reset-password', { token: resetToken, newPassword: OTHER_PASSWORD });
  const { status, body } = await stack.signIn(newcomer.email, OTHER_PASSWORD);
  expect(status).toBe(200);
  token = body.token;
};
const list = (): Promise<{ id: number; kind: string; name: string | null }[]> => made('GET', '/api/auth/set-aside');
const restore = (id: number) => stack.call('POST', `/api/auth/set-aside/${id}/restore`, undefined, { token });
const idOf = async (kind: string) => (await list()).find((one) => one.kind === kind)!.id;
const isRefused = (key: string) => eventually(async () => expect((await stack.me(key)).status).toBe(401));
const isOpen = (key: string) => eventually(async () => expect((await stack.me(key)).status).toBe(200));

describe('taking an account back', () => {
  it('ends every way in and out that was added since, tells of each, and lets the person in', async () => {
    await changesAddress();
    const device = await aPasskey();
    await anApp();
    await aProvider();
    const key = await aKey();
    await aWebhook('https://thief.example/hook');
    await aTopic();
    const calendar = await aCalendar();
    await isOpen(key);
    const { resetToken, ended } = await takesBack();
    const added = [
      { kind: 'passkey', name: 'A phone' },
      { kind: 'app', name: null },
      { kind: 'provider', name: 'thief@id.example · id.example' },
      { kind: 'api_key', name: 'A script' },
      { kind: 'webhook', name: 'Home · thief.example' },
      { kind: 'channel', name: TOPIC },
      { kind: 'calendar', name: null },
    ];
    expect(ended).toEqual(added);
    expect((await enter(device)).status).toBe(401);
    expect((await stack.read(calendar)).status).toBe(404);
    await isRefused(key);
    await signsIn(resetToken);
    expect(await made('GET', '/api/auth/second-factor')).toEqual({ passkeys: 0, totp: false, recovery_codes: 0 });
    expect(await made('GET', '/api/webhooks')).toEqual([]);
    expect((await made('GET', '/api/reminders/channels')).channels).toEqual([]);
    expect(await list()).toMatchObject(added);
    const { rows } = (await stack.identity.exported('set-aside', owner)).body;
    expect(rows).toMatchObject(added);
    expect(Object.keys(rows[0]).sort()).toEqual(['added_at', 'ended_at', 'expires_at', 'id', 'kind', 'name']);
    expect((await restore(await idOf('provider'))).status).toBe(200);
    expect((await made('GET', '/api/auth/me/providers')).providers).toMatchObject([{ email: 'thief@id.example' }]);
    const mail = await letter('Your account is yours again');
    for (const said of [
      'Passkey',
      'A phone',
      'Authenticator app',
      'A script',
      'thief.example',
      TOPIC,
      'within 30 days',
    ])
      expect(mail).toContain(said);
  });

  it('leaves what was there before, and says what of it was removed since', async () => {
    const device = await aPasskey();
    await anApp();
    const key = await aKey();
    const calendar = await aCalendar();
    await changesAddress();
    const [{ id }] = await made('GET', '/api/auth/passkeys');
    await stack.call('DELETE', `/api/auth/passkeys/${id}`, undefined, { token });
    await made('POST', '/api/auth/second-factor/recovery-codes');
    const { ended } = await takesBack();
    expect(ended).toEqual([]);
    expect((await enter(device)).status).toBe(401);
    expect((await stack.read(calendar)).status).toBe(200);
    await isOpen(key);
    expect(await stack.database.rows(sql`select id from recovery_codes where owner_id = ${owner}`)).toEqual([]);
    const mail = await letter('Your account is yours again');
    expect(mail).toContain('Removed since the change, and to be set up anew by you: Passkey (A phone).');
    expect(mail).toContain('Recovery codes that were made since the change have ended.');
    expect(mail).toContain('Nothing was added since the change.');
  });

  it('ends what took the place of the person’s own: an app, an address of the calendar, that of a webhook', async () => {
    await anApp();
    await aCalendar();
    const hook = await aWebhook('https://home.example/hook');
    await changesAddress();
    await stack.call('DELETE', '/api/auth/second-factor/totp', undefined, { token });
    await anApp();
    const calendar = await aCalendar();
    await made('PUT', `/api/webhooks/${hook.id}`, {
      ...{ name: 'Home', url: 'https://thief.example/hook', events: ['vehicle'], enabled: true },
    });
    const { ended, resetToken } = await takesBack();
    expect(ended.map(({ kind }: { kind: string }) => kind)).toEqual(['app', 'webhook', 'calendar']);
    expect((await stack.read(calendar)).status).toBe(404);
    await signsIn(resetToken);
    expect(await letter('Your account is yours again')).toContain('set up anew by you: Authenticator app.');
  });

  it('goes by the time where the link is of the release of before, which did not know what there was', async () => {
    const before = await aKey();
    await changesAddress();
    await stack.database.rows(sql`update address_undos set had = null where owner_id = ${owner}`);
    await stack.database.rows(
      sql`update api_keys set created_at = created_at - interval '1 minute' where owner_id = ${owner}`,
    );
    const since = await aKey({ name: 'Another' });
    expect((await takesBack()).ended).toEqual([{ kind: 'api_key', name: 'Another' }]);
    await Promise.all([isRefused(since), isOpen(before)]);
  });
});

describe('what has ended so', () => {
  it('is brought back one by one, by a proof, and then does what it did', async () => {
    await changesAddress();
    const device = await aPasskey();
    await anApp();
    const key = await aKey();
    const hook = await aWebhook('https://home.example/hook');
    await aTopic();
    const calendar = await aCalendar();
    await signsIn((await takesBack()).resetToken);
    await isRefused(key);
    const id = await idOf('api_key');
    await stack.database.rows(
      sql`update sessions set created_at = now() - interval '11 minutes' where owner_id = ${owner}`,
    );
    expect(await restore(id)).toMatchObject({ status: 403, body: { step_up: { methods: ['password'] } } });
    await made('POST', '/api/auth/second-factor/proof', { password: OTHER_PASSWORD });
    expect(await restore(id)).toMatchObject({ status: 200, body: { recovery_codes: null } });
    await isOpen(key);
    expect(await restore(id)).toMatchObject({ status: 404, body: { code: 'set_aside.not_found' } });
    expect(await letter('Something counts again for your account')).toContain('A script');
    const { body } = await restore(await idOf('passkey'));
    expect(body.recovery_codes).toHaveLength(10);
    expect((await enter(device)).status).toBe(200);
    for (const kind of ['app', 'webhook', 'channel', 'calendar'])
      expect([kind, await restore(await idOf(kind))]).toMatchObject([kind, { status: 200 }]);
    expect((await stack.read(calendar)).status).toBe(200);
    expect(await made('GET', '/api/auth/second-factor')).toEqual({ passkeys: 1, totp: true, recovery_codes: 10 });
    const { secret: _, ...shown } = hook;
    expect(await made('GET', '/api/webhooks')).toMatchObject([{ ...shown, id: expect.any(Number) }]);
    expect((await made('GET', '/api/reminders/channels')).channels).toMatchObject([{ address: TOPIC, is_on: true }]);
    expect(await list()).toEqual([]);
  });

  it('stays away where there is another one in its place, and is nobody else’s', async () => {
    await changesAddress();
    await aCalendar();
    await signsIn((await takesBack()).resetToken);
    await aCalendar();
    const id = await idOf('calendar');
    expect(await restore(id)).toMatchObject({ status: 409, body: { code: 'set_aside.place_taken' } });
    const [mine, other] = [token, (await stack.register(aNewcomer())).body.token];
    token = other;
    expect((await restore(id)).status).toBe(404);
    token = mine;
    expect(await list()).toHaveLength(1);
  });

  it('is deleted after 30 days, with the account, or with the vehicle that a key was of', async () => {
    const vehicle = owner;
    garage.publish(aVehicle(owner, vehicle));
    await changesAddress();
    await aKey({ vehicle_id: vehicle });
    await aKey({ name: 'Of all' });
    await signsIn((await takesBack()).resetToken);
    garage.publish({ kind: 'vehicle', key: vehicle, ownerId: owner, deleted: true });
    await eventually(async () => expect(await list()).toMatchObject([{ name: 'Of all' }]));
    const kept = () => stack.database.rows(sql`select expires_at from set_aside where owner_id = ${owner}`);
    await stack.database.rows(
      sql`update set_aside set expires_at = expires_at - interval '30 days' where owner_id = ${owner}`,
    );
    expect(await list()).toEqual([]);
    expect(await kept()).toHaveLength(1);
    await stack.identity.app.get(SetAsides).forgetExpired();
    expect(await kept()).toHaveLength(0);
  });
});
