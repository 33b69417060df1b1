import { waitFor } from '@testing-library/react';
import { fakeCaches } from './fake-caches';
import { known, noteKnown } from './own-subscription';

const OIL = {
  ...{ id: '6f1c', title: 'Oil change: blue Alfa', text: 'Overdue.', url: 'https://carnet.example/service/new?x=1' },
  actions: [
    { kind: 'done', label: 'Done', url: 'https://carnet.example/service/new?x=1' },
    { kind: 'later', label: 'In a week', url: 'https://carnet.example/remind-later#token=t&point=due-1' },
  ],
  snooze: { token: 't', point: 'due-1', days: 7, done: 'You are reminded again in a week.' },
};

type Listener = (event: object) => void;

const unsubscribe = jest.fn(() => Promise.resolve(true));
/** A fake push subscription. */
const aSubscription = (name: string) => ({
  ...{ endpoint: `https://push.example/${name}`, options: { applicationServerKey: new Uint8Array([4, 5]).buffer } },
  ...{ toJSON: () => ({ keys: { p256dh: `point of ${name}`, auth: `secret of ${name}` } }), unsubscribe },
});
const subscribedBy = (name: string) => ({
  ...{ endpoint: `https://push.example/${name}`, p256dh: `point of ${name}`, auth: `secret of ${name}` },
  push_key: 'BAU',
});

/** A partial fake of the service worker's global scope. */
function aWorker(subscription: object | null) {
  const listeners: Record<string, Listener> = {};
  const browser = { subscription };
  const registration = {
    showNotification: jest.fn(() => Promise.resolve()),
    pushManager: {
      getSubscription: () => Promise.resolve(browser.subscription),
      subscribe: jest.fn(() => Promise.resolve((browser.subscription = aSubscription('anew')))),
    },
  };
  const clients = { openWindow: jest.fn(() => Promise.resolve()) };
  const world = {
    ...{ registration, clients, location: { origin: 'https://home.example' } },
    addEventListener: (type: string, listener: Listener) => (listeners[type] = listener),
  };
  Object.defineProperty(globalThis, 'self', { configurable: true, value: world });
  const fire = async (type: string, event: object) => {
    const fired = {
      ...event,
      work: Promise.resolve() as Promise<unknown>,
      // As in a browser, it must be called on its event.
      waitUntil(this: { work: Promise<unknown> }, given: Promise<unknown>) {
        this.work = given;
      },
    };
    listeners[type]!(fired);
    await fired.work;
  };
  return { fire, registration, clients, browser };
}

async function withWorker(subscription: object | null = null) {
  const worker = aWorker(subscription);
  const { endNotifications, showNotifications } = await import('./notifications');
  showNotifications();
  return { ...worker, endNotifications };
}
const pressed = (action: string, data: object = OIL) => ({ action, notification: { data, close: jest.fn() } });
beforeEach(() => {
  fakeCaches();
  unsubscribe.mockClear();
});

const answers = (ok: boolean) => {
  globalThis.fetch = jest.fn(() => Promise.resolve({ ok } as Response));
};

it('shows what is told, under its name, with what can be done', async () => {
  const { fire, registration } = await withWorker();
  await fire('push', { data: { json: () => OIL } });
  expect(registration.showNotification).toHaveBeenCalledWith(OIL.title, {
    ...{ body: 'Overdue.', tag: '6f1c', icon: '/icon-192.png', data: OIL },
    actions: [
      { action: 'done', title: 'Done' },
      { action: 'later', title: 'In a week' },
    ],
  });
});

it.each([
  ['itself', '', 'https://home.example/service/new?x=1'],
  ['what has it done', 'done', 'https://home.example/service/new?x=1'],
])('opens %s on the site that this browser knows', async (_what, action, url) => {
  const { fire, clients } = await withWorker();
  await fire('notificationclick', pressed(action));
  expect(clients.openWindow).toHaveBeenCalledWith(url);
});

