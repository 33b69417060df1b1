import { clientsClaim } from 'workbox-core';
import { enable as startNavigationsAtOnce } from 'workbox-navigation-preload';
import { NavigationRoute, registerRoute } from 'workbox-routing';
import { CacheFirst } from 'workbox-strategies';
import { drawerOf, FILES, FORGET, isFile, isOwnAnswer, NOT_PAGES, SIGN_OUT, STARTED } from './kept';
import { answersOf, forgetPeople } from './caches';
import { forgetPages } from './keeping';
import { newestOf } from './newest';
import { answerPage, keepFirstPage, type Navigation, tellGone, tellOfRelease } from './pages';
import { dropShared, keepShared, SHARE } from './shared';
import { endNotifications, showNotifications } from './notifications';

declare global {
  /** Workbox names it, and TypeScript's library of pages has none. */
  interface ExtendableEvent extends Event {
    waitUntil(work: Promise<unknown>): void;
  }
}

/**
 * A seen page opens without a network (ADR 82), and a second time before the network answers (ADR 146). Data come from the network wherever it
 * answers; files named by their content may come from here at any time.
 */
declare const self: {
  skipWaiting: () => Promise<void>;
  clients: { matchAll: () => Promise<{ postMessage: (message: string) => void }[]> };
  addEventListener: (type: 'message' | 'install' | 'sync', listener: (event: SomeEvent) => void) => void;
};

interface SomeEvent {
  data?: unknown;
  source?: { id: string } | null;
  waitUntil: (work: Promise<unknown>) => void;
}

const sendOutbox = async (): Promise<void> => {
  for (const page of await self.clients.matchAll()) page.postMessage('send-outbox');
};

/** Enough for several releases. A page has about forty files. */
const MOST_FILES = 600;

/** A page that a proxy answers in place of a file would be kept under its name for good. */
const isOfItsName = ({ status, headers }: Response): boolean =>
  status === 200 && !headers.get('content-type')?.startsWith('text/html');

const files = new CacheFirst({
  cacheName: FILES,
  plugins: [
    newestOf(FILES, MOST_FILES),
    { cacheWillUpdate: ({ response }) => Promise.resolve(isOfItsName(response) ? response : null) },
  ],
});

showNotifications();
startNavigationsAtOnce();
clientsClaim();
self.addEventListener('install', (event) => {
  void self.skipWaiting();
  event.waitUntil(keepFirstPage());
});
self.addEventListener('message', (event) => {
  if (event.data === FORGET) event.waitUntil(Promise.all([forgetPeople(), forgetPages()]));
  if (event.data === STARTED && event.source) event.waitUntil(tellOfRelease(event.source.id));
});

// Sent by the browser when it is online again. Pages that it has suspended send their outbox (ADR 126).
self.addEventListener('sync', (event) => {
  event.waitUntil(sendOutbox());
});

registerRoute(
  new NavigationRoute(({ event }) => answerPage(event as ExtendableEvent & Navigation), { denylist: NOT_PAGES }),
);
registerRoute(
  ({ url, sameOrigin }) => sameOrigin && isFile(url),
  async ({ event, request }) => {
    const file = await files.handle({ event, request });
    if (file.status === 404) event.waitUntil(tellGone((event as ExtendableEvent & { clientId: string }).clientId));
    return file;
  },
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
