import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import ProfilePage from './profile.page';

function visit(changes: object) {
  const api = fakeApi({ 'GET /api/auth/me': { body: { ...aUser(), email_confirmed: true, ...changes } } });
  api.on('GET /api/exports', { body: [] });
  renderWithKit(<ProfilePage />, { path: '/profile', route: '/profile' });
  return { api, person: userEvent.setup({ delay: null }) };
}
const here = () => screen.findByLabelText(/^Email/);

describe('the address in the profile', () => {
  it('says nothing where it is confirmed', async () => {
    visit({});
    await here();
    expect(screen.queryByRole('button', { name: 'Send link' })).not.toBeInTheDocument();
  });

  it('says that it is not confirmed, and sends the link again', async () => {
    const { api, person } = visit({ email_confirmed: false });
    api.on('POST /api/auth/me/confirmation', { status: 202, body: { msg: 'We have sent a link' } });
    expect(await screen.findByText(/is not confirmed yet/)).toHaveTextContent('anna@example.org');
    await person.click(screen.getByRole('button', { name: 'Send link' }));
    expect(await screen.findByText('We have sent a link')).toBeInTheDocument();
    expect(screen.queryByRole('button', { name: 'Keep the old email' })).not.toBeInTheDocument();
  });

  it('says why no link was sent', async () => {
    const { api, person } = visit({ email_confirmed: false });
    api.on('POST /api/auth/me/confirmation', { status: 429, body: { msg: 'Too many links' } });
    await person.click(await screen.findByRole('button', { name: 'Send link' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Too many links');
  });

  it('says which other one is waited for, and keeps the old one on demand', async () => {
    const { api, person } = visit({ pending_email: 'anna@new.example' });
    api.on('DELETE /api/auth/me/confirmation', { status: 204 });
    expect(await screen.findByText(/becomes your email/)).toHaveTextContent('anna@new.example');
    expect(await here()).toHaveValue('anna@example.org');
    api.on('GET /api/auth/me', { body: { ...aUser(), email_confirmed: true } });
    await person.click(screen.getByRole('button', { name: 'Keep the old email' }));
    await expect(here()).resolves.toBeInTheDocument();
    expect(api.calls.map(({ method, path }) => `${method} ${path}`)).toContain('DELETE /api/auth/me/confirmation');
  });
});
