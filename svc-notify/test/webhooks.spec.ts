import type { FactBodies } from '@carnet/contracts';
import { raw, sql } from '@carnet/pg';
import { eventually, FakeProducer, type TestFact } from '@carnet/svc-testing';
import { Webhook } from 'standardwebhooks';
import { WebhookSender } from '../src/webhooks/webhook-sender.service.js';
import { aDuePoint, aPaper, aVehicle } from './due.js';
import { aNewcomer, type Answer, PASSWORD, TestNotify } from './notify.js';
import { TestMailServer } from '../../svc-identity/test/mail-server.js';
import { type Heard, Receiver } from './receiver.js';

const PATH = '/api/webhooks';
const MISSING = 2_147_483_646;
const CARNET = 'https://carnet.example';

let garage: FakeProducer;
let service: FakeProducer;
let records: FakeProducer;
let mails: TestMailServer;
let receiver: Receiver;
let stack: TestNotify;
let env: Record<string, string>;
let peers: Record<string, string>;
let email: string;
let id: number;
let token: string;

beforeAll(async () => {
  [garage, service, records] = await Promise.all([FakeProducer.start(), FakeProducer.start(), FakeProducer.start()]);
  [mails, receiver] = await Promise.all([TestMailServer.start(), Receiver.start()]);
  peers = { garage: garage.url, service: service.url, records: records.url };
  env = { ...mails.env, PUBLIC_URL: CARNET, OUTGOING_PRIVATE_NETWORKS: '127.0.0.1/32' };
  stack = await (await TestNotify.start(env, undefined, peers)).withoutConfirmations();
});
afterAll(async () => {
  await stack.close();
  await Promise.all([garage, service, records, mails, receiver].map((one) => one.close()));
});
beforeEach(async () => {
  receiver.answers.length = 0;
  await enter();
});

async function enter(changes: Record<string, unknown> = {}): Promise<void> {
  const newcomer = aNewcomer(changes);
  const { body } = await stack.register(newcomer);
  [id, token, email] = [body.user.id, body.token, newcomer.email];
}

const call = (method: 'GET' | 'POST' | 'PUT' | 'DELETE', path = '', body?: unknown, of = token): Promise<Answer> =>
  stack.call(method, PATH + path, body, { token: of });
const read = async (hook: { id: number }) => (await call('GET', `/${hook.id}`)).body;
const list = async (of = token) => (await call('GET', '', undefined, of)).body;
const sent = async (hook: { id: number }): Promise<any[]> => (await call('GET', `/${hook.id}/deliveries`)).body;

let paths = 0;
/** A webhook with an address of its own. */
async function aWebhook(changes: object = {}): Promise<{ id: number; secret: string; path: string; url: string }> {
  const path = `/hook-${(paths += 1)}`;
  const sound = { name: 'Home Assistant', url: receiver.url + path, events: ['vehicle'], enabled: true };
  const { status, body } = await call('POST', '', { ...sound, ...changes });
  expect([status, body]).toMatchObject([201, {}]);
  return { ...body, path };
}

let lastId = 0;
const newId = () => (lastId += 1);
/** Publishes a vehicle or a change of it; returns its id. */
function drives(changes: Parameters<typeof aVehicle>[2] = {}, vehicle = newId()): number {
  garage.publish(aVehicle(id, vehicle, changes));
  return vehicle;
}
const typesOf = (heard: readonly Heard[]) => heard.map(({ json }) => [json.type, json.data.id]);

/** An answer that the test gives later. */
function answeredLater(): [Promise<number>, (status: number) => void] {
  let give!: (status: number) => void;
  const answer = new Promise<number>((resolve) => (give = resolve));
  return [answer, give];
}

/** Publishes changes of svc-records' things one by one, and returns the messages that the webhook received. */
function telling(hook: { path: string }) {
  let happened = 0;
  return {
    happens: async (kind: string, key: number, body?: object) => {
      records.publish({ kind, key, ownerId: id, deleted: body === undefined, body });
      await receiver.on(hook.path, (happened += 1));
    },
    told: async () => (await receiver.on(hook.path, happened)).map(({ json }) => [json.type, json.data]),
  };
}

/** The letter with these words; a webhook's two letters arrive in any order. */
const theLetter = async (words: string) => (await mails.expect(email, 2)).find(({ text }) => text?.includes(words));

