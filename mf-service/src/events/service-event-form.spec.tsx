import { today } from '@carnet/mf-kit/formats';
import { anEntry, type KnownRemote, fakeApi, publishWaiting, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEvent, aPart, aTemplate, aVehicle } from '../testing/factories';
import { eventForm } from './service-event-form.schema';
import ServiceEventEditPage from './service-event-edit.page';
import ServiceEventNewPage from './service-event-new.page';

const VEHICLES = 'GET /api/vehicles';
const PARTS = 'GET /api/parts/vehicles/7';
const CREATE = 'POST /api/service/events';
const TEMPLATES = 'GET /api/service/templates';
const NO_TEMPLATES = { [TEMPLATES]: { body: [] } };

/** A fake remote with panels for the form. */
const records: KnownRemote = {
  ...{ name: 'mf-records', id: 'records', paths: [], nav: [], routes: [] },
  panels: {
    'form-files': { files: async () => ({ default: ({ subject }) => <p>Files of a new {subject}</p> }) },
    photos: { photos: async () => ({ default: ({ subject, id }) => <p>{`Photos of ${subject} ${id}`}</p> }) },
    papers: { papers: async () => ({ default: () => null }) },
  },
};

const create = (path = '/service/events/new') =>
  renderWithKit(<ServiceEventNewPage />, { path, route: '/service/events/new', remotes: [records] });
const edit = (query = '') =>
  renderWithKit(<ServiceEventEditPage />, {
    path: `/service/events/31/edit${query}`,
    route: '/service/events/:id/edit',
    remotes: [records],
  });

const save = () => userEvent.click(screen.getByRole('button', { name: 'Create Service Event' }));

