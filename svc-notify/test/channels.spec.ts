import { Clock } from '@carnet/person';
import { sql } from '@carnet/pg';
import { eventually, FakeProducer } from '@carnet/svc-testing';
import { PushKeys } from '../src/channels/push-keys.service.js';
import { aDuePoint, aVehicle } from './due.js';
import { aNewcomer, PASSWORD, TestNotify } from './notify.js';
import { TestMailServer } from '../../svc-identity/test/mail-server.js';
import { TestDevice, TestPushService } from './push-service.js';

const PATH = '/api/reminders/channels';
const NOW = '2026-11-24T12:00:00Z';
const OPEN = { OUTGOING_PRIVATE_NETWORKS: '127.0.0.0/8' };

let mails: TestMailServer;
let push: TestPushService;
let stack: TestNotify;
let garage: FakeProducer;
let service: FakeProducer;
let lastId = 0;
const newId = () => (lastId += 1);

beforeAll(async () => {
  [garage, service] = await Promise.all([FakeProducer.start(), FakeProducer.start()]);
  [mails, push] = await Promise.all([TestMailServer.start(), TestPushService.start()]);
  const peers = { garage: garage.url, service: service.url };
  stack = await TestNotify.start({ ...mails.env, ...OPEN }, undefined, peers);
});
afterAll(async () => {
  await stack.close();
  await Promise.all([garage.close(), service.close(), mails.close(), push.close()]);
});
beforeEach(() => itIs(NOW));

function itIs(time: string, ...instances: TestNotify[]): void {
  for (const { app } of [stack, ...instances]) jest.spyOn(app.get(Clock), 'now').mockReturnValue(new Date(time));
}

interface Person {
  token: string;
  owner: number;
  email: string;
  vehicle: number;
}

/** A person with a vehicle who receives reminders immediately, by mail only if the address is confirmed. */
async function aPerson(profile: Record<string, unknown> = {}, isConfirmed = false): Promise<Person> {
  const newcomer = aNewcomer(profile);
  const { body } = await stack.register(newcomer);
  const person = { token: body.token, owner: body.user.id, email: newcomer.email, vehicle: newId() };
  if (isConfirmed)
    await stack.database.rows(sql`update users set email_confirmed_at = now() where id = ${person.owner}`);
  garage.publish(aVehicle(person.owner, person.vehicle, { current_mileage: null }));
  const vehicles = async () =>
    (await stack.call('GET', '/api/reminders', undefined, person)).body.vehicles as unknown[];
  await eventually(async () => expect(await vehicles()).toHaveLength(1));
  await stack.call('PUT', '/api/reminders', { frequency: 'at-once' }, person);
  return person;
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path: string, { token }: Person, body?: unknown) =>
  stack.call(method, PATH + path, body, { token });
const list = async (person: Person) => (await call('GET', '', person)).body;

async function aDevice(person: Person): Promise<TestDevice & { id: number }> {
  const device = new TestDevice(push, (await list(person)).push_key);
  const { status, body } = await call('POST', '/devices', person, device.subscription);
  expect({ status, body }).toMatchObject({ status: 201, body: { kind: 'push', is_on: true } });
  return Object.assign(device, { id: body.id as number });
}

let topics = 0;
async function aTopic(person: Person, token?: string) {
  const topic = `garage-${(topics += 1)}`;
  const { status, body } = await call('POST', '/topics', person, {
    ...{ address: `${push.url}/of-ntfy/${topic}`, access_token: token },
  });
  expect({ status, body }).toMatchObject({ status: 201, body: { kind: 'ntfy', has_token: token !== undefined } });
  return { id: body.id as number, topic };
}
/** Waits for messages published to a topic. */
const published = (topic: string, many = 1) =>
  eventually(() => {
    const all = push.got
      .filter(({ path }) => path === '/of-ntfy')
      .map((got) => ({ ...got, ...JSON.parse(String(got.body)) }));
    const its = all.filter((one) => one.topic === topic);
    expect(its).toHaveLength(many);
    return Promise.resolve(its);
  });