/** Ends the pause after a failure. Clears the duration of the last try, so that a test can wait for the next one. */
const nextTry = async (hook: { id: number }) => {
  await stack.database.rows(sql`update webhooks set free_at = now() where owner_id = ${id} and id = ${hook.id}`);
  await stack.database.rows(
    sql`update webhook_deliveries set due_at = now(), took_ms = null where owner_id = ${id} and webhook_id = ${hook.id} and due_at is not null`,
  );
};
const tried = (hook: { id: number }, tries: number) =>
  eventually(async () => {
    const [first] = await sent(hook);
    expect(first).toMatchObject({ tries, took_ms: expect.any(Number) });
    return first;
  });

/** Waits until the first message was delivered. Until then it shows the result of an earlier try. */
const delivered = (hook: { id: number }) =>
  eventually(async () => {
    const [first] = await sent(hook);
    expect(first).toMatchObject({ state: 'delivered' });
    return first;
  });

describe('a webhook', () => {
  it('is made with a secret that is told this once', async () => {
    const { status, body, headers } = await call('POST', '', {
      ...{ name: 'Home Assistant', url: `${receiver.url}/hook`, events: ['vehicle', 'reminder'], enabled: true },
    });
    const { secret, ...webhook } = body;
    expect(status).toBe(201);
    expect(secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/);
    expect(webhook).toEqual({
      ...{
        id: expect.any(Number),
        name: 'Home Assistant',
        url: `${receiver.url}/hook`,
        events: ['vehicle', 'reminder'],
      },
      ...{
        enabled: true,
        disabled_because: null,
        failing_since: null,
        created_at: expect.any(String),
        waiting: 0,
        version: 1,
      },
    });
    expect([await list(), await read(webhook), headers.etag]).toEqual([[webhook], webhook, undefined]);
    const mail = (await mails.expect(email, 1))[0]!;
    expect(mail.subject).toBe('A webhook was made for your account');
    expect(mail.text).toContain(`From now on ${new URL(receiver.url).host} is told`);
    expect(mail.text).not.toContain(secret);
  });

  it.each([
    [{ name: ' ' }, 'name', 'Say who is told'],
    [{ url: undefined }, 'url', 'Enter the address that is told'],
    [{ url: 'hooks.example' }, 'url', 'Enter a whole address that begins with https:// or http://'],
    [{ url: 'ftp://hooks.example/' }, 'url', 'Enter a whole address that begins with https:// or http://'],
    [
      { url: 'https://me:secret@hooks.example/' },
      'url',
      'An address with a user name or a password in it is not taken',
    ],
    [
      { url: 'http://169.254.169.254/latest/meta-data/' },
      'url',
      'This address is in a private network. Whoever runs this Carnet can allow it.',
    ],
    [{ events: [] }, 'events', 'Choose of what it is told'],
    [{ events: ['everything'] }, 'events', expect.stringMatching(/one of|vehicle/)],
    [{ enabled: undefined }, 'enabled', 'Say whether it is on'],
  ])('is refused with %j', async (changes, field, msg) => {
    const sound = { name: 'A script', url: 'https://hooks.example/', events: ['vehicle'], enabled: true };
    const { status, body } = await call('POST', '', { ...sound, ...changes });
    expect({ status, body }).toMatchObject({ status: 400, body: { errors: [{ field, msg }] } });
    expect(await list()).toEqual([]);
  });

  it('is changed by name, and refused to whoever saw an older version', async () => {
    const hook = await aWebhook();
    const { status, body, headers } = await call('PUT', `/${hook.id}`, { events: ['part'] });
    expect([status, headers.etag]).toEqual([200, '"2"']);
    expect(body).toMatchObject({ name: 'Home Assistant', url: hook.url, events: ['part'], version: 2 });
    const stale = { token, headers: { 'if-match': '"1"' } };
    expect((await stack.call('PUT', `${PATH}/${hook.id}`, { name: 'Late' }, stale)).status).toBe(412);
    expect((await call('PUT', `/${hook.id}`, { url: 'http://10.0.0.1/' })).status).toBe(400);
    expect((await call('PUT', `/${hook.id}`, { events: null })).status).toBe(400);
    expect(await read(hook)).toEqual(body);
  });

  it('is moved to another address, and says so by mail', async () => {
    const hook = await aWebhook();
    await call('PUT', `/${hook.id}`, { name: 'Same place', url: hook.url });
    const url = `${receiver.url.replace('127.0.0.1', 'localhost')}/elsewhere`;
    expect((await call('PUT', `/${hook.id}`, { url })).status).toBe(200);
    const moved = await theLetter('was given another address');
    expect(moved!.subject).toBe('A webhook of your account has another address');
    expect(moved!.text).toContain(
      `“Same place” was given another address just now. From now on ${new URL(url).host} is told`,
    );
  });

  it('is nobody else’s: a foreign id is answered like a missing one, on every route', async () => {
    const hook = await aWebhook();
    await call('POST', `/${hook.id}/test`);
    const [message] = await sent(hook);
    const other = (await stack.register(aNewcomer())).body.token;
    const ways: [Parameters<typeof call>[0], (of: number, what: number) => string, object?][] = [
      ['GET', (of) => `/${of}`],
      ['PUT', (of) => `/${of}`, { name: 'Mine' }],
      ['POST', (of) => `/${of}/secret`],
      ['POST', (of) => `/${of}/test`],
      ['GET', (of) => `/${of}/deliveries`],
      ['POST', (of, what) => `/${of}/deliveries/${what}/redeliver`],
      ['DELETE', (of) => `/${of}`],
    ];
    for (const [method, path, body] of ways) {
      const [foreign, missing] = [
        await call(method, path(hook.id, message.id), body, other),
        await call(method, path(MISSING, MISSING), body, other),
      ];
      expect([method, foreign.status, foreign.body]).toEqual([method, 404, missing.body]);
    }
    expect(await list(other)).toEqual([]);
    const own = await aWebhook();
    expect((await call('POST', `/${own.id}/deliveries/${message.id}/redeliver`)).body.code).toBe(
      'webhook.delivery_not_found',
    );
  });

  it('may be there ten times @thorough', async () => {
    for (let n = 0; n < 10; n += 1) await aWebhook({ enabled: false });
    const { status, body } = await call('POST', '', {
      name: 'x',
      url: 'https://a.example',
      events: ['part'],
      enabled: true,
    });
    expect([status, body.code]).toEqual([422, 'request.quota_reached']);
  });

  it('is closed to API keys', async () => {
    const key = await stack.call('POST', '/api/auth/api-keys', { name: 'A script', access: 'write' }, { token });
    await eventually(async () => expect((await stack.me(key.body.key)).status).toBe(200));
    expect((await call('GET', '', undefined, key.body.key)).status).toBe(403);
  });

  it('goes with the account, with all that was told it', async () => {
    const hook = await aWebhook();
    await call('POST', `/${hook.id}/test`);
    await receiver.on(hook.path, 1);
    await stack.call('DELETE', '/api/auth/me', { password: PASSWORD }, { token });
    for (const table of ['webhooks', 'webhook_deliveries'])
      expect(await stack.database.rows(sql`select 1 from ${raw(table)} where owner_id = ${id}`)).toEqual([]);
  });
});

