import { act, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { apiOf, useSession } from '@carnet/mf-kit/data';
import { KitForm, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { type AnyPaths, aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import SignedIn from './signed-in';

const api = apiOf<AnyPaths>();
let session: ReturnType<typeof useSession>;

function Page() {
  session = useSession();
  return <p>secret</p>;
}

const open = (options: Parameters<typeof renderWithKit>[1]) =>
  renderWithKit(
    <SignedIn>
      <Page />
    </SignedIn>,
    { path: '/vehicles?search=bmw', route: '/vehicles', ...options },
  );

it('shows the page to who is signed in', () => {
  open({ user: aUser() });
  expect(screen.getByText('secret')).toBeVisible();
});

it('gives a profile without a time zone the one of the browser, once', async () => {
  const timeZone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const api = fakeApi({ 'PUT /api/auth/me': { body: aUser({ time_zone: timeZone }) } });
  open({ user: aUser({ time_zone: null }) });
  await waitFor(() => expect(session.user?.time_zone).toBe(timeZone));
  expect(api.calls.map(({ method, path, body }) => [method, path, body])).toEqual([
    ['PUT', '/api/auth/me', { timeZone }],
  ]);
});

it('leaves a time zone alone that a person has', () => {
  const api = fakeApi();
  open({ user: aUser({ id: 2, time_zone: 'Pacific/Honolulu' }) });
  expect(session.user?.time_zone).toBe('Pacific/Honolulu');
  expect(api.calls).toEqual([]);
});

it('sends who is not to the login, and remembers where to', async () => {
  open({ user: null });
  expect(await screen.findByText('at: /login')).toBeVisible();
  expect(window.history.state).toMatchObject({ user: { from: '/vehicles?search=bmw', expired: false } });
  expect(screen.queryByText('secret')).not.toBeInTheDocument();
});

it('leads home who signs out', async () => {
  open({ user: aUser() });
  act(() => session.signOut());
  expect(await screen.findByText('at: /')).toBeVisible();
});

describe('a token that is refused', () => {
  const refused = { status: 401, body: { msg: 'Authentication required' } };
  const person = userEvent.setup({ delay: null });

  function NoteForm() {
    const form = useKitForm({
      initial: { note: '' },
      save: (values) => api.post('/api/notes', values, { fallback: 'Failed' }),
    });
    return (
      <KitForm form={form} label="Logbook">
        <TextField form={form} name="note" label="Note" />
        <button type="submit">Save</button>
      </KitForm>
    );
  }

  function write() {
    const answers = fakeApi({ 'POST /api/notes': refused });
    renderWithKit(
      <SignedIn>
        <Page />
        <NoteForm />
      </SignedIn>,
      { path: '/notes/new', route: '/notes/new', user: aUser() },
    );
    return answers;
  }

  async function typeAndSave() {
    await person.type(screen.getByLabelText('Note'), 'New belt');
    await person.click(screen.getByRole('button', { name: 'Save' }));
    return screen.findByRole('dialog', { name: 'Your session has ended' });
  }

  async function logIn() {
    await person.type(screen.getByLabelText(/^Password/), 'Giulia-1967');
    await person.click(screen.getByRole('button', { name: 'Log in' }));
  }

  it('leads to the login where nothing was typed', async () => {
    write();
    await act(() => api.post('/api/notes', {}, { fallback: 'Failed' }).catch(() => undefined));
    expect(await screen.findByText('at: /login')).toBeVisible();
    expect(window.history.state).toMatchObject({ user: { from: '/notes/new', expired: true } });
  });

  it('is made good over the page, which stays as it was', async () => {
    const answers = write();
    await typeAndSave();
    expect(screen.getByLabelText('Note')).toHaveValue('New belt');
    expect(await screen.findByLabelText(/^Email/)).toHaveValue('anna@example.org');
    answers.on('POST /api/auth/login', { body: { token: 'new-token', user: aUser() } });
    await logIn();
    await waitFor(() => expect(screen.queryByRole('dialog')).not.toBeInTheDocument());
    expect(screen.getByLabelText('Note')).toHaveValue('New belt');
    answers.on('POST /api/notes', { status: 201, body: { id: 1 } });
    await person.click(screen.getByRole('button', { name: 'Save' }));
    const saved = () => answers.calls.findLast(({ path }) => path === '/api/notes');
    await waitFor(() => expect(saved()?.headers.get('x-auth-token')).toBe('new-token'));
    expect(saved()).toMatchObject({ body: { note: 'New belt' } });
  });

  it('shows nothing of the page to somebody else who signs in', async () => {
    const answers = write();
    await typeAndSave();
    answers.on('POST /api/auth/login', { body: { token: 'new-token', user: aUser({ id: 2, username: 'berta' }) } });
    await logIn();
    expect(await screen.findByText('at: /dashboard')).toBeVisible();
    expect(screen.queryByDisplayValue('New belt')).not.toBeInTheDocument();
  });

  it('can be answered on the login page, too', async () => {
    write();
    await typeAndSave();
    await person.click(await screen.findByRole('button', { name: 'Leave this page' }));
    expect(await screen.findByText('at: /login')).toBeVisible();
    expect(window.history.state).toMatchObject({ user: { from: '/notes/new', expired: true } });
  });
});
