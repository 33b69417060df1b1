import type { CostTotal, VehicleCosts } from '@carnet/contracts';
import { fireEvent, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeApi, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aCollection, aVehicle } from '../testing/factories';
import { aChapter, aProvenance } from '../testing/provenance';
import { aRemote, remotes } from '../testing/remotes';
import CostsTab from './costs-tab';
import CostsPanel from './costs.panel';
import InsightsPage from './insights.page';

const YEAR = new Date().getFullYear();

const ofPart = (changes: object = {}) => ({
  ...{ vehicle_id: 7, year: 2024, kind: 'OEM', currency: 'USD', amount: 100, count: 1, by_rate: false },
  ...changes,
});
const ofEvent = (changes: object = {}) => ({
  ...{ vehicleId: 7, year: 2024, kind: 'repair', currency: 'USD', amount: 300, count: 2, byRate: false },
  ...changes,
});
const DISTANCE = {
  vehicle_id: 7,
  odometer_unit: 'mi',
  distance: 1_000,
  at_least: false,
  years: [{ year: 2024, distance: 1_000 }],
};

const answering = (parts: object[], events: object[], vehicles: object[] = []): FakeApi =>
  fakeApi({
    'GET /api/parts/costs': { body: parts },
    'GET /costs/events': { body: events },
    'GET /api/vehicles/distances': { body: [DISTANCE] },
    'GET /api/vehicles/7/provenance': { body: aProvenance() },
    'GET /api/vehicles': { body: [aVehicle(), aVehicle({ id: 8, model: '356', collection_id: 4 }), ...vehicles] },
    'GET /api/collections': { body: [aCollection(), aCollection({ id: 4, name: 'Bathtubs' })] },
  });

const figure = async (name: string) => (await screen.findByText(name, { selector: 'dt' })).nextElementSibling;
const tab = () =>
  renderWithKit(<CostsTab vehicle={aVehicle()} />, { path: '/vehicles/7', route: '/vehicles/:id', remotes });
const insights = (query = '') =>
  renderWithKit(<InsightsPage />, { path: `/insights${query}`, route: '/insights', remotes });

it('a domain with costs of several kinds says of one how it counts, where something of it does', async () => {
  const sentence = 'The price of tyres counts for the vehicle that they were on first.';
  const domain = (kind: string, totals: object[]): VehicleCosts => ({
    ...{ label: kind, key: ['usage', kind], howCounted: `${sentence} ${kind}` },
    read: () => Promise.resolve({ totals: totals as CostTotal[], next: null }),
  });
  const tyres = ofEvent({ kind: 'tyres', kindLabel: 'Tyres', amount: 500 });
  const usage = aRemote({
    id: 'usage',
    extensions: { 'vehicle-costs': async () => ({ default: [domain('tyres', [tyres]), domain('nothing', [])] }) },
  });
  answering([ofPart()], []);
  renderWithKit(<InsightsPage />, { path: '/insights', route: '/insights', remotes: [...remotes, usage] });
  expect(await figure('In all')).toHaveTextContent('$600.00');
  expect(screen.getByText(`${sentence} tyres`)).toBeInTheDocument();
  expect(screen.queryByText(`${sentence} nothing`)).not.toBeInTheDocument();
  expect(within(screen.getByLabelText('Kind')).getByRole('option', { name: 'Tyres' })).toBeInTheDocument();
});

describe('what driving costs', () => {
  const fuel = ofEvent({ kind: 'fuel', kindLabel: 'Fuel', isRunning: true, amount: 1_000 });

  it('is no part of what a vehicle costs to keep', async () => {
    answering([ofPart()], [fuel]);
    tab();
    expect(await figure('In all')).toHaveTextContent('$100.00');
  });

  it('is counted in the insights where somebody asks for it', async () => {
    answering([ofPart()], [fuel]);
    insights();
    expect(await figure('In all')).toHaveTextContent('$100.00');
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'All kinds and Fuel');
    expect(await figure('In all')).toHaveTextContent('$1,100.00');
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Fuel');
    expect(await figure('In all')).toHaveTextContent('$1,000.00');
  });

  it('is told of where there is nothing else', async () => {
    answering([], [fuel]);
    insights();
    expect(await screen.findByText(/^Fuel is left out/)).toBeInTheDocument();
  });
});

