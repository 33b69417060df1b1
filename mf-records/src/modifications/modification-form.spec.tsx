import { type KnownRemote, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aModification, aPart, aServiceEvent, aVehicle } from '../testing/factories';
import ModificationEditPage from './modification-edit.page';
import ModificationNewPage from './modification-new.page';

const VEHICLES = 'GET /api/vehicles';
const EVENTS = 'GET /api/service/vehicles/7/events';
const PARTS = 'GET /api/parts/vehicles/7';
const CREATE = 'POST /api/modifications';
const READ = 'GET /api/modifications/9';
const UPDATE = 'PUT /api/modifications/9';

const spider = aVehicle({ id: 8, model: 'Spider' });
const ready = {
  [VEHICLES]: { body: [aVehicle(), spider] },
  [EVENTS]: {
    body: [
      aServiceEvent(),
      aServiceEvent({ id: 32, name: 'New seal', date_performed: null, date_performed_edtf: null }),
    ],
  },
  [PARTS]: { body: [aPart(), aPart({ id: 22, name: 'Coil', part_number: null })] },
  'GET /api/service/vehicles/8/events': { body: [] },
  'GET /api/parts/vehicles/8': { body: [] },
  [CREATE]: { status: 201, body: aModification() },
};

/** A fake section for files, which loads late. */
const files: KnownRemote = {
  ...{ name: 'mf-records', id: 'records', paths: [], nav: [], routes: [] },
  panels: {
    'form-files': { files: async () => ({ default: ({ subject }) => <h2>Files of a new {subject}</h2> }) },
  },
};

const create = (path = '/modifications/new') =>
  renderWithKit(<ModificationNewPage />, { path, route: '/modifications/new', remotes: [files] });
const edit = () =>
  renderWithKit(<ModificationEditPage />, { path: '/modifications/9/edit', route: '/modifications/:id/edit' });

const name = async (text: string) => userEvent.type(await screen.findByLabelText(/^Name/), text);
const save = (label = 'Create Modification') => userEvent.click(screen.getByRole('button', { name: label }));
const event = () => screen.findByLabelText('Service event');
const selected = () => within(screen.getByRole('group', { name: 'Selected parts' }));

