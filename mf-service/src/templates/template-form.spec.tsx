import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aTemplate } from '../testing/factories';
import TemplateEditPage from './template-edit.page';
import { templateForm, templateProblems } from './template-form.schema';
import TemplateNewPage from './template-new.page';

const CREATE = 'POST /api/service-event-templates';
const READ = 'GET /api/service-event-templates/51';
const UPDATE = 'PUT /api/service-event-templates/51';

const create = () =>
  renderWithKit(<TemplateNewPage />, {
    path: '/service-event-templates/new',
    route: '/service-event-templates/new',
  });
const edit = () =>
  renderWithKit(<TemplateEditPage />, {
    path: '/service-event-templates/51/edit',
    route: '/service-event-templates/:id/edit',
  });
const button = (name: string) => screen.getByRole('button', { name });
const type = async (label: RegExp, text: string) =>
  userEvent.type(screen.getByLabelText(label, { selector: 'input:not([type=radio])' }), text);

afterEach(() => jest.restoreAllMocks());

describe('a new template', () => {
  it('is Regular Maintenance, Periodic and Open, and sends what was typed', async () => {
    const { calls } = fakeApi({ [CREATE]: { status: 201, body: aTemplate() } });
    create();
    await type(/^Template Name/, ' Oil change ');
    await type(/^Mileage Interval/, '5000');
    await type(/^Estimated Cost/, '85.5');
    await userEvent.click(button('Create Template'));
    expect(await screen.findByText('at: /service-event-templates/51')).toBeInTheDocument();
    expect(calls[0]!.body).toEqual({
      name: 'Oil change',
      source: null,
      description: null,
      type: 'Regular Maintenance',
      recurrence_type: 'Periodic',
      recurrence_time_interval: null,
      recurrence_mileage_interval: 5000,
      recurrence_total_mileage: null,
      recurrence_total_age: null,
      distance_unit: 'mi',
      status: 'Open',
      estimated_cost: 85.5,
      currency: 'USD',
      recommended_parts: [],
      notes: null,
    });
  });

  it('waits for the unit of a person who is not known yet @thorough', async () => {
    const { calls } = fakeApi({
      'GET /api/auth/me': { body: aUser({ odometer_unit: 'km' }) },
      [CREATE]: { status: 201, body: aTemplate() },
    });
    renderWithKit(<TemplateNewPage />, {
      path: '/service-event-templates/new',
      route: '/service-event-templates/new',
      user: 'not known',
    });
    await type(/^Template Name/, 'Oil change');
    await type(/^Mileage Interval/, '5000');
    await userEvent.click(button('Create Template'));
    await screen.findByText('at: /service-event-templates/51');
    expect(calls.find(({ method }) => method === 'POST')?.body).toMatchObject({ distance_unit: 'km' });
  });

  it('has its distances in the unit that is chosen', async () => {
    const { calls } = fakeApi({ [CREATE]: { status: 201, body: aTemplate() } });
    create();
    await type(/^Template Name/, 'Oil change');
    await type(/^Mileage Interval/, '8000');
    expect(screen.getByRole('radio', { name: 'Miles' })).toBeChecked();
    await userEvent.click(screen.getByRole('radio', { name: 'Kilometers' }));
    expect(screen.getByLabelText(/^Mileage Interval/)).toHaveAccessibleDescription('km');
    await userEvent.click(button('Create Template'));
    await screen.findByText('at: /service-event-templates/51');
    expect(calls[0]!.body).toMatchObject({ recurrence_mileage_interval: 8000, distance_unit: 'km' });
  });

  it('says in words beside the form when it will come round', async () => {
    jest.spyOn(window, 'matchMedia').mockReturnValue({
      matches: true,
      addEventListener: () => undefined,
      removeEventListener: () => undefined,
    } as unknown as MediaQueryList);
    fakeApi();
    create();
    expect(screen.getByText('Not specified')).toBeInTheDocument();
    await type(/^Time Interval/, '180');
    await type(/^Mileage Interval/, '5,000');
    expect(screen.getByText('Every 180 days (about 6 months) or 5,000 miles')).toBeInTheDocument();
    await type(/^Mileage Interval/, 'x');
    expect(screen.getByText('Every 180 days (about 6 months)')).toBeInTheDocument();
  });

  it('keeps numbers that are none as they were typed, says so at their fields and saves nothing @thorough', async () => {
    const { calls } = fakeApi();
    create();
    await type(/^Template Name/, 'Oil change');
    await type(/^Time Interval/, '1e');
    await type(/^Mileage Interval/, '5000');
    await type(/^Estimated Cost/, '84-120');
    await userEvent.click(button('Create Template'));
    const interval = screen.getByLabelText(/^Time Interval/);
    expect(interval).toHaveAccessibleDescription('Time interval must be a whole number of at least 0');
    expect(interval).toHaveValue('1e');
    expect(screen.getByLabelText(/^Estimated Cost/)).toBeInvalid();
    expect(screen.getByLabelText(/^Estimated Cost/)).toHaveValue('84-120');
    expect(calls).toEqual([]);
  });

  it('shows the inputs of the chosen recurrence only, and sends no others', async () => {
    const { calls } = fakeApi({ [CREATE]: { status: 201, body: aTemplate() } });
    create();
    await type(/^Template Name/, 'Belt');
    await type(/^Time Interval/, '365');
    await userEvent.click(screen.getByRole('radio', { name: 'Total Mileage' }));
    expect(screen.queryByLabelText(/^Time Interval/)).not.toBeInTheDocument();
    expect(screen.queryByLabelText(/^Mileage Interval/)).not.toBeInTheDocument();
    await type(/^Total Mileage/, '90000');
    await type(/^Vehicle Age/, '120');
    await userEvent.click(button('Create Template'));
    await screen.findByText('at: /service-event-templates/51');
    expect(calls[0]!.body).toMatchObject({
      recurrence_type: 'Total_Mileage',
      recurrence_time_interval: null,
      recurrence_mileage_interval: null,
      recurrence_total_mileage: 90_000,
      recurrence_total_age: 120,
    });
  });

  it('recommends parts, of which blank ones are dropped', async () => {
    const { calls } = fakeApi({ [CREATE]: { status: 201, body: aTemplate() } });
    create();
    await type(/^Template Name/, 'Oil change');
    await type(/^Time Interval/, '365');
    for (const part of ['Oil filter', 'Washer', '   ', 'Sealant']) {
      await userEvent.click(button('Add Part'));
      await userEvent.keyboard(part);
    }
    await userEvent.click(button('Remove part 2'));
    expect(screen.getAllByLabelText(/^Part \d/).map((input) => (input as HTMLInputElement).value)).toEqual([
      'Oil filter',
      '   ',
      'Sealant',
    ]);
    await userEvent.click(button('Create Template'));
    await screen.findByText('at: /service-event-templates/51');
    expect(calls[0]!.body).toMatchObject({ recommended_parts: ['Oil filter', 'Sealant'] });
  });

  it('takes one line off at a double click @thorough', async () => {
    fakeApi();
    create();
    for (const part of ['Filter', 'Washer', 'Sealant']) {
      await userEvent.click(button('Add Part'));
      await userEvent.keyboard(part);
    }
    await userEvent.dblClick(button('Remove part 1'));
    expect(screen.getAllByLabelText(/^Part \d/)).toHaveLength(2);
  });

  it('says what is missing in the words of the documents, until something is changed', async () => {
    const { calls } = fakeApi();
    create();
    await userEvent.click(button('Create Template'));
    expect(await screen.findByText('Name, type, and recurrence type are required')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Template Name/)).toBeInvalid();
    await type(/^Source/, 'M');
    expect(screen.queryByText('Name, type, and recurrence type are required')).not.toBeInTheDocument();
    expect(calls).toEqual([]);
  });

  it('keeps what was typed where saving fails', async () => {
    fakeApi({ [CREATE]: { status: 500 } });
    create();
    await type(/^Template Name/, 'Oil change');
    await type(/^Time Interval/, '365');
    await userEvent.click(button('Create Template'));
    expect(await screen.findByText('Error creating service event template')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Template Name/)).toHaveValue('Oil change');
    expect(button('Create Template')).toBeEnabled();
  });

  it('is sent once, with its buttons held while it is under way', async () => {
    let answer = () => {};
    const { calls } = fakeApi({
      [CREATE]: () => new Promise((resolve) => (answer = () => resolve({ status: 201, body: aTemplate() }))),
    });
    create();
    await type(/^Template Name/, 'Oil change');
    await type(/^Time Interval/, '365');
    await userEvent.dblClick(button('Create Template'));
    expect(button('Saving...')).toBeDisabled();
    expect(button('Cancel')).toBeDisabled();
    answer();
    await screen.findByText('at: /service-event-templates/51');
    expect(calls).toHaveLength(1);
  });
});

