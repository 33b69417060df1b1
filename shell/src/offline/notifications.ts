import { forgetKnown, known, noteKnown, optionsOf, type Subscribed, subscribedOf } from './own-subscription';

/** A reminder as svc-identity sends it and a device shows it (ADR 89). */
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

/** Shows push messages as notifications, and handles clicks on them. */
export function showNotifications(): void {
  self.addEventListener('push', (event) => event.data && event.waitUntil(show(event.data.json())));
  self.addEventListener('notificationclick', (event) => {
    event.notification.close();
    event.waitUntil(pressed(event.action, event.notification.data));
  });
  self.addEventListener('pushsubscriptionchange', (event) =>
    event.waitUntil(renew(event.oldSubscription ?? null).catch(() => undefined)),
  );
  // Some browsers do not send the event. The worker starts with each page, so an unreported change is reported then.
  void follow().catch(() => undefined);
}

/** Handles a subscription that the browser has replaced or ended: subscribes again if needed. */
async function renew(old: PushSubscription | null): Promise<void> {
  const before = (await known()) ?? (old && subscribedOf(old));
  if (!before) return;
  await noteKnown(before);
  const { pushManager } = self.registration;
  if (!(await pushManager?.getSubscription())) await pushManager?.subscribe(optionsOf(before.push_key));
  await follow();
}

/** Reports a changed subscription to the service, which identifies this browser by it. */
async function follow(): Promise<void> {
  const subscription = await self.registration.pushManager?.getSubscription();
  if (!subscription) return;
  const [before, now] = [await known(), subscribedOf(subscription)];
  if (before?.endpoint === now.endpoint) return;
  if (before === null || (await isRenewed(before, now))) await noteKnown(now);
}

/** Reports the new subscription. The old key proves that it is the same browser, so no sign-in is needed. */
async function isRenewed({ endpoint, auth }: Subscribed, now: Subscribed): Promise<boolean> {
  const body = JSON.stringify({ ...now, old_endpoint: endpoint, old_auth: auth });
  const headers = { 'content-type': 'application/json' };
  return (await fetch('/api/reminders/channels/devices/renewed', { method: 'POST', headers, body })).ok;
}

/** Shows a notification. A repeated reminder replaces the earlier one silently, because both have the same tag. */
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

/** Snoozes a reminder by its secret, so no sign-in is needed. If that fails, the page of the link explains why. */
async function isPutOff({ token, point, days }: NonNullable<Told['snooze']>): Promise<boolean> {
  try {
    const body = JSON.stringify({ token, point, days });
    const headers = { 'content-type': 'application/json' };
    return (await fetch('/api/reminders/links/snooze', { method: 'POST', headers, body })).ok;
  } catch {
    return false;
  }
}

/** Moves a URL to this browser's origin, whatever origin the service has used. */
function here(url: string): string {
  const { pathname, search, hash } = new URL(url);
  return self.location.origin + pathname + search + hash;
}

/**
 * Ends notifications at sign-out, because the next reader may be somebody else. The push service then rejects the next message, so the service learns of it.
 */
export async function endNotifications(): Promise<void> {
  await forgetKnown();
  const subscription = await self.registration.pushManager?.getSubscription();
  await subscription?.unsubscribe();
}
