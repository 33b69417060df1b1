import { randomBytes } from 'node:crypto';
import { createTestDatabase, testPostgres, withClient } from '@carnet/embedded-pg';
import { sql } from '@carnet/pg';
import { eventually, FakeProducer, schemaOf } from '@carnet/svc-testing';
import { configFor, withEnv } from '../../svc-identity/test/identity.js';
import { identity as identityService } from '../../svc-identity/src/app.js';
import { notify } from '../src/app.js';
import { aDuePoint, aVehicle } from './due.js';
import { aNewcomer, TestNotify } from './notify.js';

const ROLE = `notify_${randomBytes(5).toString('hex')}`;

let admin: string;
let garage: FakeProducer;
let service: FakeProducer;
let usage: FakeProducer;
let stack: TestNotify;
let token: string;
let owner: number;

/** svc-notify with its own database role, as in a deployment with a process for each service. */
beforeAll(async () => {
  admin = await testPostgres();
  [garage, service, usage] = await Promise.all([FakeProducer.start(), FakeProducer.start(), FakeProducer.start()]);
  await withClient(admin, (client) => client.query(`create role ${ROLE} login password 'for-tests-only'`));
  const env = { NOTIFY_DATABASE_ROLE: ROLE, OUTGOING_PRIVATE_NETWORKS: '127.0.0.1/32' };
  stack = await TestNotify.start(env, undefined, { garage: garage.url, service: service.url, usage: usage.url }, ROLE);
  const { body } = await stack.register(aNewcomer());
  [token, owner] = [body.token, body.user.id];
});
afterAll(async () => {
  await stack.close();
  await Promise.all([garage.close(), service.close(), usage.close()]);
  await withClient(admin, (client) => client.query(`drop role ${ROLE}`));
});

const ask = async (method: 'GET' | 'POST' | 'PUT', path: string, body?: unknown) => {
  const answer = await stack.call(method, path, body, { token });
  expect([path, answer.status < 300, answer.body]).toEqual([path, true, answer.body]);
  return answer.body;
};

it('does all that it does by its own role', async () => {
  expect(await stack.database.rows(sql`select current_user as who`)).toEqual([{ who: ROLE }]);
  garage.publish(aVehicle(owner, 1));
  service.publish(aDuePoint(owner, 1));
  usage.publish({ ...aDuePoint(owner, 1_000_000_001), kind: 'component-due-point' });
  const { path } = await ask('POST', '/api/reminders/calendar');
  await eventually(async () => expect((await stack.read(path)).text).toContain('due-1@'));
  await eventually(async () => expect((await stack.read(path)).text).toContain('due-1000000001@'));
  await ask('PUT', '/api/reminders', {
    frequency: 'daily',
    exceptions: [{ vehicle_id: 1, kind: 'reading', on: false }],
    garages: [],
  });
  await ask('POST', '/api/reminders/snoozes', { point: 'due-1', days: 3 });
  await ask('POST', '/api/reminders/channels/topics', { address: 'https://ntfy.invalid/x' });
  const hook = await ask('POST', '/api/webhooks', {
    name: 'x',
    url: 'http://127.0.0.1:9/',
    events: ['vehicle'],
    enabled: true,
  });
  await ask('POST', `/api/webhooks/${hook.id}/test`);
  await ask('POST', `/api/webhooks/${hook.id}/secret`);
  garage.publish({ ...aVehicle(owner, 1, { nickname: 'red Alfa' }), actorId: 2_000_000_000 });
  await eventually(async () => {
    const sent = await ask('GET', `/api/webhooks/${hook.id}/deliveries`);
    expect(sent.map(({ type }: { type: string }) => type)).toContain('vehicle.updated');
  });
  await eventually(async () =>
    expect((await stack.mails()).map(({ subject }) => subject)).toContain('A webhook was made for your account'),
  );
});

it.each([
  ...['users', 'signing_keys', 'sessions', 'passkeys', 'authenticator_apps', 'recovery_codes', 'api_keys', 'mails'],
  ...[
    'password_resets',
    'address_confirmations',
    'address_undos',
    'provider_identities',
    'set_aside',
    'tries',
    'facts',
    'grants',
    'invitations',
    'people_of_garages',
  ],
])('may not read %s', async (table) => {
  await expect(stack.database.dataSource.query(`select 1 from ${table}`)).rejects.toThrow('permission denied');
});

it.each(['verification_keys', 'token_floors', 'ended_sessions', 'api_key_copies', 'recipients'])(
  'may not change %s',
  async (table) => {
    await expect(stack.database.dataSource.query(`delete from ${table}`)).rejects.toThrow('permission denied');
  },
);

it('sees and moves the place of its own handlers alone', async () => {
  const names = sql`select distinct handler from fact_handlers order by 1`;
  const seen = (await stack.database.rows<{ handler: string }>(names)).map(({ handler }) => handler);
  expect(seen).toContain('vehicle_copies');
  expect(seen.filter((name) => !/^webhooks-|_copies$/.test(name))).toEqual([]);
  expect(seen).not.toContain('api_key_copies');
  const all = await stack.identity.database.rows<{ handler: string }>(names);
  expect(all.map(({ handler }) => handler)).toContain('UserTokensHandler');
});

it('waits until svc-identity has made the tables and let it in', async () => {
  const database = await createTestDatabase();
  const url = new URL(database.url);
  url.username = ROLE;
  const config = { ...(await configFor(url.href, {})), name: 'notify' as const };
  const starting = notify.createApp(config);
  let isUp = false;
  void starting.then(() => (isUp = true));
  await identityService.prepareDatabase(database.url, schemaOf(identityService).id.split(',').slice(1));
  expect(isUp).toBe(false);
  const own = await withEnv({ NOTIFY_DATABASE_ROLE: ROLE }, async () =>
    identityService.createApp(await configFor(database.url, {})),
  );
  const app = await starting;
  expect(isUp).toBe(true);
  await Promise.all([app.close(), own.close()]);
  await database.drop();
});