describe('a message', () => {
  it('says what happened, signed as Standard Webhooks says, and not what was written', async () => {
    const hook = await aWebhook();
    const vehicle = drives({ nickname: 'blue Alfa', current_mileage: 84_120, odometer_unit: 'km' });
    const [heard] = await receiver.on(hook.path, 1);
    const data = {
      id: vehicle,
      current_mileage: 84_120,
      odometer_unit: 'km',
      url: `${CARNET}/api/vehicles/${vehicle}`,
    };
    expect(heard!.json).toEqual({ type: 'vehicle.created', timestamp: expect.any(String), data });
    expect(heard!.headers['content-type']).toBe('application/json');
    const checked = new Webhook(hook.secret).verify(heard!.body, heard!.headers as Record<string, string>);
    expect(checked).toEqual(heard!.json);
    expect(() =>
      new Webhook(hook.secret).verify(`${heard!.body} `, heard!.headers as Record<string, string>),
    ).toThrow();
    const delivered = await tried(hook, 1);
    expect(delivered).toMatchObject({
      ...{ state: 'delivered', type: 'vehicle.created', status: 204, error: null, answer: null, next_try_at: null },
      ...{ message_id: heard!.headers['webhook-id'], body: heard!.body },
    });
  });

  it('tells each step of a thing, and where it is, or was', async () => {
    const hook = await aWebhook({ events: ['part', 'service_event', 'modification', 'document_expiry', 'due_point'] });
    const [vehicle_id, part, event, plan, paper] = [newId(), newId(), newId(), newId(), newId()];
    const tell = (kind: string, key: number, body?: object): TestFact => ({
      ...{ kind, key, ownerId: id, deleted: body === undefined },
      body: body && { id: key, vehicle_id, ...body },
    });
    const named = { name: 'Secret name' };
    garage.publish(tell('part', part, { ...named, status: 'Spare' } satisfies Partial<FactBodies['part']>));
    await receiver.on(hook.path, 1);
    service.publish(
      tell('service-event', event, { ...named, status: 'Scheduled', date_performed: null, part_ids: [] }),
    );
    await receiver.on(hook.path, 2);
    service.publish(
      tell('service-event', event, { ...named, status: 'Completed', date_performed: '2026-11-24', part_ids: [] }),
    );
    await receiver.on(hook.path, 3);
    records.publish(tell('modification', plan, { ...named, category: 'Engine', status: 'Planned', part_ids: [] }));
    await receiver.on(hook.path, 4);
    records.publish(aPaper(id, paper, { vehicle_id, expires_on: '2026-12-10' }));
    await receiver.on(hook.path, 5);
    records.publish(aPaper(id, paper, { vehicle_id, title: '', expires_on: null }));
    await receiver.on(hook.path, 6);
    service.publish(aDuePoint(id, plan, { vehicle_id, record_id: 31 }));
    await receiver.on(hook.path, 7);
    garage.publish(tell('part', part));
    const heard = await receiver.on(hook.path, 8);
    expect(heard.map(({ json }) => [json.type, json.data])).toEqual([
      ['part.created', { id: part, vehicle_id, status: 'Spare', url: `${CARNET}/api/parts/${part}` }],
      [
        'service_event.created',
        {
          id: event,
          vehicle_id,
          status: 'Scheduled',
          date_performed: null,
          url: `${CARNET}/api/service/events/${event}`,
        },
      ],
      [
        'service_event.updated',
        {
          ...{ id: event, vehicle_id, status: 'Completed', date_performed: '2026-11-24' },
          url: `${CARNET}/api/service/events/${event}`,
        },
      ],
      ['modification.created', { id: plan, vehicle_id, status: 'Planned', url: `${CARNET}/api/modifications/${plan}` }],
      [
        'document_expiry.created',
        { id: paper, vehicle_id, expires_on: '2026-12-10', url: `${CARNET}/api/documents/${paper}` },
      ],
      ['document_expiry.deleted', { id: paper, vehicle_id }],
      [
        'due_point.created',
        {
          ...{ id: plan, vehicle_id, kind: 'schedule', record_id: 31, due_on: '2027-05-04', due_mileage: 85_000 },
          ...{ odometer_unit: 'mi', expected_on: '2027-03-09', url: `${CARNET}/api/service-event-templates/31` },
        },
      ],
      ['part.deleted', { id: part, vehicle_id }],
    ]);
  });

  it('says who acted where that is not the owner, by id and by the name that the journal shows', async () => {
    const hook = await aWebhook({ events: ['issue'] });
    const { body: friend } = await stack.register(aNewcomer({ firstName: 'Ada', lastName: 'Rossi' }));
    const person = friend.user.id as number;
    await stack.database.rows(
      sql`insert into people_of_garages (owner_id, person_id) values (${id}, ${person}), (${person}, ${id})`,
    );
    const [vehicle_id, issue, gone] = [newId(), newId(), 2_000_000_000];
    const body = { id: issue, vehicle_id, status: 'Open', priority: 'High' };
    const published = [
      { body, actorId: person },
      { body: { ...body, status: 'Resolved' } },
      { body: { ...body, status: 'Open' }, actorId: gone },
      { deleted: true, actorId: person },
    ];
    for (const [at, fact] of published.entries()) {
      records.publish({ kind: 'issue', key: issue, ownerId: id, ...fact });
      await receiver.on(hook.path, at + 1);
    }
    const heard = await receiver.on(hook.path, published.length);
    expect(heard.map(({ json }) => [json.type, json.data.actor])).toEqual([
      ['issue.created', { id: person, name: 'Ada Rossi' }],
      ['issue.updated', undefined],
      ['issue.updated', { id: gone, name: null }],
      ['issue.deleted', { id: person, name: 'Ada Rossi' }],
    ]);
  });

  it('tells of issues, track days and documents, of which the trash is the end', async () => {
    const hook = await aWebhook({ events: ['issue', 'track_day', 'document'] });
    const [vehicle_id, issue, day, paper] = [newId(), newId(), newId(), newId()];
    const { told, happens } = telling(hook);
    const filed = { id: paper, vehicle_id, type: 'receipt', in_trash: false };
    await happens('issue', issue, { id: issue, vehicle_id, status: 'Open', priority: 'High' });
    await happens('track-day', day, { id: day, vehicle_id, event_date: '1974-01-01', event_date_edtf: '1974~' });
    await happens('paper', paper, filed);
    await happens('paper', paper, { ...filed, in_trash: true });
    await happens('paper', paper, filed);
    await happens('issue', issue);
    expect(await told()).toEqual([
      [
        'issue.created',
        { id: issue, vehicle_id, status: 'Open', priority: 'High', url: `${CARNET}/api/issues/${issue}` },
      ],
      [
        'track_day.created',
        {
          ...{ id: day, vehicle_id, event_date: '1974-01-01', event_date_edtf: '1974~' },
          url: `${CARNET}/api/track-days/${day}`,
        },
      ],
      ['document.created', { id: paper, vehicle_id, type: 'receipt', url: `${CARNET}/api/documents/${paper}` }],
      ['document.deleted', { id: paper, vehicle_id }],
      ['document.created', { id: paper, vehicle_id, type: 'receipt', url: `${CARNET}/api/documents/${paper}` }],
      ['issue.deleted', { id: issue, vehicle_id }],
    ]);
  });

  it('tells nothing of things of before that are told again, and knows them from then on', async () => {
    const hook = await aWebhook({ events: ['issue'] });
    const [vehicle_id, issue] = [newId(), newId()];
    const { told, happens } = telling(hook);
    const open = { id: issue, vehicle_id, status: 'Open', priority: 'Low' };
    records.publish({ kind: 'issue', key: issue, ownerId: id, version: 3, revision: 2, body: open });
    await happens('issue', issue, { ...open, status: 'Resolved' });
    await happens('issue', issue);
    expect((await told()).map(([type]) => type)).toEqual(['issue.updated', 'issue.deleted']);
  });

  it('goes to whoever wants to hear of such things, and is on', async () => {
    const [vehicles, parts, off] = [
      await aWebhook(),
      await aWebhook({ events: ['part'] }),
      await aWebhook({ enabled: false }),
    ];
    const vehicle = drives();
    expect(typesOf(await receiver.on(vehicles.path, 1))).toEqual([['vehicle.created', vehicle]]);
    expect([await sent(parts), await sent(off)]).toEqual([[], []]);
  });

  it('is told once, whatever is read again', async () => {
    const hook = await aWebhook();
    const vehicle = drives();
    await receiver.on(hook.path, 1);
    // Reads the log from the start, as after copies were built again, and publishes an older fact of the thing.
    await stack.database.rows(sql`update fact_handlers set tx = '0', seq = 0 where producer = 'garage'`);
    garage.publish({ ...aVehicle(id, vehicle), version: 1 });
    const next = drives();
    expect(typesOf(await receiver.on(hook.path, 2))).toEqual([
      ['vehicle.created', vehicle],
      ['vehicle.created', next],
    ]);
    expect(await sent(hook)).toHaveLength(2);
  });

  it('tells a webhook nothing from before it was made, though that is read only now', async () => {
    const hook = await aWebhook();
    await stack.database.rows(
      sql`update webhooks set created_at = now() + interval '1 hour' where owner_id = ${id} and id = ${hook.id}`,
    );
    drives();
    await eventually(async () =>
      expect(await stack.database.rows(sql`select 1 from vehicle_copies where owner_id = ${id}`)).toHaveLength(1),
    );
    expect(await sent(hook)).toEqual([]);
  });

  it('tells what is due as the letter does, in its transaction', async () => {
    const hook = await aWebhook({ events: ['reminder'] });
    await stack.database.rows(sql`update users set email_confirmed_at = now() where id = ${id}`);
    const vehicle = drives({ current_mileage: null });
    await eventually(async () => {
      const { body } = await stack.call('GET', '/api/reminders', undefined, { token });
      expect(body.vehicles).toHaveLength(1);
    });
    const point = newId();
    const overdue = { due_on: '2026-01-02', due_mileage: null, expected_on: null, since: '2025-01-02' };
    service.publish(aDuePoint(id, point, { vehicle_id: vehicle, ...overdue }));
    await stack.call('PUT', '/api/reminders', { frequency: 'at-once' }, { token });
    const [heard] = await receiver.on(hook.path, 1);
    expect(heard!.json).toMatchObject({
      type: 'reminder.due',
      data: {
        reminders: [
          {
            ...{ point: `due-${point}`, kind: 'overdue', vehicle_id: vehicle, title: 'Oil change: blue Alfa' },
            page: `${CARNET}/service/events/new?vehicle_id=${vehicle}&template_id=31`,
          },
        ],
        more: 0,
      },
    });
    await mails.expect(email, 2);
  });

  it('is sent by one of two instances @thorough', async () => {
    const beside = await TestNotify.start(env, stack, peers);
    try {
      const hook = await aWebhook();
      const vehicles = Array.from({ length: 20 }, () => drives());
      const heard = await receiver.on(hook.path, 20);
      expect(heard.map(({ json }) => json.data.id).sort()).toEqual(vehicles.sort());
      await eventually(async () => expect((await read(hook)).waiting).toBe(0));
      expect(receiver.heard.filter(({ path }) => path === hook.path)).toHaveLength(20);
    } finally {
      await beside.close();
    }
  });

  it('is sent again with the same id, where whoever had it in hand died @thorough', async () => {
    receiver.answers.push('hang');
    const hook = await aWebhook();
    drives();
    await receiver.on(hook.path, 1);
    await nextTry(hook);
    const [first, second] = await receiver.on(hook.path, 2);
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
    await eventually(async () => expect(await sent(hook)).toMatchObject([{ state: 'delivered', tries: 2 }]));
  });

  it('waits for nobody else: a receiver that does not answer holds up its own alone @thorough', async () => {
    const [slow, quick] = [await aWebhook(), await aWebhook()];
    receiver.answers.push('hang');
    await call('POST', `/${slow.id}/test`);
    await receiver.on(slow.path, 1);
    await call('POST', `/${quick.id}/test`);
    await receiver.on(quick.path, 1);
    expect(await tried(quick, 1)).toMatchObject({ state: 'delivered' });
    expect((await read(slow)).waiting).toBe(1);
  });
});