describe('a new service event', () => {
  it('shows the shape of a form while the vehicles are on the way', () => {
    fakeApi({ [VEHICLES]: () => new Promise(() => undefined) });
    create();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });

  it('offers parts that wait to be sent, and is not sent before them', async () => {
    const { calls } = fakeApi({ ...NO_TEMPLATES, [VEHICLES]: { body: [aVehicle()] }, [PARTS]: { body: [] } });
    act(() => publishWaiting([anEntry({ kind: 'part', title: 'Oil filter' })]));
    create();
    await userEvent.type(await screen.findByLabelText(/^Service name/), 'Oil change');
    await userEvent.selectOptions(await screen.findByLabelText('Part of this vehicle'), 'Oil filter · not sent yet');
    await userEvent.click(screen.getByRole('button', { name: 'Add Part' }));
    expect(within(screen.getByRole('list', { name: 'Parts used' })).getByText('Oil filter')).toBeInTheDocument();
    await save();
    expect(await screen.findByRole('alert')).toBeInTheDocument();
    expect(calls.some(({ method }) => method === 'POST')).toBe(false);
    act(() => publishWaiting([]));
  });

  it('is Completed today, and sends what was typed', async () => {
    const { calls } = fakeApi({
      ...NO_TEMPLATES,
      [VEHICLES]: { body: [aVehicle()] },
      [PARTS]: { body: [aPart()] },
      [CREATE]: { status: 201, body: anEvent() },
    });
    create();
    await userEvent.type(await screen.findByLabelText(/^Service name/), 'Oil change');
    await userEvent.type(screen.getByLabelText(/^Mileage at service/), '84120');
    await userEvent.type(screen.getByLabelText(/^Cost/), '85.5');
    await save();
    expect(await screen.findByText('at: /service/events/31')).toBeInTheDocument();
    expect(calls.find((call) => call.method === 'POST')!.body).toEqual({
      vehicle_id: 7,
      type: 'Regular Maintenance',
      name: 'Oil change',
      description: null,
      template_id: null,
      date_performed: today(),
      date_performed_edtf: null,
      mileage_at_service: 84_120,
      cost: 85.5,
      currency: 'USD',
      converted_cost: null,
      converted_currency: null,
      status: 'Completed',
      parts: [],
      report_content: null,
      notes: null,
    });
  });

  it('is in francs with what that was in dollars, once francs are pasted @thorough', async () => {
    const { calls } = fakeApi({
      ...NO_TEMPLATES,
      [VEHICLES]: { body: [aVehicle()] },
      [CREATE]: { status: 201, body: anEvent() },
    });
    create();
    await userEvent.type(await screen.findByLabelText(/^Service name/), 'Gearbox');
    await userEvent.click(screen.getByLabelText(/^Cost/));
    await userEvent.paste('CHF 480.-');
    expect(screen.getByLabelText(/^Cost/)).toHaveValue('480');
    expect(screen.getByLabelText('Currency')).toHaveValue('CHF');
    await userEvent.type(screen.getByLabelText(/^The same in USD/), '545');
    await save();
    await screen.findByText('at: /service/events/31');
    expect(calls.find((call) => call.method === 'POST')!.body).toMatchObject({
      ...{ cost: 480, currency: 'CHF', converted_cost: 545, converted_currency: 'USD' },
    });
  });

  it('asks for vehicle, type and name in the words of the documents', async () => {
    const { calls } = fakeApi({ ...NO_TEMPLATES, [VEHICLES]: { body: [aVehicle(), aVehicle({ id: 8 })] } });
    create();
    await screen.findByLabelText(/^Service name/);
    await save();
    expect(await screen.findByText('Vehicle, type, and name are required')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Vehicle/)).toBeInvalid();
    expect(screen.getByLabelText(/^Service name/)).toBeInvalid();
    expect(calls.every((call) => call.method === 'GET')).toBe(true);
  });

  it('keeps numbers that are none as they were typed, says so at their fields and saves nothing @thorough', async () => {
    const { calls } = fakeApi({
      ...NO_TEMPLATES,
      [VEHICLES]: { body: [aVehicle()] },
      [PARTS]: { body: [aPart({ id: 42, name: 'Sump washer' })] },
    });
    create();
    await userEvent.type(await screen.findByLabelText(/^Service name/), 'Oil change');
    await userEvent.type(screen.getByLabelText(/^Mileage at service/), '84-120');
    await userEvent.type(screen.getByLabelText(/^Cost/), '1e');
    await userEvent.selectOptions(await screen.findByLabelText('Part of this vehicle'), '42');
    await userEvent.click(screen.getByRole('button', { name: 'Add Part' }));
    const quantity = screen.getByLabelText('Quantity of Sump washer');
    await userEvent.type(quantity, 'x');
    await save();
    const mileage = screen.getByLabelText(/^Mileage at service/);
    expect(mileage).toHaveAccessibleDescription('Mileage must be a whole number of at least 0');
    expect(mileage).toHaveValue('84-120');
    expect(screen.getByLabelText(/^Cost/)).toHaveValue('1e');
    expect(screen.getByLabelText(/^Cost/)).toBeInvalid();
    expect(quantity).toHaveAccessibleDescription('Each part needs a quantity of at least 1');
    expect(quantity).toHaveValue('1x');
    expect(calls.every((call) => call.method === 'GET')).toBe(true);
  });

  it('uses each part once, with a quantity', async () => {
    const { calls } = fakeApi({
      ...NO_TEMPLATES,
      [VEHICLES]: { body: [aVehicle()] },
      [PARTS]: { body: [aPart(), aPart({ id: 42, name: 'Sump washer' })] },
      [CREATE]: { status: 201, body: anEvent() },
    });
    create();
    await userEvent.type(await screen.findByLabelText(/^Service name/), 'Oil change');
    const choice = await screen.findByLabelText('Part of this vehicle');
    await userEvent.selectOptions(choice, '42');
    await userEvent.click(screen.getByRole('button', { name: 'Add Part' }));
    const left = within(screen.getByLabelText('Part of this vehicle')).getAllByRole('option');
    expect(left.map((option) => option.textContent)).toEqual(['Select a part', 'Oil filter · Mann · W 712']);
    const quantity = screen.getByLabelText('Quantity of Sump washer');
    expect(quantity).toHaveValue('1');
    await userEvent.clear(quantity);
    await userEvent.type(quantity, '3');
    await save();
    await screen.findByText('at: /service/events/31');
    expect(calls.find((call) => call.method === 'POST')!.body).toMatchObject({ parts: [{ id: 42, quantity: 3 }] });
  });

  it('lets a part go again', async () => {
    fakeApi({ ...NO_TEMPLATES, [VEHICLES]: { body: [aVehicle()] }, [PARTS]: { body: [aPart()] } });
    create();
    await userEvent.selectOptions(await screen.findByLabelText('Part of this vehicle'), '41');
    await userEvent.click(screen.getByRole('button', { name: 'Add Part' }));
    await userEvent.click(screen.getByRole('button', { name: 'Remove Oil filter' }));
    expect(screen.queryByLabelText('Quantity of Oil filter')).not.toBeInTheDocument();
    expect(screen.getByLabelText('Part of this vehicle')).toBeInTheDocument();
  });

  it('lets the parts go with their vehicle', async () => {
    fakeApi({
      ...NO_TEMPLATES,
      [VEHICLES]: { body: [aVehicle(), aVehicle({ id: 8, model: 'Spider' })] },
      [PARTS]: { body: [aPart()] },
      'GET /api/parts/vehicles/8': { body: [] },
    });
    create('/service/events/new?vehicle_id=7');
    await userEvent.selectOptions(await screen.findByLabelText('Part of this vehicle'), '41');
    await userEvent.click(screen.getByRole('button', { name: 'Add Part' }));
    await userEvent.selectOptions(screen.getByLabelText(/^Vehicle/), '8');
    expect(await screen.findByText(/This vehicle has no parts yet/)).toBeInTheDocument();
    expect(screen.queryByLabelText('Quantity of Oil filter')).not.toBeInTheDocument();
  });

  it('keeps what was typed where saving fails', async () => {
    fakeApi({
      ...NO_TEMPLATES,
      [VEHICLES]: { body: [aVehicle()] },
      [PARTS]: { body: [] },
      [CREATE]: {
        status: 400,
        body: { msg: 'No such day', errors: [{ field: 'date_performed', msg: 'No such day' }] },
      },
    });
    create();
    await userEvent.type(await screen.findByLabelText(/^Service name/), 'Oil change');
    await save();
    expect(await screen.findByRole('alert')).toHaveTextContent('No such day');
    expect(screen.getByLabelText(/^Service name/)).toHaveValue('Oil change');
    expect(screen.getByLabelText(/^Date performed/)).toBeInvalid();
  });

  it('takes photos and papers along, which it fetches once something is done', async () => {
    fakeApi({ ...NO_TEMPLATES, [VEHICLES]: { body: [aVehicle()] }, [PARTS]: { body: [] } });
    create();
    await userEvent.click(await screen.findByLabelText(/^Service name/));
    expect(await screen.findByText('Files of a new service-event')).toBeInTheDocument();
  });

  it('needs a vehicle first', async () => {
    fakeApi({ ...NO_TEMPLATES, [VEHICLES]: { body: [] } });
    create();
    expect(await screen.findByRole('link', { name: 'Add Vehicle' })).toHaveAttribute('href', '/vehicles/new');
  });
});

