import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type KnownRemote, aUser, fakeApi, type FakeCall, renderWithKit } from '@carnet/mf-kit/testing';
import DashboardPage from './dashboard.page';
import type { CollectionSummary, VehicleSummary } from './dashboard.queries';

const aCollection = (id: number, changes: Partial<CollectionSummary> = {}): CollectionSummary => ({
  id,
  name: `Collection ${id}`,
  description: null,
  vehicle_count: id,
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-04T10:00:00.000Z',
  ...changes,
});

const aVehicle = (id: number, changes: Partial<VehicleSummary> = {}): VehicleSummary => ({
  ...{ id, collection_id: 1, collection_name: 'Collection 1', type: 'Car', make: 'BMW', model: 'E30', year: 1980 + id },
  ...{ vin: null, purchase_date: null, birth_date: null, current_mileage: null, nickname: null, color: null },
  odometer_unit: 'mi',
  ...{ description: null, notes: null, vehicle_age: 500, cover: null, version: 1 },
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-04T10:00:00.000Z',
  ...changes,
});

const service: KnownRemote = {
  ...{ name: 'mf-test', id: 'service', paths: [], nav: [], routes: [] },
  slots: {
    'dashboard-card': { 'needs-attention': {} },
    'dashboard-action': { log: { label: 'Log Service', to: '/service/events/new', icon: 'wrench', place: 1 } },
  },
  panels: { 'dashboard-card': { 'needs-attention': async () => ({ default: () => <h2>Needs attention</h2> }) } },
};
const records: KnownRemote = {
  ...{ name: 'mf-papers', id: 'records', paths: [], nav: [], routes: [] },
  panels: { 'dashboard-card': { expiring: async () => ({ default: () => <h2>Expiring documents</h2> }) } },
};
const garage: KnownRemote = {
  ...{ name: 'mf-garage', id: 'garage', paths: [], nav: [], routes: [] },
  slots: {
    'dashboard-foot': { costs: {} },
    'dashboard-action': { add: { label: 'Add Vehicle', to: '/vehicles/new', icon: 'no such picture' } },
  },
  panels: { 'dashboard-foot': { costs: async () => ({ default: () => <h2>Costs</h2> }) } },
};

const listOf =
  (rows: readonly object[]) =>
  ({ query }: FakeCall) => ({
    body: rows.slice(0, Number(query.get('limit'))),
    headers: { 'x-total-count': String(rows.length) },
  });

function visit(
  collections: CollectionSummary[],
  { user = aUser(), remotes = [garage, service, records], vehicles = [] as VehicleSummary[] } = {},
) {
  const api = fakeApi({ 'GET /api/collections': listOf(collections), 'GET /api/vehicles': listOf(vehicles) });
  renderWithKit(<DashboardPage />, { path: '/dashboard', user, remotes });
  return api;
}

