const OIL = {
  ...{ id: '6f1c', title: 'Oil change: blue Alfa', text: 'Overdue.', url: 'https://carnet.example/service/new?x=1' },
  actions: [
    { kind: 'done', label: 'Done', url: 'https://carnet.example/service/new?x=1' },
    { kind: 'later', label: 'In a week', url: 'https://carnet.example/remind-later#token=t&point=due-1' },
  ],
  snooze: { token: 't', point: 'due-1', days: 7, done: 'You are reminded again in a week.' },
};

type Listener = (event: object) => void;

/** The service worker's own world, as far as it is used. */
function aWorker() {
  const listeners: Record<string, Listener> = {};
  const unsubscribe = jest.fn(() => Promise.resolve(true));
  const registration = {
    showNotification: jest.fn(() => Promise.resolve()),
    pushManager: { getSubscription: () => Promise.resolve({ unsubscribe }) },
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
      // As in a browser, of its event alone.
      waitUntil(this: { work: Promise<unknown> }, given: Promise<unknown>) {
        this.work = given;
      },
    };
    listeners[type]!(fired);
    await fired.work;
  };
  return { fire, registration, clients, unsubscribe };
}

async function withWorker() {
  const worker = aWorker();
  const { endNotifications, showNotifications } = await import('./notifications');
  showNotifications();
  return { ...worker, endNotifications };
}
const pressed = (action: string, data: object = OIL) => ({ action, notification: { data, close: jest.fn() } });
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
  const { endNotifications, unsubscribe } = await withWorker();
  await endNotifications();
  expect(unsubscribe).toHaveBeenCalled();
});
