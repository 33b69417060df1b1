import type { NextThing } from '@carnet/contracts';
import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { anEntry, fakeApi, publishWaiting, renderWithKit } from '@carnet/mf-kit/testing';
import { aPartRow, aVehicle } from '../testing/factories';
import { anIdentity, aProvenance } from '../testing/provenance';
import { aRemote, garage, records, remotes, service } from '../testing/remotes';
import VehiclePage from './vehicle.page';

const EVENT = { key: 'event-31', date: '2025-03-01', kind: 'Service', title: 'Oil change', to: '/service/events/31' };
const ISSUE = { key: 'issue-41', date: '2026-01-05', kind: 'Issue reported', title: 'Oil leak', to: '/issues/41' };
const PAST = aProvenance({
  identities: [anIdentity()],
  summary: { owners: 4, since: '1974-05-02', matching: 1, replaced: 0, not_known: 0 },
});
const answers = {
  'GET /api/vehicles/7': { body: aVehicle() },
  'GET /api/parts/vehicles/7': { body: [aPartRow()] },
  'GET /api/vehicles/7/provenance': { body: PAST },
  'GET /activity/events/7': { body: [EVENT] },
  'GET /activity/issues/7': { body: [ISSUE] },
};

const visit = (query = '', known = remotes) =>
  renderWithKit(<VehiclePage />, { path: `/vehicles/7${query}`, route: '/vehicles/:id', remotes: known });
const history = async () => within(await screen.findByRole('region', { name: 'History' }));

it('shows what waits for a vehicle that cannot be read', async () => {
  fakeApi({ 'GET /api/vehicles/7': { status: 503, body: { msg: 'The garage is away for a moment.' } } });
  visit('?tab=odometer');
  act(() => publishWaiting([anEntry({ kind: 'odometer-reading', title: '84,200 mi' })]));
  const waiting = within(await screen.findByRole('region', { name: 'Not sent yet' }));
  expect(await waiting.findByText('84,200 mi')).toBeVisible();
  act(() => publishWaiting([]));
});

describe('the overview', () => {
  it('shows all that is known of the vehicle', async () => {
    fakeApi(answers);
    visit();
    expect(await screen.findByRole('heading', { name: '1973 Porsche 911 T', level: 1 })).toBeInTheDocument();
    expect(screen.getByRole('img', { name: '84,120 miles' })).toBeInTheDocument();
    const past = await screen.findByRole('link', { name: /^4 owners/ });
    expect(past).toHaveAttribute('href', '/vehicles/7?tab=provenance');
    const values = screen.getAllByRole('definition').map(({ textContent }) => textContent);
    expect(values).toEqual([
      'Porsche',
      '911 T',
      '1973',
      'Car',
      'Olive',
      'Olive Green',
      'WP0ZZZ91ZTS392124',
      'Air-cooled',
      'Mar 14, 1973',
      '637 months (53 years)',
      'May 2, 1998',
      'Jan 2, 2026',
      '4 owners known since 1974; matching numbers',
      'Matching numbers',
      'Runs rich',
    ]);
    expect(screen.getByRole('link', { name: 'Air-cooled' })).toHaveAttribute('href', '/collections/3');
  });

  it('leads to a book of it', async () => {
    fakeApi(answers);
    visit();
    expect(await screen.findByRole('link', { name: 'Make a Dossier' })).toHaveAttribute('href', '/vehicles/7/dossiers');
  });

  it('leads to what a person comes to do, and nowhere that nobody serves', async () => {
    fakeApi(answers);
    visit();
    const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }));
    expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/service/new?vehicle_id=7',
      '/modifications/new?vehicle_id=7',
      '/parts/new?vehicle_id=7',
    ]);
  });

  it('leads to photos and schedules where they are served', async () => {
    fakeApi(answers);
    const more = aRemote({
      id: 'more',
      slots: {
        'vehicle-action': {
          schedule: { label: 'Service Schedule', to: '/service/schedule?vehicle_id=:id', plain: true },
          photos: { label: 'Upload Photos', to: '/photos/upload?vehicle_id=:id' },
        },
      },
    });
    visit('', [garage, service, records, more]);
    const actions = within(await screen.findByRole('region', { name: 'Quick Actions' }));
    expect(actions.getAllByRole('link').map((link) => link.getAttribute('href'))).toEqual([
      '/service/new?vehicle_id=7',
      '/modifications/new?vehicle_id=7',
      '/parts/new?vehicle_id=7',
      '/photos/upload?vehicle_id=7',
      '/service/schedule?vehicle_id=7',
    ]);
  });

  it('shows the other domains’ panels, with a slot for one that nobody offers yet', async () => {
    fakeApi(answers);
    visit();
    expect(await screen.findByText('Issues of vehicle 7')).toBeInTheDocument();
    expect(screen.getByRole('region', { name: 'Upcoming Maintenance' })).toBeInTheDocument();
  });
});