describe('one person beside others', () => {
  it('holds no more than a share of the places, however many of their receivers do not answer @thorough', async () => {
    const held = Array.from({ length: 4 }, answeredLater);
    receiver.answers.push(...held.map(([answer]) => answer));
    const [first, ...others] = await Promise.all(Array.from({ length: 6 }, () => aWebhook()));
    const mine = new Set([first, ...others].map((hook) => hook!.path));
    const asked = () => receiver.heard.filter(({ path }) => mine.has(path));
    for (const hook of [first, ...others]) await call('POST', `/${hook!.id}/test`);
    await eventually(() => expect(asked()).toHaveLength(4));
    const waiting = token;
    await enter();
    const hook = await aWebhook();
    await call('POST', `/${hook.id}/test`);
    expect(await tried(hook, 1)).toMatchObject({ state: 'delivered' });
    expect(asked()).toHaveLength(4);
    token = waiting;
    for (const [, give] of held) give(204);
    await eventually(() => expect(new Set(asked().map(({ path }) => path))).toEqual(mine));
  });

  it('may try a webhook so often within an hour, and others as often @thorough', async () => {
    const hook = await aWebhook({ enabled: false });
    const tries: Answer[] = [];
    for (let n = 0; n < 31; n += 1) tries.push(await call('POST', `/${hook.id}/test`));
    expect(tries.map(({ status }) => status)).toEqual([...Array.from({ length: 30 }, () => 201), 429]);
    expect(Number(tries.at(-1)!.headers['retry-after'])).toBeGreaterThan(0);
    await enter();
    const other = await aWebhook({ enabled: false });
    expect((await call('POST', `/${other.id}/test`)).status).toBe(201);
  });
});