describe('the recurrence of a template', () => {
  const values = { ...templateForm.initial(), name: 'Oil change' };
  const periodic = 'Time interval or mileage interval is required for Periodic recurrence type';
  const total = 'Total mileage is required for Total_Mileage recurrence type';

  it.each([
    ['Periodic', {}, periodic],
    ['Periodic', { recurrence_time_interval: '0', recurrence_mileage_interval: ' ' }, periodic],
    ['Periodic', { recurrence_total_mileage: '60000' }, periodic],
    ['Total_Mileage', {}, total],
    ['Total_Mileage', { recurrence_total_age: '12', recurrence_time_interval: '30' }, total],
  ])('%s with %j is refused', (recurrence_type, fields, message) => {
    expect(templateProblems({ ...values, recurrence_type, ...fields })?.message).toBe(message);
  });

  it.each([
    ['Periodic', { recurrence_time_interval: '1' }],
    ['Periodic', { recurrence_mileage_interval: '1' }],
    ['Periodic', { recurrence_time_interval: '30', recurrence_total_mileage: 'x' }],
    ['Total_Mileage', { recurrence_total_mileage: '0' }],
    ['Total_Mileage', { recurrence_total_mileage: '60000', recurrence_time_interval: 'x' }],
  ])('%s with %j is taken', (recurrence_type, fields) => {
    expect(templateProblems({ ...values, recurrence_type, ...fields })).toBeNull();
  });

  it.each([
    [{ recurrence_time_interval: '-1' }, 'recurrence_time_interval'],
    [{ recurrence_time_interval: '30', recurrence_mileage_interval: '1.5' }, 'recurrence_mileage_interval'],
    [{ recurrence_type: 'Total_Mileage', recurrence_total_mileage: '60 000 km' }, 'recurrence_total_mileage'],
    [
      { recurrence_type: 'Total_Mileage', recurrence_total_mileage: '1', recurrence_total_age: 'old' },
      'recurrence_total_age',
    ],
    [{ recurrence_time_interval: '30', estimated_cost: '1.005' }, 'estimated_cost'],
    [{ recurrence_time_interval: '30', estimated_cost: '-1' }, 'estimated_cost'],
  ])('%j is no number of it', (fields, field) => {
    expect(Object.keys(templateProblems({ ...values, ...fields })?.fields ?? {})).toEqual([field]);
  });
});