const comesDue = ({ owner, vehicle }: Person, changes: Parameters<typeof aDuePoint>[2] = {}): number => {
  const id = newId();
  const since = { due_on: '2026-11-23', due_mileage: null, expected_on: null, since: '2025-11-23' };
  service.publish(aDuePoint(owner, id, { vehicle_id: vehicle, ...since, ...changes }));
  return id;
};
/** Waits until all notifications of a person have ended. */
const settled = ({ owner }: Person, many: number) =>
  eventually(async () => {
    const rows = await stack.database.rows<{ content: object; ended: boolean }>(
      sql`select content, ended_at is not null as ended from notifications where owner_id = ${owner}`,
    );
    expect(rows).toEqual(Array.from({ length: many }, () => ({ content: {}, ended: true })));
  });

describe('a browser', () => {
  it('shows what is due, encrypted for it and signed for its push service, with what can be done about it', async () => {
    const person = await aPerson({ language: 'de', region: 'de-DE' });
    const device = await aDevice(person);
    const oil = comesDue(person, { name: 'Ölwechsel' });
    const [got] = await push.expect(device.path);
    const shown = device.read(got!);
    expect(shown).toEqual({
      id: expect.any(String),
      title: 'Ölwechsel: blue Alfa',
      text: 'Überfällig seit 23. November 2026.',
      url: `https://carnet.example/service/events/new?vehicle_id=${person.vehicle}&template_id=31`,
      actions: [
        { kind: 'done', label: 'Erledigt', url: expect.stringContaining('/service/events/new?') },
        { kind: 'later', label: 'In einer Woche', url: expect.stringContaining(`&point=due-${oil}`) },
      ],
      snooze: { token: expect.any(String), point: `due-${oil}`, days: 7, done: expect.stringMatching(/Woche/) },
    });
    expect(got!.headers).toMatchObject({
      ...{ 'content-encoding': 'aes128gcm', urgency: 'normal', topic: shown.id.replaceAll('-', '') },
    });
    expect(Number(got!.headers.ttl)).toBeGreaterThan(2 * 24 * 60 * 60);
    expect(device.signerOf(got!)).toMatchObject({ aud: push.url, sub: 'https://carnet.example' });
    expect(String(got!.body)).not.toContain('blue Alfa');
    await settled(person, 1);

    const { token, point, days } = shown.snooze;
    const put = await stack.call('POST', '/api/reminders/links/snooze', { token, point, days });
    expect({ status: put.status, body: put.body }).toEqual({ status: 200, body: { until: '2026-12-01' } });
    expect((await list(person)).channels[0]).toMatchObject({ problem: null, last_sent_at: expect.any(String) });
  });

  it('shows several things as one, with how many more there are @thorough', async () => {
    const person = await aPerson();
    await stack.call('PUT', '/api/reminders', { frequency: 'never' }, person);
    const device = await aDevice(person);
    for (const name of ['Oil', 'Tyres', 'Brakes', 'Belt', 'Plugs', 'Filter']) comesDue(person, { name });
    await eventually(async () => {
      const { body } = await stack.call('GET', '/api/reminders/preview', undefined, person);
      expect(body).toHaveLength(6);
    });
    await stack.call('PUT', '/api/reminders', { frequency: 'at-once' }, person);
    const [got] = await push.expect(device.path);
    const { title, text, url, actions } = device.read(got!);
    expect({ title, url, actions }).toEqual({
      ...{ title: 'Oil: blue Alfa, and 5 more', url: 'https://carnet.example/service/due', actions: undefined },
    });
    expect(text.split('\n')).toHaveLength(6);
    expect(text).toMatch(/^Oil: blue Alfa: Overdue since.*And 1 more/s);
  });

  it('is told once, of however many instances, also of one that died with it in hand @thorough', async () => {
    const person = await aPerson();
    const device = await aDevice(person);
    push.answers.push(503);
    const beside = await TestNotify.start({ ...mails.env, ...OPEN }, stack);
    try {
      itIs(NOW, beside);
      comesDue(person);
      await push.expect(device.path, 1);
      await eventually(async () => expect((await list(person)).channels[0].problem).toBe('unreachable'));
      // Simulates a crashed process: the notification is leased, and nobody finishes it.
      await stack.database.rows(
        sql`update notifications set due_at = now() where owner_id = ${person.owner} and due_at is not null`,
      );
      await stack.database.rows(sql`notify carnet_notifications`);
      const [first, second] = await push.expect(device.path, 2);
      await settled(person, 1);
      expect(second!.headers.topic).toBe(first!.headers.topic);
      expect(device.read(second!)).toEqual(device.read(first!));
    } finally {
      await beside.close();
    }
  });

  it.each([404, 410])(
    'that has gone is turned off by the answer %s, and on again where it comes back',
    async (answer) => {
      const person = await aPerson();
      const device = await aDevice(person);
      push.answers.push(answer);
      comesDue(person);
      await settled(person, 1);
      expect((await list(person)).channels).toMatchObject([{ is_on: false, problem: 'ended' }]);
      comesDue(person, { name: 'Tyres' });
      await call('POST', '/devices', person, device.subscription);
      expect((await list(person)).channels).toMatchObject([{ id: device.id, is_on: true, problem: null }]);
    },
  );

  it('is the browser of whoever turned it on last', async () => {
    const [first, second] = [await aPerson(), await aPerson()];
    const device = await aDevice(first);
    const stranger = { ...device.subscription, auth: Buffer.alloc(16).toString('base64url') };
    expect((await call('POST', '/devices', second, stranger)).status).toBe(201);
    expect((await list(first)).channels).toHaveLength(1);
    expect((await call('POST', '/devices', second, device.subscription)).status).toBe(201);
    expect((await list(first)).channels).toEqual([]);
  });

  it.each([
    ['an address inside', { endpoint: 'http://10.0.0.7/push' }],
    ['an address with a password', { endpoint: 'https://ada:pass@push.example/1' }],
    ['no address', { endpoint: 'push' }],
    ['keys that are none', { p256dh: 'BA' }],
    ['a key that is not ours', { push_key: 'BA' }],
  ])('is refused by %s', async (_what, changes) => {
    const person = await aPerson();
    const { subscription } = new TestDevice(push, (await list(person)).push_key);
    const { status, body } = await call('POST', '/devices', person, { ...subscription, ...changes });
    expect({ status, code: body.code }).toEqual({ status: 400, code: 'channel.no_device' });
  });

  it('goes on with the key that it was added by, when there is a new one', async () => {
    const person = await aPerson();
    const device = await aDevice(person);
    const { key } = await stack.app.get(PushKeys).rotate();
    expect((await list(person)).push_key).toBe(key);
    expect((await call('POST', `/${device.id}/trial`, person)).status).toBe(204);
    const [got] = await push.expect(device.path);
    device.signerOf(got!);
  });
});