describe('what is not taken', () => {
  it('is tried again, later each time, and says what was answered', async () => {
    const hook = await aWebhook();
    receiver.answers.push(500, 302, 200);
    await call('POST', `/${hook.id}/test`);
    const first = await tried(hook, 1);
    expect(first).toMatchObject({ state: 'waiting', status: 500 });
    expect(Date.parse(first.next_try_at) - Date.parse(first.last_tried_at)).toBeGreaterThan(4_000);
    expect((await read(hook)).failing_since).not.toBeNull();
    await nextTry(hook);
    const second = await tried(hook, 2);
    expect(second).toMatchObject({ state: 'waiting', status: 302 });
    expect(Date.parse(second.next_try_at) - Date.parse(second.last_tried_at)).toBeGreaterThan(299_000);
    await nextTry(hook);
    await tried(hook, 3);
    expect(await sent(hook)).toMatchObject([{ state: 'delivered', status: 200, error: null }]);
    expect(await read(hook)).toMatchObject({ failing_since: null, waiting: 0 });
  });

  it('says in a word why nobody answered, and is not asked in a network that is shut @thorough', async () => {
    const hook = await aWebhook({ url: 'http://localhost:9/' });
    await call('POST', `/${hook.id}/test`);
    expect(await tried(hook, 1)).toMatchObject({ status: null, error: 'no-connection' });
    await stack.app.get(WebhookSender).onModuleDestroy();
    const shut = await TestNotify.start({ ...mails.env, PUBLIC_URL: CARNET }, stack, peers);
    try {
      await nextTry(hook);
      // A busy machine may have tried once more before.
      await eventually(async () => expect((await sent(hook))[0]).toMatchObject({ status: null, error: 'private' }));
    } finally {
      await shut.close();
      await stack.close();
      stack = await (await TestNotify.start(env, undefined, peers)).withoutConfirmations();
    }
  });

  it('turns a webhook off that has failed for five days, and says so by mail, in the person’s language @thorough', async () => {
    await enter({ language: 'de' });
    const hook = await aWebhook({ name: 'Werkstatt' });
    receiver.answers.push(500, 503);
    await call('POST', `/${hook.id}/test`);
    await tried(hook, 1);
    await stack.database.rows(
      sql`update webhooks set failing_since = now() - interval '5 days' where owner_id = ${id} and id = ${hook.id}`,
    );
    await nextTry(hook);
    await eventually(async () =>
      expect(await read(hook)).toMatchObject({ enabled: false, disabled_because: 'failing', version: 2 }),
    );
    const off = await theLetter('Seit 5 Tagen hat');
    expect(off!.subject).toBe('Webhook ausgeschaltet: Werkstatt');
    await call('PUT', `/${hook.id}`, { enabled: true });
    expect(await read(hook)).toMatchObject({ enabled: true, disabled_because: null, failing_since: null });
    await nextTry(hook);
    await tried(hook, 3);
    expect(await sent(hook)).toMatchObject([{ type: 'webhook.test', state: 'delivered' }]);
  });

  it('starts afresh at another address: nothing failed there, and what waits is sent at once @thorough', async () => {
    const hook = await aWebhook();
    receiver.answers.push(500, 500);
    drives();
    await tried(hook, 1);
    await nextTry(hook);
    await tried(hook, 2);
    await stack.database.rows(
      sql`update webhooks set free_at = now() + interval '1 hour' where owner_id = ${id} and id = ${hook.id}`,
    );
    const path = `${hook.path}-moved`;
    const { body } = await call('PUT', `/${hook.id}`, { url: receiver.url + path });
    expect(body).toMatchObject({ failing_since: null, enabled: true });
    await receiver.on(path, 1);
    expect(await delivered(hook)).toMatchObject({ tries: 1, status: 204 });
  });

  it.each([500, 410, 204])(
    'is told at another address also where the one before answers %i after the change @thorough',
    async (late) => {
      const hook = await aWebhook();
      const sends = jest.spyOn(stack.app.get<{ send(): Promise<void> }>(WebhookSender), 'send');
      const [answer, giveAnswer] = answeredLater();
      receiver.answers.push(answer);
      drives();
      await receiver.on(hook.path, 1);
      const path = `${hook.path}-moved`;
      const [answerOfNew, giveAnswerOfNew] = answeredLater();
      receiver.answers.push(answerOfNew);
      await call('PUT', `/${hook.id}`, { url: receiver.url + path });
      await receiver.on(path, 1);
      giveAnswer(late);
      await sends.mock.results[0]!.value;
      sends.mockRestore();
      expect(await read(hook)).toMatchObject({ enabled: true, failing_since: null, waiting: 1 });
      giveAnswerOfNew(204);
      expect(await delivered(hook)).toMatchObject({ tries: 1, status: 204 });
    },
  );

  it('turns a webhook off at once that answers 410', async () => {
    const hook = await aWebhook();
    receiver.answers.push(410);
    await call('POST', `/${hook.id}/test`);
    await eventually(async () => expect(await read(hook)).toMatchObject({ enabled: false, disabled_because: 'gone' }));
    expect(await sent(hook)).toMatchObject([{ state: 'failed', status: 410, next_try_at: null }]);
    expect(await theLetter('wants nothing more')).toBeDefined();
  });

  it('is given up after six days, and can be sent again by hand @thorough', async () => {
    const hook = await aWebhook();
    receiver.answers.push(500);
    await call('POST', `/${hook.id}/test`);
    const { id: message, message_id } = await tried(hook, 1);
    await stack.database.rows(sql`update webhook_deliveries set expires_at = now() where owner_id = ${id}`);
    await stack.app.get(WebhookSender).forget();
    expect(await sent(hook)).toMatchObject([{ state: 'failed', tries: 1 }]);
    const again = await call('POST', `/${hook.id}/deliveries/${message}/redeliver`);
    expect([again.status, again.body]).toMatchObject([
      200,
      { id: message, message_id, state: 'waiting', tries: 0, status: null },
    ]);
    await eventually(async () => expect(await sent(hook)).toMatchObject([{ state: 'delivered', tries: 1 }]));
    const [first, second] = await receiver.on(hook.path, 2);
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id']);
  });
});

