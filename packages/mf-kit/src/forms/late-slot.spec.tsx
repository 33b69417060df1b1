import { screen } from '@testing-library/react';
import { type KnownRemote, renderWithKit } from '../testing';
import { LateSlot } from './late-slot';

declare global {
  interface CarnetSlots {
    'late-test': { who: string };
  }
}

const remote: KnownRemote = {
  ...{ name: 'mf-test', id: 'test', paths: [], nav: [], routes: [] },
  panels: { 'late-test': { hello: async () => ({ default: ({ who }: { who: string }) => <p>Hello {who}</p> }) } },
};

/** An observer that never reports: the slot stays far below the window. */
class FarAway {
  observe(): void {}
  disconnect(): void {}
}

beforeEach(() => {
  Object.assign(globalThis, { IntersectionObserver: FarAway });
  const garage = { id: 3, owner_id: 12, owner_name: 'Ada', role: 'editor', vehicle_id: null, vehicle_name: null };
  sessionStorage.setItem('carnet.garage', JSON.stringify({ person: 1, garage: { ...garage, expires_at: null } }));
});
afterEach(() => {
  localStorage.clear();
  sessionStorage.clear();
  Reflect.deleteProperty(globalThis, 'IntersectionObserver');
});

const open = () => renderWithKit(<LateSlot slot="late-test" who="Anna" holds />, { remotes: [remote] });

it('is loaded at once where something goes on in the garage of the page', async () => {
  localStorage.setItem('carnet.background.1@12', 'test/clock');
  open();
  expect(await screen.findByText('Hello Anna')).toBeVisible();
});

it('waits where something goes on in one’s own garage alone', () => {
  localStorage.setItem('carnet.background.1', 'test/clock');
  const { container } = open();
  expect(container.querySelector('.coming')).toBeInTheDocument();
});