describe('a topic of ntfy', () => {
  it('is published what is due, by its token, in the language of its person', async () => {
    const person = await aPerson({ language: 'ja' });
    const { topic } = await aTopic(person, 'tk_secret');
    const oil = comesDue(person);
    const [got] = await published(topic);
    expect(got).toMatchObject({
      headers: { authorization: 'Bearer tk_secret', 'content-type': 'application/json' },
      title: 'Oil change：blue Alfa',
      message: '2026年11月23日に期限が過ぎました。',
      click: expect.stringContaining('/service/events/new?'),
      actions: [
        { action: 'view', label: '完了' },
        { action: 'view', label: '1 週間後', url: expect.stringContaining(`&point=due-${oil}`) },
      ],
    });
    expect(JSON.stringify(await list(person))).not.toContain('tk_secret');
  });

  it('has the same name when it is sent again, so that it takes the place of the first', async () => {
    const person = await aPerson();
    const { topic } = await aTopic(person);
    push.answers.push(500);
    comesDue(person);
    await published(topic);
    await stack.database.rows(
      sql`update notifications set due_at = now() where owner_id = ${person.owner} and due_at is not null`,
    );
    await stack.database.rows(sql`notify carnet_notifications`);
    const [first, second] = await published(topic, 2);
    expect(second.sequence_id).toBe(first.sequence_id);
  });

  it('that refuses is not asked again for the same, and says so where it is tried', async () => {
    const person = await aPerson();
    const { id } = await aTopic(person);
    push.answers.push(403);
    comesDue(person);
    await settled(person, 1);
    expect((await list(person)).channels).toMatchObject([{ is_on: true, problem: 'refused' }]);
    push.answers.push(401);
    const { status, body } = await call('POST', `/${id}/trial`, person);
    expect({ status, body }).toMatchObject({
      status: 422,
      body: { code: 'channel.refused', params: { status: 401, server: expect.stringMatching(/^127/) } },
    });
    expect((await call('POST', `/${id}/trial`, person)).status).toBe(204);
    expect((await list(person)).channels).toMatchObject([{ problem: null }]);
  });

  it.each(['tk_a b', 'tk_ü→', 'tk\r\nx: y'])('takes no token that no header can carry: %j', async (access_token) => {
    const body = { address: `${push.url}/of-ntfy/garage`, access_token };
    expect(await call('POST', '/topics', await aPerson(), body)).toMatchObject({
      status: 400,
      body: { errors: [{ field: 'access_token', code: 'channel.token_invalid' }] },
    });
  });

  it.each(['garage', 'https://ntfy.sh/', 'ftp://ntfy.sh/garage', 'https://10.0.0.1/garage', 'https://[::1]/garage'])(
    'is refused where it is none, or inside: %s',
    async (address) => {
      const { status, body } = await call('POST', '/topics', await aPerson(), { address });
      expect({ status, field: body.errors?.[0].field }).toEqual({ status: 400, field: 'address' });
    },
  );
});