it('puts it off without a page, and says so in its place', async () => {
  const { fire, clients, registration } = await withWorker();
  answers(true);
  await fire('notificationclick', pressed('later'));
  expect(jest.mocked(fetch).mock.calls[0]).toEqual([
    '/api/reminders/links/snooze',
    expect.objectContaining({ method: 'POST', body: '{"token":"t","point":"due-1","days":7}' }),
  ]);
  expect(registration.showNotification).toHaveBeenCalledWith(
    OIL.title,
    expect.objectContaining({ body: 'You are reminded again in a week.', tag: '6f1c', silent: true }),
  );
  expect(clients.openWindow).not.toHaveBeenCalled();
});

it('opens the page of the link where it could not be put off', async () => {
  const { fire, clients } = await withWorker();
  answers(false);
  await fire('notificationclick', pressed('later'));
  expect(clients.openWindow).toHaveBeenCalledWith('https://home.example/remind-later#token=t&point=due-1');
});

it('ends the subscription of this browser', async () => {
  const { endNotifications } = await withWorker(aSubscription('one'));
  await noteKnown(subscribedBy('one'));
  await endNotifications();
  expect(unsubscribe).toHaveBeenCalled();
  expect(await known()).toBeNull();
});

describe('a browser that has another subscription', () => {
  const told = () =>
    jest.mocked(fetch).mock.calls.map(([path, options]) => [path, JSON.parse(options!.body as string) as object]);
  const renewal = (from: string, to: string) => [
    '/api/reminders/channels/devices/renewed',
    { ...subscribedBy(to), old_endpoint: `https://push.example/${from}`, old_auth: `secret of ${from}` },
  ];
  beforeEach(() => answers(true));

  it('tells of it when the browser says so, by what was known before', async () => {
    const { fire, browser } = await withWorker();
    await noteKnown(subscribedBy('one'));
    browser.subscription = aSubscription('two');
    await fire('pushsubscriptionchange', {});
    expect(told()).toEqual([renewal('one', 'two')]);
    expect(await known()).toEqual(subscribedBy('two'));
  });

  it('subscribes anew by the same key where it has none', async () => {
    const { fire, registration } = await withWorker();
    await noteKnown(subscribedBy('one'));
    await fire('pushsubscriptionchange', {});
    expect(registration.pushManager.subscribe).toHaveBeenCalledWith({
      ...{ userVisibleOnly: true, applicationServerKey: new Uint8Array([4, 5]) },
    });
    expect(told()).toEqual([renewal('one', 'anew')]);
  });

  it('goes by what the browser says of the one before where nothing is known', async () => {
    const { fire, browser } = await withWorker();
    browser.subscription = aSubscription('two');
    await fire('pushsubscriptionchange', { oldSubscription: aSubscription('one') });
    expect(told()).toEqual([renewal('one', 'two')]);
  });

  it('leaves a browser alone that nobody has added', async () => {
    const { fire, registration } = await withWorker();
    await fire('pushsubscriptionchange', {});
    expect([told(), registration.pushManager.subscribe.mock.calls]).toEqual([[], []]);
  });

  it('tells of it at the next start where it could not be told, or the browser did not say so', async () => {
    await noteKnown(subscribedBy('one'));
    answers(false);
    const { fire } = await withWorker(aSubscription('two'));
    await fire('pushsubscriptionchange', {});
    expect(await known()).toEqual(subscribedBy('one'));
    answers(true);
    await withWorker(aSubscription('two'));
    await waitFor(async () => expect(await known()).toEqual(subscribedBy('two')));
    expect(told()).toEqual([renewal('one', 'two')]);
  });

  it('is known from its first start on, and told of by nobody while it stays', async () => {
    await withWorker(aSubscription('one'));
    await waitFor(async () => expect(await known()).toEqual(subscribedBy('one')));
    const { fire } = await withWorker(aSubscription('one'));
    await fire('pushsubscriptionchange', {});
    expect(told()).toEqual([]);
  });
});