it('signs with either secret for a day after it was renewed', async () => {
  const hook = await aWebhook();
  const { status, body } = await call('POST', `/${hook.id}/secret`);
  expect([status, body]).toEqual([
    200,
    { secret: expect.stringMatching(/^whsec_/), previous_until: expect.any(String) },
  ]);
  await call('POST', `/${hook.id}/test`);
  const [both] = await receiver.on(hook.path, 1);
  for (const secret of [hook.secret, body.secret])
    expect(new Webhook(secret).verify(both!.body, both!.headers as Record<string, string>)).toEqual(both!.json);
  await stack.database.rows(sql`update webhooks set previous_until = now() where owner_id = ${id} and id = ${hook.id}`);
  await call('POST', `/${hook.id}/test`);
  const [, one] = await receiver.on(hook.path, 2);
  expect(() => new Webhook(hook.secret).verify(one!.body, one!.headers as Record<string, string>)).toThrow();
  expect(new Webhook(body.secret).verify(one!.body, one!.headers as Record<string, string>)).toEqual(one!.json);
});

it('signs with each secret of the last day, however often it was renewed, until the end of each @thorough', async () => {
  const hook = await aWebhook();
  const renewed: string[] = [];
  for (let n = 0; n < 3; n += 1) renewed.push((await call('POST', `/${hook.id}/secret`)).body.secret);
  const verifies = ({ body, headers }: Heard) =>
    [hook.secret, ...renewed].filter((secret) => {
      try {
        return new Webhook(secret).verify(body, headers as Record<string, string>);
      } catch {
        return false;
      }
    });
  await call('POST', `/${hook.id}/test`);
  const [all] = await receiver.on(hook.path, 1);
  expect(verifies(all!)).toEqual([hook.secret, ...renewed]);
  await stack.database.rows(
    sql`update webhooks set earlier_until[2] = now() where owner_id = ${id} and id = ${hook.id}`,
  );
  await call('POST', `/${hook.id}/test`);
  const [, later] = await receiver.on(hook.path, 2);
  expect(verifies(later!)).toEqual(renewed);
});

