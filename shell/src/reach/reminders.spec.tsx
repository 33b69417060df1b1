import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import Reminders from './reminders';

const GET = 'GET /api/reminders/calendar';
const POST = 'POST /api/reminders/calendar';
const DELETE = 'DELETE /api/reminders/calendar';

const NONE = { body: { made_at: null, overdue_today: true } };
const SOME = { body: { made_at: '2026-11-24T09:00:00.000Z', overdue_today: true } };
const made = (secret: string, made_at: string) => ({
  status: 201,
  body: { path: `/api/calendar/${secret}.ics`, made_at, overdue_today: true },
});

function visit(_api: FakeApi) {
  const person = userEvent.setup({ delay: null });
  renderWithKit(<Reminders />, { path: '/settings', route: '/settings' });
  return person;
}

const press = async (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(await screen.findByRole('button', { name }));
const answer = async (person: ReturnType<typeof userEvent.setup>, name: string) =>
  person.click(within(await screen.findByRole('dialog')).getByRole('button', { name }));

it('asks who it is where the sign-in is too long ago, and then makes the address', async () => {
  const refused = {
    status: 403,
    body: {
      msg: 'Please confirm that it is you',
      code: 'second_factor.step_up_required',
      step_up: { methods: ['password'] },
    },
  };
  const api = fakeApi({ [GET]: NONE, [POST]: refused, 'POST /api/auth/second-factor/proof': { status: 204 } });
  const person = visit(api);
  await press(person, 'Make a calendar address');
  const question = within(await screen.findByRole('dialog', { name: 'Confirm that it is you' }));
  await person.type(await question.findByLabelText(/^Password/), 'Giulia-1967');
  api.on(POST, made('first', '2026-11-24T10:00:00.000Z'));
  await person.click(question.getByRole('button', { name: 'Confirm' }));
  expect(await screen.findByText('http://localhost/api/calendar/first.ics')).toBeVisible();
});

it('makes an address, shows it to be copied, and says where it goes', async () => {
  const person = visit(fakeApi({ [GET]: NONE, [POST]: made('first', '2026-11-24T10:00:00.000Z') }));
  await press(person, 'Make a calendar address');
  expect(await screen.findByText('http://localhost/api/calendar/first.ics')).toBeVisible();
  await press(person, 'Copy address');
  expect(await screen.findByText('Copied.')).toBeVisible();
  await expect(navigator.clipboard.readText()).resolves.toBe('http://localhost/api/calendar/first.ics');
  expect(screen.getByRole('link', { name: 'open it in Calendar' })).toHaveAttribute(
    'href',
    'webcal://localhost/api/calendar/first.ics',
  );
  expect(screen.getByText(/^Google Calendar:/)).toBeVisible();
  expect(screen.getByText(/^Outlook:/)).toBeVisible();
});

it('says since when there is one, and shows a new one once it is asked for', async () => {
  const person = visit(fakeApi({ [GET]: SOME, [POST]: made('second', '2026-11-24T11:00:00.000Z') }));
  expect(await screen.findByText(/^There has been an address since/)).toBeVisible();
  await press(person, 'Make a new address');
  expect(screen.queryByText(/second/)).not.toBeInTheDocument();
  await answer(person, 'Make a new address');
  expect(await screen.findByText('http://localhost/api/calendar/second.ics')).toBeVisible();
});

it('ends it, after asking', async () => {
  const api = fakeApi({ [GET]: SOME, [DELETE]: { status: 204 } });
  const person = visit(api);
  await press(person, 'End the address');
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await answer(person, 'End the address');
  expect(await screen.findByRole('button', { name: 'Make a calendar address' })).toBeVisible();
});

it('says what failed, and leaves what was there', async () => {
  const person = visit(fakeApi({ [GET]: SOME, [DELETE]: { status: 503, body: { msg: 'Away for now' } } }));
  await press(person, 'End the address');
  await answer(person, 'End the address');
  expect(await within(screen.getByRole('dialog')).findByText('Away for now')).toBeVisible();
  expect(screen.getByText(/^There has been an address since/)).toBeInTheDocument();
});

it('shows what is overdue on today, or where it was due, as is chosen; a choice that fails is set back', async () => {
  const api = fakeApi({ [GET]: SOME, 'PATCH /api/reminders/calendar': { status: 503, body: { msg: 'Away for now' } } });
  const person = visit(api);
  const choice = await screen.findByRole('checkbox', { name: 'Show what is overdue on today' });
  expect(choice).toBeChecked();
  await person.click(choice);
  expect(await screen.findByText('Away for now')).toBeVisible();
  expect(choice).toBeChecked();
  api.on('PATCH /api/reminders/calendar', { body: { ...SOME.body, overdue_today: false } });
  await person.click(choice);
  await waitFor(() => expect(screen.queryByText('Away for now')).not.toBeInTheDocument());
  expect(choice).not.toBeChecked();
  expect(api.calls.at(-1)).toMatchObject({ method: 'PATCH', body: { overdue_today: false } });
});
