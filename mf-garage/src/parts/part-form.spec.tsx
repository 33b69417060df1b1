import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aPart, aVehicle } from '../testing/factories';
import { remotes } from '../testing/remotes';
import PartEditPage from './part-edit.page';
import { partForm } from './part-form.schema';
import PartNewPage from './part-new.page';

const two = {
  'GET /api/vehicles': { body: [aVehicle(), aVehicle({ id: 8, make: 'Saab', model: '99', nickname: null })] },
};
const visitNew = (query = '') =>
  renderWithKit(<PartNewPage />, { path: `/parts/new${query}`, route: '/parts/new', remotes });
const visitEdit = () => renderWithKit(<PartEditPage />, { path: '/parts/21/edit', route: '/parts/:id/edit', remotes });
const person = userEvent.setup({ delay: null });
const field = (name: RegExp) => screen.findByLabelText(name);

describe('a new part', () => {
  it('shows the shape of a form while the vehicles are on the way', () => {
    fakeApi({ 'GET /api/vehicles': () => new Promise(() => undefined) });
    visitNew();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });

  it('says what the cost is in: dollars as the documents have it, any other currency by its name', async () => {
    fakeApi(two);
    visitNew();
    expect(await screen.findByText('Enter the cost in dollars')).toBeInTheDocument();
    await person.click(await field(/^Cost/));
    await person.paste('CHF 480.-');
    expect(await screen.findByText('Enter the cost in Swiss francs')).toBeInTheDocument();
  });

  it('is created for the vehicle of the address, and shown', async () => {
    const { calls } = fakeApi({ ...two, 'POST /api/parts': { status: 201, body: aPart({ id: 30 }) } });
    visitNew('?vehicle_id=8');
    expect(await field(/^Vehicle/)).toHaveDisplayValue('1973 Saab 99');
    expect(screen.getByRole('radio', { name: 'OEM' })).toBeChecked();
    expect(screen.getByRole('radio', { name: 'Planned' })).toBeChecked();
    expect(screen.getByText('Enter the cost in dollars')).toBeInTheDocument();
    await person.type(await field(/^Name/), 'Water pump');
    await person.click(screen.getByRole('radio', { name: 'In Storage' }));
    await person.type(await field(/^Cost/), '84.50');
    await person.click(screen.getByRole('button', { name: 'Create Part' }));
    expect(await screen.findByText('at: /parts/30')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toEqual({
      vehicle_id: 8,
      name: 'Water pump',
      description: null,
      part_number: null,
      manufacturer: null,
      type: 'OEM',
      status: 'In Storage',
      purchase_date: null,
      purchase_date_edtf: null,
      cost: 84.5,
      currency: 'USD',
      notes: null,
    });
  });

  it('is for the only vehicle where there is one', async () => {
    fakeApi({ 'GET /api/vehicles': { body: [aVehicle()] } });
    visitNew();
    expect(await field(/^Vehicle/)).toHaveDisplayValue('1973 Porsche 911 T (Olive)');
  });

  it('says what is missing, at each field, and keeps what was typed', async () => {
    const { calls } = fakeApi(two);
    visitNew();
    await person.type(await field(/^Manufacturer/), 'Bosch');
    await person.click(screen.getByRole('button', { name: 'Create Part' }));
    expect(await screen.findByRole('alert')).toHaveTextContent('Vehicle, name, type, and status are required');
    expect(await field(/^Vehicle/)).toBeInvalid();
    expect(await field(/^Name/)).toHaveAccessibleDescription('Name is required');
    expect(await field(/^Manufacturer/)).toHaveValue('Bosch');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('keeps a cost that is no number as it was typed, says so at its field and saves nothing', async () => {
    const { calls } = fakeApi(two);
    visitNew('?vehicle_id=8');
    await person.type(await field(/^Name/), 'Water pump');
    await person.type(await field(/^Cost/), '1e');
    await person.click(screen.getByRole('button', { name: 'Create Part' }));
    expect(await field(/^Cost/)).toHaveAccessibleDescription(/Cost must be at least 0, with at most 2 decimals/);
    expect(await field(/^Cost/)).toHaveValue('1e');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('needs a vehicle first', async () => {
    fakeApi({ 'GET /api/vehicles': { body: [] } });
    visitNew();
    expect(await screen.findByRole('link', { name: 'Add Vehicle' })).toHaveAttribute('href', '/vehicles/new');
  });

  it('returns to the list on Cancel', async () => {
    fakeApi(two);
    visitNew();
    expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/parts');
  });
});

describe('an edit', () => {
  it('keeps the vehicle, and is saved over the version that was read', async () => {
    const { calls } = fakeApi({
      'GET /api/parts/21': { body: aPart() },
      'PUT /api/parts/21': { body: aPart({ version: 3 }) },
    });
    visitEdit();
    expect(await field(/^Vehicle/)).toBeDisabled();
    await person.clear(await field(/^Cost/));
    await person.click(screen.getByRole('button', { name: 'Update Part' }));
    expect(await screen.findByText('at: /parts/21')).toBeInTheDocument();
    const put = calls.find(({ method }) => method === 'PUT');
    expect(put?.headers.get('if-match')).toBe('"2"');
    expect(put?.body).toMatchObject({ cost: null, name: 'Fuel pump' });
  });

  it('returns to the part on Cancel', async () => {
    fakeApi({ 'GET /api/parts/21': { body: aPart() } });
    visitEdit();
    expect(await screen.findByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/parts/21');
  });

  it('leads to the list where the part cannot be loaded', async () => {
    fakeApi({ 'GET /api/parts/21': { status: 404, body: { msg: 'Part not found' } } });
    visitEdit();
    expect(await screen.findByText('at: /parts')).toBeInTheDocument();
  });
});

it.each([
  ['', true],
  ['0', true],
  ['12.5', true],
  ['.99', true],
  ['9999999999.99', true],
  ['10000000000', false],
  ['-1', false],
  ['1.234', false],
  ['12 dollars', false],
])('cost "%s": good is %s', (cost, good) => {
  expect(!partForm.problems({ ...partForm.valuesOf(aPart()), cost })?.fields?.cost).toBe(good);
});
