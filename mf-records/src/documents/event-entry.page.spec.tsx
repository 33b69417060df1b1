import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDocument, anInvoice, anInvoiceLine, aPart, summaryOf, aSuggestion } from '../testing/factories';
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
      body: aReceipt({
        suggested: aSuggestion({ dated: '2026-03-05', amount: 312.4, currency: 'USD', vendor: 'Rossi' }),
      }),
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

test('what was read of a receipt is ticked and pressed: the vehicle of its VIN, its mileage, parts with their price and the event with the rest', async () => {
  const suggested = aSuggestion({
    ...{ amount: 209.32, currency: 'EUR', mileage: 152_300, mileage_unit: 'km', vin_read: 'WVWZZZ1KZAWI234S6' },
    parts: [
      { name: 'Oil filter', quantity: 1, amount: 14.9 },
      { name: 'Spark plug', quantity: 4, amount: 37 },
      { name: 'Clip', quantity: 3, amount: 2 },
    ],
  });
  const cars = [
    { id: 7, make: 'Alfa Romeo', model: 'GT Junior', year: 1973, nickname: null, odometer_unit: 'mi' },
    { id: 8, make: 'VW', model: 'Golf', year: 2010, nickname: null, odometer_unit: 'km', vin: 'WVWZZZ1KZAW123456' },
  ];
  const { calls } = fakeApi({
    'GET /api/vehicles': { body: cars },
    [READ]: { body: aReceipt({ vehicle_id: null, suggested }) },
    'POST /api/parts': { status: 201, body: { id: 9 } },
    'POST /api/service/events': { status: 201, body: { id: 31 } },
    'PATCH /api/documents/51': { body: aReceipt({ version: 4 }) },
  });
  visit();
  const read = await screen.findByRole('group', { name: 'Read by machine' });
  expect(screen.getByLabelText('Cost')).toHaveValue('');
  expect(within(read).queryByText(/152,300/)).not.toBeInTheDocument();
  await userEvent.click(within(read).getByRole('button', { name: '2010 VW Golf' }));
  await userEvent.click(within(read).getByRole('button', { name: /^152,300\skm$/ }));
  await userEvent.click(within(read).getByRole('button', { name: '€209.32' }));
  await userEvent.click(screen.getByLabelText('4 × Spark plug, €37.00'));
  await userEvent.click(screen.getByLabelText('3 × Clip, €2.00'));
  await userEvent.click(screen.getByLabelText('1 × Oil filter, €14.90'));
  expect(screen.getByLabelText('Cost')).toHaveValue('155.42');
  await userEvent.click(screen.getByLabelText('1 × Oil filter, €14.90'));
  expect(screen.getByLabelText('Cost')).toHaveValue('170.32');
  await userEvent.click(screen.getByRole('button', { name: 'Create Event and Parts' }));
  await waitFor(() => expect(window.location.pathname).toBe('/service/events/31'));
  expect(calls.filter(({ path }) => path === '/api/parts').map(({ body }) => body)).toMatchObject([
    { vehicle_id: 8, name: 'Spark plug', cost: 37, currency: 'EUR' },
    { name: '3 × Clip', cost: 2 },
  ]);
  expect(calls.find(({ path }) => path === '/api/service/events')!.body).toMatchObject({
    ...{ vehicle_id: 8, cost: 170.32, mileage_at_service: 152_300 },
    parts: [
      { id: 9, quantity: 4 },
      { id: 9, quantity: 1 },
    ],
  });
});

