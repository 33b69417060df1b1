import { randomUUID } from 'node:crypto';
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';
import { MailsRepository, type TakenMail } from '@carnet/mail';
import { sql } from '@carnet/pg';
import {
  eventually,
  FakeProducer,
  RenderedStatements,
  type StatementRecorder,
  type TestClient,
} from '@carnet/svc-testing';
import { ChannelsRepository } from '../src/channels/channels.repository.js';
import { NotificationsRepository, type TakenNotification } from '../src/channels/notifications.repository.js';
import { PushKeys } from '../src/channels/push-keys.service.js';
import { EXPORTED_LISTS } from '../src/exported-lists.js';
import { RemindersRepository } from '../src/reminders/reminders.repository.js';
import { DeliveriesRepository } from '../src/webhooks/deliveries.repository.js';
import type { TakenDelivery } from '../src/webhooks/webhook.entity.js';
import { WebhooksRepository } from '../src/webhooks/webhooks.repository.js';
import { aDuePoint, anOdometer, aPaper, aVehicle } from './due.js';
import { aNewcomer, type Answer, TestNotify } from './notify.js';
import { TestDevice, type TestPushService } from './push-service.js';

const folder = join(__dirname, '..');

let stack: TestNotify;
let statements: RenderedStatements;
let garage: FakeProducer;
let service: FakeProducer;
let records: FakeProducer;

beforeAll(async () => {
  [garage, service, records] = await Promise.all([FakeProducer.start(), FakeProducer.start(), FakeProducer.start()]);
  const peers = { garage: garage.url, service: service.url, records: records.url };
  stack = await (await TestNotify.start({}, undefined, peers)).withoutConfirmations();
  statements = await RenderedStatements.of(folder, stack.database, walk);
});
afterAll(async () => {
  await stack.close();
  await Promise.all([garage.close(), service.close(), records.close()]);
});

async function walk(recorder: StatementRecorder): Promise<void> {
  await recorder.during('a start', async () => (await TestNotify.start({}, stack)).close());
  // Calls the repository directly, because the sender decides on its own when to send mails.
  const mails = stack.app.get(MailsRepository);
  const none = { owner_id: 0, id: randomUUID(), tries: 1 } as TakenMail;
  await recorder.during('a mail is sent', () => mails.end(none));
  await recorder.during('a mail is not sent', () => mails.later(none, 5));
  const plans = stack.app.get(RemindersRepository);
  const { database } = stack;
  await recorder.during('somebody is looked at', () => plans.looked(database, 0, new Date(), null, false));
  await recorder.during('somebody cannot be reminded', () => plans.putOff(database, 0, new Date()));
  const { body } = await stack.register(aNewcomer());
  for (const { name } of EXPORTED_LISTS)
    await recorder.during(`what is exported of ${name}`, () => stack.exported(name, body.user.id));
  await recorder.ask(as(body.token), 'GET', '/api/reminders/calendar');
  const { body: calendar } = await recorder.ask(as(body.token), 'POST', '/api/reminders/calendar');
  await recorder.during('GET /api/calendar/{secret}.ics', () => stack.read(calendar.path));
  await recorder.during('facts of vehicles and of what is due', async () => {
    const owner = body.user.id as number;
    garage.publish(aVehicle(owner, 2), { ...aVehicle(owner, 2), deleted: true }, aVehicle(owner, 1));
    service.publish(aDuePoint(owner, 2), { ...aDuePoint(owner, 2), deleted: true }, aDuePoint(owner, 1));
    await eventually(async () => expect((await stack.read(calendar.path)).text).toContain('due-1@'));
  });
  await recorder.during('PATCH /api/reminders/calendar', () =>
    stack.call('PATCH', '/api/reminders/calendar', { overdue_today: false }, { token: body.token }),
  );
  await recorder.during('DELETE /api/reminders/calendar', () =>
    stack.call('DELETE', '/api/reminders/calendar', undefined, { token: body.token }),
  );
  await channels(recorder, body.user.id, body.token);
  await reminders(recorder, body.user.id, body.token);
  await webhooks(recorder, body.user.id, body.token);
}

