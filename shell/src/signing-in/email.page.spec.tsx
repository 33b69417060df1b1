import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { emailLinkOf } from './email-link.rules';
import EmailPage from './email.page';

const visit = (route: string) => renderWithKit(<EmailPage />, { path: route, route: '/email', user: null });
const press = (name: string) => userEvent.click(screen.getByRole('button', { name }));

describe('a link of a mail about an address', () => {
  it('confirms the address once somebody presses the button', async () => {
    const { calls } = fakeApi({ 'POST /api/auth/confirm-email': { body: { msg: 'It is confirmed' } } });
    visit('/email#confirm=a-secret');
    expect(calls).toHaveLength(0);
    await press('Confirm email');
    expect(await screen.findByRole('status')).toHaveTextContent('It is confirmed');
    expect(calls[0]?.body).toEqual({ token: 'a-secret' });
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('undoes a change, and leads on to another password', async () => {
    const { calls } = fakeApi({ 'POST /api/auth/undo-email': { body: { msg: 'Undone', resetToken: 'way-in' } } });
    visit('/email#undo=a-secret');
    await press('Undo the change');
    expect(await screen.findByRole('status')).toHaveTextContent('Undone');
    expect(calls[0]?.body).toEqual({ token: 'a-secret' });
    expect(screen.getByRole('link', { name: 'Set a new password' })).toHaveAttribute(
      'href',
      '/reset-password#token=way-in',
    );
  });

  it('says what was added since, and has ended with it', async () => {
    const ended = [
      { kind: 'passkey', name: 'A phone' },
      { kind: 'app', name: null },
    ];
    fakeApi({ 'POST /api/auth/undo-email': { body: { msg: 'Undone', resetToken: 'way-in', ended } } });
    visit('/email#undo=a-secret');
    await press('Undo the change');
    expect((await screen.findAllByRole('listitem')).map(({ textContent }) => textContent)).toEqual([
      'Passkey: A phone',
      'Authenticator app',
    ]);
  });

  it('says why it does not work, and can be tried again', async () => {
    fakeApi({ 'POST /api/auth/confirm-email': { status: 503, body: { msg: 'Away' } } });
    visit('/email#confirm=a-secret');
    await press('Confirm email');
    expect(await screen.findByRole('alert')).toHaveTextContent('Away');
    expect(screen.getByRole('button', { name: 'Confirm email' })).toBeEnabled();
  });

  it.each(['/email', '/email#confirm=', '/email#other=1'])('asks for nothing at %s', (route) => {
    visit(route);
    expect(screen.getByRole('alert')).toHaveTextContent('This link has been used, has expired');
    expect(screen.queryByRole('button')).not.toBeInTheDocument();
  });

  it('is read from what follows the sign', () => {
    expect([emailLinkOf('#confirm=a-b_1'), emailLinkOf('#undo=c'), emailLinkOf('#token=d'), emailLinkOf('')]).toEqual([
      { act: 'confirm', token: 'a-b_1' },
      { act: 'undo', token: 'c' },
      null,
      null,
    ]);
  });
});
