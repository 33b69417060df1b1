import type { Remote } from '@carnet/mf-kit';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import DashboardPage from './dashboard.page';
import type { CollectionSummary } from './dashboard.queries';

const aCollection = (id: number, changes: Partial<CollectionSummary> = {}): CollectionSummary => ({
  id,
  name: `Collection ${id}`,
  description: null,
  vehicle_count: id,
  created_at: '2026-03-01T10:00:00.000Z',
  updated_at: '2026-03-04T10:00:00.000Z',
  ...changes,
});

const aRemote = (paths: string[]): Remote => ({
  ...{ name: 'mf-test', id: 'service', paths, nav: [], routes: [] },
  panels: { 'service/needs-attention': async () => ({ default: () => <h2>Needs attention</h2> }) },
});
const records: Remote = {
  ...{ name: 'mf-papers', id: 'records', paths: [], nav: [], routes: [] },
  panels: { 'records/expiring-documents': async () => ({ default: () => <h2>Expiring documents</h2> }) },
};
const everything = aRemote(['/service', '/vehicles', '/collections', '/parts', '/modifications']);

function visit(collections: CollectionSummary[], user = aUser(), remote = everything) {
  const api = fakeApi({
    'GET /api/collections': ({ query }) => ({
      body: collections.slice(0, Number(query.get('limit'))),
      headers: { 'x-total-count': String(collections.length) },
    }),
  });
  renderWithKit(<DashboardPage />, { path: '/dashboard', user, remotes: [remote, records] });
  return api;
}

describe('the dashboard', () => {
  it('greets by first name', async () => {
    visit([]);
    expect(screen.getByRole('heading', { level: 1 })).toHaveTextContent('Welcome, Anna');
    await screen.findByText('No collections yet');
  });

  it.each([null, '', '  '])('greets by username where the first name is %j', async (first_name) => {
    visit([], aUser({ first_name }));
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

  it('offers no action that no remote serves', async () => {
    visit([], aUser(), aRemote(['/vehicles']));
    const actions = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link');
    expect(actions.map((action) => action.getAttribute('href'))).toEqual(['/vehicles/new']);
    await screen.findByText('No collections yet');
  });

  it('offers the five things one does most', async () => {
    visit([]);
    const actions = within(screen.getByRole('navigation', { name: 'Quick actions' })).getAllByRole('link');
    expect(actions.map((link) => link.getAttribute('href')).sort()).toEqual([
      '/collections/new',
      '/modifications/new',
      '/parts/new',
      '/service/events/new',
      '/vehicles/new',
    ]);
    await screen.findByText('No collections yet');
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
    fakeApi({ 'GET /api/collections': { body: [aCollection(1)] } });
    renderWithKit(<DashboardPage />, { path: '/dashboard', remotes: [records] });
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(await screen.findByRole('link', { name: 'Collection 1' })).toBeInTheDocument();
  });

  it('says what is wrong, and tries again', async () => {
    const api = fakeApi({ 'GET /api/collections': { status: 500 } });
    renderWithKit(<DashboardPage />, { path: '/dashboard', remotes: [everything, records] });
    expect(await screen.findByRole('alert')).toHaveTextContent('Failed to fetch collections');
    api.on('GET /api/collections', { body: [aCollection(1)] });
    await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
    expect(await screen.findByRole('link', { name: 'Collection 1' })).toBeInTheDocument();
  });
});