describe('the dashboard', () => {
  it('greets by first name', async () => {
    visit([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Anna');
    await screen.findByText('No collections yet');
  });

  it.each([null, '', '  '])('greets by username where the first name is %j', async (first_name) => {
    visit([], { user: aUser({ first_name }) });
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, anna');
    await screen.findByText('No collections yet');
  });

  it('shows three collections, and a card to all of them when there are more', async () => {
    visit([1, 2, 3, 4, 5].map((id) => aCollection(id)));
    expect(await screen.findByRole('link', { name: 'Collection 3' })).toHaveAttribute('href', '/collections/3');
    expect(screen.queryByText('Collection 4')).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View all collections' })).toHaveAttribute('href', '/collections');
    expect(screen.getByText('5 collections in all')).toBeInTheDocument();
  });

  it('has no such card for three', async () => {
    visit([1, 2, 3].map((id) => aCollection(id)));
    await screen.findByRole('link', { name: 'Collection 1' });
    expect(screen.queryByRole('link', { name: 'View all collections' })).not.toBeInTheDocument();
  });

  it('says that there is no description, and how many vehicles', async () => {
    visit([aCollection(1)]);
    const card = await screen.findByRole('article');
    expect(card).toHaveTextContent('No description provided');
    expect(card).toHaveTextContent('1 vehicle');
    expect(card).toHaveTextContent('Updated Mar 4, 2026');
  });

  it('shows vehicles with their covers, and a sign where there is none', async () => {
    const cover = { photo_id: 41, hash: '0123456789abcdef', thumbhash: null, width: 4000, height: 3000 };
    visit([aCollection(1)], { vehicles: [aVehicle(1, { cover, nickname: 'Olive' }), aVehicle(2)] });
    const link = await screen.findByRole('link', { name: '1981 BMW E30' });
    expect(link).toHaveAttribute('href', '/vehicles/1');
    const [first, second] = screen.getAllByRole('article');
    expect(first).toHaveTextContent('Olive');
    await waitFor(() =>
      expect(first!.querySelector('img')).toHaveAttribute('src', '/api/media/41/960?v=0123456789abcdef'),
    );
    expect(second).toHaveTextContent('Collection 1');
    expect(second!.querySelector('img')).toBeNull();
  });

  it('begins with the vehicles: what they show, and what comes next of them', async () => {
    const next = {
      key: ['due'],
      read: async () => [{ vehicleId: 1, title: 'Oil change', note: '340 mi over', urgency: 'overdue' as const }],
    };
    visit([aCollection(1)], {
      vehicles: [aVehicle(1, { current_mileage: 152_930 }), aVehicle(2)],
      remotes: [garage, { ...service, extensions: { 'vehicle-next': async () => ({ default: next }) } }],
    });
    const link = await screen.findByRole('link', { name: '1981 BMW E30' });
    expect(link.closest('article')).toHaveTextContent('152,930 mi');
    expect(await screen.findByText('Oil change')).toBeInTheDocument();
    expect(link.closest('article')).toHaveTextContent('340 mi over');
    const other = screen.getByRole('link', { name: '1982 BMW E30' }).closest('article');
    expect(other).toHaveTextContent('Nothing due');
    expect(screen.getAllByRole('heading', { level: 2 })[0]).toHaveTextContent('Your vehicles');
  });

  it('has place for eight vehicles: of more the last one leads to all', async () => {
    visit([aCollection(1)], { vehicles: [1, 2, 3, 4, 5, 6, 7, 8, 9].map((id) => aVehicle(id)) });
    expect(await screen.findByRole('link', { name: '1987 BMW E30' })).toBeInTheDocument();
    expect(screen.queryByRole('link', { name: '1988 BMW E30' })).not.toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'View all vehicles' })).toHaveAttribute('href', '/vehicles');
    expect(screen.getByText('9 vehicles in all')).toBeInTheDocument();
  });

  it('asks for the first vehicle of who has only collections', async () => {
    visit([aCollection(1)]);
    expect(await screen.findByText('No vehicles yet')).toBeInTheDocument();
  });

  it.each([
    [
      'what remotes let one begin, in their places',
      [garage, service, records],
      ['/service/events/new', '/vehicles/new'],
    ],
    ['no action of a remote that is not there', [garage], ['/vehicles/new']],
  ])('offers %s', async (_, remotes, addresses) => {
    visit([], { remotes });
    const actions = within(await screen.findByRole('navigation', { name: 'Quick actions' })).getAllByRole('link');
    expect(actions.map((action) => action.getAttribute('href'))).toEqual(addresses);
    await screen.findByText('No collections yet');
  });

  it('asks who is new for a collection before it offers anything else', async () => {
    visit([]);
    const none = await screen.findByText('No collections yet');
    const actions = screen.getByRole('navigation', { name: 'Quick actions' });
    expect(none.compareDocumentPosition(actions)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it('shows quick actions once it is known where they stand', async () => {
    const actions = () => screen.queryByRole('navigation', { name: 'Quick actions' });
    visit([aCollection(1)]);
    expect(actions()).toBeNull();
    await screen.findByRole('link', { name: 'Collection 1' });
    expect(actions()).toBeVisible();
  });

  it('shows what needs attention, and below it the papers that run out', async () => {
    visit([aCollection(1)]);
    expect(await screen.findByRole('heading', { name: 'Needs attention' })).toBeInTheDocument();
    expect(await screen.findByRole('heading', { name: 'Expiring documents' })).toBeInTheDocument();
    await screen.findByRole('link', { name: 'Collection 1' });
    expect(screen.getByRole('heading', { name: 'Needs attention' })).toBeInTheDocument();
  });

  it('begins with the first collection for who has none: nothing can need attention yet', async () => {
    visit([]);
    await screen.findByText('No collections yet');
    expect(screen.queryByRole('heading', { name: 'Needs attention' })).not.toBeInTheDocument();
    expect(screen.queryByRole('heading', { name: 'Expiring documents' })).not.toBeInTheDocument();
  });

  it('goes on without that where its remote is away', async () => {
    fakeApi({ 'GET /api/collections': { body: [aCollection(1)] }, 'GET /api/vehicles': { body: [] } });
    const away = { 'dashboard-card': { 'needs-attention': () => Promise.reject(new Error('away')) } };
    renderWithKit(<DashboardPage />, { path: '/dashboard', remotes: [{ ...service, panels: away }, records, garage] });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Collection 1' })).toBeInTheDocument();
  });

  it('shows what vehicles cost, below all else, to whoever has one', async () => {
    visit([aCollection(1)]);
    await screen.findByRole('link', { name: 'Collection 1' });
    const costs = await screen.findByRole('heading', { name: 'Costs' });
    expect(screen.getAllByRole('heading', { level: 2 }).at(-1)).toBe(costs);
  });

  it('says what is wrong, and tries again', async () => {
    const api = fakeApi({ 'GET /api/collections': { status: 500 }, 'GET /api/vehicles': { body: [] } });
    renderWithKit(<DashboardPage />, { path: '/dashboard', remotes: [garage, service, records] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch collections');
    expect(screen.getByRole('navigation', { name: 'Quick actions' })).toBeVisible();
    api.on('GET /api/collections', { body: [aCollection(1)] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Collection 1' })).toBeInTheDocument();
  });
});
