import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import Webhooks from './webhooks';

const GET = 'GET /api/webhooks';
const POST = 'POST /api/webhooks';
const SENT = 'GET /api/webhooks/7/deliveries';

const aWebhook = (changes: object = {}) => ({
  ...{ id: 7, name: 'Home Assistant', url: 'https://home.example/api/webhook/secret', events: ['vehicle'] },
  ...{ enabled: true, disabled_because: null, failing_since: null, created_at: '2026-05-01T08:00:00Z' },
  ...{ waiting: 0, version: 1 },
  ...changes,
});
const aDelivery = (changes: object = {}) => ({
  ...{ id: 31, message_id: '3c1b', type: 'webhook.test', state: 'delivered', created_at: '2026-05-01T08:00:00Z' },
  ...{ tries: 1, last_tried_at: '2026-05-01T08:00:00Z', next_try_at: null, status: 204, answer: null, error: null },
  ...{ took_ms: 35, body: '{"type":"webhook.test"}' },
  ...changes,
});
const SECRET = `whsec_${'a1B2'.repeat(11)}`;

function visit(webhooks: object[]): { api: FakeApi; person: ReturnType<typeof userEvent.setup> } {
  const api = fakeApi({ [GET]: { body: webhooks }, [SENT]: { body: [] } });
  renderWithKit(<Webhooks />, { path: '/settings', route: '/settings' });
  return { api, person: userEvent.setup({ delay: null }) };
}

const press = async (person: ReturnType<typeof userEvent.setup>, name: string | RegExp) =>
  person.click(await screen.findByRole('button', { name }));

