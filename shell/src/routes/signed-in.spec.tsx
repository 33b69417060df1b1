import { act, screen } from '@testing-library/react';
import { aUser, renderWithKit } from '@carnet/mf-kit/testing';
import { useSession } from '@carnet/mf-kit';
import SignedIn from './signed-in';

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