describe('the instruments', () => {
  const year = new Date().getFullYear();
  const cost = { vehicleId: 7, kind: 'repair', currency: 'USD', count: 1, byRate: false };
  const next = (things: object[]) => ({
    ...service,
    extensions: {
      ...service.extensions,
      'vehicle-next': async () => ({ default: { key: ['elsewhere', 'due'], read: async () => things as NextThing[] } }),
    },
  });
  const instruments = async () => within(await screen.findByRole('region', { name: 'Instruments' }));

  it('show the mileage, the most urgent thing of this vehicle, and the costs of this year', async () => {
    fakeApi({
      ...answers,
      'GET /api/parts/costs': { body: [] },
      'GET /costs/events': {
        body: [
          { ...cost, year, amount: 120 },
          { ...cost, year: year - 1, amount: 999 },
        ],
      },
    });
    const things = [
      { vehicleId: 8, title: 'Chain', note: '3 days late', urgency: 'overdue' },
      { vehicleId: 7, title: 'Coolant', note: '400 days left', urgency: 'ahead' },
      { vehicleId: 7, title: 'Oil change', note: '20 days left', urgency: 'due' },
    ];
    visit('', [garage, next(things), records]);
    const panel = await instruments();
    expect(panel.getByRole('img', { name: '84,120 miles' })).toBeInTheDocument();
    expect(await panel.findByText('Oil change')).toBeInTheDocument();
    expect(panel.getByText('20 days left')).toBeInTheDocument();
    expect(await panel.findByText('$120.00')).toBeInTheDocument();
    expect(panel.getByRole('link', { name: `Costs of ${year}` })).toHaveAttribute('href', '/vehicles/7?tab=costs');
  });

  it('say where nothing is due, and where nothing can be known', async () => {
    fakeApi({ ...answers, 'GET /api/parts/costs': { status: 503 }, 'GET /costs/events': { status: 503 } });
    visit('', [garage, next([]), records]);
    const panel = await instruments();
    expect(await panel.findByText('Nothing is due.')).toBeInTheDocument();
    expect(await panel.findByText('Not known right now')).toBeInTheDocument();
  });
});

