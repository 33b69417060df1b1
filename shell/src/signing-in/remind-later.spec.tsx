import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import RemindLaterPage from './remind-later.page';

const OIL = {
  point: 'due-17',
  garage: null,
  title: 'Oil change: blue Alfa',
  detail: 'Overdue since 23 November 2026.',
};
const READ = 'POST /api/reminders/links';
const SNOOZE = 'POST /api/reminders/links/snooze';

function visit(answer: object, hash = '#token=secret&point=due-17') {
  const api = fakeApi({ [READ]: answer, [SNOOZE]: { body: { until: '2026-12-24' } } });
  renderWithKit(<RemindLaterPage />, { path: `/remind-later${hash}`, route: '/remind-later' });
  return { api, person: userEvent.setup({ delay: null }) };
}

it('puts off what the letter told once that is pressed, and not before', async () => {
  const { api, person } = visit({ body: [{ ...OIL, point: 'due-1', title: 'Tyres' }, OIL] });
  expect(await screen.findByText('Oil change: blue Alfa')).toBeVisible();
  await person.click(screen.getByRole('radio', { name: 'In a month' }));
  expect(api.calls.map(({ path }) => path)).toEqual(['/api/reminders/links']);
  await person.click(screen.getByRole('button', { name: 'Remind me then' }));
  expect(await screen.findByText('Carnet reminds you again on Dec 24, 2026.')).toBeVisible();
  expect(api.calls.at(-1)?.body).toEqual({ token: 'secret', point: 'due-17', days: 30 });
});

it('says of which shared garage it is', async () => {
  visit({ body: [{ ...OIL, garage: 'Ada Rossi' }] });
  expect(await screen.findByText(/In the garage of Ada Rossi/)).toBeVisible();
});

it('says that it is done where it is', async () => {
  visit({ body: [] });
  expect(await screen.findByText('This is done already, or is no longer due.')).toBeVisible();
});

it('says what the service says of a link that has ended', async () => {
  visit({ status: 400, body: { msg: 'This link has ended; see your reminders in Carnet' } });
  expect(await screen.findByText(/This link has ended/)).toBeVisible();
});

it('asks for nothing where the link is not whole', () => {
  const { api } = visit({ body: [] }, '#token=secret');
  expect(screen.getByText(/This link is not whole/)).toBeVisible();
  expect(api.calls).toEqual([]);
});