it('makes the same template of what the form shows of one', () => {
  const { id: _id, created_at: _created, updated_at: _updated, ...fields } = aTemplate();
  expect(templateForm.bodyOf(templateForm.valuesOf(aTemplate()))).toEqual(fields);
});

describe('editing a template', () => {
  it('saves against the version that was read', async () => {
    const { calls } = fakeApi({
      [READ]: { body: aTemplate(), headers: { etag: '"4"' } },
      [UPDATE]: { body: aTemplate() },
    });
    edit();
    expect(await screen.findByRole('heading', { name: 'Edit Service Event Template' })).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Cancel' })).toHaveAttribute('href', '/service-event-templates/51');
    await type(/^Template Name/, ' and filter');
    await userEvent.click(button('Update Template'));
    await screen.findByText('at: /service-event-templates/51');
    const sent = calls.find((call) => call.method === 'PUT')!;
    expect(sent.headers.get('if-match')).toBe('"4"');
    expect(sent.body).toMatchObject({ name: 'Oil change and filter', recommended_parts: ['Oil filter'] });
  });

  it('tells that somebody else has saved it meanwhile, and replaces that only when asked again', async () => {
    const api = fakeApi({
      [READ]: { body: aTemplate(), headers: { etag: '"4"' } },
      [UPDATE]: ({ headers }) =>
        headers.get('if-match') === '"5"' ? { body: aTemplate() } : { status: 412, body: { msg: 'Stale' } },
    });
    edit();
    await screen.findByLabelText(/^Template Name/);
    api.on(READ, { body: aTemplate({ name: 'Theirs' }), headers: { etag: '"5"' } });
    await type(/^Template Name/, ' and filter');
    await userEvent.click(button('Update Template'));
    expect(await screen.findByText(/changed elsewhere in the meantime/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Template Name/)).toHaveValue('Oil change and filter');
    await userEvent.click(button('Update Template'));
    expect(await screen.findByText('at: /service-event-templates/51')).toBeInTheDocument();
  });

  it('leads to the list where there is no such template', async () => {
    fakeApi({ [READ]: { status: 404, body: { msg: 'Template not found' } } });
    edit();
    expect(await screen.findByText('at: /service-event-templates')).toBeInTheDocument();
  });
});
