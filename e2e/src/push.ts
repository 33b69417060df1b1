import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import type { Heard } from './receiver.js';

/** The public part of a browser's subscription, and the part that only it knows. */
const pairOf = () => {
  const pair = createECDH('prime256v1');
  return { pair, p256dh: pair.generateKeys(), auth: randomBytes(16) };
};

/** A browser whose push service is a server of the test: Chromium's own is on the Internet. All but that service is the browser's. */
export class PushedBrowser {
  private readonly keys = pairOf();

  constructor(private readonly endpoint: string) {}

  /** From the next page on `PushManager` subscribes there. What it was told to subscribe with stays in the browser, as a subscription does. */
  async useIn(context: BrowserContext): Promise<void> {
    const { p256dh, auth } = this.keys;
    const subscription = {
      endpoint: this.endpoint,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    };
    await context.addInitScript(replacePushService, subscription);
  }

  /** The content that it would show, decrypted as RFC 8291 says: one record of RFC 8188, with its padding. */
  read({ headers, bytes }: Heard): string {
    if (headers['content-encoding'] !== 'aes128gcm') throw new Error('It is not encrypted by RFC 8291');
    const [salt, size, idLength] = [bytes.subarray(0, 16), bytes.readUInt32BE(16), bytes.readUInt8(20)];
    const [sender, record] = [bytes.subarray(21, 21 + idLength), bytes.subarray(21 + idLength)];
    if (record.length > size) throw new Error('It has more than one record');
    const { pair, p256dh, auth } = this.keys;
    const about = Buffer.concat([Buffer.from('WebPush: info\0'), p256dh, sender]);
    const secret = Buffer.from(hkdfSync('sha256', pair.computeSecret(sender), auth, about, 32));
    const key = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: aes128gcm\0', 16));
    const nonce = Buffer.from(hkdfSync('sha256', secret, salt, 'Content-Encoding: nonce\0', 12));
    const decipher = createDecipheriv('aes-128-gcm', key, nonce).setAuthTag(record.subarray(-16));
    const padded = Buffer.concat([decipher.update(record.subarray(0, -16)), decipher.final()]);
    const end = padded.findLastIndex((byte) => byte !== 0);
    if (padded[end] !== 2) throw new Error('Its only record is not its last');
    return padded.subarray(0, end).toString();
  }
}

/** The sender, as RFC 8292 says: the claims of the token, whose signature is that of `key`, with which the browser has subscribed. */
export function signerOf({ headers }: Heard, key: string): { aud: string; sub: string; exp: number } {
  const [, head, claims, signature, told] = /^vapid t=([\w-]+)\.([\w-]+)\.([\w-]+), k=([\w-]+)$/.exec(
    headers.authorization ?? '',
  )!;
  if (told !== key) throw new Error('It is signed with another key than the one that was subscribed with');
  const point = Buffer.from(key, 'base64url');
  const [x, y] = [point.subarray(1, 33), point.subarray(33)].map((half) => half.toString('base64url'));
  const publicKey = createPublicKey({ key: { kty: 'EC', crv: 'P-256', x: x!, y: y! }, format: 'jwk' });
  const signed = Buffer.from(`${head}.${claims}`);
  const isSigned = verify(
    'sha256',
    signed,
    { key: publicKey, dsaEncoding: 'ieee-p1363' },
    Buffer.from(signature!, 'base64url'),
  );
  if (!isSigned) throw new Error('The signature is not that of its key');
  return JSON.parse(Buffer.from(claims!, 'base64url').toString()) as { aud: string; sub: string; exp: number };
}

interface Subscription {
  endpoint: string;
  keys: { p256dh: string; auth: string };
}

/** Runs in the page, before all else. */
function replacePushService({ endpoint, keys }: Subscription): void {
  const SUBSCRIBED = 'subscribed-with';
  const subscriptionBy = (key: string) => ({
    ...{ endpoint, options: { applicationServerKey: Uint8Array.from(JSON.parse(key) as number[]).buffer } },
    toJSON: () => ({ endpoint, keys }),
    unsubscribe: () => Promise.resolve(localStorage.removeItem(SUBSCRIBED)),
  });
  Object.assign(PushManager.prototype, {
    subscribe({ userVisibleOnly, applicationServerKey }: PushSubscriptionOptionsInit) {
      if (!userVisibleOnly) return Promise.reject(new Error('Chromium wants each message to be seen'));
      const key = JSON.stringify([...(applicationServerKey as Uint8Array)]);
      localStorage.setItem(SUBSCRIBED, key);
      return Promise.resolve(subscriptionBy(key));
    },
    getSubscription() {
      const key = localStorage.getItem(SUBSCRIBED);
      return Promise.resolve(key === null ? null : subscriptionBy(key));
    },
  });
}

/** Hands a message to the service worker of a page, as the browser does once its push service has brought it and it is decrypted. */
export async function deliver(page: Page, data: string): Promise<void> {
  const devtools = await page.context().newCDPSession(page);
  const registered = registrationOf(devtools);
  await devtools.send('ServiceWorker.enable');
  const { origin } = new URL(page.url());
  await devtools.send('ServiceWorker.deliverPushMessage', { origin, registrationId: await registered, data });
  await devtools.detach();
}

const registrationOf = (devtools: CDPSession): Promise<string> =>
  new Promise((found) =>
    devtools.on('ServiceWorker.workerRegistrationUpdated', ({ registrations: [first] }) => {
      if (first) found(first.registrationId);
    }),
  );

/** A notification as it is looked at. */
export interface Shown {
  title: string;
  body: string;
  actions: string[];
}

/** The part of the worker's world that is used here. */
interface WorkersWorld {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  opened: string[];
}

/** The service worker of a page, with a place for notifications: in a browser without a screen there is none, and it keeps them as another would. */
export async function notifiedWorker(context: BrowserContext): Promise<Worker> {
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  await worker.evaluate(() => {
    const world = self as unknown as WorkersWorld;
    world.opened = [];
    // Chromium opens a window only where a person has pressed.
    world.clients.openWindow = (url) => Promise.resolve(void world.opened.push(url) as unknown as null);
    if (Notification.permission === 'granted') return;
    const kept = new Map<string, Notification>();
    world.registration.showNotification = (title, options = {}) => {
      const tag = options.tag ?? title;
      kept.set(tag, { ...options, title, close: () => kept.delete(tag) } as unknown as Notification);
      return Promise.resolve();
    };
    world.registration.getNotifications = () => Promise.resolve([...kept.values()]);
  });
  return worker;
}

/** Notifications that it shows at the moment. */
export const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () => {
    const shown = await (self as unknown as WorkersWorld).registration.getNotifications();
    return shown.map((notification) => {
      const { actions = [] } = notification as Notification & { actions?: { title: string }[] };
      return { title: notification.title, body: notification.body, actions: actions.map(({ title }) => title) };
    });
  });

/** Presses the only notification, or what can be done about it, as nothing but a person can. @returns the addresses that were opened by it */
export const press = (worker: Worker, action = ''): Promise<string[]> =>
  worker.evaluate(async (pressed) => {
    const world = self as unknown as WorkersWorld;
    const [notification] = await world.registration.getNotifications();
    const work: Promise<unknown>[] = [];
    const waitUntil = (given: Promise<unknown>) => work.push(given);
    dispatchEvent(Object.assign(new Event('notificationclick'), { notification, action: pressed, waitUntil }));
    await Promise.all(work);
    return world.opened.splice(0);
  }, action);
