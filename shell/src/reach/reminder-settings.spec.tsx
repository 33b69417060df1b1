import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import RemindersTab from './reminders-tab';

const SETTINGS = {
  ...{ frequency: 'weekly', hour: 8, weekday: 1, kinds: ['ahead', 'overdue', 'planned', 'document', 'reading'] },
  ...{ ahead_days: 14, ahead_distance: 500, distance_unit: 'mi', document_days: 30, reading_days: 60 },
  exceptions: [{ vehicle_id: 7, kind: 'reading', on: false }],
  vehicles: [
    { id: 7, name: 'blue Alfa' },
    { id: 8, name: '1991 Volvo 240' },
  ],
  garages: [
    { owner_id: 12, name: 'Ada Rossi', vehicles: null, on: true },
    { owner_id: 13, name: 'Ben', vehicles: ['red Alfa', 'Fulvia'], on: false },
  ],
  ...{
    email: 'anna@garage.example',
    email_confirmed: true,
    by_mail: true,
    time_zone: 'Europe/Berlin',
    next_at: '2026-11-30T07:00:00.000Z',
    version: 3,
  },
};
const OIL = {
  ...{ point: 'due-17', kind: 'overdue', vehicle_id: 7, garage: null, title: 'Oil change: blue Alfa' },
  detail: 'Overdue since…',
  ...{ path: '/service/events/new?vehicle_id=7&template_id=31', is_news: true, snoozed_until: null },
};

function visit(preview: object[] = [], changes: object = {}) {
  const api = fakeApi({
    'GET /api/reminders': { body: { ...SETTINGS, ...changes }, headers: { etag: '"3"' } },
    'GET /api/reminders/preview': { body: preview },
    'GET /api/reminders/channels': { body: { push_key: 'BKey', channels: [] } },
    'GET /api/reminders/calendar': { body: { made_at: null } },
    'PUT /api/reminders': { body: { ...SETTINGS, version: 4 }, headers: { etag: '"4"' } },
  });
  renderWithKit(<RemindersTab />, { path: '/settings', route: '/settings' });
  return { api, person: userEvent.setup({ delay: null }) };
}

const sentBy = ({ calls }: FakeApi, method: string) => calls.find((call) => call.method === method);
const save = async (person: ReturnType<typeof userEvent.setup>) =>
  person.click(await screen.findByRole('button', { name: 'Save reminders' }));

it('shows when and of what one is reminded, and saves what is changed over the version that was read', async () => {
  const { api, person } = visit();
  expect(await screen.findByText(/writes to anna@garage\.example/)).toBeVisible();
  expect(screen.getByLabelText('Day')).toHaveDisplayValue('Monday');
  await person.click(screen.getByRole('radio', { name: 'Daily' }));
  expect(screen.queryByLabelText('Day')).not.toBeInTheDocument();
  await person.selectOptions(screen.getByLabelText('Hour'), '7:00 AM');
  const kinds = within(screen.getByRole('region', { name: 'What you are reminded of' }));
  await person.click(kinds.getByRole('checkbox', { name: 'Before a document expires' }));
  await person.clear(screen.getByLabelText('Days before'));
  await person.type(screen.getByLabelText('Days before'), '21');
  await save(person);
  expect(await screen.findByText('Reminders saved.')).toBeVisible();
  const put = sentBy(api, 'PUT');
  expect(put?.headers.get('if-match')).toBe('"3"');
  expect(put?.body).toEqual({
    ...{ frequency: 'daily', hour: 7, weekday: 1, by_mail: true, kinds: ['ahead', 'overdue', 'planned', 'reading'] },
    ...{ ahead_days: 21, ahead_distance: 500, document_days: 30, reading_days: 60 },
    exceptions: SETTINGS.exceptions,
  });
});

it('makes exceptions for a vehicle, and forgets those that are none', async () => {
  const { api, person } = visit();
  expect(await screen.findByText('1 exception')).toBeVisible();
  await person.click(screen.getByText('1991 Volvo 240'));
  await person.click(
    within(screen.getByRole('group', { name: '1991 Volvo 240' })).getByLabelText('When something is overdue'),
  );
  await person.click(screen.getByText('blue Alfa'));
  await person.click(
    within(screen.getByRole('group', { name: 'blue Alfa' })).getByLabelText(/^When the odometer has not been read/),
  );
  await save(person);
  await screen.findByText('Reminders saved.');
  expect(sentBy(api, 'PUT')?.body).toMatchObject({ exceptions: [{ vehicle_id: 8, kind: 'overdue', on: false }] });
});

