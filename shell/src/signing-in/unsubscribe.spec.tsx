import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import RemindLaterPage from './remind-later.page';

function visit(status: number) {
  const api = fakeApi({
    'POST /api/reminders/unsubscribe': { status, body: status === 204 ? undefined : { msg: 'This link has ended' } },
  });
  renderWithKit(<RemindLaterPage />, { path: '/remind-later#unsubscribe=abc', route: '/remind-later' });
  return { api, person: userEvent.setup({ delay: null }) };
}

it('ends the mails by a press, and not by coming', async () => {
  const { api, person } = visit(204);
  const press = await screen.findByRole('button', { name: 'Send me no more of these' });
  expect(api.calls).toEqual([]);
  await person.click(press);
  expect(await screen.findByText(/No more reminders come by mail/)).toBeVisible();
  expect(api.calls).toMatchObject([{ method: 'POST', body: { token: 'abc' } }]);
});

it('says that a link has ended', async () => {
  const { person } = visit(400);
  await person.click(await screen.findByRole('button', { name: 'Send me no more of these' }));
  expect(await screen.findByText('This link has ended')).toBeVisible();
});