describe('channels', () => {
  it('are told by mail when they are new, in the person’s language, and not when they are there already', async () => {
    const person = await aPerson({ language: 'de' });
    const device = await aDevice(person);
    const { topic } = await aTopic(person);
    await call('POST', '/devices', person, device.subscription);
    await call('POST', '/topics', person, { address: `${push.url}/of-ntfy/${topic}`, access_token: 'tk_1' });
    const letters = await mails.expect(person.email, 2);
    const [browser, ntfy] = ['Browser', 'ntfy'].map((word) => letters.find(({ subject }) => subject?.includes(word)));
    expect(browser!.subject).toBe('Ihren Erinnerungen wurde ein Browser hinzugefügt');
    expect(ntfy!.subject).toBe('Ihren Erinnerungen wurde ein ntfy-Thema hinzugefügt');
    expect(ntfy!.text).toContain(new URL(push.url).host);
    expect(ntfy!.text).not.toContain(topic);
    const keys = sql`select key from mails where owner_id = ${person.owner} and key like 'reminder-channel:%'`;
    expect(await stack.database.rows(keys)).toHaveLength(2);
  });

  it('are told beside the mail, all of them the same, and what one of them was told is told', async () => {
    const person = await aPerson({}, true);
    const device = await aDevice(person);
    const { topic, id } = await aTopic(person);
    comesDue(person);
    await Promise.all([push.expect(device.path), published(topic), mails.expect(person.email, 3)]);
    await call('PUT', `/${id}`, person, { is_on: false });
    await stack.call('PUT', '/api/reminders', { by_mail: false }, person);
    comesDue(person, { name: 'Tyres' });
    await eventually(async () => {
      const { body } = await stack.call('GET', '/api/reminders/preview', undefined, person);
      expect(body).toHaveLength(2);
    });
    itIs('2026-11-24T12:30:00Z');
    await stack.database.rows(sql`notify carnet_reminders`);
    const [, second] = await push.expect(device.path, 2);
    expect(device.read(second!).title).toBe('Tyres: blue Alfa');
    await settled(person, 3);
    expect(mails.of(person.email)).toHaveLength(3);
    await published(topic, 1);
  });

  it('are not needed where a webhook hears of reminders', async () => {
    const person = await aPerson();
    const hook = { name: 'Home', url: `${push.url}/hook-${person.owner}`, events: ['reminder'], enabled: true };
    expect((await stack.call('POST', '/api/webhooks', hook, person)).status).toBe(201);
    await stack.database.rows(sql`update webhooks set created_at = ${NOW} where owner_id = ${person.owner}`);
    comesDue(person);
    const [got] = await push.expect(`/hook-${person.owner}`);
    expect(JSON.parse(String(got!.body))).toMatchObject({ type: 'reminder.due' });
  });

  it('that are turned off take nothing that is on its way', async () => {
    const person = await aPerson();
    const { topic, id } = await aTopic(person);
    push.answers.push(500);
    comesDue(person);
    await published(topic);
    await call('PUT', `/${id}`, person, { is_on: false });
    await stack.database.rows(
      sql`update notifications set due_at = now() where owner_id = ${person.owner} and due_at is not null`,
    );
    await stack.database.rows(sql`notify carnet_notifications`);
    await settled(person, 1);
    await published(topic, 1);
  });

  it("are nobody else's to see, change, try or end", async () => {
    const [person, other] = [await aPerson(), await aPerson()];
    const { id } = await aTopic(person);
    expect((await list(other)).channels).toEqual([]);
    for (const [method, path, body] of [
      ['PUT', `/${id}`, { is_on: false }],
      ['POST', `/${id}/trial`],
      ['DELETE', `/${id}`],
    ] as const)
      expect((await call(method, path, other, body)).status).toBe(404);
    expect((await call('DELETE', `/${id}`, person)).status).toBe(204);
    expect((await list(person)).channels).toEqual([]);
  });

  describe('that have another subscription', () => {
    const renew = (before: TestDevice, now: TestDevice, changes: object = {}) => {
      const { endpoint: old_endpoint, auth: old_auth } = before.subscription;
      const body = { ...now.subscription, old_endpoint, old_auth, ...changes };
      return stack.call('POST', `${PATH}/devices/renewed`, body);
    };
    const addresses = async (person: Person) =>
      (await list(person)).channels.map(({ address, is_on, problem }: Record<string, unknown>) => [
        ...[address, is_on, problem],
      ]);

    it('are reached by it, proven by the one before, without a sign-in', async () => {
      const person = await aPerson();
      const device = await aDevice(person);
      const now = new TestDevice(push, device.pushKey);
      expect((await renew(device, now)).status).toBe(204);
      expect((await list(person)).channels).toMatchObject([{ id: device.id, address: now.subscription.endpoint }]);
      comesDue(person);
      const [got] = await push.expect(now.path);
      expect(now.read(got!)).toMatchObject({ title: expect.stringContaining('blue Alfa') });
      expect(push.got.filter(({ path }) => path === device.path)).toEqual([]);
    });

    it('are on again where the one before had ended, and stay off where they were turned off @thorough', async () => {
      const person = await aPerson();
      const [ended, off] = [await aDevice(person), await aDevice(person)];
      push.answers.push(410);
      expect((await call('POST', `/${ended.id}/trial`, person)).status).toBe(422);
      await call('PUT', `/${off.id}`, person, { is_on: false });
      const [first, second] = [new TestDevice(push, ended.pushKey), new TestDevice(push, off.pushKey)];
      await renew(ended, first);
      await renew(off, second);
      expect(await addresses(person)).toEqual([
        [first.subscription.endpoint, true, null],
        [second.subscription.endpoint, false, null],
      ]);
    });

    it('are one thing with what was added by it meanwhile', async () => {
      const person = await aPerson();
      const [device, again] = [await aDevice(person), await aDevice(person)];
      expect((await renew(device, again)).status).toBe(204);
      expect((await list(person)).channels).toMatchObject([{ id: device.id, address: again.subscription.endpoint }]);
    });

    it('are not taken by whoever knows an address, and are told to nobody', async () => {
      const person = await aPerson();
      const device = await aDevice(person);
      const now = new TestDevice(push, device.pushKey);
      const other = new TestDevice(push, device.pushKey);
      for (const changes of [{ old_auth: other.subscription.auth }, { old_endpoint: other.subscription.endpoint }])
        expect((await renew(device, now, changes)).status).toBe(204);
      for (const changes of [
        { endpoint: 'http://169.254.169.254/' },
        { p256dh: 'no point' },
        { push_key: 'another' },
        { old_auth: undefined },
      ])
        expect((await renew(device, now, changes)).status).toBe(400);
      expect(await addresses(person)).toEqual([[device.subscription.endpoint, true, null]]);
    });
  });

  it('are added by nobody who has not proven lately that it is them', async () => {
    const person = await aPerson();
    const device = new TestDevice(push, (await list(person)).push_key);
    await stack.database.rows(
      sql`update sessions set proven_at = now() - interval '11 minutes', created_at = now() - interval '1 hour' where owner_id = ${person.owner}`,
    );
    for (const [path, body] of [
      ['/devices', device.subscription],
      ['/topics', { address: `${push.url}/of-ntfy/x` }],
    ] as const)
      expect((await call('POST', path, person, body)).body.code).toBe('second_factor.step_up_required');
  });

  it('are tried so often in an hour, and no more @thorough', async () => {
    const person = await aPerson();
    const { id } = await aTopic(person);
    await stack.database.rows(
      sql`insert into notify_tries (key, points, expire) values (${`trials:${person.owner}`}, 30, null)`,
    );
    expect((await call('POST', `/${id}/trial`, person)).status).toBe(429);
  });

  it('are taken along without what opens them, and go with the account @thorough', async () => {
    const person = await aPerson();
    const device = await aDevice(person);
    const { topic } = await aTopic(person, 'tk_secret');
    comesDue(person);
    await push.expect(device.path);
    const { rows } = (await stack.exported('reminder-channels', person.owner)).body;
    expect(rows).toMatchObject([
      { kind: 'push', server: push.url },
      { kind: 'ntfy', server: push.url },
    ]);
    for (const secret of ['tk_secret', topic, ...Object.values(device.subscription)])
      expect(JSON.stringify(rows)).not.toContain(secret);
    await stack.call('DELETE', '/api/auth/me', { password: PASSWORD }, person);
    for (const table of ['reminder_channels', 'notifications']) {
      const left = await stack.database.rows(sql`select 1 from information_schema.tables where table_name = ${table}`);
      expect(left).toHaveLength(1);
    }
    const left = await stack.database.rows<{ count: number }>(sql`
      select (select count(*) from reminder_channels where owner_id = ${person.owner})::int
        + (select count(*) from notifications where owner_id = ${person.owner})::int as count`);
    expect(left).toEqual([{ count: 0 }]);
  });
});