describe('the history', () => {
  it('shows its photos and its papers, and which of those run out', async () => {
    fakeApi(answers);
    visit();
    for (const text of ['Photos of vehicle 7', 'Documents of vehicle 7', 'Expiring documents of vehicle 7'])
      expect(await screen.findByText(text)).toBeInTheDocument();
  });

  it('merges what happened, newest first', async () => {
    fakeApi(answers);
    visit();
    const entries = await (await history()).findAllByRole('listitem');
    expect(entries.map(({ textContent }) => textContent)).toEqual([
      'Jan 5, 2026Oil leakIssue reported',
      'Mar 1, 2025Oil changeService',
      'Jun 14, 2019Fuel pumpPart',
    ]);
  });

  it('leaves out what is still to come', async () => {
    fakeApi({ ...answers, 'GET /activity/issues/7': { body: [{ ...ISSUE, date: '2999-01-01' }] } });
    visit();
    expect(await (await history()).findAllByRole('listitem')).toHaveLength(2);
    expect((await history()).queryByText('Oil leak')).not.toBeInTheDocument();
  });

  it('is that of the remotes that there are', async () => {
    fakeApi(answers);
    visit('', [garage, service]);
    expect(await (await history()).findAllByRole('listitem')).toHaveLength(2);
  });

  it('names a remote that cannot be loaded, and shows what the others know', async () => {
    fakeApi(answers);
    const away = aRemote({
      id: 'away',
      nav: [{ label: 'Other Records', items: [] }],
      extensions: { 'vehicle-activity': () => Promise.reject(new Error('away')) },
    });
    visit('', [garage, service, away]);
    const panel = await history();
    expect(await panel.findByRole('alert')).toHaveTextContent('Other Records could not be loaded.');
    expect(panel.getAllByRole('listitem')).toHaveLength(2);
  });

  it('loses only the share of a domain that is away, until it answers again', async () => {
    const api = fakeApi({ ...answers, 'GET /activity/issues/7': { status: 503, body: {} } });
    visit();
    const panel = await history();
    expect(await panel.findByRole('alert')).toHaveTextContent('Issues could not be loaded.');
    expect(panel.getAllByRole('listitem')).toHaveLength(2);
    api.on('GET /activity/issues/7', { body: [ISSUE] });
    await userEvent.click(panel.getByRole('button', { name: 'Try again' }));
    expect(await panel.findByRole('link', { name: 'Oil leak' })).toHaveAttribute('href', '/issues/41');
    expect(panel.queryByRole('alert')).not.toBeInTheDocument();
  });

  it('can be followed back by years, by the scale, by its keys, and on from its end', async () => {
    const years = [2026, 2024, 2019, 2009];
    const events = years.flatMap((year) =>
      Array.from({ length: 6 }, (_, at) => ({ ...EVENT, key: `${year}-${at}`, date: `${year}-01-0${at + 1}` })),
    );
    fakeApi({
      ...answers,
      'GET /api/parts/vehicles/7': { body: [] },
      'GET /activity/events/7': { body: events },
      'GET /activity/issues/7': { body: [] },
    });
    visit();
    const panel = await history();
    const shown = () => panel.getAllByRole('heading', { level: 3 }).map(({ textContent }) => Number(textContent));
    await panel.findByRole('toolbar', { name: 'Years' });
    expect(shown()).toEqual([2026, 2024]);
    await userEvent.click(panel.getByRole('button', { name: 'Earlier · 2019' }));
    expect(shown()).toEqual([2026, 2024, 2019, 2009]);

    const mark = (year: number) => panel.getByRole('button', { name: `${year}: 6 entries` });
    expect(mark(2026)).toHaveAttribute('aria-pressed', 'true');
    expect(panel.queryByRole('button', { name: /^Earlier/ })).not.toBeInTheDocument();
    await userEvent.click(mark(2019));
    expect(shown()).toEqual([2019, 2009]);
    await userEvent.keyboard('{ArrowRight}');
    expect(shown()).toEqual([2024, 2019]);
    expect(mark(2024)).toHaveFocus();
    await userEvent.keyboard('{Home}');
    expect(shown()).toEqual([2009]);
    await userEvent.keyboard('{ArrowLeft}{End}');
    expect(shown()).toEqual([2026, 2024]);
  });

  it('says when nothing has happened', async () => {
    const none = { body: [] };
    fakeApi({
      ...answers,
      'GET /api/parts/vehicles/7': none,
      'GET /activity/events/7': none,
      'GET /activity/issues/7': none,
    });
    visit();
    expect(await (await history()).findByText('Nothing has happened yet.')).toBeInTheDocument();
  });
});