describe('the template of a service event', () => {
  const vehicle = aVehicle({ current_mileage: 84_120 });
  const answers = {
    [VEHICLES]: { body: [vehicle, aVehicle({ id: 8 })] },
    [PARTS]: { body: [] },
    [TEMPLATES]: {
      body: [
        { id: 51, name: 'Oil change' },
        { id: 52, name: 'Timing belt' },
      ],
    },
    'GET /api/service/templates/51': { body: aTemplate({ recommended_parts: ['Oil filter', '5 l 10W-40'] }) },
    [CREATE]: { status: 201, body: anEvent() },
  };

  it('fills the form of an event that completes it: today, at the mileage of the vehicle', async () => {
    const { calls } = fakeApi(answers);
    create('/service/events/new?vehicle_id=7&template_id=51');
    expect(await screen.findByLabelText(/^Service name/)).toHaveValue('Oil change');
    expect(screen.getByLabelText(/^Date performed/)).toHaveValue(today());
    expect(screen.getByLabelText(/^Mileage at service/)).toHaveValue('84120');
    expect(screen.getByText(/recommends: Oil filter, 5 l 10W-40/)).toBeInTheDocument();
    await save();
    await screen.findByText('at: /service/events/31');
    expect(calls.find((call) => call.method === 'POST')!.body).toMatchObject({
      vehicle_id: 7,
      template_id: 51,
      name: 'Oil change',
      type: 'Regular Maintenance',
      description: 'Drain warm',
      status: 'Completed',
      mileage_at_service: 84_120,
      cost: 85.5,
    });
  });

  it('can be chosen by hand, and says which parts it recommends', async () => {
    const { calls } = fakeApi(answers);
    create('/service/events/new?vehicle_id=7');
    await userEvent.type(await screen.findByLabelText(/^Service name/), 'Oil');
    await screen.findByRole('option', { name: 'Timing belt' });
    await userEvent.selectOptions(screen.getByLabelText(/^Template/), '51');
    expect(await screen.findByText(/recommends: Oil filter, 5 l 10W-40/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Service name/)).toHaveValue('Oil');
    await save();
    await screen.findByText('at: /service/events/31');
    expect(calls.find((call) => call.method === 'POST')!.body).toMatchObject({ template_id: 51, name: 'Oil' });
  });

  it('may be gone: the form says so and does without', async () => {
    fakeApi({ ...answers, 'GET /api/service/templates/51': { status: 404, body: { msg: 'Template not found' } } });
    create('/service/events/new?vehicle_id=7&template_id=51');
    expect(await screen.findByText('Template information unavailable')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Service name/)).toHaveValue('');
  });

  it.each(['x', '0', '-1', '1.5', ''])('is not asked for by template_id=%s', async (id) => {
    const { calls } = fakeApi(answers);
    create(`/service/events/new?vehicle_id=7&template_id=${id}`);
    expect(await screen.findByLabelText(/^Service name/)).toHaveValue('');
    expect(calls.filter(({ path }) => path.startsWith('/api/service/templates/'))).toEqual([]);
  });

  it('stays with an event that is edited, though no list knows it @thorough', async () => {
    const { calls } = fakeApi({
      ...answers,
      [TEMPLATES]: { status: 503 },
      'GET /api/service/events/31': { body: anEvent({ template_id: 51, template: { id: 51, name: 'Oil change' } }) },
      'PUT /api/service/events/31': { body: anEvent() },
    });
    edit();
    expect(await screen.findByRole('option', { name: 'Oil change' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Template/)).toHaveValue('51');
    await userEvent.click(screen.getByRole('button', { name: 'Update Service Event' }));
    await screen.findByText('at: /service/events/31');
    expect(calls.find((call) => call.method === 'PUT')!.body).toMatchObject({ template_id: 51 });
  });
});

