import { whenSpelt } from '@carnet/mf-kit/formats';
import { aUser, fakeApi, livingIn, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import { aConsumption, aFillUp, anEnergy, anOutcome, NO_FIGURE } from '../testing/factories';
import VehicleFuelPanel from './vehicle-fuel.panel';

const first = aFillUp({ id: 4, filled_on: '2026-01-20', unit_price: 3.4 });
const second = aFillUp({ id: 5, filled_on: '2026-02-20' });
const third = aFillUp({ id: 6, filled_on: '2026-03-04', unit_price: 3.6 });

const twoFigures = anEnergy({
  figures: 2,
  outcomes: [
    anOutcome({ fill_up_id: 6, from_id: 5, distance: 300, distance_km: 482.803 }),
    anOutcome({ fill_up_id: 5, from_id: 4, filled_on: '2026-02-20' }),
    { ...NO_FIGURE, fill_up_id: 4, filled_on: '2026-01-20', reason: 'first-fill-up' },
  ],
});

const show = (consumption: object, fillUps: object[], user = aUser()) => {
  fakeApi({
    'GET /api/fill-ups/vehicles/7/consumption': { body: consumption },
    'GET /api/fill-ups/vehicles/7': { body: fillUps },
  });
  return renderWithKit(<VehicleFuelPanel vehicleId={7} />, { user });
};

afterEach(() => {
  localStorage.clear();
  return new Promise<void>((done) => whenSpelt(aUser(), done));
});

it('says what is consumed, what that costs, and what was filled in all', async () => {
  show(aConsumption({ energies: [twoFigures] }), [third, second, first]);
  const petrol = await screen.findByRole('region', { name: 'Petrol' });
  const figure = (label: string) => within(petrol).getByText(label, { selector: 'dt' }).nextElementSibling;
  expect(figure('Last')).toHaveTextContent('28.6 mpg (US)');
  expect(figure('On average')).toHaveTextContent('23.8 mpg (US)');
  expect(figure('Cost by distance')).toHaveTextContent('$0.147/mi');
  expect(figure('Filled in all')).toHaveTextContent('31.5 gal');
  expect(figure('Spent in all')).toHaveTextContent('$110.25');
});

it('shows figures and prices over time, also to those who cannot see', async () => {
  show(aConsumption({ energies: [twoFigures] }), [third, second, first]);
  expect(
    await screen.findByRole('img', {
      name: '2 figures from Feb 20, 2026 to Mar 4, 2026; the last is 28.6\u00a0mpg (US)',
    }),
  ).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /^3 prices from Jan 20, 2026/ })).toBeInTheDocument();
  const [figures] = screen.getAllByRole('table', { hidden: true });
  expect(within(figures!).getByText('on 300 mi')).toBeInTheDocument();
  expect(screen.getByRole('slider', { name: 'Figure 2 of 2' })).toHaveAttribute(
    'aria-valuetext',
    '28.6\u00a0mpg (US), Mar 4, 2026, on 300\u00a0mi',
  );
});

it('says of one full tank what is missing', async () => {
  const outcomes = [{ ...NO_FIGURE, fill_up_id: 4, filled_on: '2026-01-20', reason: 'first-fill-up' as const }];
  show(
    aConsumption({ energies: [anEnergy({ figures: 0, amount: 0, distance: 0, distance_km: 0, costs: [], outcomes })] }),
    [first],
  );
  expect(await screen.findByText(/the next full fill-up ends with a figure/)).toBeInTheDocument();
});

it('has both energies of a plug-in hybrid, and says that their cost together is about so', async () => {
  const charge = anEnergy({
    energy: 'electricity',
    unit: 'kWh',
    amount: 60,
    outcomes: [anOutcome({ fill_up_id: 8, amount: 60 })],
  });
  const together = { exact: false, costs: [{ currency: 'EUR', total: 40, distance: 500, distance_km: 500 }] };
  const km = { distance: 400, distance_km: 400 };
  show(
    aConsumption({ odometer_unit: 'km', energies: [anEnergy(km), { ...charge, ...km }], together }),
    [first, aFillUp({ id: 8, energy: 'electricity', unit: 'kWh', amount: 60 })],
    await livingIn('de-DE', 'EUR'),
  );
  const electricity = await screen.findByRole('region', { name: 'Electricity' });
  expect(within(electricity).getByText('15,0 kWh/100 km', { selector: 'dd' })).toBeInTheDocument();
  expect(screen.getByText('≈ 8,00 €/100 km')).toBeInTheDocument();
  expect(screen.getByText(/^About so/)).toBeInTheDocument();
});

it('reads an hour meter by the hour', async () => {
  const hours = anEnergy({
    amount: 20,
    distance: 8,
    distance_km: null,
    costs: [],
    outcomes: [anOutcome({ amount: 20, distance: 8, distance_km: null })],
  });
  show(
    aConsumption({ odometer_unit: 'h', energies: [hours], together: { exact: true, costs: [] } }),
    [aFillUp({ odometer_unit: 'h' })],
    await livingIn('de-DE', 'EUR'),
  );
  expect((await screen.findAllByText('2,50 l/h'))[0]).toBeInTheDocument();
});

it('leads to the first fill-up where there is none', async () => {
  show(aConsumption({ energies: [] }), []);
  expect(await screen.findByRole('link', { name: 'Add your first fill-up' })).toHaveAttribute(
    'href',
    '/fill-ups/new?vehicle_id=7',
  );
});