it('switches reminders of a shared garage on and off, each by itself, and leaves them alone else', async () => {
  const { api, person } = visit();
  const garages = within(await screen.findByRole('group', { name: 'Shared garages' }));
  expect(garages.getByRole('checkbox', { name: 'Ada Rossi' })).toBeChecked();
  await save(person);
  await screen.findByText('Reminders saved.');
  expect(sentBy(api, 'PUT')?.body).not.toHaveProperty('garages');
  await person.click(garages.getByRole('checkbox', { name: 'Ben: red Alfa · Fulvia' }));
  await person.click(garages.getByRole('checkbox', { name: 'Ada Rossi' }));
  await save(person);
  await waitFor(() => expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2));
  expect(api.calls.findLast(({ method }) => method === 'PUT')?.body).toMatchObject({ garages: [13] });
});

it('says at the garages that one is shared no longer', async () => {
  const { api, person } = visit();
  const msg = 'This garage is not shared with you, or not any more';
  api.on('PUT /api/reminders', { status: 400, body: { msg, errors: [{ field: 'garages', msg }] } });
  await person.click(await screen.findByRole('checkbox', { name: 'Ben: red Alfa · Fulvia' }));
  await save(person);
  expect(await within(screen.getByRole('region', { name: 'Shared garages' })).findByText(msg)).toBeVisible();
});

it('has no such part where nobody shares a garage', async () => {
  visit([], { garages: [] });
  await screen.findByRole('button', { name: 'Save reminders' });
  expect(screen.queryByText('Shared garages')).not.toBeInTheDocument();
});

it('shows what this browser kept before garages could be told', async () => {
  visit([{ ...OIL, garage: undefined }], { garages: undefined });
  await screen.findByRole('button', { name: 'Save reminders' });
  expect(screen.queryByText('Shared garages')).not.toBeInTheDocument();
  expect(screen.queryByText(/^In the garage of/)).not.toBeInTheDocument();
});

it('says of which garage something comes', async () => {
  visit([{ ...OIL, garage: 'Ada Rossi', path: '/garage?owner=12&vehicle=7' }]);
  expect(await screen.findByText('In the garage of Ada Rossi')).toBeVisible();
});

it('refuses what is no number of days, and sends nothing', async () => {
  const { api, person } = visit();
  await person.clear(await screen.findByLabelText('Days before'));
  await person.type(screen.getByLabelText('Days before'), '0');
  await save(person);
  expect(await screen.findByText('Days before must be a whole number from 1 to 365')).toBeVisible();
  expect(sentBy(api, 'PUT')).toBeUndefined();
});

it('asks nothing more of whoever wants no reminders', async () => {
  const { person } = visit();
  await person.click(await screen.findByRole('radio', { name: 'Never' }));
  expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
});

it('shows what would come today, and puts it off', async () => {
  const { api, person } = visit([OIL]);
  api.on('POST /api/reminders/snoozes', { status: 201, body: { until: '2026-12-01' } });
  expect(await screen.findByText('Oil change: blue Alfa')).toBeVisible();
  expect(screen.getByRole('link', { name: 'See Oil change: blue Alfa' })).toHaveAttribute('href', OIL.path);
  api.on('GET /api/reminders/preview', { body: [{ ...OIL, is_news: false, snoozed_until: '2026-12-01' }] });
  await person.click(screen.getByRole('button', { name: 'Remind me of Oil change: blue Alfa in a week' }));
  expect(await screen.findByText('Put off until Dec 1, 2026.')).toBeVisible();
  expect(sentBy(api, 'POST')?.body).toEqual({ point: 'due-17', days: 7 });
  api.on('DELETE /api/reminders/snoozes/due-17', { status: 204 });
  api.on('GET /api/reminders/preview', { body: [OIL] });
  await person.click(screen.getByRole('button', { name: 'Remind me again of Oil change: blue Alfa' }));
  expect(await screen.findByText('New')).toBeVisible();
});

it('says that nothing is sent to an address that is not confirmed', async () => {
  visit([], { email_confirmed: false });
  expect(await screen.findByText(/^Nothing is sent/)).toBeVisible();
  expect(screen.getByRole('link', { name: 'Confirm it' })).toHaveAttribute('href', '/profile');
});
