import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aCollection, aVehicle } from '../testing/factories';
import { remotes } from '../testing/remotes';
import VehicleEditPage from './vehicle-edit.page';
import VehicleNewPage from './vehicle-new.page';

const two = { 'GET /api/collections': { body: [aCollection(), aCollection({ id: 4, name: 'Barn' })] } };
const visitNew = (query = '') =>
  renderWithKit(<VehicleNewPage />, { path: `/vehicles/new${query}`, route: '/vehicles/new', remotes });
const visitEdit = () =>
  renderWithKit(<VehicleEditPage />, { path: '/vehicles/7/edit', route: '/vehicles/:id/edit', remotes });
const person = userEvent.setup({ delay: null });
const field = (name: RegExp) => screen.findByLabelText(name);
const create = () => person.click(screen.getByRole('button', { name: 'Create Vehicle' }));

async function describeIt(year = '1973') {
  await person.type(await field(/^Make/), 'Porsche');
  await person.type(await field(/^Model/), '911 T');
  await person.type(await field(/^Year/), year);
}

describe('a new vehicle', () => {
  it('shows its heading while the collections are on the way', () => {
    fakeApi({ 'GET /api/collections': () => new Promise(() => undefined) });
    visitNew();
    expect(screen.getByRole('heading', { level: 1, name: 'Add Vehicle' })).toBeInTheDocument();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });

  it('is created in the collection of the address, and shown', async () => {
    const { calls } = fakeApi({ ...two, 'POST /api/vehicles': { status: 201, body: aVehicle({ id: 12 }) } });
    visitNew('?collection_id=4');
    await describeIt();
    await person.click(screen.getByRole('radio', { name: 'Truck' }));
    await person.type(await field(/^Current mileage/), '84120');
    await create();
    expect(await screen.findByText('at: /vehicles/12')).toBeInTheDocument();
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({
      collection_id: 4,
      type: 'Truck',
      make: 'Porsche',
      model: '911 T',
      year: 1973,
      current_mileage: 84120,
      vin: null,
    });
  });

  it.each([
    ['km', 'Kilometers'],
    ['h', 'Hours'],
    [null, 'Miles'],
  ] as const)('begins with the unit that the person has set: %s', async (odometer_unit, label) => {
    const { calls } = fakeApi({ ...two, 'POST /api/vehicles': { status: 201, body: aVehicle({ id: 12 }) } });
    renderWithKit(<VehicleNewPage />, {
      path: '/vehicles/new?collection_id=4',
      route: '/vehicles/new',
      remotes,
      user: aUser({ odometer_unit }),
    });
    await describeIt();
    expect(screen.getByRole('radio', { name: label })).toBeChecked();
    await create();
    await screen.findByText('at: /vehicles/12');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ odometer_unit: odometer_unit ?? 'mi' });
  });

  it('waits for the unit of a person who is not known yet, and guesses none', async () => {
    let isAway = true;
    const me = () => (isAway ? { status: 503, body: { msg: 'Away' } } : { body: aUser({ odometer_unit: 'km' }) });
    const { calls } = fakeApi({
      ...two,
      'GET /api/auth/me': me,
      'POST /api/vehicles': { status: 201, body: aVehicle({ id: 12 }) },
    });
    renderWithKit(<VehicleNewPage />, {
      path: '/vehicles/new?collection_id=4',
      remotes,
      route: '/vehicles/new',
      user: 'not known',
    });
    await describeIt();
    await create();
    expect(await screen.findByText('Away')).toBeVisible();
    isAway = false;
    await create();
    await screen.findByText('at: /vehicles/12');
    const sent = calls.filter(({ method }) => method === 'POST').map(({ body }) => body);
    expect(sent).toEqual([expect.objectContaining({ make: 'Porsche', odometer_unit: 'km' })]);
  });

  it('says what is missing, at each field', async () => {
    const { calls } = fakeApi(two);
    visitNew();
    await person.type(await field(/^Make/), 'Porsche');
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent('Please fill in all required fields');
    expect(await field(/^Collection/)).toBeInvalid();
    expect(await field(/^Model/)).toHaveAccessibleDescription('Model is required');
    expect(await field(/^Year/)).toBeInvalid();
    expect(await field(/^Make/)).toBeValid();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('keeps a mileage that is no number as it was typed, says so at its field and saves nothing', async () => {
    const { calls } = fakeApi(two);
    visitNew('?collection_id=3');
    await describeIt();
    await person.type(await field(/^Current mileage/), '84-120');
    await create();
    expect(await field(/^Current mileage/)).toHaveAccessibleDescription('Mileage must be a whole number of at least 0');
    expect(await field(/^Current mileage/)).toHaveValue('84-120');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('shows what the service refuses at its field, and keeps what was typed', async () => {
    const errors = [{ field: 'vin', msg: 'VIN must be text of at most 17 characters' }];
    fakeApi({ ...two, 'POST /api/vehicles': { status: 400, body: { msg: 'VIN is too long', errors } } });
    visitNew('?collection_id=3');
    await describeIt();
    await create();
    expect(await screen.findByRole('alert')).toHaveTextContent('VIN is too long');
    expect(await field(/^VIN/)).toHaveAccessibleDescription(/must be text of at most 17 characters/);
    expect(await field(/^Model/)).toHaveValue('911 T');
  });

  it('brings its first collection with it', async () => {
    const { calls } = fakeApi({
      'GET /api/collections': { body: [] },
      'POST /api/collections': { status: 201, body: aCollection({ id: 5 }) },
      'POST /api/vehicles': { status: 201, body: aVehicle({ id: 12 }) },
    });
    visitNew();
    await describeIt();
    const name = await field(/^Name of the new collection/);
    expect(name).toHaveValue('My Garage');
    await create();
    expect(await screen.findByText('at: /vehicles/12')).toBeInTheDocument();
    const posts = calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path }) => path)).toEqual(['/api/collections', '/api/vehicles']);
    expect(posts[0]?.body).toEqual({ name: 'My Garage' });
    expect(posts[1]?.body).toMatchObject({ collection_id: 5 });
  });

  it('makes the new collection once, however often the vehicle is refused', async () => {
    const api = fakeApi({
      ...two,
      'POST /api/collections': { status: 201, body: aCollection({ id: 5 }) },
      'POST /api/vehicles': { status: 400, body: { msg: 'No' } },
    });
    visitNew();
    await describeIt();
    await person.selectOptions(await field(/^Collection/), 'New collection...');
    await person.type(await field(/^Name of the new collection/), 'Boxers');
    await create();
    await screen.findByRole('alert');
    api.on('POST /api/vehicles', { status: 201, body: aVehicle({ id: 12 }) });
    await create();
    expect(await screen.findByText('at: /vehicles/12')).toBeInTheDocument();
    expect(api.calls.filter(({ method, path }) => method === 'POST' && path === '/api/collections')).toHaveLength(1);
  });
});

