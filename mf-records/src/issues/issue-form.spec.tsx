import { today } from '@carnet/mf-kit/formats';
import { anEntry, fakeApi, publishWaiting, renderWithKit } from '@carnet/mf-kit/testing';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anIssue, aServiceEvent, aVehicle } from '../testing/factories';
import IssueCreatePage from './issue-create.page';
import IssueEditPage from './issue-edit.page';

const VEHICLES = 'GET /api/vehicles';
const EVENTS = 'GET /api/service/vehicles/7/events';

const create = (path = '/issues/create') => renderWithKit(<IssueCreatePage />, { path, route: '/issues/create' });
const edit = () => renderWithKit(<IssueEditPage />, { path: '/issues/5/edit', route: '/issues/:id/edit' });

describe('a new issue', () => {
  it('shows the shape of a form while the vehicles are on the way', () => {
    fakeApi({ 'GET /api/vehicles': () => new Promise(() => undefined) });
    create();
    expect(screen.getByText('Loading...')).toBeInTheDocument();
  });

  it('is Open, of Medium priority and reported today; the only vehicle is chosen', async () => {
    const { calls } = fakeApi({
      [VEHICLES]: { body: [aVehicle()] },
      [EVENTS]: { body: [] },
      'POST /api/issues': { status: 201, body: anIssue() },
    });
    create();
    await userEvent.type(await screen.findByLabelText(/^Title/), 'Oil leak');
    await userEvent.click(screen.getByRole('button', { name: 'Create Issue' }));
    expect(await screen.findByText('at: /issues/5')).toBeInTheDocument();
    const sent = calls.find((call) => call.method === 'POST')!;
    expect(sent.body).toEqual({
      vehicle_id: 7,
      title: 'Oil leak',
      description: null,
      status: 'Open',
      priority: 'Medium',
      reported_date: today(),
      reported_date_edtf: null,
      resolved_date: null,
      resolved_date_edtf: null,
      resolution_notes: null,
      mileage: null,
      service_event_ids: [],
    });
    expect(sent.headers.get('idempotency-key')).toMatch(/\S+/);
  });

  it('can name a service event that waits to be sent', async () => {
    fakeApi({ [VEHICLES]: { body: [aVehicle()] }, [EVENTS]: { body: [] } });
    const oil = { name: 'Oil change', type: 'Repair', date_performed: '2026-05-01' };
    act(() => publishWaiting([{ ...anEntry({ kind: 'service-event', title: 'Oil change' }), body: oil }]));
    create();
    const waiting = await screen.findByRole('group', { name: 'Service events that are not sent yet' });
    await userEvent.click(within(waiting).getByRole('checkbox', { name: /Oil change.*May 1, 2026.*Repair/ }));
    expect(screen.getByRole('group', { name: 'Selected service events' })).toHaveTextContent('Oil change');
    act(() => publishWaiting([]));
  });

  it('sends what the odometer showed, and refuses what is no number', async () => {
    const { calls } = fakeApi({
      [VEHICLES]: { body: [aVehicle()] },
      [EVENTS]: { body: [] },
      'POST /api/issues': { status: 201, body: anIssue() },
    });
    create();
    await userEvent.type(await screen.findByLabelText(/^Title/), 'Oil leak');
    const mileage = screen.getByLabelText('Mileage');
    await userEvent.type(mileage, '84.3 k');
    await userEvent.click(screen.getByRole('button', { name: 'Create Issue' }));
    expect(mileage).toBeInvalid();
    await userEvent.clear(mileage);
    await userEvent.type(mileage, '84300');
    await userEvent.click(screen.getByRole('button', { name: 'Create Issue' }));
    await screen.findByText('at: /issues/5');
    expect(calls.find((call) => call.method === 'POST')!.body).toMatchObject({ mileage: 84_300 });
  });

  it('asks for vehicle and title in the words of the documents', async () => {
    const { calls } = fakeApi({ [VEHICLES]: { body: [aVehicle(), aVehicle({ id: 8 })] } });
    create();
    await userEvent.click(await screen.findByRole('button', { name: 'Create Issue' }));
    expect(await screen.findByText('Vehicle and title are required')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Vehicle/)).toBeInvalid();
    expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('Title is required');
    expect(calls.every((call) => call.method === 'GET')).toBe(true);
  });

  it('takes the vehicle of the address', async () => {
    fakeApi({ [VEHICLES]: { body: [aVehicle({ id: 8 }), aVehicle()] }, [EVENTS]: { body: [] } });
    create('/issues/create?vehicle_id=7');
    expect(await screen.findByLabelText(/^Vehicle/)).toHaveValue('7');
  });

  it('shows what belongs to a resolution only while it is Resolved', async () => {
    fakeApi({ [VEHICLES]: { body: [aVehicle()] }, [EVENTS]: { body: [] } });
    create();
    await screen.findByLabelText(/^Title/);
    expect(screen.queryByLabelText('Resolution notes')).not.toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Resolved' }));
    expect(screen.getByLabelText('Resolution notes')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Resolved date/)).toBeInTheDocument();
    await userEvent.click(screen.getByRole('radio', { name: 'Open' }));
    expect(screen.queryByLabelText('Resolution notes')).not.toBeInTheDocument();
  });

  it('keeps what was typed where saving fails, and shows the error at its field', async () => {
    const refusal = { msg: 'Title must have at most 200 characters', errors: [{ field: 'title', msg: 'Too long' }] };
    fakeApi({
      [VEHICLES]: { body: [aVehicle()] },
      [EVENTS]: { body: [] },
      'POST /api/issues': { status: 400, body: refusal },
    });
    create();
    await userEvent.type(await screen.findByLabelText(/^Title/), 'Oil leak');
    await userEvent.click(screen.getByRole('button', { name: 'Create Issue' }));
    expect(await screen.findByText('Title must have at most 200 characters')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Oil leak');
    expect(screen.getByLabelText(/^Title/)).toHaveAccessibleDescription('Too long');
  });

  it('says that the vehicles cannot be loaded, and tries again', async () => {
    const api = fakeApi({ [VEHICLES]: { status: 500 }, [EVENTS]: { body: [] } });
    create();
    expect(await screen.findByText('Failed to load vehicles')).toBeInTheDocument();
    api.on(VEHICLES, { body: [aVehicle()] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByLabelText(/^Title/)).toBeInTheDocument();
  });

  it('needs a vehicle first', async () => {
    fakeApi({ [VEHICLES]: { body: [] } });
    create();
    expect(await screen.findByRole('link', { name: 'Add Vehicle' })).toHaveAttribute('href', '/vehicles/new');
  });
});

