import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEvent, aVehicle } from '../testing/factories';
import ServiceHistoryPage from './service-history.page';
import ToHistoryPage from './to-history.page';
import ToNewEventPage from './to-new-event.page';
import VehicleHistoryPanel from './vehicle-history.panel';

const LIST = 'GET /api/service/events';
const VEHICLES = 'GET /api/vehicles';
const visit = (path = '/service-history') => renderWithKit(<ServiceHistoryPage />, { path, route: '/service-history' });

it('shows each event with its day, mileage, cost and the documents’ word for its type', async () => {
  fakeApi({
    [LIST]: { body: [anEvent(), anEvent({ id: 32, name: 'Exhaust', type: 'Modification' })] },
    [VEHICLES]: { body: [] },
  });
  visit();
  const row = (await screen.findByText('Oil change')).closest('tr')!;
  for (const text of ['Maintenance', 'Feb 1, 2026', '84,120 mi', '$85.50', 'Completed', '1973 Alfa Romeo GT Junior'])
    expect(within(row).getByText(text)).toBeInTheDocument();
  expect(within(row).getByRole('link', { name: 'Oil change' })).toHaveAttribute('href', '/service/events/31');
  expect(within(screen.getByText('Exhaust').closest('tr')!).getByText('Installation')).toBeInTheDocument();
});

it('says what the rows that match come to, by currency, once they are there', async () => {
  const dollars = { currency: 'USD', amount: 345, count: 2, by_rate: true };
  const sums = [dollars, { ...dollars, currency: 'JPY', amount: 12_000, by_rate: false }];
  const { calls } = fakeApi({
    [VEHICLES]: { body: [] },
    [LIST]: { body: [anEvent()] },
    'GET /api/service/costs/sums': { body: sums },
  });
  visit('/service-history?type=Repair');
  expect(await screen.findByText('Completed, in all: ≈ $345.00 · ¥12,000')).toBeInTheDocument();
  expect(calls.at(-1)).toMatchObject({ path: '/api/service/costs/sums' });
  expect(calls.at(-1)!.query.get('type')).toBe('Repair');
});

it('begins with what happened last: what is ahead stands folded above it', async () => {
  const ahead = anEvent({ id: 32, name: 'Timing belt', status: 'Upcoming', date_performed: '2031-07-27' });
  fakeApi({
    [VEHICLES]: { body: [] },
    [LIST]: ({ query }) => ({
      body: query.get('ahead') === 'true' ? [ahead] : [anEvent()],
      headers: { 'x-total-count': '1' },
    }),
  });
  visit();
  expect(await screen.findByText('Oil change')).toBeInTheDocument();
  expect(screen.queryByText('Timing belt')).not.toBeInTheDocument();
  await userEvent.click(await screen.findByText('Ahead · 1'));
  expect(await screen.findByRole('link', { name: 'Timing belt' })).toHaveAttribute('href', '/service/events/32');
});

it('asks for what the address says, by date where it says nothing', async () => {
  const { calls } = fakeApi({ [LIST]: { body: [] }, [VEHICLES]: { body: [aVehicle()] } });
  visit('/service-history?vehicle_id=7&type=Repair&status=Overdue&search=seal&sort=name');
  await screen.findByText('No service events found matching your filters.');
  const asked = calls.find((call) => call.path === '/api/service/events')!;
  expect(Object.fromEntries(asked.query)).toEqual({
    vehicle_id: '7',
    type: 'Repair',
    status: 'Overdue',
    search: 'seal',
    sort: 'name',
    limit: '50',
    view: 'row',
  });
  expect(screen.getByRole('link', { name: 'Log Service Event' })).toHaveAttribute(
    'href',
    '/service/events/new?vehicle_id=7',
  );
});

it('forgets all filters at once', async () => {
  fakeApi({ [LIST]: { body: [] }, [VEHICLES]: { body: [] } });
  visit('/service-history?type=Repair&search=seal');
  const empty = (await screen.findByText('No service events found matching your filters.')).parentElement!;
  await userEvent.click(within(empty).getByRole('button', { name: 'Clear Filters' }));
  expect(window.location.search).toBe('');
  expect(await screen.findByRole('link', { name: 'Log Your First Service Event' })).toBeInTheDocument();
});

it('still filters by the rest where the garage is away', async () => {
  fakeApi({ [LIST]: { body: [anEvent()] }, [VEHICLES]: { status: 500 } });
  visit();
  expect(await screen.findByText('Oil change')).toBeInTheDocument();
});

it('offers another try where the service is away', async () => {
  const api = fakeApi({ [LIST]: { status: 500 }, [VEHICLES]: { body: [] } });
  visit();
  await screen.findByText('Failed to fetch service events');
  api.on(LIST, { body: [anEvent()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Oil change')).toBeInTheDocument();
});

it.each([
  ['/service?type=Repair', <ToHistoryPage key="a" />, 'at: /service-history?type=Repair'],
  ['/service/new?vehicle_id=7', <ToNewEventPage key="b" />, 'at: /service/events/new?vehicle_id=7'],
])('leads on from %s', async (path, page, there) => {
  renderWithKit(page, { path, route: path.split('?')[0] });
  expect(await screen.findByText(there)).toBeInTheDocument();
});

describe('the panel of a vehicle', () => {
  const HISTORY = 'GET /api/service/vehicles/7/events';
  const show = () => renderWithKit(<VehicleHistoryPanel vehicleId={7} />);

  it('shows the newest events and the way to all of them', async () => {
    fakeApi({ [HISTORY]: { body: [anEvent()], headers: { 'x-total-count': '40' } } });
    show();
    expect(await screen.findByRole('link', { name: 'Oil change' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'All 40 service events' })).toHaveAttribute(
      'href',
      '/service-history?vehicle_id=7',
    );
  });

  it('invites to the first entry', async () => {
    fakeApi({ [HISTORY]: { body: [] } });
    show();
    expect(await screen.findByText('No service events recorded yet.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Log Service Event' })).toHaveAttribute(
      'href',
      '/service/events/new?vehicle_id=7',
    );
  });

  it('says itself that it cannot be shown', async () => {
    fakeApi({ [HISTORY]: { status: 500 } });
    show();
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
  });
});
