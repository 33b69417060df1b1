import { clientsClaim } from 'workbox-core';
import { enable as startNavigationsAtOnce } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst, NetworkFirst } from 'workbox-strategies';
import { drawerOf, FORGET, isFile, isOwnAnswer, NOT_PAGES, PAGES, SIGN_OUT } from './kept';
import { answersOf, forgetPeople, newestOf } from './caches';
import { dropShared, keepShared, SHARE } from './shared';
import { endNotifications, showNotifications } from './notifications';

/**
 * A seen page opens without a network (ADR 82). Pages and data come from the network wherever it answers, so that this never decides which release a
 * page is of; files named by their content may come from here at any time.
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

/** Files of several releases; a page has about forty. */
const MOST_FILES = 600;
const MOST_PAGES = 60;
const A_PAGE = '/dashboard';

const pages = new NetworkFirst({
  cacheName: PAGES,
  matchOptions: { ignoreVary: true },
  plugins: [
    newestOf(PAGES, MOST_PAGES),
    { cacheWillUpdate: ({ response }) => Promise.resolve(response.status === 200 ? response : null) },
    // A page's address says which one is shown; its file is the same.
    { cacheKeyWillBeUsed: ({ request }) => Promise.resolve(request.url.split('?')[0]!) },
    // Any page of the product draws every other one.
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

// The browser says that there is a line: pages that it has kept from running send what waits (ADR 126).
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
// Another app hands files over by a form that only this worker can take.
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && url.pathname === SHARE,
  ({ request }) => keepShared(request),
  'POST',
);
// A session that has run out is no sign-out: reminders come to whoever will sign in again.
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