describe('the related service events', () => {
  it('are chosen by checkboxes', async () => {
    const { calls } = fakeApi({
      [VEHICLES]: { body: [aVehicle()] },
      [EVENTS]: { body: [aServiceEvent(), aServiceEvent({ id: 32, name: 'New seal' })] },
      'POST /api/issues': { status: 201, body: anIssue() },
    });
    create();
    await userEvent.type(await screen.findByLabelText(/^Title/), 'Oil leak');
    await userEvent.click(await screen.findByRole('checkbox', { name: /New seal/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Oil change/ }));
    await userEvent.click(screen.getByRole('checkbox', { name: /Oil change/ }));
    await userEvent.click(screen.getByRole('button', { name: 'Create Issue' }));
    await screen.findByText('at: /issues/5');
    expect(calls.find((call) => call.method === 'POST')!.body).toMatchObject({ service_event_ids: [32] });
  });

  it('go with their vehicle', async () => {
    const { calls } = fakeApi({
      [VEHICLES]: { body: [aVehicle(), aVehicle({ id: 8, model: 'Spider' })] },
      [EVENTS]: { body: [aServiceEvent()] },
      'GET /api/service/vehicles/8/events': { body: [] },
      'POST /api/issues': { status: 201, body: anIssue() },
    });
    create('/issues/create?vehicle_id=7');
    await userEvent.type(await screen.findByLabelText(/^Title/), 'Oil leak');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Oil change/ }));
    await userEvent.selectOptions(screen.getByLabelText(/^Vehicle/), '8');
    await screen.findByText('No service events for this vehicle yet.');
    await userEvent.click(screen.getByRole('button', { name: 'Create Issue' }));
    await screen.findByText('at: /issues/5');
    expect(calls.find((call) => call.method === 'POST')!.body).toMatchObject({ vehicle_id: 8, service_event_ids: [] });
  });

  it('are searched for among many, and what is selected stays in sight with a way out', async () => {
    const { calls } = fakeApi({
      [VEHICLES]: { body: [aVehicle()] },
      [EVENTS]: ({ query }) =>
        query.get('search')
          ? { body: [aServiceEvent({ id: 32, name: 'New seal' })] }
          : { body: [aServiceEvent()], headers: { 'x-total-count': '2000' } },
      'POST /api/issues': { status: 201, body: anIssue() },
    });
    create();
    await userEvent.type(await screen.findByLabelText(/^Title/), 'Oil leak');
    await userEvent.click(await screen.findByRole('checkbox', { name: /Oil change/ }));
    await userEvent.type(screen.getByLabelText('Find a service event'), 'seal{Enter}');
    await userEvent.click(await screen.findByRole('checkbox', { name: /New seal/ }));
    const selected = within(screen.getByRole('group', { name: 'Selected service events' }));
    expect(selected.getAllByRole('listitem')).toHaveLength(2);
    await userEvent.click(selected.getByRole('button', { name: 'Remove Oil change' }));
    expect(selected.getAllByRole('listitem')).toHaveLength(1);
    await userEvent.click(screen.getByRole('button', { name: 'Create Issue' }));
    await screen.findByText('at: /issues/5');
    expect(calls.filter(({ method }) => method === 'POST')).toHaveLength(1);
    expect(calls.find(({ method }) => method === 'POST')!.body).toMatchObject({ service_event_ids: [32] });
  });

  it('cost one part of the form when svc-service is away', async () => {
    fakeApi({ [VEHICLES]: { body: [aVehicle()] }, [EVENTS]: { status: 500 } });
    create();
    expect(await screen.findByText('Failed to fetch service events')).toBeInTheDocument();
    expect(screen.getByLabelText(/^Title/)).toBeEnabled();
  });
});