describe('an invoice that is data', () => {
  const CARS = {
    'GET /api/vehicles': {
      body: [
        { id: 7, make: 'Alfa Romeo', model: 'GT Junior', year: 1973, nickname: null, odometer_unit: 'km' },
        { id: 8, make: 'Fiat', model: '124', year: 1971, nickname: null, odometer_unit: 'mi' },
      ],
    },
  };
  const paper = (invoice = anInvoice()) =>
    aDocument({
      ...{ type: null, title: null, number: null, vendor: null, dated: null, amount: null, currency: null },
      ...{ invoice: summaryOf(invoice), media_type: 'application/xml', variants: [], pages: null },
    });
  const answers = (invoice = anInvoice()) => ({
    ...CARS,
    [READ]: { body: paper(invoice) },
    'GET /api/documents/51/invoice': { body: invoice },
    'POST /api/parts': { status: 201, body: { id: 9 } },
    'POST /api/service/events': { status: 201, body: { id: 31 } },
    'PATCH /api/documents/51': { body: aDocument({ version: 4 }) },
  });

  test('stands in the form as it is, parts with their price and the event with the rest, and files its paper', async () => {
    const { calls } = fakeApi(answers());
    visit();
    expect(await screen.findByLabelText('Cost')).toHaveValue('174.93');
    expect(screen.getByLabelText('Currency')).toHaveValue('EUR');
    expect(screen.getByLabelText(/^Service name/)).toHaveValue('Oil change');
    expect(screen.getByText('Entered here: €219.91 of €219.91 on the invoice.')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: /^84,120\skm$/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create Event and Parts' }));
    await waitFor(() => expect(window.location.pathname).toBe('/service/events/31'));
    const sent = (method: string, path: string) => calls.find((call) => call.method === method && call.path === path)!;
    expect(sent('POST', '/api/parts').body).toMatchObject({
      ...{ name: 'Oil filter', part_number: 'OF-118', cost: 44.98, currency: 'EUR', purchase_date: '2026-03-04' },
    });
    expect(sent('POST', '/api/service/events').body).toMatchObject({
      ...{ name: 'Oil change', cost: 174.93, currency: 'EUR', date_performed: '2026-03-04' },
      ...{ mileage_at_service: 84_120, notes: 'Quillfeather Motors, No. R-2026-0118\nkm-Stand 84.120' },
      parts: [{ id: 9, quantity: 2 }],
    });
    expect(sent('PATCH', '/api/documents/51').body).toMatchObject({
      ...{ type: 'receipt', vendor: 'Quillfeather Motors', number: 'R-2026-0118', dated: '2026-03-05' },
      ...{ amount: 219.91, currency: 'EUR', vehicle_id: 7 },
    });
  });

  test('a line that is no part after all counts for the event', async () => {
    fakeApi(answers());
    visit();
    const line = within(await screen.findByRole('listitem', { name: 'Oil filter' }));
    await userEvent.selectOptions(line.getByLabelText('Becomes'), 'Cost of this event');
    expect(screen.getByLabelText('Cost')).toHaveValue('219.91');
    expect(screen.queryByRole('listitem', { name: 'Part 1' })).not.toBeInTheDocument();
  });

  test('of two cars is entered for the first, and its other lines come next with a copy of the paper', async () => {
    const two = anInvoice({
      lines: [...anInvoice().lines, anInvoiceLine({ position: '3', name: 'Brake pads', share: 80 })],
      totals: { ...anInvoice().totals, gross: 299.91 },
      chosen: [1, 2, 3],
    });
    const { calls } = fakeApi({ ...answers(two), 'POST /api/documents/51/copies': { status: 201, body: { id: 52 } } });
    visit();
    const line = within(await screen.findByRole('listitem', { name: 'Brake pads' }));
    await userEvent.selectOptions(line.getByLabelText('Becomes'), 'For another vehicle');
    expect(screen.getByText(/Entered here: €219.91 of €299.91.* 1 line for €80.00 left/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Create Event and Parts' }));
    await waitFor(() => expect(window.location.pathname).toBe('/documentation/52/event'));
    expect(calls.filter(({ method }) => method === 'POST').map(({ path, body }) => [path, body])).toMatchObject([
      ['/api/parts', { name: 'Oil filter' }],
      ['/api/service/events', { cost: 174.93 }],
      ['/api/documents/51/copies', { lines: [3] }],
    ]);
  });

  test('of which this paper has some lines alone enters these', async () => {
    fakeApi(answers(anInvoice({ chosen: [2] })));
    visit();
    expect(await screen.findByLabelText('Cost')).toHaveValue('174.93');
    expect(screen.queryByRole('listitem', { name: 'Oil filter' })).not.toBeInTheDocument();
  });

  test('whose sums do not add up says where', async () => {
    fakeApi(answers(anInvoice({ findings: [{ kind: 'due', of: null, stated: 219.9, expected: 219.91 }] })));
    visit();
    expect(await screen.findByText(/What is due says €219.90/)).toBeInTheDocument();
  });

  test('that gives money back is no cost', async () => {
    fakeApi(answers(anInvoice({ kind: 'credit-note' })));
    visit();
    expect(await screen.findByLabelText('Cost')).toHaveValue('');
    expect(screen.getByText(/A credit note/)).toBeInTheDocument();
  });
});

test('a sum in another currency stays in it, and what it was in dollars can be said', async () => {
  fakeApi({ ...VEHICLES, [READ]: { body: aReceipt({ amount: 480.5, currency: 'CHF' }) } });
  visit();
  expect(await screen.findByLabelText('Cost')).toHaveValue('480.50');
  expect(screen.getByLabelText('Currency')).toHaveValue('CHF');
  expect(screen.getByLabelText('The same in USD')).toHaveValue('');
});
