import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import ApiKeys from './api-keys';

const GET = 'GET /api/auth/api-keys';
const POST = 'POST /api/auth/api-keys';
const VEHICLES = 'GET /api/vehicles';

const aKey = (changes: object = {}) => ({
  ...{ id: 7, name: 'Home Assistant', prefix: 'carnet_Ab12', access: 'read', vehicle_id: null, vehicle_name: null },
  ...{ created_at: '2026-05-01T08:00:00Z', expires_at: null, last_used_at: null, uses: 0 },
  ...changes,
});
const vehicles = { body: [{ id: 3, nickname: null, year: 1973, make: 'Saab', model: '96' }] };
const SECRET = `carnet_${'a1B2'.repeat(12)}c`;

function visit(keys: object[]): { api: FakeApi; person: ReturnType<typeof userEvent.setup> } {
  const api = fakeApi({ [GET]: { body: keys }, [VEHICLES]: vehicles });
  renderWithKit(<ApiKeys />, { path: '/settings', route: '/settings' });
  return { api, person: userEvent.setup({ delay: null }) };
}

const press = async (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(await screen.findByRole('button', { name }));

it('shows each key with what it reaches, until when, and what it was used for', async () => {
  visit([
    aKey({ access: 'write', expires_at: '2020-01-02T08:00:00Z' }),
    aKey({ id: 8, vehicle_id: 3, vehicle_name: 'Sonett', last_used_at: '2026-05-02T08:00:00Z', uses: 1200 }),
  ]);
  const [first, second] = await screen.findAllByRole('listitem');
  expect(first).toHaveTextContent('Home Assistant Expired');
  expect(first).toHaveTextContent('carnet_Ab12…');
  expect(first).toHaveTextContent('Reads and changes: all vehicles');
  expect(first).toHaveTextContent('Not used yet');
  expect(second).toHaveTextContent('Reads: Sonett only');
  expect(second).toHaveTextContent('Never expires');
  expect(second).toHaveTextContent('1,200 requests in 30 days');
});

it('makes one as it was chosen, and shows it once, to be copied', async () => {
  const { api, person } = visit([]);
  expect(await screen.findByText('There are no keys yet.')).toBeVisible();
  api.on(POST, { status: 201, body: { ...aKey(), key: SECRET } });
  await press(person, 'Make an API key');
  const name = screen.getByRole('textbox', { name: /^Name/ });
  expect(name).toHaveFocus();
  await person.type(name, 'Home Assistant');
  await person.selectOptions(await screen.findByRole('combobox', { name: 'It may' }), 'write');
  await screen.findByRole('option', { name: '1973 Saab 96' });
  await person.selectOptions(screen.getByRole('combobox', { name: 'Vehicles' }), '3');
  await person.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), '30');
  api.on(GET, { body: [aKey()] });
  await press(person, 'Make an API key');
  expect(await screen.findByText(SECRET)).toBeVisible();
  expect(screen.getByRole('button', { name: 'Make an API key' })).toHaveFocus();
  const sent = api.calls.find(({ method }) => method === 'POST')?.body;
  expect(sent).toEqual({ name: 'Home Assistant', access: 'write', vehicle_id: 3, expires_in_days: 30 });
  await press(person, 'Copy key');
  expect(await screen.findByText('Copied.')).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe(SECRET);
});

it('warns of one that never expires, and wants a name', async () => {
  const { api, person } = visit([]);
  await press(person, 'Make an API key');
  expect(screen.queryByText(/until you end it/)).not.toBeInTheDocument();
  await person.selectOptions(screen.getByRole('combobox', { name: 'Expires' }), '');
  expect(screen.getByText(/until you end it/)).toBeVisible();
  await press(person, 'Make an API key');
  expect(await screen.findByText('Say what the key is for')).toBeVisible();
  expect(api.calls.some(({ method }) => method === 'POST')).toBe(false);
});

it('ends one, once it was said twice', async () => {
  const { api, person } = visit([aKey(), aKey({ id: 8, name: 'Script' })]);
  api.on('DELETE /api/auth/api-keys/8', { status: 204 });
  const row = (await screen.findAllByRole('listitem'))[1]!;
  await person.click(within(row).getByRole('button', { name: 'End' }));
  api.on(GET, { body: [aKey()] });
  await person.click(within(row).getByRole('button', { name: 'End It?' }));
  await waitFor(() => expect(screen.getAllByRole('listitem')).toHaveLength(1));
  expect(screen.queryByText('Script')).not.toBeInTheDocument();
});

it('says why one was not ended, and reads anew what there is', async () => {
  const { api, person } = visit([aKey()]);
  api.on('DELETE /api/auth/api-keys/7', { status: 404, body: { msg: 'API key not found' } });
  api.on(GET, { body: [] });
  await person.click(await screen.findByRole('button', { name: 'End' }));
  await person.click(screen.getByRole('button', { name: 'End It?' }));
  expect(await screen.findByText('API key not found')).toBeInTheDocument();
  expect(await screen.findByText('There are no keys yet.')).toBeVisible();
});
