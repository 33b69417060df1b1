/** Endpoint and keys of this browser, as sent to the service. */
export interface Subscribed {
  endpoint: string;
  p256dh: string;
  auth: string;
  push_key: string;
}

/**
 * The subscription that the service knows. A cache holds it, because both pages and the service worker can read it. The browser's own subscription may have
 * changed since.
 */
const CACHE = 'carnet-push';
const KNOWN = '/known-subscription';

export async function known(): Promise<Subscribed | null> {
  const found = await (await caches.open(CACHE)).match(KNOWN);
  return found ? ((await found.json()) as Subscribed) : null;
}

export const noteKnown = async (subscribed: Subscribed): Promise<void> =>
  (await caches.open(CACHE)).put(KNOWN, Response.json(subscribed));

/** Forgets the reported subscription, so that a later change is not reported. */
export const forgetKnown = async (): Promise<void> => void (await caches.delete(CACHE));

export function subscribedOf(subscription: PushSubscription): Subscribed {
  const { p256dh = '', auth = '' } = subscription.toJSON().keys ?? {};
  return { endpoint: subscription.endpoint, p256dh, auth, push_key: keyOf(subscription) };
}

export function keyOf({ options }: PushSubscription): string {
  const bytes = new Uint8Array(options.applicationServerKey ?? new ArrayBuffer(0));
  return btoa(String.fromCharCode(...bytes))
    .replaceAll('+', '-')
    .replaceAll('/', '_')
    .replace(/=+$/, '');
}

/** Options for visible notifications, signed with Carnet's key. */
export const optionsOf = (pushKey: string): PushSubscriptionOptionsInit => ({
  userVisibleOnly: true,
  applicationServerKey: bytesOf(pushKey),
});

const bytesOf = (key: string): Uint8Array<ArrayBuffer> =>
  Uint8Array.from(atob(key.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
