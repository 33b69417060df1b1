import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { fakeCaches } from '../offline/fake-caches';
import { known } from '../offline/own-subscription';
import { ReminderChannels } from './reminder-channels';

const KEY = 'BCVxsr7N_eNgVRqvHtD0zTZsEc6-VV-JvLexhqUzORcxaOzi6-AYWXvTBHm4bjyPjs7Vd8pZGH6SRpkNtoIAiw4';
const FIREFOX = 'Mozilla/5.0 (X11; Linux x86_64; rv:128.0) Gecko/20100101 Firefox/128.0';
const device = (changes: object = {}) => ({
  ...{ id: 7, kind: 'push', address: 'https://push.example/7', is_on: true, user_agent: FIREFOX, push_key: KEY },
  ...{ has_token: false, problem: null, created_at: '2026-11-20T08:00:00Z', last_sent_at: null, ...changes },
});
const topic = (changes: object = {}) =>
  device({ id: 8, kind: 'ntfy', address: 'https://ntfy.sh/garage', user_agent: null, has_token: true, ...changes });

/** A fake of the browser's push state: the permission, and an optional subscription. */
function aBrowser({ permission = 'granted', endpoint }: { permission?: string; endpoint?: string } = {}) {
  fakeCaches();
  const key = Uint8Array.from(atob(KEY.replaceAll('-', '+').replaceAll('_', '/')), (sign) => sign.charCodeAt(0));
  const subscriptionOf = (address: string) => ({
    endpoint: address,
    options: { applicationServerKey: key.buffer },
    toJSON: () => ({ keys: { p256dh: 'point', auth: 'secret' } }),
    unsubscribe: jest.fn(() => Promise.resolve(true)),
  });
  const subscription = endpoint ? subscriptionOf(endpoint) : null;
  const pushManager = {
    getSubscription: () => Promise.resolve(subscription),
    subscribe: jest.fn(() => Promise.resolve(subscriptionOf('https://push.example/new'))),
  };
  const registration = { pushManager };
  const serviceWorker = {
    getRegistration: () => Promise.resolve(registration),
    register: () => Promise.resolve(registration),
    ready: Promise.resolve(registration),
  };
  Object.defineProperty(navigator, 'serviceWorker', { configurable: true, value: serviceWorker });
  Object.assign(window, {
    PushManager: class {},
    Notification: { requestPermission: () => Promise.resolve(permission) },
  });
  return { pushManager, subscription };
}

/** Fakes whether the page is a secure context (https or localhost). */
const onSafePage = (isSecureContext: boolean) =>
  Object.defineProperty(window, 'isSecureContext', { configurable: true, value: isSecureContext });

afterEach(() => {
  delete (navigator as { serviceWorker?: unknown }).serviceWorker;
  delete (window as { PushManager?: unknown }).PushManager;
  delete (window as { Notification?: unknown }).Notification;
});

function visit(channels: object[] = []) {
  const api = fakeApi({ 'GET /api/reminders/channels': { body: { push_key: KEY, channels } } });
  renderWithKit(<ReminderChannels />);
  return { api, person: userEvent.setup({ delay: null }) };
}
const sent = ({ calls }: FakeApi, method: string) => calls.filter((call) => call.method === method);
const row = async (name: RegExp) => within((await screen.findByRole('heading', { name })).closest('li')!);

it('adds this browser by a subscription with the key of Carnet', async () => {
  const { pushManager } = aBrowser();
  const { api, person } = visit();
  api.on('POST /api/reminders/channels/devices', { status: 201, body: device() });
  await person.click(await screen.findByRole('button', { name: 'Notify me in this browser' }));
  await screen.findByRole('button', { name: 'Notify me in this browser' });
  expect(pushManager.subscribe).toHaveBeenCalledWith(expect.objectContaining({ userVisibleOnly: true }));
  expect(sent(api, 'POST')[0]!.body).toEqual({
    ...{ endpoint: 'https://push.example/new', p256dh: 'point', auth: 'secret', push_key: KEY },
  });
  expect(await known()).toMatchObject({ endpoint: 'https://push.example/new', auth: 'secret' });
});

it('says what to do where the browser does not let it', async () => {
  aBrowser({ permission: 'denied' });
  const { api, person } = visit();
  await person.click(await screen.findByRole('button', { name: 'Notify me in this browser' }));
  expect(await screen.findByText(/Allow it in the settings of the browser/)).toBeVisible();
  expect(sent(api, 'POST')).toEqual([]);
});