describe('the numbers of a service event', () => {
  const values = { ...eventForm.initial({ vehicle_id: '7' }), name: 'Oil change' };

  it.each([
    ['mileage_at_service', '-1'],
    ['mileage_at_service', '12 000 km'],
    ['mileage_at_service', '1.5'],
    ['cost', '-0.01'],
    ['cost', '1.005'],
    ['cost', 'free'],
  ])('%s is refused as %j', (field, text) => {
    expect(Object.keys(eventForm.problems({ ...values, [field]: text })?.fields ?? {})).toEqual([field]);
  });

  it.each([
    ['mileage_at_service', '0'],
    ['mileage_at_service', ''],
    ['cost', '0'],
    ['cost', '12.50'],
    ['cost', ''],
  ])('%s is taken as %j', (field, text) => {
    expect(eventForm.problems({ ...values, [field]: text })).toBeNull();
  });

  it.each(['0', '', '1.5', '-2'])('a quantity of %j is refused', (quantity) => {
    expect(eventForm.problems({ ...values, parts: [{ id: 1, name: 'a', quantity }] })?.fields).toHaveProperty('parts');
  });
});

describe('editing a service event', () => {
  const answers = { ...NO_TEMPLATES, [VEHICLES]: { body: [aVehicle()] }, [PARTS]: { body: [] } };

  it('keeps its vehicle and saves against the version that was read', async () => {
    const { calls } = fakeApi({
      ...answers,
      'GET /api/service/events/31': { body: anEvent(), headers: { etag: '"4"' } },
      'PUT /api/service/events/31': { body: anEvent() },
    });
    edit();
    expect(await screen.findByLabelText(/^Vehicle/)).toBeDisabled();
    await userEvent.type(screen.getByLabelText(/^Service name/), ' and filter');
    await userEvent.click(screen.getByRole('button', { name: 'Update Service Event' }));
    await screen.findByText('at: /service/events/31');
    const sent = calls.find((call) => call.method === 'PUT')!;
    expect(sent.headers.get('if-match')).toBe('"4"');
    expect(sent.body).toMatchObject({ name: 'Oil change and filter', cost: 85.5 });
  });

  it('completes a planned event itself, filled in as done today at the mileage of the vehicle', async () => {
    const planned = anEvent({ status: 'Upcoming', date_performed: '2026-12-24', mileage_at_service: null });
    const { calls } = fakeApi({
      ...answers,
      [VEHICLES]: { body: [aVehicle({ current_mileage: 84_120 })] },
      'GET /api/service/events/31': { body: planned, headers: { etag: '"4"' } },
      'PUT /api/service/events/31': { body: { ...planned, status: 'Completed' } },
    });
    edit('?status=Completed');
    expect(await screen.findByRole('heading', { name: 'Complete Service Event' })).toBeInTheDocument();
    expect(screen.getByLabelText(/^Mileage at service/)).toHaveDisplayValue('84120');
    await userEvent.click(screen.getByRole('button', { name: 'Complete Service Event' }));
    await screen.findByText('at: /service/events/31');
    expect(calls.filter(({ method }) => method !== 'GET').map(({ method, body }) => [method, body])).toEqual([
      ['PUT', expect.objectContaining({ status: 'Completed', date_performed: today(), mileage_at_service: 84_120 })],
    ]);
  });

  it('is closed while it is saved: its fields, its parts and its deletion', async () => {
    const filter = {
      id: 41,
      name: 'Oil filter',
      manufacturer: null,
      part_number: null,
      quantity: 1,
      status: 'Planned',
    };
    fakeApi({
      ...answers,
      [PARTS]: { body: [aPart({ id: 41, name: 'Oil filter' })] },
      'GET /api/service/events/31': { body: anEvent({ parts: [filter] as never }) },
      'PUT /api/service/events/31': () => new Promise(() => undefined),
    });
    edit();
    await screen.findByLabelText('Quantity of Oil filter');
    await userEvent.click(screen.getByRole('button', { name: 'Update Service Event' }));
    for (const label of [/^Service name/, 'Notes', 'Quantity of Oil filter'])
      expect(screen.getByLabelText(label)).toBeDisabled();
    for (const name of ['Saving...', 'Remove Oil filter', 'Delete'])
      expect(screen.getByRole('button', { name })).toBeDisabled();
  });

  it('deletes with two clicks and goes to the history', async () => {
    const { calls } = fakeApi({
      ...answers,
      'GET /api/service/events/31': { body: anEvent() },
      'DELETE /api/service/events/31': { status: 204 },
    });
    edit();
    await userEvent.click(await screen.findByRole('button', { name: 'Delete' }));
    expect(calls.every((call) => call.method === 'GET')).toBe(true);
    await userEvent.click(screen.getByRole('button', { name: 'Confirm Delete?' }));
    expect(await screen.findByText('at: /service')).toBeInTheDocument();
  });

  it('says that there is no such event', async () => {
    fakeApi({ ...answers, 'GET /api/service/events/31': { status: 404, body: { msg: 'Service event not found' } } });
    edit();
    expect(await screen.findByRole('heading', { name: 'Service event not found' })).toBeInTheDocument();
  });
});

