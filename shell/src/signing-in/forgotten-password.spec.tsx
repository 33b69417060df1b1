import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import ForgotPasswordPage from './forgot-password.page';
import { tokenOf } from './forgotten-password.rules';
import ResetPasswordPage from './reset-password.page';

const forgot = () =>
  renderWithKit(<ForgotPasswordPage />, { path: '/forgot-password', route: '/forgot-password', user: null });
const reset = (route = '/reset-password#token=a-secret') =>
  renderWithKit(<ResetPasswordPage />, { path: route, route: '/reset-password', user: null });

describe('a forgotten password', () => {
  it('asks for the email before it calls anybody', async () => {
    const { calls } = fakeApi();
    forgot();
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByLabelText(/^Email/)).toHaveAccessibleDescription('Enter your email');
    expect(calls).toHaveLength(0);
  });

  it('says what the service says, and lets ask again', async () => {
    const { calls } = fakeApi({
      'POST /api/auth/forgot-password': { status: 202, body: { msg: 'We have sent a link' } },
    });
    forgot();
    await userEvent.type(screen.getByLabelText(/^Email/), 'anna@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('status')).toHaveTextContent('We have sent a link');
    expect(calls[0]?.body).toEqual({ email: 'anna@example.org' });
    await userEvent.click(screen.getByRole('button', { name: 'Ask for another link' }));
    expect(screen.getByLabelText(/^Email/)).toBeInTheDocument();
  });

  it('keeps the email where the service is away', async () => {
    fakeApi({ 'POST /api/auth/forgot-password': { status: 503, body: { msg: 'Away' } } });
    forgot();
    await userEvent.type(screen.getByLabelText(/^Email/), 'anna@example.org');
    await userEvent.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Away');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('anna@example.org');
  });
});

describe('a new password by the link of a mail', () => {
  async function fill(password: string, again = password) {
    await userEvent.type(screen.getByLabelText(/^New password/), password);
    await userEvent.type(screen.getByLabelText(/^Confirm new password/), again);
    await userEvent.click(screen.getByRole('button', { name: 'Set password' }));
  }

  it('is set, and the person goes on to sign in with it', async () => {
    const { calls } = fakeApi({ 'POST /api/auth/reset-password': { body: { msg: 'Set' } } });
    reset();
    await fill('Giulia-1967 sings');
    expect(await screen.findByText('at: /login')).toBeInTheDocument();
    expect(calls[0]?.body).toEqual({ token: 'a-secret', newPassword: 'Giulia-1967 sings' });
  });

  it.each([
    ['Giulia-1967 sings', 'Giulia-1968 sings', /^Confirm new password/, 'New passwords do not match'],
    ['giulia', 'giulia', /^New password/, /at least 10 characters/],
  ])('is not sent where %p and %p are no password', async (password, again, field, sentence) => {
    const { calls } = fakeApi();
    reset();
    await fill(password, again);
    expect(await screen.findByLabelText(field)).toHaveAccessibleDescription(expect.stringMatching(sentence));
    expect(calls).toHaveLength(0);
  });

  it('says that the link has ended, and where to get another', async () => {
    fakeApi({ 'POST /api/auth/reset-password': { status: 400, body: { msg: 'This link has been used' } } });
    reset();
    await fill('Giulia-1967 sings');
    expect(await screen.findByRole('alert')).toHaveTextContent('This link has been used');
    expect(screen.getByRole('link', { name: 'Ask for a new link' })).toHaveAttribute('href', '/forgot-password');
  });

  it.each(['/reset-password', '/reset-password#token=', '/reset-password#other=1'])(
    'is not asked for at %s',
    (route) => {
      reset(route);
      expect(screen.getByRole('alert')).toHaveTextContent('This link has been used, has expired');
      expect(screen.queryByRole('button', { name: 'Set password' })).not.toBeInTheDocument();
    },
  );

  it('reads the secret of a link', () => {
    expect([tokenOf('#token=ab-c_1'), tokenOf('#a=1&token=b'), tokenOf('#token='), tokenOf('')]).toEqual([
      'ab-c_1',
      'b',
      null,
      null,
    ]);
  });
});