async function secretIn(link: RegExp): Promise<string> {
  const [, secret] = (await stack.mails()).map(({ text }) => link.exec(text ?? '')).find(Boolean) ?? [];
  expect(secret).toBeDefined();
  return secret!;
}

/** The unsubscribe address in the header of the digest. */
async function unsubscribeIn(): Promise<string> {
  const names = await readdir(stack.identity.mailFolder);
  const mails = await Promise.all(names.map(async (name) => readFile(join(stack.identity.mailFolder, name), 'utf8')));
  return mails.map((mail) => /unsubscribe\/([\w-]{43})>/.exec(mail.replaceAll(/\r\n\s+/g, ''))?.[1]).find(Boolean)!;
}

const remove = (recorder: StatementRecorder, path: string, token: string) =>
  recorder.during(`DELETE ${path.replace(/\d+/, ':id')}`, () => stack.call('DELETE', path, undefined, { token }));

/** Channels besides mail. Nothing reaches a network: the repository is called directly. */
async function channels(recorder: StatementRecorder, owner: number, token: string): Promise<void> {
  const { database } = stack;
  const [repository, notifications] = [stack.app.get(ChannelsRepository), stack.app.get(NotificationsRepository)];
  const none = { owner_id: 0, id: randomUUID(), tries: 1 } as TakenNotification;
  await recorder.during('a notification is sent', async () => {
    await repository.destination(database, 0, 0);
    await repository.arrived(database, 0, 0);
    await notifications.end(none);
  });
  await recorder.during('a notification is not sent', async () => {
    await repository.failed(database, 0, 0, 'unreachable');
    await notifications.later(none, 5);
  });
  await recorder.during('a channel is tried', () => repository.find(database, owner, 0));
  await recorder.during('npm run rotate-key -- --of push', () => stack.app.get(PushKeys).rotate());
  const path = '/api/reminders/channels';
  const { body } = await recorder.ask(as(token), 'GET', path);
  const { subscription } = new TestDevice({ url: 'https://push.invalid' } as TestPushService, body.push_key);
  const { body: device } = await recorder.ask(as(token), 'POST', `${path}/devices`, subscription);
  const renewed = new TestDevice({ url: 'https://push.invalid' } as TestPushService, body.push_key).subscription;
  const before = { old_endpoint: subscription.endpoint, old_auth: subscription.auth };
  await recorder.ask(as(), 'POST', `${path}/devices/renewed`, { ...renewed, ...before });
  await remove(recorder, `${path}/${device.id}`, token);
  const { body: topic } = await recorder.ask(as(token), 'POST', `${path}/topics`, {
    address: 'https://ntfy.invalid/x',
  });
  await recorder.ask(as(token), 'PUT', `${path}/${topic.id}`, { is_on: true });
  await database.rows(sql`update reminder_channels set address = 'https://10.0.0.1/x' where owner_id = ${owner}`);
}

