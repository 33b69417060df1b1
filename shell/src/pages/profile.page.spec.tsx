import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@carnet/mf-kit';
import { aUser, fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import ProfilePage from './profile.page';

const anna = { body: aUser(), headers: { etag: '"3"' } };

function Greeting() {
  return <p>session: {useSession().user?.first_name}</p>;
}

function visit(api: FakeApi = fakeApi({ 'GET /api/auth/me': anna })) {
  const page = (
    <>
      <ProfilePage />
      <Greeting />
    </>
  );
  renderWithKit(page, { path: '/profile', route: '/profile' });
  return { api, person: userEvent.setup({ delay: null }) };
}

describe('profile information', () => {
  it('saves, names the version that was read, and shows the new name everywhere', async () => {
    const { api, person } = visit();
    api.on('PUT /api/auth/me', { body: aUser({ first_name: 'Anja' }), headers: { etag: '"4"' } });
    const first = await screen.findByLabelText(/^First name/);
    await person.clear(first);
    await person.type(first, 'Anja');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated.')).toBeInTheDocument();
    expect(screen.getByText('session: Anja')).toBeInTheDocument();
    const call = api.calls.at(-1)!;
    expect(call.body).toEqual({ username: 'anna', email: 'anna@example.org', firstName: 'Anja', lastName: 'Berg' });
    expect(call.headers.get('if-match')).toBe('"3"');
  });

  it('requires username and email', async () => {
    const { person } = visit();
    await person.clear(await screen.findByLabelText(/^Username/));
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Username and email are required');
    expect(screen.getByLabelText(/^Username/)).toHaveAccessibleDescription('Enter a username');
  });

  it('says why a save failed and keeps what was typed', async () => {
    const { api, person } = visit();
    api.on('PUT /api/auth/me', { status: 500 });
    await person.type(await screen.findByLabelText(/^Last name/), 'mann');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to update profile');
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('Bergmann');
  });
});

describe('changing the password', () => {
  async function change(values: { current: string; next: string; again: string }, answer = {}) {
    const { api, person } = visit();
    api.on('PUT /api/auth/password', answer);
    await person.click(screen.getByRole('tab', { name: 'Change Password' }));
    if (values.current) await person.type(screen.getByLabelText(/^Current password/), values.current);
    if (values.next) await person.type(screen.getByLabelText(/^New password/), values.next);
    if (values.again) await person.type(screen.getByLabelText(/^Confirm new password/), values.again);
    await person.click(screen.getByRole('button', { name: 'Change Password' }));
    return api;
  }

  it('goes on with the new token, and forgets what was typed', async () => {
    const answer = { body: { msg: 'Password updated', token: 'newer-token' } };
    const api = await change({ current: 'Giulia-1967', next: 'Alfetta-1972', again: 'Alfetta-1972' }, answer);
    expect(await screen.findByText('Password updated')).toBeInTheDocument();
    expect(localStorage.getItem('carnet.token')).toBe('newer-token');
    expect(screen.getByText('session: Anna')).toBeInTheDocument();
    expect(api.calls.at(-1)?.body).toEqual({ currentPassword: 'Giulia-1967', newPassword: 'Alfetta-1972' });
    expect(screen.getByLabelText(/^New password/)).toHaveValue('');
  });

  it('requires both passwords', async () => {
    await change({ current: '', next: '', again: '' });
    expect(await screen.findByRole('alert')).toHaveTextContent('All fields are required');
  });

  it('compares the new ones', async () => {
    await change({ current: 'Giulia-1967', next: 'Alfetta-1972', again: 'Alfetta-1973' });
    expect(screen.getByLabelText(/^Confirm new password/)).toHaveAccessibleDescription('New passwords do not match');
  });

  it('applies the rules of registration', async () => {
    await change({ current: 'Giulia-1967', next: 'Alfetta', again: 'Alfetta' });
    expect(screen.getByLabelText(/^New password/)).toHaveAccessibleDescription(
      /Password must be at least 10 characters long\. Password must contain at least one number/,
    );
  });

  it('shows what the service says about the current one at its field', async () => {
    const msg = 'Current password is incorrect';
    await change(
      { current: 'wrong', next: 'Alfetta-1972', again: 'Alfetta-1972' },
      { status: 400, body: { msg, errors: [{ field: 'currentPassword', msg }] } },
    );
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
    expect(screen.getByLabelText(/^Current password/)).toHaveAccessibleDescription(msg);
  });
});
