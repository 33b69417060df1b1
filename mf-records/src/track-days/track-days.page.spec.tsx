import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTrackDay, aVehicle } from '../testing/factories';
import TrackDaysPage from './track-days.page';

const LIST = 'GET /api/track-days';
const VEHICLES = { 'GET /api/vehicles': { body: [aVehicle(), aVehicle({ id: 8, model: 'Spider' })] } };

const visit = (path = '/track-days') => renderWithKit(<TrackDaysPage />, { path, route: '/track-days' });

it('shows a card per track day with track, date, the vehicle’s name and its id', async () => {
  fakeApi({ ...VEHICLES, [LIST]: { body: [aTrackDay(), aTrackDay({ id: 4, track_name: 'Most' })] } });
  visit();
  const card = (await screen.findByRole('heading', { name: 'Masaryk Circuit, Brno' })).closest('article')!;
  expect(screen.getByRole('heading', { level: 1, name: 'Track Days' })).toBeInTheDocument();
  expect(within(card).getByText('May 9, 2026')).toBeInTheDocument();
  expect(within(card).getByText('1973 Alfa Romeo GT Junior (Giulia)')).toBeInTheDocument();
  expect(within(card).getByText('7')).toBeInTheDocument();
  expect(within(card).getByRole('link', { name: 'View Masaryk Circuit, Brno' })).toHaveAttribute(
    'href',
    '/track-days/3',
  );
  expect(within(card).getByRole('link', { name: 'Edit Masaryk Circuit, Brno' })).toHaveAttribute(
    'href',
    '/track-days/3/edit',
  );
});

it('keeps the order of the service, newest first', async () => {
  fakeApi({ ...VEHICLES, [LIST]: { body: [aTrackDay({ id: 9, track_name: 'Most' }), aTrackDay()] } });
  visit();
  await screen.findByText('Most');
  expect(screen.getAllByRole('heading', { level: 2 }).map((heading) => heading.textContent)).toEqual([
    'Most',
    'Masaryk Circuit, Brno',
  ]);
});

it('filters by one vehicle, in the address', async () => {
  const { calls } = fakeApi({ ...VEHICLES, [LIST]: { body: [aTrackDay()] } });
  visit();
  await screen.findByText('Masaryk Circuit, Brno');
  const vehicle = screen.getByLabelText('Vehicle');
  expect(within(vehicle).getAllByRole('option')[0]).toHaveTextContent('All');
  await userEvent.selectOptions(vehicle, '1973 Alfa Romeo Spider');
  expect(window.location.search).toBe('?vehicle_id=8');
  expect(calls.at(-1)!.query.get('vehicle_id')).toBe('8');
  expect(screen.getByRole('link', { name: 'New Track Day' })).toHaveAttribute('href', '/track-days/new?vehicle_id=8');
});

it('leads to the first track day where there is none', async () => {
  fakeApi({ ...VEHICLES, [LIST]: { body: [] } });
  visit();
  const empty = within((await screen.findByText('No track days found.')).parentElement!);
  expect(empty.getByRole('link', { name: 'New Track Day' })).toHaveAttribute('href', '/track-days/new');
});

it('leads back to all where none matches', async () => {
  fakeApi({ ...VEHICLES, [LIST]: ({ query }) => ({ body: query.has('vehicle_id') ? [] : [aTrackDay()] }) });
  visit('/track-days?vehicle_id=7');
  const empty = within((await screen.findByText('No track days found.')).parentElement!);
  await userEvent.click(empty.getByRole('button', { name: 'Clear Filters' }));
  expect(await screen.findByText('Masaryk Circuit, Brno')).toBeInTheDocument();
});

it('offers another try where the service is away', async () => {
  const api = fakeApi({ ...VEHICLES, [LIST]: { status: 500 } });
  visit();
  expect(await screen.findByText('Failed to fetch track days')).toBeInTheDocument();
  api.on(LIST, { body: [aTrackDay()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Masaryk Circuit, Brno')).toBeInTheDocument();
});