describe('the costs of a vehicle', () => {
  it('are added up over all domains, by currency, and by mile', async () => {
    const { calls } = answering([ofPart(), ofPart({ currency: 'JPY', amount: 12_000, year: null })], [ofEvent()]);
    tab();
    expect(await figure('In all')).toHaveTextContent('$400.00¥12,000¥12,000 of it without a date');
    expect(await figure('Per mile')).toHaveTextContent('$0.40Over 1,000 mi');
    expect(await figure('Since it was bought')).toHaveTextContent('From May 2, 1998');
    expect(calls.filter(({ path }) => path === '/costs/events').map(({ query }) => query.get('from'))).toEqual([
      null,
      '1998-05-02',
    ]);
  });

  it.each([
    [[{ from_date: '2001-03-04' }], 'From Mar 4, 2001', '2001-03-04'],
    [[{ from_date: '2001-01-01', from_date_edtf: '2001~' }], /(?<!From )about 2001$/, '2001-01-01'],
    [
      [{ from_date: '1990-01-01', to_date: '1995-01-01' }, { from_date: '2001-03-04' }],
      'From Mar 4, 2001',
      '2001-03-04',
    ],
    [[{ from_date: '2001-03-04', to_date: '2002-01-01' }], 'From May 2, 1998', '1998-05-02'],
    [[{ from_date: '2001-01-01', from_date_edtf: '../2001' }], 'From May 2, 1998', '1998-05-02'],
    [[{ owned_by: 'named' as const, from_date: '2001-03-04' }], 'From May 2, 1998', '1998-05-02'],
  ])(
    'count since the chapter of the person that lasts began, or since the purchase: %#',
    async (chapters, text, from) => {
      const api = answering([ofPart()], []);
      const ownership = chapters.map((one) => aChapter({ owned_by: 'me', owner_name: null, to_date: null, ...one }));
      api.on('GET /api/vehicles/7/provenance', { body: aProvenance({ ownership }) });
      tab();
      expect(await figure('Since it was bought')).toHaveTextContent(text);
      const asked = api.calls.filter(({ path }) => path === '/api/parts/costs').map(({ query }) => query.get('from'));
      expect(asked).toEqual([null, from]);
    },
  );

  it('count since the purchase where nobody can say who had it', async () => {
    const api = answering([ofPart()], []);
    api.on('GET /api/vehicles/7/provenance', { status: 503, body: { msg: 'Away' } });
    tab();
    expect(await figure('Since it was bought')).toHaveTextContent('From May 2, 1998');
  });

  it('say where a rate of the person is in a sum', async () => {
    answering([], [ofEvent({ byRate: true })]);
    tab();
    expect(await figure('In all')).toHaveTextContent('≈ $300.00');
    expect(screen.getByText(/^A sum with ≈/)).toBeInTheDocument();
  });

  it('are drawn by year; the slider says each, the figures stand in a table', async () => {
    answering([ofPart({ year: 2022 })], [ofEvent()]);
    tab();
    const slider = await screen.findByRole('slider');
    expect(slider).toHaveAttribute('aria-valuetext', '2024: $300.00; Repairs $300.00');
    fireEvent.change(slider, { target: { value: '0' } });
    expect(slider).toHaveAttribute('aria-valuetext', '2022: $100.00; Parts $100.00');
    expect(
      screen.getByRole('img', { name: /^Costs by year, 2022 to 2024: \$400.00 in all, most in 2024/ }),
    ).toBeInTheDocument();
    const rows = within(screen.getByRole('table', { hidden: true })).getAllByRole('row', { hidden: true });
    expect(rows.map((row) => row.textContent)).toEqual([
      'YearRepairsPartsTotal',
      '2022$0.00$100.00$100.00',
      '2023$0.00$0.00$0.00',
      '2024$300.00$0.00$300.00',
    ]);
  });

  it('name what is away, and add up the rest', async () => {
    fakeApi({
      'GET /api/parts/costs': { body: [ofPart()] },
      'GET /costs/events': { status: 503, body: { msg: 'Away' } },
      'GET /api/vehicles/distances': { body: [] },
      'GET /api/vehicles/7/provenance': { body: aProvenance() },
    });
    tab();
    expect(await screen.findByRole('alert')).toHaveTextContent('Service events could not be loaded');
    expect(await figure('In all')).toHaveTextContent('$100.00');
  });

  it('say what to do where there are none', async () => {
    answering([], []);
    tab();
    expect(await screen.findByText('No costs yet.')).toBeInTheDocument();
  });
});

