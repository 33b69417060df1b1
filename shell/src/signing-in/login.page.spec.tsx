import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import LoginPage from './login.page';

// The form does not wait for providers. provider.page.spec.tsx tests them.
jest.mock('./ways-in', () => ({ useWaysIn: () => null }));

const signedIn = { body: { token: 'new-token', user: aUser() } };
const visit = () => renderWithKit(<LoginPage />, { path: '/login', route: '/login', user: null });

async function fill(email: string, password: string) {
  const person = userEvent.setup();
  await person.type(screen.getByLabelText(/^Email/), email);
  await person.type(screen.getByLabelText(/^Password/), password);
  await person.click(screen.getByRole('button', { name: 'Log in' }));
  return person;
}

describe('signing in', () => {
  it('asks for both fields before it calls anybody', async () => {
    const { calls } = fakeApi();
    visit();
    await userEvent.click(screen.getByRole('button', { name: 'Log in' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Please enter all fields');
    expect(screen.getByLabelText(/^Email/)).toBeInvalid();
    expect(screen.getByLabelText(/^Email/)).toHaveAccessibleDescription('Enter your email');
    expect(screen.getByLabelText(/^Password/)).toBeInvalid();
    expect(calls).toHaveLength(0);
  });

  it('keeps the token and goes to the dashboard', async () => {
    const { calls } = fakeApi({ 'POST /api/auth/login': signedIn });
    visit();
    await fill('anna@example.org', 'Giulia-1967');
    expect(await screen.findByText('at: /dashboard')).toBeInTheDocument();
    expect(localStorage.getItem('carnet.token')).toBe('new-token');
    expect(calls[0]?.body).toEqual({ email: 'anna@example.org', password: 'Giulia-1967' });
  });

  it('says what the service says, and keeps what was typed', async () => {
    fakeApi({ 'POST /api/auth/login': { status: 401, body: { msg: 'Invalid credentials' } } });
    visit();
    await fill('anna@example.org', 'wrong');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials');
    expect(screen.getByLabelText(/^Email/)).toHaveValue('anna@example.org');
    expect(screen.getByLabelText(/^Password/)).toHaveValue('wrong');
  });

  it('falls back to its own words where the answer has none', async () => {
    fakeApi({ 'POST /api/auth/login': { status: 500 } });
    visit();
    await fill('anna@example.org', 'Giulia-1967');
    expect(await screen.findByRole('alert')).toHaveTextContent('Invalid credentials');
  });

  it('shows the password on demand', async () => {
    visit();
    const field = screen.getByLabelText(/^Password/);
    expect(field).toHaveAttribute('type', 'password');
    await userEvent.click(screen.getByRole('button', { name: 'Show password' }));
    expect(field).toHaveAttribute('type', 'text');
  });

  it('sends who is signed in already to the dashboard', async () => {
    renderWithKit(<LoginPage />, { path: '/login', route: '/login' });
    expect(await screen.findByText('at: /dashboard')).toBeInTheDocument();
  });
});