describe('mails of reminders', () => {
  it('end by one press of a mail program, and nothing else does', async () => {
    const person = await aPerson({}, true);
    comesDue(person);
    const [letter] = await mails.expect(person.email);
    const header = (name: string) => letter!.headers.find(({ key }) => key === name)?.value;
    expect(header('list-unsubscribe-post')).toBe('List-Unsubscribe=One-Click');
    const [, address] = /^<https:\/\/carnet\.example(\/api\/reminders\/unsubscribe\/[\w-]{43})>$/.exec(
      header('list-unsubscribe')!,
    )!;
    const seen = await stack.read(address!);
    expect([seen.status, seen.headers.location]).toEqual([
      303,
      `https://carnet.example/remind-later#unsubscribe=${address!.split('/').at(-1)}`,
    ]);
    const byMail = async () => (await stack.call('GET', '/api/reminders', undefined, person)).body.by_mail;
    expect(await byMail()).toBe(true);
    const press = (type: string, body: string) =>
      stack.call('POST', address!, body, { headers: { 'content-type': type } });
    const { status } = await press('application/x-www-form-urlencoded', 'List-Unsubscribe=One-Click');
    expect([status, await byMail()]).toEqual([204, false]);
    const boundary = '--x\r\nContent-Disposition: form-data; name="List-Unsubscribe"\r\n\r\nOne-Click\r\n--x--\r\n';
    expect((await press('multipart/form-data; boundary=x', boundary)).status).toBe(204);
    expect((await press('text/plain', 'x')).status).toBe(415);
    const unknown = await stack.call('POST', `${address}x`, undefined);
    expect({ status: unknown.status, code: unknown.body.code }).toEqual({ status: 400, code: 'reminder.link_ended' });
  });

  it('end by a press of their page, and come again where they are wanted again', async () => {
    const person = await aPerson({}, true);
    comesDue(person);
    const [letter] = await mails.expect(person.email);
    const [, token] = /unsubscribe\/([\w-]+)>/.exec(
      letter!.headers.find(({ key }) => key === 'list-unsubscribe')!.value,
    )!;
    expect((await stack.call('POST', '/api/reminders/unsubscribe', { token })).status).toBe(204);
    const { body } = await stack.call('PUT', '/api/reminders', { by_mail: null }, person);
    expect(body.by_mail).toBe(true);
  });

  it('are tried by a letter, at an address that is confirmed', async () => {
    const [person, stranger] = [await aPerson({ language: 'de' }, true), await aPerson()];
    const trial = (of: Person) =>
      stack.call('POST', '/api/reminders/trial', undefined, { ...of, headers: { 'accept-language': 'de' } });
    expect((await trial(person)).status).toBe(204);
    const [letter] = await mails.expect(person.email);
    expect(letter!.subject).toBe('Erinnerungen kommen hier an');
    expect((await trial(stranger)).body.code).toBe('channel.not_confirmed');
  });
});
