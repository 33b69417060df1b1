import { screen, within } from '@testing-library/react';
import { renderWithKit } from '@carnet/mf-kit/testing';
import HomePage from './home.page';

it('invites a visitor to register or log in, in the hero and at the end', () => {
  renderWithKit(<HomePage />, { user: null });
  for (const [name, href] of [
    ['Register', '/register'],
    ['Log in', '/login'],
  ]) {
    const links = screen.getAllByRole('link', { name });
    expect(links.map((link) => link.getAttribute('href'))).toEqual([href, href]);
  }
});

it('leads who is signed in to the dashboard', () => {
  renderWithKit(<HomePage />);
  expect(screen.getAllByRole('link', { name: 'Go to Dashboard' })[0]).toHaveAttribute('href', '/dashboard');
  expect(screen.queryByRole('link', { name: 'Register' })).not.toBeInTheDocument();
});

it('has six feature cards', () => {
  renderWithKit(<HomePage />, { user: null });
  const features = screen.getByRole('region', { name: 'Six chapters of one book' });
  expect(within(features).getAllByRole('article')).toHaveLength(6);
});