describe('editing an issue', () => {
  it('starts from what is stored and saves against the version that was read', async () => {
    const { calls } = fakeApi({
      [VEHICLES]: { body: [aVehicle()] },
      [EVENTS]: { body: [] },
      'GET /api/issues/5': { body: anIssue(), headers: { etag: '"3"' } },
      'PUT /api/issues/5': { body: anIssue({ title: 'Oil leak, worse' }) },
    });
    edit();
    const title = await screen.findByLabelText(/^Title/);
    expect(title).toHaveValue('Oil leak');
    await userEvent.type(title, ', worse');
    await userEvent.click(screen.getByRole('button', { name: 'Update Issue' }));
    await screen.findByText('at: /issues/5');
    const sent = calls.find((call) => call.method === 'PUT')!;
    expect(sent.headers.get('if-match')).toBe('"3"');
    expect(sent.body).toMatchObject({ title: 'Oil leak, worse', description: 'Two drops a day' });
  });

  it('tells the second of two tabs, keeps what it typed, and replaces the first only knowingly', async () => {
    let version = 3;
    const { calls } = fakeApi({
      [VEHICLES]: { body: [aVehicle()] },
      [EVENTS]: { body: [] },
      'GET /api/issues/5': () => ({ body: anIssue(), headers: { etag: `"${version}"` } }),
      'PUT /api/issues/5': ({ headers }) =>
        headers.get('if-match') === `"${version}"`
          ? { body: anIssue() }
          : { status: 412, body: { msg: 'Changed elsewhere' } },
    });
    edit();
    await userEvent.type(await screen.findByLabelText(/^Title/), ', worse');
    version = 4;
    await userEvent.click(screen.getByRole('button', { name: 'Update Issue' }));
    expect(await screen.findByText(/changed elsewhere in the meantime/)).toBeInTheDocument();
    expect(screen.getByLabelText(/^Title/)).toHaveValue('Oil leak, worse');
    await userEvent.click(screen.getByRole('button', { name: 'Update Issue' }));
    await screen.findByText('at: /issues/5');
    const sent = calls.filter((call) => call.method === 'PUT').map((call) => call.headers.get('if-match'));
    expect(sent).toEqual(['"3"', '"4"']);
  });

  it('leads to the list where the issue cannot be loaded', async () => {
    fakeApi({
      [VEHICLES]: { body: [aVehicle()] },
      'GET /api/issues/5': { status: 404, body: { msg: 'Issue not found' } },
    });
    edit();
    expect(await screen.findByText('at: /issues')).toBeInTheDocument();
  });
});
