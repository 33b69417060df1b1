import { act, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { api, useLocation } from '@carnet/mf-kit';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import SignedIn from './signed-in';

/** The guarded page at /vehicles; elsewhere, what that page is told. */
function House() {
  const { pathname, state } = useLocation();
  return pathname === '/vehicles' ? <SignedIn>the page</SignedIn> : <p>{`${pathname} ${JSON.stringify(state)}`}</p>;
}

it('lets in who is signed in', () => {
  renderWithKit(<House />, { path: '/vehicles' });
  expect(screen.getByText('the page')).toBeInTheDocument();
});

it('sends who is not to the sign-in, which hears where they wanted to go', async () => {
  renderWithKit(<House />, { path: '/vehicles?type=Car', user: null });
  expect(await screen.findByText('/login {"from":"/vehicles?type=Car","expired":false}')).toBeInTheDocument();
  expect(screen.queryByText('the page')).not.toBeInTheDocument();
});

it('sends who logs out home', async () => {
  renderWithKit(<House />, { path: '/vehicles' });
  await userEvent.click(screen.getByRole('button', { name: /Anna/ }));
  await userEvent.click(screen.getByRole('button', { name: 'Log out' }));
  expect(await screen.findByText(/^\/ /)).toBeInTheDocument();
});

it('sends to the sign-in, and says so, when a service refuses the token', async () => {
  fakeApi({ 'GET /api/vehicles': { status: 401, body: { msg: 'Authentication required' } } });
  renderWithKit(<House />, { path: '/vehicles' });
  await act(async () => {
    await api.get('/api/vehicles', { fallback: 'Failed to fetch vehicles' }).catch(() => undefined);
  });
  expect(await screen.findByText('/login {"from":"/vehicles","expired":true}')).toBeInTheDocument();
});
