import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useSession } from '@carnet/mf-kit/data';
import { aUser, fakeApi, type FakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import ProfilePage from './profile.page';

const anna = { body: aUser(), headers: { etag: '"3"' } };

function Greeting() {
  return <p>session: {useSession().user?.first_name}</p>;
}

function visit(api: FakeApi = fakeApi({ 'GET /api/auth/me': anna })) {
  api.on('GET /api/exports', { body: [] });
  api.on('GET /api/auth/me/providers', { body: { has_password: true, providers: [] } });
  api.on('GET /api/auth/providers', { body: { registration: 'open', providers: [] } });
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

describe('a profile that has become newer', () => {
  it('is saved over the version that a change of the password has made', async () => {
    const { api, person } = visit();
    await screen.findByLabelText(/^Last name/);
    await person.click(screen.getByRole('tab', { name: 'Change Password' }));
    api.on('PUT /api/auth/password', { body: { msg: 'Password updated', token: 'newer-token' } });
    await person.type(screen.getByLabelText(/^Current password/), 'Giulia-1967');
    await person.type(screen.getByLabelText(/^New password/), 'Alfetta-1972');
    await person.type(screen.getByLabelText(/^Confirm new password/), 'Alfetta-1972');
    await person.click(screen.getByRole('button', { name: 'Change Password' }));
    await screen.findByText('Password updated');
    api.on('GET /api/auth/me', { body: aUser(), headers: { etag: '"4"' } });
    api.on('PUT /api/auth/me', ({ headers }) =>
      headers.get('if-match') === '"4"' ? { body: aUser(), headers: { etag: '"5"' } } : { status: 412 },
    );
    await person.click(screen.getByRole('tab', { name: 'Profile Information' }));
    await person.type(await screen.findByLabelText(/^Last name/), 'mann');
    await person.click(screen.getByRole('button', { name: 'Save Changes' }));
    expect(await screen.findByText('Profile updated.')).toBeInTheDocument();
  });

  it('says so once, and is saved over the newer version with the next press', async () => {
    const { api, person } = visit();
    let version = 4; // Simulates a save in another tab.
    api.on('GET /api/auth/me', () => ({ body: aUser(), headers: { etag: `"${version - 1}"` } }));
    await person.type(await screen.findByLabelText(/^Last name/), 'mann');
    api.on('GET /api/auth/me', () => ({ body: aUser(), headers: { etag: `"${version}"` } }));
    api.on('PUT /api/auth/me', ({ headers }) => {
      if (headers.get('if-match') !== `"${version}"`) return { status: 412 };
      version += 1;
      return { body: aUser(), headers: { etag: `"${version}"` } };
    });
    const save = () => person.click(screen.getByRole('button', { name: 'Save Changes' }));
    await save();
    expect(await screen.findByText(/changed elsewhere in the meantime/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Last name/)).toHaveValue('Bergmann');
    await save();
    expect(await screen.findByText('Profile updated.')).toBeInTheDocument();
    await person.type(screen.getByLabelText(/^Last name/), '!');
    await save();
    await waitFor(() => expect(version).toBe(6));
    expect(screen.queryByText(/changed elsewhere/)).not.toBeInTheDocument();
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
    expect(api.calls.find(({ path }) => path === '/api/auth/password')?.body).toEqual({
      currentPassword: 'Giulia-1967',
      newPassword: 'Alfetta-1972',
    });
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

describe('deleting the account', () => {
  const LISTS = {
    collections: 2,
    vehicles: 3,
    parts: 40,
    'service/events': 1200,
    'service-schedules': 4,
    'service-event-templates': 15,
    'service/schedules/templates': 5,
    modifications: 6,
    issues: 1,
    'track-days': 0,
    photos: 7,
    albums: 2,
    'photo-pairs': 3,
  };

  async function ask(answer: Parameters<FakeApi['on']>[1] = { status: 204 }) {
    const { api, person } = visit();
    for (const [list, total] of Object.entries(LISTS))
      api.on(`GET /api/${list}`, { body: [], headers: { 'x-total-count': String(total) } });
    api.on('DELETE /api/auth/me', answer);
    await person.click(await screen.findByRole('button', { name: 'Delete Account' }));
    return { api, person };
  }

  it('says what goes with it, asks for the password, and signs out', async () => {
    const { api, person } = await ask();
    expect(screen.getByRole('group', { name: 'Are you sure you want to delete your account?' })).toHaveFocus();
    const told = (await screen.findByText(/^This goes with it/)).parentElement!;
    for (const count of [
      '2 collections',
      '1,200 service events',
      '15 service event templates',
      '0 track days',
      '7 photos',
      '2 albums',
      '3 photo pairs',
    ])
      expect(told).toHaveTextContent(count);
    await person.type(screen.getByLabelText(/^Your password/), 'Giulia-1967');
    await person.click(screen.getByRole('button', { name: 'Delete Everything' }));
    await waitFor(() => expect(localStorage.getItem('carnet.token')).toBeNull());
    const { method, path, body } = api.calls.find((call) => call.method === 'DELETE')!;
    expect({ method, path, body }).toEqual({
      method: 'DELETE',
      path: '/api/auth/me',
      body: { password: 'Giulia-1967' },
    });
  });

  it('shows at its field that the password is wrong, and deletes nothing', async () => {
    const msg = 'Password is incorrect';
    const { person } = await ask({ status: 400, body: { msg, errors: [{ field: 'password', msg }] } });
    await person.type(await screen.findByLabelText(/^Your password/), 'wrong');
    await person.click(screen.getByRole('button', { name: 'Delete Everything' }));
    expect(await screen.findByRole('alert')).toHaveTextContent(msg);
    expect(screen.getByLabelText(/^Your password/)).toHaveAccessibleDescription(msg);
    expect(localStorage.getItem('carnet.token')).not.toBeNull();
  });

  it('asks nothing without a password, and can be thought better of', async () => {
    const { api, person } = await ask();
    await person.click(await screen.findByRole('button', { name: 'Delete Everything' }));
    expect(screen.getByLabelText(/^Your password/)).toHaveAccessibleDescription('Please enter your password');
    await person.click(screen.getByRole('button', { name: 'Cancel' }));
    expect(screen.getByRole('button', { name: 'Delete Account' })).toHaveFocus();
    expect(api.calls.filter(({ method }) => method === 'DELETE')).toEqual([]);
  });

  it('says which counts are not known', async () => {
    const { api, person } = visit();
    for (const [list, total] of Object.entries(LISTS))
      api.on(`GET /api/${list}`, { body: [], headers: { 'x-total-count': String(total) } });
    api.on('GET /api/issues', { status: 503 });
    await person.click(await screen.findByRole('button', { name: 'Delete Account' }));
    expect(await screen.findByText(/^How many issues there are is not known/)).toBeInTheDocument();
  });
});