it('shows whom each tells, of what, and how it fares, and not the whole address, which may be a secret', async () => {
  visit([
    aWebhook({ events: ['reminder', 'vehicle'], failing_since: '2026-05-01T08:00:00Z', waiting: 1200 }),
    aWebhook({ id: 8, name: 'Script', enabled: false, disabled_because: 'gone' }),
  ]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('home.example');
  expect(first).not.toHaveTextContent('/api/webhook/');
  expect(first).toHaveTextContent('Reminders and Vehicles');
  expect(first).toHaveTextContent('Nothing was taken since');
  expect(first).toHaveTextContent('1,200 messages wait.');
  expect(second).toHaveTextContent('Script Off');
  expect(second).toHaveTextContent('wants nothing more');
  expect(within(second!).queryByRole('button', { name: 'Try it' })).not.toBeInTheDocument();
});

it('makes one as it was chosen, and shows its secret once, to be copied', async () => {
  const { api, person } = visit([]);
  expect(await screen.findByText('There are no webhooks yet.')).toBeVisible();
  api.on(POST, { status: 201, body: { ...aWebhook(), secret: SECRET } });
  await press(person, 'Make a webhook');
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Home Assistant');
  await person.type(screen.getByRole('textbox', { name: /^Address/ }), 'home.example/hook');
  await person.click(screen.getByRole('checkbox', { name: /^Vehicles/ }));
  api.on(GET, { body: [aWebhook()] });
  await press(person, 'Make a webhook');
  expect(await screen.findByText(SECRET)).toBeVisible();
  const sent = api.calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toEqual({
    ...{ name: 'Home Assistant', url: 'https://home.example/hook', enabled: true, events: ['reminder', 'vehicle'] },
  });
  await press(person, 'Copy secret');
  expect(await screen.findByText('Copied.')).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe(SECRET);
});

it('wants a name, an address and something to tell, and shows why an address is refused', async () => {
  const { api, person } = visit([]);
  await press(person, 'Make a webhook');
  await person.click(screen.getByRole('checkbox', { name: /^Reminders/ }));
  await press(person, 'Make a webhook');
  expect(await screen.findByText('Say who is told')).toBeVisible();
  expect(screen.getByText('Enter a whole address')).toBeVisible();
  expect(screen.getByText('Choose of what it is told')).toBeVisible();
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
  const msg = 'This address is in a private network. Whoever runs this Carnet can allow it.';
  api.on(POST, { status: 400, body: { msg, errors: [{ field: 'url', msg }] } });
  await person.type(screen.getByRole('textbox', { name: /^Name/ }), 'Home');
  await person.type(screen.getByRole('textbox', { name: /^Address/ }), '192.168.1.7/hook');
  await person.click(screen.getByRole('checkbox', { name: /^Reminders/ }));
  await press(person, 'Make a webhook');
  expect((await screen.findAllByText(msg)).length).toBeGreaterThan(0);
});

it('opens its forms where their buttons were, also for whoever uses no mouse', async () => {
  const { person } = visit([aWebhook()]);
  for (const name of ['Make a webhook', 'Edit']) {
    (await screen.findByRole('button', { name })).focus();
    await person.keyboard('{Enter}');
    expect(await screen.findByRole('textbox', { name: /^Name/ })).toHaveFocus();
    await press(person, 'Cancel');
    expect(screen.getByRole('button', { name })).toHaveFocus();
  }
});

it('changes one, and keeps what was not touched', async () => {
  const { api, person } = visit([aWebhook()]);
  api.on('PUT /api/webhooks/7', { body: aWebhook({ enabled: false, version: 2 }) });
  await press(person, 'Edit');
  await person.click(screen.getByRole('checkbox', { name: 'On' }));
  await press(person, 'Save');
  await screen.findByRole('button', { name: 'Edit' });
  const put = api.calls.find(({ method }) => method === 'PUT');
  expect(put?.headers.get('if-match')).toBe('"1"');
  expect(put?.body).toMatchObject({
    url: 'https://home.example/api/webhook/secret',
    enabled: false,
    events: ['vehicle'],
  });
});

it('tries one, shows what was answered, and sends again', async () => {
  const { api, person } = visit([aWebhook()]);
  api.on('POST /api/webhooks/7/test', { status: 201, body: aDelivery({ state: 'waiting', tries: 0 }) });
  api.on(SENT, {
    body: [
      aDelivery({ state: 'failed', status: 500, answer: 'Oh no' }),
      aDelivery({
        id: 30,
        type: 'vehicle.updated',
        state: 'waiting',
        status: null,
        error: 'private',
        next_try_at: '2026-05-01T08:00:05Z',
      }),
    ],
  });
  await press(person, 'Try it');
  const rows = within(await screen.findByRole('list', { name: 'What was sent' })).getAllByRole('listitem');
  expect(rows[0]).toHaveTextContent('webhook.test Not taken');
  expect(rows[0]).toHaveTextContent('Answered 500 after 35 ms');
  expect(rows[0]).toHaveTextContent('Oh no');
  expect(rows[1]).toHaveTextContent('The address is in a private network');
  expect(rows[1]).toHaveTextContent(/tried once, next/);
  api.on('POST /api/webhooks/7/deliveries/31/redeliver', { body: aDelivery() });
  api.on(SENT, { body: [aDelivery()] });
  await press(person, /^Send again: webhook.test/);
  expect(await screen.findByText('Answered 204 after 35 ms')).toBeVisible();
});

it('shows another secret once, and deletes, once that was said twice', async () => {
  const { api, person } = visit([aWebhook()]);
  api.on('POST /api/webhooks/7/secret', { body: { secret: SECRET, previous_until: '2026-05-02T08:00:00Z' } });
  await press(person, 'New secret');
  await press(person, 'Make It Anew?');
  expect(await screen.findByText(SECRET)).toBeVisible();
  expect(screen.getByText(/good for another day/)).toBeVisible();
  api.on('DELETE /api/webhooks/7', { status: 204 });
  await press(person, 'Delete');
  api.on(GET, { body: [] });
  await press(person, 'Delete It?');
  await waitFor(() => expect(screen.queryByText('Home Assistant')).not.toBeInTheDocument());
  expect(screen.queryByText(SECRET)).not.toBeInTheDocument();
});
