import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KnownRemote, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aDue, aVehicle } from '../testing/factories';
import DuePage from './due.page';

const DUE = 'GET /api/service/due';
const VEHICLES = { 'GET /api/vehicles': { body: [aVehicle()] } };
const visit = (query = '', remotes: KnownRemote[] = []) =>
  renderWithKit(<DuePage />, { path: `/service/due${query}`, route: '/service/due', remotes });

it('expects nothing of what has passed', async () => {
  const dues = [aDue({ name: 'Belt', template_id: 2, status: 'Due' }), aDue({ status: 'Overdue' })];
  fakeApi({ ...VEHICLES, [DUE]: { body: dues } });
  visit();
  expect(await screen.findByRole('row', { name: /Belt/ })).toHaveTextContent('Jan 10, 2026');
  expect(screen.getByRole('row', { name: /Oil change/ })).not.toHaveTextContent('Jan 10, 2026');
});

it('lists what is due with its distance, and the way to complete it', async () => {
  fakeApi({ ...VEHICLES, [DUE]: { body: [aDue()] } });
  visit();
  const row = within(await screen.findByRole('row', { name: /Oil change/ }));
  for (const text of ['1973 Alfa Romeo GT Junior', 'Overdue', '340 mi over · 45 days left'])
    expect(row.getByText(text)).toBeInTheDocument();
  expect(row.getByRole('link', { name: 'Complete Oil change' })).toHaveAttribute(
    'href',
    '/service/events/new?vehicle_id=7&template_id=51',
  );
});

it('keeps its filters in the address', async () => {
  const { calls } = fakeApi({ ...VEHICLES, [DUE]: { body: [] } });
  visit('?status=Due');
  expect(await screen.findByText('No entries found matching your filters.')).toBeInTheDocument();
  await screen.findByRole('option', { name: '1973 Alfa Romeo GT Junior' });
  await userEvent.selectOptions(screen.getByLabelText('Vehicle'), '7');
  expect(window.location.search).toBe('?status=Due&vehicle_id=7');
  const asked = calls.filter(({ path }) => path === '/api/service/due').map(({ query }) => query.toString());
  expect(asked).toEqual(['status=Due&limit=50', 'vehicle_id=7&status=Due&limit=50']);
  const empty = (await screen.findByText('No entries found matching your filters.')).parentElement!;
  await userEvent.click(within(empty).getByRole('button', { name: 'Clear Filters' }));
  expect(window.location.search).toBe('');
});

it('shows the papers that run out, of the vehicle that is chosen', async () => {
  fakeApi({ ...VEHICLES, [DUE]: { body: [] } });
  visit('?vehicle_id=7', [
    {
      ...{ name: 'mf-papers', id: 'records', paths: [], nav: [], routes: [] },
      panels: {
        'due-card': { expiring: async () => ({ default: ({ vehicleId }) => <h2>Papers of {vehicleId}</h2> }) },
      },
    },
  ]);
  expect(await screen.findByRole('heading', { name: 'Papers of 7' })).toBeInTheDocument();
});

it('says what to do where nothing is due at all', async () => {
  fakeApi({ ...VEHICLES, [DUE]: { body: [] } });
  visit();
  expect(await screen.findByRole('link', { name: 'Service Schedules' })).toHaveAttribute(
    'href',
    '/service-schedules/dashboard',
  );
});
