import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import { anEvent, aVehicle } from '../testing/factories';
import VehicleGlancePanel from './vehicle-glance.panel';

const EVENTS = 'GET /api/service/vehicles/7/events';
const VEHICLES = { 'GET /api/vehicles': { body: [aVehicle({ current_mileage: 84_120 })] } };

it('shows the mileage and what was completed last', async () => {
  const { calls } = fakeApi({
    ...VEHICLES,
    [EVENTS]: { body: [anEvent({ name: 'Brake fluid', date_performed: '2026-03-04', mileage_at_service: 83_000 })] },
  });
  renderWithKit(<VehicleGlancePanel vehicleId={7} />);
  expect(await screen.findByRole('listitem')).toHaveTextContent('Brake fluidMar 4, 2026 · 83,000 mi');
  expect(await screen.findByRole('img', { name: '84,120 miles' })).toBeInTheDocument();
  const asked = calls.find(({ path }) => path.endsWith('/events'))!.query;
  expect(Object.fromEntries(asked)).toEqual({ view: 'row', status: 'Completed', limit: '3' });
});

it('says that there is nothing yet', async () => {
  fakeApi({ ...VEHICLES, [EVENTS]: { body: [] } });
  renderWithKit(<VehicleGlancePanel vehicleId={7} />);
  expect(await screen.findByText('No service events recorded yet.')).toBeInTheDocument();
});
