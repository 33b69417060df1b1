import { screen } from '@testing-library/react';
import { renderWithKit } from '@carnet/mf-kit/testing';
import SignOutQuestion from './sign-out-question';

const ask = () =>
  renderWithKit(<SignOutQuestion losses={[]} onSignOut={() => undefined} onClose={() => undefined} />, { path: '/' });
const button = () => screen.queryByRole('button', { name: 'Save them as a file' });

afterEach(() => localStorage.clear());

it('hands over what waits as a file, also where it waits in another garage', () => {
  localStorage.setItem('carnet.outbox.1@12', '1');
  ask();
  expect(button()).toBeVisible();
});

it('has no file to hand over where nothing of the person waits', () => {
  localStorage.setItem('carnet.outbox.2@12', '1');
  ask();
  expect(button()).toBeNull();
});
