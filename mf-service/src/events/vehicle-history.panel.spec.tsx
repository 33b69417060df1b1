import { screen } from '@testing-library/react';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { anEvent } from '../testing/factories';
import VehicleHistoryPanel from './vehicle-history.panel';

const total = { currency: 'USD', amount: 345, count: 2, by_rate: true };
const visit = (costs: object[]) => {
  fakeApi({
    'GET /api/service/vehicles/7/events': { body: [anEvent({ id: 31, name: 'Clutch' })] },
    'GET /api/service/costs/sums': { body: costs },
  });
  renderWithKit(<VehicleHistoryPanel vehicleId={7} />);
};

it('says below the events what all of them cost, by currency, and where a rate is in it', async () => {
  visit([total, { ...total, currency: 'JPY', amount: 12_000, by_rate: false }]);
  expect(await screen.findByText('Completed service events in all: ≈ $345.00 · ¥12,000')).toBeInTheDocument();
});

it('says nothing where nothing did', async () => {
  visit([]);
  expect(await screen.findByText('Clutch')).toBeInTheDocument();
  expect(screen.queryByText(/in all/)).not.toBeInTheDocument();
});
