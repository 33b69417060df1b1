import { screen } from '@testing-library/react';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { anEvent } from '../testing/factories';
import VehicleHistoryPanel from './vehicle-history.panel';

const total = { vehicle_id: 7, year: 2024, kind: 'Repair', currency: 'USD', amount: 300, count: 1, by_rate: false };
const visit = (costs: object[]) => {
  fakeApi({
    'GET /api/service/vehicles/7/events': { body: [anEvent({ id: 31, name: 'Clutch' })] },
    'GET /api/service/costs': { body: costs },
  });
  renderWithKit(<VehicleHistoryPanel vehicleId={7} />);
};

it('says below the events what all of them cost, by currency, and where a rate is in it', async () => {
  visit([total, { ...total, year: 2025, amount: 45, by_rate: true }, { ...total, currency: 'JPY', amount: 12_000 }]);
  expect(await screen.findByText('Completed service events in all: ≈ $345.00 · ¥12,000')).toBeInTheDocument();
});

it('says nothing where nothing did', async () => {
  visit([]);
  expect(await screen.findByText('Clutch')).toBeInTheDocument();
  expect(screen.queryByText(/in all/)).not.toBeInTheDocument();
});
