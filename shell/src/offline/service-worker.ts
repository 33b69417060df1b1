import { clientsClaim } from 'workbox-core';
import { enable as startNavigationsAtOnce } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { drawerOf, FORGET, isFile, isOwnAnswer, NOT_PAGES, PAGES, SIGN_OUT } from './kept';
import { answersOf, forgetPeople, newestOf } from './caches';
import { dropShared, keepShared, SHARE } from './shared';
import { endNotifications, showNotifications } from './notifications';

/**
 * Makes visited pages available offline (ADR 82). Pages and data come from the network if possible, so the worker never pins a release. Files with a hash in
 * their name may come from the cache.
 */
declare const self: {
  skipWaiting: () => Promise<void>;
  clients: { matchAll: () => Promise<{ postMessage: (message: string) => void }[]> };
  addEventListener: (type: 'message' | 'install' | 'sync', listener: (event: SomeEvent) => void) => void;
};

interface SomeEvent {
  data?: unknown;
  waitUntil: (work: Promise<unknown>) => void;
}

const sendOutbox = async (): Promise<void> => {
  for (const page of await self.clients.matchAll()) page.postMessage('send-outbox');
};

/** Enough for several releases. A page has about forty files. */
const MOST_FILES = 600;
const MOST_PAGES = 60;
const A_PAGE = '/dashboard';

const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions: { ignoreVary: true },
  plugins: [
    newestOf(PAGES, MOST_PAGES),
    { cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) },
    // The HTML does not depend on the query string.
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.split('?')[0]!) },
    // Falls back to one stored page, because the HTML of any page can render all others.
    { handlerDidError: async () => (await caches.open(PAGES)).match(A_PAGE, { ignoreVary: true }) },
  ],
});

showNotifications();
startNavigationsAtOnce();
clientsClaim();
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(
    caches
      .open(PAGES)
      .then((cache) => cache.add(A_PAGE))
      .catch(() => undefined),
  );
});
self.addEventListener('message', (event) => {
  if (event.data === FORGET) event.waitUntil(forgetPeople());
});

// Sent by the browser when it is online again. Pages that it has suspended send their outbox (ADR 126).
self.addEventListener('sync', (event) => {
  event.waitUntil(sendOutbox());
});

registerRoute(new NavigationRoute(pages, { denylist: NOT_PAGES }));
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url),
  new CacheFirst({ cacheName: 'carnet-files', plugins: [newestOf('carnet-files', MOST_FILES)] }),
);
registerRoute(
  ({ url, request, sameOrigin }) => sameOrigin && isOwnAnswer(url, request),
  (call) => answersOf(drawerOf(call.request)).handle(call),
);
// Another app shares files by a form POST that only the service worker can receive.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE,
  ({ request }) => keepShared(request),
  'POST',
);
// Only on sign-out. After a session has expired, reminders continue, because the same person is expected back.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SIGN_OUT,
  ({ request, event }) => {
    const signingOut = event as unknown as SomeEvent;
    signingOut.waitUntil(endNotifications());
    signingOut.waitUntil(dropShared());
    return fetch(request);
  },
  'DELETE',
);
