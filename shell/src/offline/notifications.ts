import { forgetKnown, known, noteKnown, optionsOf, type Subscribed, subscribedOf } from './own-subscription';

/** A reminder as a device shows it and svc-identity sends it (ADR 89). */
interface Told {
  id: string;
  title: string;
  text: string;
  url: string;
  actions?: { kind: string; label: string; url: string }[];
  snooze?: { token: string; point: string; days: number; done: string };
}

interface Shown {
  body: string;
  tag: string;
  icon: string;
  silent?: boolean;
  data?: Told;
  actions?: { action: string; title: string }[];
}

interface WaitingEvent {
  waitUntil: (work: Promise<unknown>) => void;
}

declare const self: {
  location: Location;
  registration: {
    showNotification: (title: string, options: Shown) => Promise<void>;
    pushManager?: Pick<PushManager, 'getSubscription' | 'subscribe'>;
  };
  clients: { openWindow: (url: string) => Promise<unknown> };
  addEventListener(type: 'push', listener: (event: WaitingEvent & { data: { json: () => Told } | null }) => void): void;
  addEventListener(
    type: 'pushsubscriptionchange',
    listener: (event: WaitingEvent & { oldSubscription?: PushSubscription | null }) => void,
  ): void;
  addEventListener(
    type: 'notificationclick',
    listener: (event: WaitingEvent & { action: string; notification: { data?: Told; close: () => void } }) => void,
  ): void;
};

const ICON = '/icon-192.png';

/** Shows what comes from the push service, and does what is pressed on it. */
export function showNotifications(): void {
  self.addEventListener('push', (event) => event.data && event.waitUntil(show(event.data.json())));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(pressed(event.action, event.notification.data));
  });
  self.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renew(event.oldSubscription ?? null).catch(() => undefined)),
  );
  // Not every browser says so. A worker starts with each page, and what could not be told is told then.
  void follow().catch(() => undefined);
}

/** The browser has ended its subscription, and may have begun another one. */
async function renew(old: PushSubscription | null): Promise<void> {
  const before = (await known()) ?? (old && subscribedOf(old));
  if (!before) return;
  await noteKnown(before);
  const { pushManager } = self.registration;
  if (!(await pushManager?.getSubscription())) await pushManager?.subscribe(optionsOf(before.push_key));
  await follow();
}

/** Carnet knows this browser by its subscription; where that is another one, it is told so. */
async function follow(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription();
  if (!subscription) return;
  const [before, now] = [await known(), subscribedOf(subscription)];
  if (before?.endpoint === now.endpoint) return;
  if (before === null || (await isRenewed(before, now))) await noteKnown(now);
}

/** The key of the one before proves that this is the same browser, so nobody need be signed in. */
async function isRenewed({ endpoint, auth }: Subscribed, now: Subscribed): Promise<boolean> {
  const body = JSON.stringify({ ...now, old_endpoint: endpoint, old_auth: auth });
  const headers = { 'content-type': 'application/json' };
  return (await fetch('/api/reminders/channels/devices/renewed', { method: 'POST', headers, body })).ok;
}

/** One that comes a second time takes the place of the first, without a sound. */
const show = (told: Told): Promise<void> =>
  self.registration.showNotification(told.title, {
    ...{ body: told.text, tag: told.id, icon: ICON, data: told },
    actions: told.actions?.map(({ kind, label }) => ({ action: kind, title: label })),
  });

async function pressed(action: string, told?: Told): Promise<void> {
  if (!told) return;
  if (action === 'later' && told.snooze && (await isPutOff(told.snooze)))
    return self.registration.showNotification(told.title, {
      ...{ body: told.snooze.done, tag: told.id, icon: ICON, silent: true },
    });
  const { url } = told.actions?.find(({ kind }) => kind === action) ?? told;
  await self.clients.openWindow(here(url));
}

/** By the secret of the reminder, so nobody need be signed in. Where that does not work the page of the link says why. */
async function isPutOff({ token, point, days }: NonNullable<Told['snooze']>): Promise<boolean> {
  try {
    const body = JSON.stringify({ token, point, days });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/reminders/links/snooze', { method: 'POST', headers, body })).ok;
  } catch {
    return false;
  }
}

/** The address on the site by which this browser knows Carnet, whatever the service calls it. */
function here(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return self.location.origin + pathname + search + hash;
}

/**
 * A person who signs out leaves the device, and its notifications may be nobody else's to read. The push service answers the next one that it has
 * ended.
 */
export async function endNotifications(): Promise<void> {
  await forgetKnown();
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
