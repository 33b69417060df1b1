import { forgetKnown, keyOf, noteKnown, optionsOf, type Subscribed, subscribedOf } from '../offline';
import * as m from '../messages/reminder-channels';

const WORKER = '/service-worker.js';

/** Tells whether this browser can be reached at all; on iPhones only a page on the home screen can. */
export const canNotify = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in window && 'Notification' in window;

/** The address at which this browser is reached; null where it is not. */
export async function ownAddress(): Promise<string | null> {
  const registration = canNotify() ? await navigator.serviceWorker.getRegistration() : undefined;
  return (await registration?.pushManager.getSubscription())?.endpoint ?? null;
}

/** A refusal by the browser, its person or its push service; the message says what to do about it. */
export class NotSubscribed extends Error {}

/**
 * Asks the person, and then the browser's push service.
 * @throws NotSubscribed
 */
export async function subscribe(pushKey: string): Promise<Subscribed> {
  if ((await Notification.requestPermission()) !== 'granted') throw new NotSubscribed(m.forbidden);
  await navigator.serviceWorker.register(WORKER);
  const { pushManager } = await navigator.serviceWorker.ready;
  const before = await pushManager.getSubscription();
  // A subscription belongs to one key: messages that are signed with `pushKey` need a subscription of that key.
  if (before && keyOf(before) !== pushKey) await before.unsubscribe();
  const subscription = await pushManager.subscribe(optionsOf(pushKey)).catch(() => {
    throw new NotSubscribed(m.notReached);
  });
  const subscribed = subscribedOf(subscription);
  await noteKnown(subscribed);
  return subscribed;
}

/** Ends the subscription. The push service is told, too, so that it keeps nothing for this browser. */
export async function unsubscribe(): Promise<void> {
  await forgetKnown();
  const registration = await navigator.serviceWorker.getRegistration();
  await (await registration?.pushManager.getSubscription())?.unsubscribe();
}