it('says so where a browser cannot be notified, and offers it the other ways', async () => {
  onSafePage(true);
  visit();
  expect(await screen.findByText(/This browser cannot be notified/)).toBeVisible();
  expect(screen.queryByRole('button', { name: 'Notify me in this browser' })).toBeNull();
  expect(screen.getByRole('button', { name: 'Add an ntfy topic' })).toBeEnabled();
});

it('says that browsers want https, where the page came without', async () => {
  onSafePage(false);
  visit();
  expect(await screen.findByText(/only where Carnet is open over https/)).toBeVisible();
});

it('marks this browser, and leaves its push service when it is removed', async () => {
  const { subscription } = aBrowser({ endpoint: 'https://push.example/7' });
  const { api, person } = visit([device(), topic()]);
  api.on('DELETE /api/reminders/channels/7', { status: 204 });
  const here = await row(/Firefox on Linux/);
  expect(here.getByText('This browser')).toBeVisible();
  await person.click(here.getByRole('button', { name: 'Remove' }));
  await person.click(here.getByRole('button', { name: 'Remove It?' }));
  await waitFor(() => expect(subscription!.unsubscribe).toHaveBeenCalled());
  expect(sent(api, 'DELETE').map(({ path }) => path)).toEqual(['/api/reminders/channels/7']);
});

it('tries a way, and says what its server said', async () => {
  const { api, person } = visit([topic()]);
  api.on('POST /api/reminders/channels/8/trial', {
    status: 422,
    body: { msg: 'ntfy.sh did not take the message (401)' },
  });
  const found = await row(/ntfy\.sh\/garage/);
  await person.click(found.getByRole('button', { name: 'Send a message to ntfy.sh/garage' }));
  expect(await screen.findByText('ntfy.sh did not take the message (401)')).toBeVisible();
  api.on('POST /api/reminders/channels/8/trial', { status: 204 });
  await person.click(found.getByRole('button', { name: 'Send a message to ntfy.sh/garage' }));
  expect(await screen.findByText('Sent. It should be there now.')).toBeVisible();
});

it('turns a way off and on', async () => {
  const { api, person } = visit([topic()]);
  api.on('PUT /api/reminders/channels/8', { body: topic({ is_on: false }) });
  api.on('GET /api/reminders/channels', { body: { push_key: KEY, channels: [topic({ is_on: false })] } });
  await person.click(await screen.findByRole('button', { name: 'Turn off ntfy.sh/garage' }));
  expect(await screen.findByRole('button', { name: 'Turn on ntfy.sh/garage' })).toBeEnabled();
  expect(screen.getByText('Off')).toBeVisible();
  expect(sent(api, 'PUT')[0]!.body).toEqual({ is_on: false });
});

it('a device that has ended is told of, and only turned on where it is', async () => {
  visit([device({ is_on: false, problem: 'ended' })]);
  const found = await row(/Firefox on Linux/);
  expect(found.getByText(/takes no notifications any more/)).toBeVisible();
  expect(found.getAllByRole('button').map(({ textContent }) => textContent)).toEqual(['Remove']);
});

it('adds a topic with its token, and shows what is wrong at its field', async () => {
  const { api, person } = visit();
  await person.click(await screen.findByRole('button', { name: 'Add an ntfy topic' }));
  const form = within(screen.getByRole('form', { name: 'Add an ntfy topic' }));
  expect(form.getByLabelText(/Address of the topic/)).toHaveFocus();
  await person.click(form.getByRole('button', { name: 'Add' }));
  expect(await form.findByText('Please enter the address of the topic')).toBeVisible();
  await person.type(form.getByLabelText(/Address of the topic/), 'https://ntfy.sh/garage');
  await person.type(form.getByLabelText(/Access token/), 'tk_1');
  api.on('POST /api/reminders/channels/topics', { status: 201, body: topic() });
  await person.click(form.getByRole('button', { name: 'Add' }));
  expect(await screen.findByRole('button', { name: 'Add an ntfy topic' })).toHaveFocus();
  expect(sent(api, 'POST')[0]!.body).toEqual({ address: 'https://ntfy.sh/garage', access_token: 'tk_1' });
});

it('sends a mail to try', async () => {
  const { api, person } = visit();
  api.on('POST /api/reminders/trial', { status: 204 });
  await person.click(await screen.findByRole('button', { name: 'Send a trial mail' }));
  expect(await screen.findByText('The mail is on its way.')).toBeVisible();
});
