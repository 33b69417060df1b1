import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDocument, aPart } from '../testing/factories';
import EventEntryPage from './event-entry.page';

const aReceipt = (fields: Parameters<typeof aDocument>[0] = {}) =>
  aDocument({ type: 'receipt', title: 'Oil service', dated: null, amount: null, currency: null, ...fields });
const VEHICLES = {
  'GET /api/vehicles': { body: [{ id: 7, make: 'Alfa Romeo', model: 'GT Junior', year: 1973, nickname: null }] },
};
const READ = 'GET /api/documents/51';
const visit = () =>
  renderWithKit(<EventEntryPage />, { path: '/documentation/51/event', route: '/documentation/:id/event' });

beforeEach(() => localStorage.clear());

test('an invoice stands beside its form, and becomes a part, an event and the links to both', async () => {
  const { calls } = fakeApi({
    ...VEHICLES,
    [READ]: {
      body: aReceipt({ suggested: { dated: '2026-03-05', amount: 312.4, currency: 'USD', vendor: 'Rossi' } }),
    },
    'POST /api/parts': { status: 201, body: { id: 9 } },
    'POST /api/service/events': { status: 201, body: { id: 31 } },
    'PATCH /api/documents/51': { body: aReceipt({ version: 4 }) },
  });
  visit();
  expect(await screen.findByRole('img', { name: 'First page of Oil service' })).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: '$312.40' }));
  await userEvent.click(screen.getByRole('button', { name: 'Mar 5, 2026' }));
  await userEvent.click(screen.getByRole('button', { name: 'Add Part' }));
  const part = within(screen.getByRole('listitem', { name: 'Part 1' }));
  await userEvent.type(part.getByLabelText(/^Part \*|^Part$/), 'Oil filter');
  await userEvent.type(part.getByLabelText('Price of one'), '18.50');
  expect(screen.getByText('Together $18.50')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Create Event and Parts' }));
  await waitFor(() => expect(window.location.pathname).toBe('/service/events/31'));
  const sent = (method: string, path: string) => calls.find((call) => call.method === method && call.path === path)!;
  expect(sent('POST', '/api/parts').body).toMatchObject({ vehicle_id: 7, name: 'Oil filter', cost: 18.5 });
  expect(sent('POST', '/api/service/events').body).toMatchObject({
    ...{ name: 'Oil service', cost: 312.4, date_performed: '2026-03-05' },
    parts: [{ id: 9, quantity: 1 }],
  });
  expect(sent('PATCH', '/api/documents/51').body).toEqual({
    vehicle_id: 7,
    links: [
      { subject_kind: 'service-event', subject_id: 31 },
      { subject_kind: 'part', subject_id: 9 },
    ],
  });
  for (const path of ['/api/parts', '/api/service/events'])
    expect(sent('POST', path).headers.get('idempotency-key')).toMatch(/^[0-9a-f-]{36}$/);
});

test('a part that the vehicle has already is chosen, kept through a reload, and taken along', async () => {
  const { calls } = fakeApi({
    ...VEHICLES,
    [READ]: { body: aReceipt() },
    'GET /api/parts/vehicles/7': { body: [aPart({ id: 40, name: 'Spark plug' }), aPart({ id: 41, name: 'Belt' })] },
    'POST /api/service/events': { status: 201, body: { id: 31 } },
    'PATCH /api/documents/51': { body: aReceipt({ version: 4 }) },
  });
  const { unmount } = visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Choose Parts of the Vehicle' }));
  await userEvent.click(await screen.findByLabelText('Spark plug'));
  await userEvent.click(await screen.findByLabelText('Belt'));
  await userEvent.click(screen.getByRole('button', { name: 'Take out Belt' }));
  const plug = () => within(screen.getByRole('listitem', { name: 'Spark plug' }));
  await userEvent.clear(plug().getByLabelText(/^Quantity/));
  await userEvent.click(screen.getByRole('button', { name: 'Create Event and Parts' }));
  expect(plug().getByLabelText(/^Quantity/)).toHaveAccessibleDescription('Quantity is required');
  await userEvent.type(plug().getByLabelText(/^Quantity/), '4');
  act(() => void window.dispatchEvent(new Event('pagehide')));
  unmount();
  visit();
  expect(await screen.findByText('Restored what you had typed')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Create Event and Parts' }));
  await waitFor(() => expect(window.location.pathname).toBe('/service/events/31'));
  expect(calls.filter(({ method }) => method === 'POST').map(({ body }) => body)).toMatchObject([
    { parts: [{ id: 40, quantity: 4 }] },
  ]);
});

test('what is there after a failure is kept through a reload, and only the rest is made', async () => {
  const { calls, on } = fakeApi({
    ...VEHICLES,
    [READ]: { body: aReceipt() },
    'POST /api/service/events': { status: 201, body: { id: 31 } },
    'PATCH /api/documents/51': { status: 503, body: { msg: 'Records are away' } },
  });
  const { unmount } = visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Create Event and Parts' }));
  expect(await screen.findByText('Records are away')).toBeInTheDocument();
  expect(screen.getByText(/1 entry is created already/)).toBeInTheDocument();
  unmount();
  on('PATCH /api/documents/51', { body: aReceipt({ version: 4 }) });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Create Event and Parts' }));
  await waitFor(() => expect(window.location.pathname).toBe('/service/events/31'));
  expect(calls.filter(({ path }) => path === '/api/service/events')).toHaveLength(1);
});

test('a sum in another currency stays in it, and what it was in dollars can be said', async () => {
  fakeApi({ ...VEHICLES, [READ]: { body: aReceipt({ amount: 480.5, currency: 'CHF' }) } });
  visit();
  expect(await screen.findByLabelText('Cost')).toHaveValue('480.50');
  expect(screen.getByLabelText('Currency')).toHaveValue('CHF');
  expect(screen.getByLabelText('The same in USD')).toHaveValue('');
});
