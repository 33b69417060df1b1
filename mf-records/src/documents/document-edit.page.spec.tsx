import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aDocument, anInvoice, summaryOf, aSuggestion } from '../testing/factories';
import DocumentEditPage from './document-edit.page';

const READ = 'GET /api/documents/51';
const SAVE = 'PATCH /api/documents/51';
const VEHICLES = {
  'GET /api/vehicles': { body: [] },
  'GET /api/files/tags': {
    body: [
      { tag: 'engine', count: 3 },
      { tag: 'paid', count: 1 },
    ],
  },
};
const visit = () =>
  renderWithKit(<DocumentEditPage />, { path: '/documentation/51/edit', route: '/documentation/:id/edit' });

test('the fields are those of the type, and of what is there already', async () => {
  fakeApi({
    ...VEHICLES,
    [READ]: { body: aDocument({ type: 'manual', expires_on: null, dated: null, amount: null }) },
  });
  visit();
  expect(await screen.findByLabelText('Publisher')).toHaveValue('Hagerty');
  expect(screen.getByLabelText('Number')).toBeInTheDocument();
  expect(screen.queryByLabelText('Expires')).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Insurance' }));
  expect(screen.getByLabelText('Insurer')).toHaveValue('Hagerty');
  expect(screen.getByLabelText('Expires')).toBeInTheDocument();
});

test('what an invoice says itself stands in the form, and is filed as it is', async () => {
  const loose = aDocument({
    ...{ type: null, title: null, vendor: null, number: null, dated: null, expires_on: null },
    ...{ amount: null, currency: null, tags: [], invoice: summaryOf(anInvoice()) },
  });
  const { calls } = fakeApi({ ...VEHICLES, [READ]: { body: loose }, [SAVE]: { body: loose } });
  visit();
  expect(await screen.findByLabelText('Vendor')).toHaveValue('Quillfeather Motors');
  expect(screen.getByRole('radio', { name: 'Receipt' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'File Document' }));
  expect(await screen.findByText('at: /documentation/51')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'PATCH')!.body).toMatchObject({
    ...{ type: 'receipt', number: 'R-2026-0118', dated: '2026-03-05', amount: 219.91, currency: 'EUR' },
  });
});

test('the mileage and the vehicle that a paper names are offered, and its number plate and VIN are shown', async () => {
  const suggested = aSuggestion({
    ...{ mileage: 152_300, plate: 'MR-KT 482', vin: 'WVWZZZ1KZAW123456', vin_read: 'WVWZZZ1KZAW123456' },
  });
  const car = { id: 7, make: 'VW', model: 'Golf', year: 2010, nickname: 'the Golf MR KT 482', odometer_unit: 'km' };
  fakeApi({
    'GET /api/vehicles': { body: [car] },
    [READ]: { body: aDocument({ type: 'receipt', vehicle_id: null, mileage: null, links: [], suggested }) },
  });
  visit();
  const read = within(await screen.findByRole('group', { name: 'Read by machine' }));
  expect(read.getByText(/MR-KT 482\s· WVWZZZ1KZAW123456/)).toBeInTheDocument();
  expect(screen.getByLabelText('Mileage')).toHaveValue('');
  await userEvent.click(read.getByRole('button', { name: '2010 VW Golf (the Golf MR KT 482)' }));
  await userEvent.click(read.getByRole('button', { name: /^152,300\s/ }));
  expect(screen.getByLabelText('Mileage')).toHaveValue('152300');
  expect(screen.getByLabelText('Vehicle')).toHaveValue('7');
});

test('what a machine has read is written by a press, and by nothing else', async () => {
  const suggested = aSuggestion({ vendor: 'Porsche Classic', dated: '2024-03-05', amount: 1234.56, currency: 'EUR' });
  const loose = aDocument({
    ...{ type: null, title: null, vendor: null, number: null, dated: null, expires_on: null },
    ...{ amount: null, currency: null, tags: [], suggested },
  });
  const { calls } = fakeApi({ ...VEHICLES, [READ]: { body: loose }, [SAVE]: { body: loose } });
  visit();
  expect(await screen.findByLabelText('Vendor')).toHaveValue('');
  await userEvent.click(screen.getByRole('button', { name: '€1,234.56' }));
  expect(screen.getByLabelText('Amount')).toHaveValue('1234.56');
  expect(screen.queryByRole('button', { name: '€1,234.56' })).not.toBeInTheDocument();
  await userEvent.click(screen.getByRole('radio', { name: 'Receipt' }));
  await userEvent.click(screen.getByRole('button', { name: 'File Document' }));
  expect(await screen.findByText('at: /documentation/51')).toBeInTheDocument();
  expect(calls.find(({ method }) => method === 'PATCH')!.body).toMatchObject({
    ...{ type: 'receipt', amount: 1234.56, currency: 'EUR', vendor: null, dated: null, vehicle_id: 7 },
  });
});

test('a paper has to be of some kind, and cannot run out before its date', async () => {
  const { calls } = fakeApi({
    ...VEHICLES,
    [READ]: { body: aDocument({ type: null, dated: '2026-02-01', expires_on: '2026-01-31' }) },
  });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'File Document' }));
  expect(await screen.findByRole('alert')).toHaveTextContent('Say what kind of paper it is');
  await userEvent.click(screen.getByRole('radio', { name: 'Insurance' }));
  await userEvent.click(screen.getByRole('button', { name: 'File Document' }));
  expect(screen.getAllByText('It cannot run out before its date').length).toBeGreaterThan(0);
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
});

test('offers the tags that a person has used, and refuses one that is too long', async () => {
  const { calls } = fakeApi({ ...VEHICLES, [READ]: { body: aDocument({ tags: ['paid'] }) } });
  visit();
  const field = await screen.findByLabelText('Tags');
  await userEvent.type(field, ', en');
  await userEvent.click(await screen.findByRole('button', { name: 'engine' }));
  expect(field).toHaveValue('paid, engine, ');
  await userEvent.type(field, 'x'.repeat(51));
  await userEvent.click(screen.getByRole('button', { name: 'Update Document' }));
  expect((await screen.findAllByText('A tag has at most 50 characters')).length).toBeGreaterThan(0);
  expect(calls.some(({ method }) => method === 'PATCH')).toBe(false);
});