/** Snoozes a due point by the link in a letter. */
async function reminders(recorder: StatementRecorder, owner: number, token: string): Promise<void> {
  await recorder.during('facts of odometers and of papers', async () => {
    garage.publish(anOdometer(owner, 2), { ...anOdometer(owner, 2), deleted: true }, anOdometer(owner, 1));
    records.publish(aPaper(owner, 2), aPaper(owner, 2, { expires_on: null }), aPaper(owner, 1, { expires_on: day(9) }));
    await eventually(async () => {
      const { body } = await stack.call('GET', '/api/reminders/preview', undefined, { token });
      expect(body.map(({ point }: { point: string }) => point)).toContain('document-1');
    });
  });
  await recorder.ask(as(token), 'GET', '/api/reminders');
  await recorder.ask(as(token), 'GET', '/api/reminders/preview');
  const secret = /remind-later#token=([\w-]+)&/;
  await stack.database.rows(sql`update users set email_confirmed_at = now() where id = ${owner}`);
  await recorder.during('PUT /api/reminders, and a digest', async () => {
    const exceptions = [{ vehicle_id: 1, kind: 'reading', on: false }];
    await stack.call('PUT', '/api/reminders', { frequency: 'at-once', exceptions, garages: [] }, { token });
    await eventually(() => secretIn(secret));
  });
  const unsubscribe = await unsubscribeIn();
  await recorder.ask(as(), 'POST', '/api/reminders/unsubscribe', { token: unsubscribe });
  const link = { token: await secretIn(secret) };
  const snooze = { point: 'document-1', days: 1 };
  await recorder.ask(as(), 'POST', '/api/reminders/links', link);
  await recorder.ask(as(), 'POST', '/api/reminders/links/snooze', { ...link, ...snooze });
  await recorder.ask(as(token), 'POST', '/api/reminders/snoozes', snooze);
  await recorder.during('DELETE /api/reminders/snoozes/{point}', () =>
    stack.call('DELETE', '/api/reminders/snoozes/document-1', undefined, { token }),
  );
}

/** Leaves webhook messages waiting, because nobody answers at the address. */
async function webhooks(recorder: StatementRecorder, owner: number, token: string): Promise<void> {
  const hook = { name: 'Home Assistant', url: 'https://hooks.invalid/', events: ['vehicle'], enabled: false };
  const { body: made } = await recorder.ask(as(token), 'POST', '/api/webhooks', hook);
  const path = `/api/webhooks/${made.id}`;
  await recorder.ask(as(token), 'GET', '/api/webhooks');
  await recorder.during('GET /api/webhooks/{id}', () => stack.call('GET', path, undefined, { token }));
  const moved = { enabled: true, url: 'https://elsewhere.invalid/' };
  await recorder.during('PUT /api/webhooks/{id}', () => stack.call('PUT', path, moved, { token }));
  await recorder.during('POST /api/webhooks/{id}/secret', () => stack.call('POST', `${path}/secret`, {}, { token }));
  await recorder.during('facts of what webhooks are told', async () => {
    garage.publish(aVehicle(owner, 1, { nickname: 'red Alfa' }));
    await eventually(async () => {
      const { body } = await stack.call('GET', `${path}/deliveries`, undefined, { token });
      expect(body).toMatchObject([{ tries: 1, error: expect.any(String) }]);
    });
  });
  const { body: message } = await stack.call('POST', `${path}/test`, {}, { token });
  await recorder.during('POST /api/webhooks/{id}/test', () => stack.call('POST', `${path}/test`, {}, { token }));
  await recorder.during('POST /api/webhooks/{id}/deliveries/{deliveryId}/redeliver', () =>
    stack.call('POST', `${path}/deliveries/${message.id}/redeliver`, {}, { token }),
  );
  const deliveries = stack.app.get(DeliveriesRepository);
  const none = { owner_id: owner, id: 0, webhook_id: 0, tries: 1 } as TakenDelivery;
  const outcome = { status: 204, answer: null, error: null, took_ms: 35 };
  await recorder.during('somebody else acted', () => deliveries.writers(stack.database, [owner]));
  await recorder.during('a message is taken', () => deliveries.delivered(none, outcome));
  await recorder.during('what ended long ago is forgotten', () => deliveries.forget());
  await recorder.during('a webhook is turned off', () =>
    stack.app.get(WebhooksRepository).disable(stack.database, { ...none, url: moved.url }, 'failing'),
  );
  await recorder.during('DELETE /api/webhooks/{id}', () => stack.call('DELETE', path, undefined, { token }));
}

const day = (days: number) => new Date(Date.now() + days * 86_400_000).toISOString().slice(0, 10);

function as(token?: string): TestClient {
  const send =
    (method: 'GET' | 'POST' | 'PUT') =>
    (path: string, body?: unknown): Promise<Answer> =>
      stack.call(method, path, body, { token });
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
