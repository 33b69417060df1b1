import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import { aTrackDay } from '../testing/factories';
import VehicleTrackDaysPanel from './vehicle-track-days.panel';

const LIST = 'GET /api/track-days/vehicles/7';
const show = () => renderWithKit(<VehicleTrackDaysPanel vehicleId={7} />);

it('shows the newest, and leads to all of them', async () => {
  fakeApi({ [LIST]: { body: [aTrackDay()], headers: { 'x-total-count': '12' } } });
  show();
  expect(await screen.findByRole('link', { name: 'Masaryk Circuit, Brno' })).toHaveAttribute('href', '/track-days/3');
  expect(screen.getByRole('link', { name: 'All 12 track days' })).toHaveAttribute('href', '/track-days?vehicle_id=7');
  expect(screen.getByRole('link', { name: 'New Track Day' })).toHaveAttribute('href', '/track-days/new?vehicle_id=7');
});

it('is not there for a vehicle that never saw a track', async () => {
  const { calls } = fakeApi({ [LIST]: { body: [] } });
  show();
  await screen.findByText((_text, element) => element?.tagName === 'BODY' && calls.length === 1);
  expect(screen.queryByText('Track Days')).not.toBeInTheDocument();
});

it('says that it could not be read', async () => {
  fakeApi({ [LIST]: { status: 503 } });
  show();
  expect(await screen.findByText('Failed to fetch vehicle track days')).toBeInTheDocument();
});
