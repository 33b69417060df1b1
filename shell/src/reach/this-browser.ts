import { forgetKnown, keyOf, noteKnown, optionsOf, type Subscribed, subscribedOf } from '../offline';
import * as m from '../messages/reminder-channels';

const WORKER = '/service-worker.js';

/** Tells whether this browser supports notifications. On iPhones, only a page on the home screen does. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** Push endpoint of this browser; null if it has no subscription. */
export async function ownAddress(): Promise<string | null> {
  const registration = canNotify() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** The browser, the person or the push service has refused. The message says what to do. */
export class NotSubscribed extends Error {}

/**
 * Asks the person for permission and subscribes at the browser's push service.
 * @throws NotSubscribed
 */
export async function subscribe(pushKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSubscribed(m.forbidden);
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // A subscription belongs to one key, so one for another key is replaced.
  if (before && keyOf(before) !== pushKey) await before.unsubscribe();
  const subscription = await pushManager.subscribe(optionsOf(pushKey)).catch(() => {
    throw new NotSubscribed(m.notReached);
  });
  const subscribed = subscribedOf(subscription);
  await noteKnown(subscribed);
  return subscribed;
}

/** Ends the subscription, also at the push service, which then stores no messages for this browser. */
export async function unsubscribe(): Promise<void> {
  await forgetKnown();
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
