import { PrintButton } from '@carnet/mf-kit/pages';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModification } from '../testing/factories';
import VehicleModificationsPanel from './vehicle-modifications.panel';

const LIST = 'GET /api/modifications/vehicles/7';
const visit = () => renderWithKit(<VehicleModificationsPanel vehicleId={7} />);

it('shows the vehicle’s modifications, and leads to a new one of it', async () => {
  fakeApi({ [LIST]: { body: [aModification()] } });
  visit();
  expect(await screen.findByRole('link', { name: 'Electronic ignition' })).toHaveAttribute('href', '/modifications/9');
  expect(screen.getByRole('link', { name: 'Add Modification' })).toHaveAttribute(
    'href',
    '/modifications/new?vehicle_id=7',
  );
});

it('says what they cost, by currency', async () => {
  const sums = [
    { currency: 'USD', amount: 345, count: 2, by_rate: true },
    { currency: 'JPY', amount: 12_000, count: 1, by_rate: false },
  ];
  const { calls } = fakeApi({
    [LIST]: { body: [aModification()] },
    'GET /api/modifications/costs/sums': { body: sums },
  });
  visit();
  expect(await screen.findByText('Begun and done, in all: ≈ $345.00 · ¥12,000')).toBeInTheDocument();
  expect(calls.at(-1)!.query.toString()).toBe('vehicle_id=7');
});

it('leads to all where there are more', async () => {
  fakeApi({ [LIST]: { body: [aModification()], headers: { 'x-total-count': '23' } } });
  visit();
  expect(await screen.findByRole('link', { name: 'All 23 modifications' })).toHaveAttribute(
    'href',
    '/modifications?vehicle_id=7',
  );
  expect(screen.getByText(/^22 more are not on this print/)).toBeInTheDocument();
});

it('prints all of them', async () => {
  const second = { body: [aModification({ id: 10, name: 'Roll bar' })], headers: { 'x-total-count': '2' } };
  const link = '</api/modifications/vehicles/7?cursor=2>; rel="next"';
  const first = { body: [aModification()], headers: { 'x-total-count': '2', link } };
  fakeApi({ [LIST]: ({ query }) => (query.has('cursor') ? second : first) });
  const print = jest.fn(() => screen.getAllByRole('row').length);
  window.print = print;
  renderWithKit(
    <>
      <PrintButton />
      <VehicleModificationsPanel vehicleId={7} />
    </>,
  );
  await screen.findByText('Electronic ignition');
  await userEvent.click(screen.getByRole('button', { name: 'Print' }));
  // The first of the three rows is the header.
  await waitFor(() => expect(print).toHaveReturnedWith(3));
});

it('says where there is none', async () => {
  fakeApi({ [LIST]: { body: [] } });
  visit();
  expect(await screen.findByText('No modifications recorded yet.')).toBeInTheDocument();
});

it('tries again', async () => {
  const api = fakeApi({ [LIST]: { status: 500 } });
  visit();
  expect(await screen.findByText('Error fetching vehicle modifications')).toBeInTheDocument();
  api.on(LIST, { body: [aModification()] });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByText('Electronic ignition')).toBeInTheDocument();
});
