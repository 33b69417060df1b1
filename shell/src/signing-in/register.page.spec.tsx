import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import RegisterPage from './register.page';
import { forgetWaysIn } from './ways-in';

const fields: Record<string, RegExp> = {
  username: /^Username/,
  email: /^Email/,
  firstName: /^First name/,
  lastName: /^Last name/,
  password: /^Password/,
  confirmPassword: /^Confirm password/,
};
const anna = {
  username: 'anna',
  email: 'anna@example.org',
  firstName: 'Anna',
  lastName: 'Berg',
  password: 'Giulia-1967',
  confirmPassword: 'Giulia-1967',
};

/** The form appears once the response says that registration is open. */
async function visit(answers: Parameters<typeof fakeApi>[0] = {}) {
  forgetWaysIn();
  const api = fakeApi({ 'GET /api/auth/providers': { body: { registration: 'open', providers: [] } }, ...answers });
  renderWithKit(<RegisterPage />, { path: '/register', route: '/register', user: null });
  await screen.findByRole('button', { name: 'Register' });
  return api;
}

async function register(values: Partial<typeof anna>, answers: Parameters<typeof fakeApi>[0] = {}) {
  const person = userEvent.setup({ delay: null });
  const api = await visit(answers);
  for (const [name, value] of Object.entries(values)) {
    if (value) await person.type(screen.getByLabelText(fields[name]!), value);
  }
  await person.click(screen.getByRole('button', { name: 'Register' }));
  return api;
}

describe('registering', () => {
  it('takes no name that is longer than the service takes', async () => {
    await visit();
    expect(screen.getByLabelText(fields.username!)).toHaveAttribute('maxlength', '50');
  });

  it('has the browser keep the email as the name to log in with', async () => {
    await visit();
    expect(screen.getByLabelText(/^Email/)).toHaveAttribute('autocomplete', 'username');
    expect(screen.getByLabelText(/^Username/)).not.toHaveAttribute('autocomplete', 'username');
  });

  it('makes the account, signs in and goes to the dashboard', async () => {
    const { calls } = await register(anna, {
      'POST /api/auth/register': { status: 201, body: { token: 'fresh', user: aUser() } },
    });
    expect(await screen.findByText('at: /dashboard')).toBeInTheDocument();
    expect(localStorage.getItem('carnet.token')).toBe('fresh');
    const { confirmPassword: _same, ...sent } = anna;
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      ...sent,
      timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone,
      region: 'en-US',
    });
  });

  it('asks for what is required', async () => {
    await register({ email: 'anna@example.org' });
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter all required fields');
    expect(screen.getByLabelText(fields.username!)).toBeInvalid();
    expect(screen.getByLabelText(fields.email!)).toBeValid();
    expect(screen.getByLabelText(fields.password!)).toBeInvalid();
  });

  it('compares the passwords before it weighs them', async () => {
    await register({ ...anna, password: 'short', confirmPassword: 'other' });
    expect(await screen.findByText('Passwords do not match')).toBeInTheDocument();
    expect(screen.getByLabelText(fields.confirmPassword!)).toHaveAccessibleDescription('Passwords do not match');
    expect(screen.queryByText(/Password must/)).not.toBeInTheDocument();
  });

  it('ties what the password lacks to its field', async () => {
    await register({ ...anna, password: 'giulia-1967', confirmPassword: 'giulia-1967' });
    const field = screen.getByLabelText(fields.password!);
    expect(field).toBeInvalid();
    expect(field).toHaveAccessibleDescription(/Password must contain at least one uppercase letter/);
    await waitFor(() => expect(field).toHaveFocus());
  });

  it('loses nothing when the service refuses', async () => {
    await register(anna, { 'POST /api/auth/register': { status: 409, body: { msg: 'Email is already taken' } } });
    expect(await screen.findByRole('alert')).toHaveTextContent('Email is already taken');
    for (const [name, value] of Object.entries(anna)) expect(screen.getByLabelText(fields[name]!)).toHaveValue(value);
  });
});