describe('a new modification', () => {
  it('shows the shape of a form while the vehicles are on the way', () => {
    fakeApi({ 'GET /api/vehicles': () => new Promise(() => undefined) });
    create();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });

  it('is of the first vehicle, for performance and planned, unless another is chosen', async () => {
    const { calls } = fakeApi(ready);
    create();
    await name('Electronic ignition');
    await save();
    expect(await screen.findByText('at: /modifications/9')).toBeInTheDocument();
    const sent = calls.find(({ method }) => method === 'POST')!;
    expect(sent.body).toEqual({
      vehicle_id: 7,
      name: 'Electronic ignition',
      description: null,
      category: 'Performance',
      status: 'Planned',
      start_date: null,
      start_date_edtf: null,
      completion_date: null,
      completion_date_edtf: null,
      mileage: null,
      cost: null,
      currency: 'USD',
      notes: null,
      service_event_id: null,
      part_ids: [],
    });
    expect(sent.headers.get('idempotency-key')).toMatch(/\S+/);
  });

  it('sends what the odometer showed, and refuses what is no number', async () => {
    const { calls } = fakeApi(ready);
    create();
    await name('Electronic ignition');
    const mileage = screen.getByLabelText('Mileage');
    await userEvent.type(mileage, '-1');
    await save();
    expect(mileage).toBeInvalid();
    await userEvent.clear(mileage);
    await userEvent.type(mileage, '84300');
    await save();
    await screen.findByText('at: /modifications/9');
    expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({ mileage: 84_300 });
  });

  it('keeps a cost that is no number as it was typed, says so at its field and saves nothing', async () => {
    const { calls } = fakeApi(ready);
    create();
    await name('Electronic ignition');
    await userEvent.type(screen.getByLabelText('Cost'), '84-120');
    await save();
    expect(screen.getByLabelText('Cost')).toHaveAccessibleDescription(
      'Cost must be at least 0, with at most 2 decimals',
    );
    expect(screen.getByLabelText('Cost')).toHaveValue('84-120');
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
  });

  it('stands in the documents’ four sections, with its files below', async () => {
    fakeApi(ready);
    create();
    await userEvent.click(await screen.findByRole('textbox', { name: /^Name/ }));
    await screen.findByRole('heading', { name: /^Files of/ });
    expect(screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent)).toEqual([
      'Basic Information',
      'Timeline and Cost',
      'Related Service Event',
      'Associated Parts',
      'Files of a new modification',
    ]);
  });

  it('takes the vehicle of the address', async () => {
    fakeApi(ready);
    create('/modifications/new?vehicle_id=8');
    expect(await screen.findByLabelText(/^Vehicle/)).toHaveValue('8');
  });

  it('sends what was filled in and chosen', async () => {
    const { calls } = fakeApi(ready);
    create();
    await name('  Electronic ignition ');
    await userEvent.click(screen.getByRole('radio', { name: 'Comfort' }));
    await userEvent.click(screen.getByRole('radio', { name: 'Completed' }));
    await userEvent.type(screen.getByLabelText('Start date'), '2026-03-04');
    await userEvent.type(screen.getByLabelText('Completion date'), '2026-03-05');
    await userEvent.type(screen.getByLabelText('Cost'), '380.5');
    await userEvent.selectOptions(await event(), 'New seal · No date · Regular Maintenance');
    await userEvent.click(screen.getByRole('button', { name: 'Show Part Selection' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Coil' }));
    await save();
    await screen.findByText('at: /modifications/9');
    expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({
      name: 'Electronic ignition',
      category: 'Comfort',
      status: 'Completed',
      start_date: '2026-03-04',
      start_date_edtf: null,
      completion_date: '2026-03-05',
      completion_date_edtf: null,
      cost: 380.5,
      service_event_id: 32,
      part_ids: [22],
    });
  });

  it('asks for a name in the words of the documents', async () => {
    const { calls } = fakeApi(ready);
    create();
    await name('   ');
    await save();
    expect(await screen.findByText('Vehicle, name, category, and status are required')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Name/)).toHaveAccessibleDescription('Name is required');
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
  });

  it.each([
    ['-1', 'Cost must be at least 0, with at most 2 decimals'],
    ['1.234', 'Cost must be at least 0, with at most 2 decimals'],
    ['99999999999', 'Cost must be at most $9,999,999,999.99'],
  ])('refuses a cost of %s @thorough', async (cost, complaint) => {
    fakeApi(ready);
    create();
    await name('Electronic ignition');
    await userEvent.type(screen.getByLabelText('Cost'), cost);
    await save();
    expect(screen.getByLabelText('Cost')).toHaveAccessibleDescription(complaint);
  });

  it('takes a cost of nothing', async () => {
    const { calls } = fakeApi(ready);
    create();
    await name('Electronic ignition');
    await userEvent.type(screen.getByLabelText('Cost'), '0');
    await save();
    await screen.findByText('at: /modifications/9');
    expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({ cost: 0 });
  });

  it('keeps what was typed where saving fails', async () => {
    const refusal = { msg: 'Part not found', errors: [{ field: 'part_ids', msg: 'Part not found' }] };
    const api = fakeApi({ ...ready, [CREATE]: { status: 400, body: refusal } });
    create();
    await name('Electronic ignition');
    await save();
    expect(await screen.findAllByText('Part not found')).toHaveLength(2);
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Electronic ignition');

    api.on(CREATE, { status: 500 });
    await save();
    expect(await screen.findByText('Failed to save modification. Please try again.')).toBeInTheDocument();
    await name('!');
    expect(screen.queryByText(/Failed to save/)).not.toBeInTheDocument();
  });

  it('says so where no answer comes, or one that nobody can read', async () => {
    const api = fakeApi(ready);
    api.on(CREATE, () => {
      throw new TypeError('Failed to fetch');
    });
    create();
    await name('Electronic ignition');
    await save();
    expect(await screen.findByText('Error creating modification')).toBeInTheDocument();

    api.on(CREATE, { status: 201 });
    await save();
    expect(await screen.findByText('An unexpected error occurred. Please try again.')).toBeInTheDocument();
  });

  it('needs a vehicle first', async () => {
    fakeApi({ [VEHICLES]: { body: [] } });
    create();
    expect(await screen.findByRole('link', { name: 'Add Vehicle' })).toHaveAttribute('href', '/vehicles/new');
  });
});

describe('the related service event', () => {
  const many = { 'x-total-count': '2000', link: '</api/service/vehicles/7/events?limit=50&cursor=x>; rel="next"' };

  it('is one of the vehicle’s, or none', async () => {
    fakeApi(ready);
    create();
    const options = within(await event()).getAllByRole('option');
    expect(options.map(({ textContent }) => textContent)).toEqual([
      'None',
      'Oil change · Feb 1, 2026 · Regular Maintenance',
      'New seal · No date · Regular Maintenance',
    ]);
  });

  it('is searched for among thousands, and stays chosen while others are looked for @thorough', async () => {
    const { calls } = fakeApi({
      ...ready,
      [EVENTS]: ({ query }) =>
        query.get('search') === 'seal'
          ? { body: [aServiceEvent({ id: 32, name: 'New seal' })] }
          : query.get('search')
            ? { body: [] }
            : { body: [aServiceEvent()], headers: many },
    });
    create();
    await name('Electronic ignition');
    expect(await screen.findByText('The first 1 of 2000 can be chosen; search for the others.')).toBeInTheDocument();
    const search = screen.getByLabelText('Find a service event');
    await userEvent.type(search, 'seal{Enter}');
    await screen.findByRole('option', { name: /^New seal/ });
    await userEvent.selectOptions(await event(), '32');
    await userEvent.clear(search);
    await userEvent.type(search, 'zzz{Enter}');
    expect(await screen.findByText('No matching service events found.')).toBeInTheDocument();
    expect(await event()).toHaveDisplayValue(/^New seal/);
    expect(calls.every(({ method }) => method === 'GET')).toBe(true);
    await save();
    await screen.findByText('at: /modifications/9');
    expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({ service_event_id: 32 });
  });

  it('costs one part of the form when svc-service is away', async () => {
    fakeApi({ ...ready, [EVENTS]: { status: 500 } });
    create();
    expect(await screen.findByText('Failed to fetch service events')).toBeInTheDocument();
    await name('Electronic ignition');
    await save();
    expect(await screen.findByText('at: /modifications/9')).toBeInTheDocument();
  });
});

describe('the associated parts', () => {
  it('are shown and hidden, chosen by checkbox and removed from what is selected', async () => {
    fakeApi(ready);
    create();
    await userEvent.click(await screen.findByRole('button', { name: 'Show Part Selection' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Coil' }));
    await userEvent.click(screen.getByRole('checkbox', { name: 'Ignition module' }));
    expect(selected().getByText('Selected parts (2)')).toBeInTheDocument();
    await userEvent.click(screen.getByRole('button', { name: 'Hide Part Selection' }));
    expect(screen.queryByRole('checkbox')).not.toBeInTheDocument();
    expect(selected().getAllByRole('listitem')).toHaveLength(2);

    await userEvent.click(selected().getByRole('button', { name: 'Remove Coil' }));
    expect(selected().getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Show Part Selection' }));
    expect(await screen.findByRole('checkbox', { name: 'Coil' })).not.toBeChecked();
    expect(screen.getByRole('checkbox', { name: 'Ignition module' })).toBeChecked();
  });

  it('go with their vehicle, as does the service event', async () => {
    const { calls } = fakeApi(ready);
    create();
    await name('Electronic ignition');
    await userEvent.selectOptions(await event(), '31');
    await userEvent.click(screen.getByRole('button', { name: 'Show Part Selection' }));
    await userEvent.click(await screen.findByRole('checkbox', { name: 'Coil' }));
    await userEvent.selectOptions(screen.getByLabelText(/^Vehicle/), '8');
    expect(await screen.findByText('No parts are selected.')).toBeInTheDocument();
    expect(await screen.findByText('No parts for this vehicle yet.')).toBeInTheDocument();
    await save();
    await screen.findByText('at: /modifications/9');
    expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({
      vehicle_id: 8,
      service_event_id: null,
      part_ids: [],
    });
  });
});

describe('editing a modification', () => {
  const stored = aModification({
    service_event_id: 90,
    service_event: {
      id: 90,
      name: 'Old tune-up',
      type: 'Repair',
      date_performed: '1999-02-01',
      date_performed_edtf: null,
      status: 'Completed',
    },
    part_ids: [21],
    parts: [aPart()],
  });

  it('starts from what is stored, with its vehicle locked, and saves over the version that was read', async () => {
    const { calls } = fakeApi({
      ...ready,
      [READ]: { body: { ...stored, version: 3 } },
      [UPDATE]: { body: stored },
    });
    edit();
    expect(await screen.findByRole('heading', { name: 'Edit Modification' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Vehicle/)).toBeDisabled();
    expect(screen.getByLabelText(/^Vehicle/)).toHaveDisplayValue('1973 Alfa Romeo GT Junior');
    expect(await event()).toHaveDisplayValue('Old tune-up · Feb 1, 1999 · Repair');
    expect(selected().getByText('Ignition module')).toBeInTheDocument();
    await name(' II');
    await save('Update Modification');
    await screen.findByText('at: /modifications/9');
    const sent = calls.find(({ method }) => method === 'PUT')!;
    expect(sent.headers.get('if-match')).toBe('"3"');
    expect(sent.body).toMatchObject({ name: 'Electronic ignition II', service_event_id: 90, part_ids: [21] });
  });

  it('takes the service event off again @thorough', async () => {
    const { calls } = fakeApi({ ...ready, [READ]: { body: stored }, [UPDATE]: { body: stored } });
    edit();
    await userEvent.selectOptions(await event(), 'None');
    await save('Update Modification');
    await screen.findByText('at: /modifications/9');
    expect(calls.find(({ method }) => method === 'PUT')!.body).toMatchObject({ service_event_id: null });
  });

  it('tells the later of two, and keeps what was typed', async () => {
    fakeApi({
      ...ready,
      [READ]: { body: { ...stored, version: 3 } },
      [UPDATE]: { status: 412, body: { msg: 'Changed elsewhere' } },
    });
    edit();
    await name(' II');
    await save('Update Modification');
    expect(await screen.findByText(/changed elsewhere in the meantime/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Name/)).toHaveValue('Electronic ignition II');
  });

  it('leads to the list where the modification cannot be loaded', async () => {
    fakeApi({ ...ready, [READ]: { status: 404, body: { msg: 'Modification not found' } } });
    edit();
    expect(await screen.findByText('at: /modifications')).toBeInTheDocument();
  });
});
