import { act, screen, within } from '@testing-library/react';
import { publishWaiting } from '../data/outbox/outbox';
import { anEntry, renderWithKit } from '../testing';
import { RemoteUnavailable } from './remote-unavailable';
import { VersionMismatch } from '../federation/version-mismatch';

afterEach(() => act(() => publishWaiting([])));

const visit = (path: string, error: unknown = new Error('No network')) => {
  renderWithKit(<RemoteUnavailable error={error} onRetry={jest.fn()} />, { path });
  act(() => publishWaiting([anEntry({ list: '/cars?sort=name' }), anEntry({ title: 'Tyres', list: '/tyres' })]));
};
const heading = () => screen.getByRole('heading', { level: 1 }).textContent;

it('shows what waits for a list whose page cannot be loaded, and says that it is kept', async () => {
  visit('/cars');
  const waiting = within(await screen.findByRole('region', { name: 'Not sent yet' }));
  expect(waiting.getByText('Saab')).toBeVisible();
  expect(waiting.queryByText('Tyres')).not.toBeInTheDocument();
  expect(heading()).toBe('Kept on this device');
  expect(screen.getByRole('button', { name: 'Try again' })).toBeVisible();
});

it('is silent of what waits elsewhere', () => {
  visit('/photos');
  expect(heading()).toBe('Not available right now');
});

it('asks for a reload where the part is of another version', () => {
  visit('/cars', new VersionMismatch('mf-garage'));
  expect(heading()).toBe('Carnet was updated');
});