describe('an edit', () => {
  const one = { ...two, 'GET /api/vehicles/7': { body: aVehicle() } };

  it('is filled with what is known, and saved over the version that was read', async () => {
    const { calls } = fakeApi({ ...one, 'PUT /api/vehicles/7': { body: aVehicle({ version: 6 }) } });
    visitEdit();
    expect(await field(/^Collection/)).toHaveDisplayValue('Air-cooled');
    expect(await field(/^Purchase date/)).toHaveValue('1998-05-02');
    await person.clear(await field(/^Nickname/));
    await person.click(screen.getByRole('button', { name: 'Update Vehicle' }));
    expect(await screen.findByText('at: /vehicles/7')).toBeInTheDocument();
    const put = calls.find(({ method }) => method === 'PUT');
    expect(put?.headers.get('if-match')).toBe('"5"');
    expect(put?.body).toMatchObject({ nickname: null, vin: 'WP0ZZZ91ZTS392124', year: 1973 });
  });

  it('says what another unit means before it is saved, and converts nothing', async () => {
    const { calls } = fakeApi({ ...one, 'PUT /api/vehicles/7': { body: aVehicle({ version: 6 }) } });
    visitEdit();
    expect(await screen.findByRole('radio', { name: 'Miles' })).toBeChecked();
    expect(screen.queryByText(/becomes/)).not.toBeInTheDocument();
    await person.click(screen.getByRole('radio', { name: 'Kilometers' }));
    expect(screen.getByText(/^84,120 mi becomes 84,120 km/)).toBeInTheDocument();
    expect(await field(/^Current mileage/)).toHaveAccessibleDescription('km');
    await person.click(screen.getByRole('button', { name: 'Update Vehicle' }));
    await screen.findByText('at: /vehicles/7');
    expect(calls.find(({ method }) => method === 'PUT')?.body).toMatchObject({
      current_mileage: 84120,
      odometer_unit: 'km',
    });
  });

  it('leads back where the vehicle is not found', async () => {
    fakeApi({ ...two, 'GET /api/vehicles/7': { status: 404, body: { msg: 'Vehicle not found' } } });
    visitEdit();
    expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeInTheDocument();
  });

  describe('deleting', () => {
    const counted = (total: number) => ({ body: [], headers: { 'x-total-count': String(total) } });
    const counts = {
      ...one,
      'GET /api/parts/vehicles/7': counted(3),
      'GET /api/ownership-chapters': counted(4),
      'GET /api/vehicle-identities': counted(1),
      'GET /counts/events/7': counted(24),
      'GET /counts/issues/7': counted(1),
      'DELETE /api/vehicles/7': { status: 204 },
    };
    const ask = async () => {
      await person.click(await screen.findByRole('button', { name: 'Delete Vehicle' }));
      return within(await screen.findByRole('alertdialog'));
    };

    it('says what goes, deletes on the second step and returns to the list', async () => {
      const { calls } = fakeApi(counts);
      visitEdit();
      const question = await ask();
      expect(
        await question.findByText(
          'It takes 3 parts, 4 owners, 1 number, 24 service events and 1 issue with it. This cannot be undone.',
        ),
      ).toBeInTheDocument();
      expect(calls.some(({ method }) => method === 'DELETE')).toBe(false);
      await person.click(question.getByRole('button', { name: 'Delete' }));
      expect(await screen.findByText('at: /vehicles')).toBeInTheDocument();
    });

    it('names a domain that is away as not known', async () => {
      fakeApi({ ...counts, 'GET /counts/issues/7': { status: 503, body: {} } });
      visitEdit();
      const question = await ask();
      expect(await question.findByText(/How many issues go with it is not known/)).toHaveTextContent(
        'It takes 3 parts, 4 owners, 1 number and 24 service events with it.',
      );
    });

    it('says why it could not be deleted', async () => {
      fakeApi({ ...counts, 'DELETE /api/vehicles/7': { status: 500, body: {} } });
      visitEdit();
      await person.click((await ask()).getByRole('button', { name: 'Delete' }));
      expect(await screen.findByRole('alert')).toHaveTextContent('Failed to delete vehicle');
    });
  });
});

it('asks about a mileage that is far from what is expected, without what it says so far', async () => {
  const plausible = { value: 84_120, low: 83_120, high: 94_120 };
  const { calls } = fakeApi({
    ...{ ...two, 'GET /api/vehicles/7': { body: aVehicle({ current_mileage: 84_120 }) } },
    'GET /api/vehicles/7/odometer/plausible': { body: { vehicle_id: 7, odometer_unit: 'mi', plausible } },
  });
  visitEdit();
  await person.type(await field(/^Current mileage/), '0');
  expect(await screen.findByText('841,200 is 760,000 more than expected. Typing error?')).toBeVisible();
  expect(String(calls.find(({ path }) => path.endsWith('/plausible'))!.query)).toBe('instead_of=84120');
});