describe('a mileage that is far from what is expected', () => {
  const PLAUSIBLE = 'GET /api/vehicles/7/odometer/plausible';
  const plausible = { value: 150_000, low: 149_000, high: 160_000 };
  const known = { body: { vehicle_id: 7, odometer_unit: 'mi', plausible } };
  const mileage = () => screen.findByLabelText(/^Mileage at service/);

  it('is asked about on the day of the event, and saved as it is', async () => {
    const { calls } = fakeApi({
      ...{ ...NO_TEMPLATES, [VEHICLES]: { body: [aVehicle()] }, [PARTS]: { body: [] }, [PLAUSIBLE]: known },
      [CREATE]: { status: 201, body: anEvent() },
    });
    create();
    await userEvent.type(await screen.findByLabelText(/^Service name/), 'Oil change');
    await userEvent.type(await mileage(), '301464');
    expect(await screen.findByText('301,464 is 150,000 more than expected. Typing error?')).toBeVisible();
    expect(await mileage()).toHaveAccessibleDescription('301,464 is 150,000 more than expected. Typing error?');
    const asked = calls.find(({ path }) => path.endsWith('/plausible'))!;
    expect(String(asked.query)).toBe(`on=${today()}`);
    await save();
    await screen.findByText('at: /service/events/31');
    expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({ mileage_at_service: 301_464 });
  });

  it('is asked about without what the event said so far', async () => {
    const { calls } = fakeApi({
      ...{ ...NO_TEMPLATES, [VEHICLES]: { body: [aVehicle()] }, [PARTS]: { body: [] }, [PLAUSIBLE]: known },
      'GET /api/service/events/31': { body: anEvent({ mileage_at_service: 301_464 }) },
    });
    edit();
    await userEvent.clear(await mileage());
    await userEvent.type(await mileage(), '15475');
    expect(await screen.findByText('15,475 is 130,000 less than expected. Typing error?')).toBeVisible();
    const asked = calls.find(({ path }) => path.endsWith('/plausible'))!;
    expect(String(asked.query)).toBe('on=2026-02-01&instead_of=301464');
  });
});
