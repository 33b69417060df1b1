import { act, screen } from '@testing-library/react';
import { aUser, type KnownRemote, renderWithKit } from '../testing';
import { signOut, startSession } from '../data/session/store';
import { BackgroundPanels, hasBackgroundPanel, setBackgroundPanel } from './background-panels';

const load = jest.fn<Promise<{ default: () => React.ReactNode }>, []>(async () => ({
  default: () => <p>It ticks</p>,
}));
const clock: KnownRemote = {
  ...{ name: 'mf-test', id: 'test', paths: [], nav: [], routes: [] },
  background: { clock: load },
};
const open = () => renderWithKit(<BackgroundPanels />, { remotes: [clock] });

beforeEach(() => load.mockClear());

it('loads nothing until a panel is to stand, and shows it from then on', async () => {
  open();
  expect(load).not.toHaveBeenCalled();
  act(() => setBackgroundPanel('test/clock', true));
  expect(await screen.findByText('It ticks')).toBeVisible();
});

it('still stands after a reload', async () => {
  startSession('test-token', aUser());
  setBackgroundPanel('test/clock', true);
  open();
  expect(await screen.findByText('It ticks')).toBeVisible();
});

it('goes when it is taken away', async () => {
  open();
  act(() => setBackgroundPanel('test/clock', true));
  await screen.findByText('It ticks');
  act(() => setBackgroundPanel('test/clock', false));
  expect(screen.queryByText('It ticks')).not.toBeInTheDocument();
});

it('stands in another tab as well', async () => {
  open();
  localStorage.setItem('carnet.background.1', 'test/clock');
  act(() => void window.dispatchEvent(new StorageEvent('storage', { key: 'carnet.background.1' })));
  expect(await screen.findByText('It ticks')).toBeVisible();
});

it('is one person’s alone', () => {
  open();
  act(() => setBackgroundPanel('test/clock', true));
  act(() => startSession('another-token', aUser({ id: 2 })));
  expect(screen.queryByText('It ticks')).not.toBeInTheDocument();
  expect(hasBackgroundPanel('test/clock', 1)).toBe(true);
  expect(hasBackgroundPanel('test/clock', 2)).toBe(false);
});

it('is gone once the person has signed out', () => {
  open();
  act(() => setBackgroundPanel('test/clock', true));
  act(() => signOut());
  expect(hasBackgroundPanel('test/clock', 1)).toBe(false);
});