describe('the tabs', () => {
  it.each([
    ['', 'hero'],
    ['?tab=', 'hero'],
    ['?tab=nothing', 'hero'],
    ['?tab=overview', 'hero'],
    ['?tab=parts', 'strip'],
  ])('of %j show the photo as %s', async (query, shape) => {
    const cover = { photo_id: 41, hash: '0123456789abcdef', thumbhash: null, width: 4000, height: 3000 };
    fakeApi({ ...answers, 'GET /api/vehicles/7': { body: aVehicle({ cover }) } });
    const { container } = visit(query);
    await screen.findByRole('heading', { level: 1 });
    expect(container.querySelector('[data-cover]')).toHaveClass(shape);
  });

  it('show the service history of the domain that owns it, and keep their place in the address', async () => {
    fakeApi(answers);
    visit();
    await userEvent.click(await screen.findByRole('tab', { name: 'Service History' }));
    expect(await screen.findByText('Service history of vehicle 7')).toBeInTheDocument();
    expect(window.location.search).toBe('?tab=service-history');
  });

  it('cost one panel where a remote is away', async () => {
    fakeApi(answers);
    const dead = { 'vehicle-tab': { 'service-history': () => Promise.reject(new Error('away')) } };
    visit('?tab=service-history', [garage, { ...service, panels: dead }, records]);
    expect(await screen.findByRole('button', { name: 'Try again' })).toBeInTheDocument();
    expect(screen.getByRole('heading', { name: '1973 Porsche 911 T' })).toBeInTheDocument();
  });

  it('show the modifications of the domain that owns them', async () => {
    fakeApi(answers);
    visit('?tab=modifications');
    expect(await screen.findByText('Modifications of vehicle 7')).toBeInTheDocument();
  });

  it('show the vehicle’s parts', async () => {
    fakeApi(answers);
    visit('?tab=parts');
    expect(await screen.findByRole('link', { name: 'Fuel pump' })).toHaveAttribute('href', '/parts/21');
    expect(screen.getByRole('link', { name: 'Add Part' })).toHaveAttribute('href', '/parts/new?vehicle_id=7');
  });

  it('show who had it', async () => {
    fakeApi(answers);
    visit('?tab=provenance');
    expect(await screen.findByRole('region', { name: 'Owners' })).toBeInTheDocument();
    expect(screen.getByText('WP0ZZZ91ZTS392124')).toBeInTheDocument();
  });

  it('say what the parts cost, by currency', async () => {
    const sums = [
      { currency: 'USD', amount: 345, count: 2, by_rate: true },
      { currency: 'JPY', amount: 12_000, count: 1, by_rate: false },
    ];
    const { calls } = fakeApi({ ...answers, 'GET /api/parts/costs/sums': { body: sums } });
    visit('?tab=parts');
    expect(await screen.findByText('In storage and installed, in all: ≈ $345.00 · ¥12,000')).toBeInTheDocument();
    expect(calls.at(-1)!.query.toString()).toBe('vehicle_id=7');
  });

  it('say so where there are no parts', async () => {
    fakeApi({ ...answers, 'GET /api/parts/vehicles/7': { body: [] } });
    visit('?tab=parts');
    expect(await screen.findByText('No parts recorded yet.')).toBeInTheDocument();
  });
});

it.each([404, 400])('leads back where the vehicle is not found (%d)', async (status) => {
  fakeApi({ 'GET /api/vehicles/7': { status, body: { msg: 'Vehicle not found' } } });
  visit();
  expect(await screen.findByRole('heading', { name: 'Vehicle not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Vehicles' })).toHaveAttribute('href', '/vehicles');
});

it('says what went wrong and tries again', async () => {
  const api = fakeApi({ ...answers, 'GET /api/vehicles/7': { status: 503, body: { msg: 'The garage is away' } } });
  visit();
  expect(await screen.findByRole('alert')).toHaveTextContent('The garage is away');
  api.on('GET /api/vehicles/7', { body: aVehicle() });
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(await screen.findByRole('heading', { name: '1973 Porsche 911 T' })).toBeInTheDocument();
});
