import { createDecipheriv, createECDH, createPublicKey, hkdfSync, randomBytes, verify } from 'node:crypto';
import type { BrowserContext, CDPSession, Page, Worker } from '@playwright/test';
import type { Heard } from './receiver.js';

/** Public and secret keys of a browser's subscription. */
const pairOf = () => {
  const pair = createECDH('prime256v1');
  return { pair, p256dh: pair.generateKeys(), auth: randomBytes(16) };
};

/** A browser with a fake push service, because Chromium's own is on the Internet. Everything else is real. */
export class PushedBrowser {
  private readonly keys = pairOf();

  constructor(private readonly endpoint: string) {}

  /** Replaces `PushManager` from the next page on. The subscription's options stay in the browser, like a real subscription. */
  async useIn(context: BrowserContext): Promise<void> {
    const { p256dh, auth } = this.keys;
    const subscription = {
      endpoint: this.endpoint,
      keys: { p256dh: p256dh.toString('base64url'), auth: auth.toString('base64url') },
    };
    await context.addInitScript(replacePushService, subscription);
  }

  /** Decrypts a message (RFC 8291): one record of RFC 8188, with padding. */
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

/** Claims of the sender's token (RFC 8292), after verifying its signature with `key`, with which the browser has subscribed. */
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

/** Runs in the page, before any other script. */
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

/** Dispatches a decrypted message to a page's service worker, as the browser does. */
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

/** A notification with the fields that tests check. */
export interface Shown {
  title: string;
  body: string;
  actions: string[];
}

/** The used part of the worker's global scope. */
interface WorkersWorld {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null> };
  opened: string[];
}

/** A page's service worker with a fake for notifications, which headless browsers lack. */
export async function notifiedWorker(context: BrowserContext): Promise<Worker> {
  const [worker = await context.waitForEvent('serviceworker')] = context.serviceWorkers();
  await worker.evaluate(() => {
    const world = self as unknown as WorkersWorld;
    world.opened = [];
    // Chromium only opens windows after a real click.
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

/** Currently shown notifications. */
export const shownBy = (worker: Worker): Promise<Shown[]> =>
  worker.evaluate(async () => {
    const shown = await (self as unknown as WorkersWorld).registration.getNotifications();
    return shown.map((notification) => {
      const { actions = [] } = notification as Notification & { actions?: { title: string }[] };
      return { title: notification.title, body: notification.body, actions: actions.map(({ title }) => title) };
    });
  });

/** Clicks the only notification or one of its actions, which only a person can do otherwise. @returns the opened URLs */
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