it('keeps of the newest thousand what became of them, for thirty days @thorough', async () => {
  const hook = await aWebhook({ enabled: false });
  await stack.database.rows(sql`
    insert into webhook_deliveries (owner_id, webhook_id, type, body, due_at, ended_at, expires_at, created_at)
    select ${id}, ${hook.id}, 'vehicle.updated', '{}', null, now(), now(), now() - make_interval(days => case when n <= 10 then 31 else 0 end)
    from generate_series(1, 1020) n`);
  await stack.app.get(WebhookSender).forget();
  const { headers } = await call('GET', `/${hook.id}/deliveries?limit=1`);
  expect(headers['x-total-count']).toBe('1000');
  await stack.database.rows(sql`
    update webhook_deliveries set created_at = now() - interval '31 days' where owner_id = ${id}`);
  await stack.app.get(WebhookSender).forget();
  expect(await sent(hook)).toEqual([]);
});

it('is told nothing more where ten thousand messages wait @thorough', async () => {
  const hook = await aWebhook({ enabled: false });
  const waiting = (many: number) =>
    stack.database.rows(sql`
      insert into webhook_deliveries (owner_id, webhook_id, type, body, expires_at, due_at)
      select ${id}, ${hook.id}, 'vehicle.updated', '{}', now() + interval '1 day', now() + interval '1 day'
      from generate_series(1, ${many}::int)`);
  await waiting(9_999);
  expect((await call('POST', `/${hook.id}/test`)).status).toBe(201);
  const { status, body } = await call('POST', `/${hook.id}/test`);
  expect([status, body.code]).toEqual([409, 'webhook.too_many_wait']);
  await call('PUT', `/${hook.id}`, { enabled: true, url: 'http://localhost:9/' });
  drives();
  await eventually(async () =>
    expect(await stack.database.rows(sql`select 1 from vehicle_copies where owner_id = ${id}`)).toHaveLength(1),
  );
  expect((await read(hook)).waiting).toBe(10_000);
});

it('is taken along without its secret, with what was told', async () => {
  const hook = await aWebhook();
  await call('POST', `/${hook.id}/test`);
  await tried(hook, 1);
  const { body: hooks } = await stack.exported('webhooks', id);
  const { body: told } = await stack.exported('webhook-deliveries', id);
  expect(hooks.rows).toMatchObject([{ id: hook.id, url: hook.url }]);
  expect(told.rows).toMatchObject([{ webhook_id: hook.id, type: 'webhook.test', state: 'delivered' }]);
  const secret = Buffer.from(hook.secret.slice('whsec_'.length), 'base64');
  for (const form of [hook.secret, secret.toString('base64'), secret.toString('hex')])
    expect(JSON.stringify([hooks, told])).not.toContain(form);
});