describe('Insights', () => {
  it('takes its filters from the address, and puts them there', async () => {
    answering([ofPart()], [ofEvent(), ofEvent({ vehicleId: 8, year: 2020, amount: 50 })]);
    insights('?vehicle_id=8');
    expect(await figure('In all')).toHaveTextContent('$50.00');
    await userEvent.selectOptions(screen.getByLabelText('Vehicle'), 'All vehicles');
    expect(await figure('In all')).toHaveTextContent('$450.00');
    await userEvent.selectOptions(screen.getByLabelText('Collection'), 'Bathtubs');
    expect(await figure('In all')).toHaveTextContent('$50.00');
    await userEvent.selectOptions(screen.getByLabelText('From year'), '2024');
    expect(screen.getByText('No costs match your filters.')).toBeInTheDocument();
    await userEvent.click(screen.getAllByRole('button', { name: 'Clear Filters' })[0]!);
    await userEvent.selectOptions(screen.getByLabelText('Kind'), 'Parts');
    expect(await figure('In all')).toHaveTextContent('$100.00');
  });

  it('lists vehicles, the dearest first, each with its cost of a mile', async () => {
    answering([], [ofEvent(), ofEvent({ vehicleId: 8, amount: 500 })]);
    insights();
    const table = await screen.findByRole('table', { name: 'Costs by vehicle' });
    await within(table).findByText(/a mile/);
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => row.textContent)).toEqual([
      expect.stringContaining('$500.00'),
      expect.stringMatching(/1973 Porsche 911 T.*\$300\.00.*1,000\u00a0mi.*\$0\.30 a mile/),
    ]);
  });

  it('lists vehicles by the currency of most amounts, and last those without it', async () => {
    answering(
      [],
      [
        ofEvent({ vehicleId: 8, currency: 'JPY', amount: 9_000, count: 1 }),
        ofEvent({ vehicleId: 9, amount: 500, count: 1 }),
        ofEvent({ vehicleId: 9, currency: 'JPY', amount: 40, count: 2 }),
        ofEvent({ count: 4 }),
      ],
      [aVehicle({ id: 9, model: '914' })],
    );
    insights();
    const table = await screen.findByRole('table', { name: 'Costs by vehicle' });
    const rows = within(table).getAllByRole('row').slice(1);
    expect(rows.map((row) => /914|911|356/.exec(row.textContent)?.[0])).toEqual(['914', '911', '356']);
  });

  it('shows one currency at a time in its chart', async () => {
    answering([], [ofEvent(), ofEvent({ currency: 'JPY', amount: 9_000, count: 1 })]);
    insights();
    expect(await screen.findByRole('slider')).toHaveAttribute('aria-valuetext', '2024: $300.00; Repairs $300.00');
    await userEvent.click(screen.getByRole('radio', { name: 'JPY' }));
    expect(await screen.findByRole('slider')).toHaveAttribute('aria-valuetext', '2024: ¥9,000; Repairs ¥9,000');
  });
});

describe('the panel of the dashboard', () => {
  it('asks for five years, and shows this one and the last', async () => {
    const { calls } = answering([ofPart({ year: YEAR })], [ofEvent({ year: YEAR - 1 })]);
    renderWithKit(<CostsPanel />, { remotes });
    expect(await figure('This year')).toHaveTextContent('$100.00');
    expect(await figure('Last year')).toHaveTextContent('$300.00');
    expect(calls.find(({ path }) => path === '/api/parts/costs')?.query.get('from')).toBe(`${YEAR - 4}-01-01`);
  });
});
