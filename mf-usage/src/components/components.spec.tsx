import { fakeApi, type KnownRemote, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import {
  aComponent,
  aComponentLife,
  aFitment,
  aLife,
  aStanding,
  aUse,
  aVehicle,
  aWholeLife,
  USED,
} from '../testing/factories';
import { type ComponentValues, newComponentValues, PLACES, withCount } from './component-form.schema';
import ComponentNewPage from './component-new.page';
import ComponentPage from './component.page';
import DueComponentsPanel from './due-components.panel';
import EntryPage from './entry.page';
import MountPage from './mount.page';
import PartLifePanel from './part-life.panel';
import TyresPage from './tyres.page';
import VehicleFittedPanel from './vehicle-fitted.panel';

const api = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/vehicles': { body: [aVehicle()] },
    'GET /api/usage/components': { body: [aComponent()], headers: { 'x-total-count': '1' } },
    'GET /api/usage/components/3': { body: aComponent() },
    'GET /api/usage/components/3/life': { body: aWholeLife() },
    'GET /api/usage/lives': { body: { lives: [aComponentLife({ limits: [aStanding()] })] } },
    'GET /api/usage/fitments': { body: [] },
    'GET /api/usage/entries': { body: [] },
    ...more,
  });
const bodyOf = (calls: ReturnType<typeof api>['calls'], method: string) =>
  calls.find((call) => call.method === method)?.body;

describe('the list of tyres', () => {
  it('says what each ran, how old it is, where it is and which limit is near', async () => {
    const { calls } = api();
    renderWithKit(<TyresPage />, { path: '/tyres' });
    const row = (await screen.findByRole('link', { name: 'Winter wheels' })).closest('tr')!;
    expect(await within(row).findByText('10,000 mi')).toBeInTheDocument();
    for (const text of ['185/70 R 15 89V · Winter', 'Cellar', '6 years', 'Soon'])
      expect(within(row).getByText(text)).toBeInTheDocument();
    expect(calls.find(({ path }) => path === '/api/usage/components')!.query.get('group')).toBe('tyres');
  });
});

describe('the page of a component', () => {
  const show = () => renderWithKit(<ComponentPage />, { path: '/components/3', route: '/components/:id' });

  it('says that it may be more, and why, where a mileage is not known', async () => {
    const life = { ...USED, distance_km: 16_093.44, open: 'mileage-unknown' as const };
    api({ 'GET /api/usage/components/3/life': { body: aWholeLife({ life: aLife(life), total: life }) } });
    show();
    expect(await screen.findByText('at least 10,000 mi')).toBeInTheDocument();
    expect(screen.getByText('A mileage is not known, so it may be more.')).toBeInTheDocument();
  });

  it('says that nothing of it is known, and no number, where that is so', async () => {
    const life = { ...USED, open: 'mileage-unknown' as const };
    api({ 'GET /api/usage/components/3/life': { body: aWholeLife({ life: aLife(life), total: life }) } });
    show();
    expect(await screen.findByText('Not known')).toBeInTheDocument();
    expect(screen.queryByText('0 mi')).not.toBeInTheDocument();
  });

  it('tells what it was on and what it ran there, and reads the size without changing it', async () => {
    api({
      'GET /api/usage/fitments': { body: [aFitment()] },
      'GET /api/usage/components/3/life': {
        body: aWholeLife({ fitments: [{ ...USED, fitment_id: 8, distance_km: 1_609.344 }] }),
      },
    });
    show();
    expect(await screen.findByRole('link', { name: 'On 1973 Alfa Romeo GT Junior' })).toHaveAttribute(
      'href',
      '/vehicles/7',
    );
    expect(screen.getAllByText('1,000 mi')).not.toEqual([]);
    expect(screen.getByText(/^185\/70 R 15 89V: 185 mm wide, rim 15″/)).toBeInTheDocument();
  });

  it('says of a use that nobody knows how much it was', async () => {
    const use = aUse({ open: 'mileage-unknown' });
    api({ 'GET /api/usage/entries': { body: [use, aUse({ id: 10, distance: 1_609.344, open: 'mileage-unknown' })] } });
    show();
    expect(await screen.findByText(/Not known · A mileage is not known/)).toBeInTheDocument();
    expect(screen.getByText(/at least 1,000 mi · A mileage is not known/)).toBeInTheDocument();
  });

  it('says of a tread how far it reaches, or why nobody knows', async () => {
    const tread = {
      ...{ tyre: 1, position: 'front-left', read_on: '2026-01-01', depth_mm: 5, per_1000_km: 0.15, slowest: 0.1 },
      ...{ fastest: 0.2, left_km: 16_093.44, least_km: 8_046.72, most_km: null, reason: null },
    };
    const none = { per_1000_km: null, slowest: null, fastest: null, left_km: null, least_km: null, most_km: null };
    const once = { ...tread, ...none, tyre: 2, position: 'front-right', reason: 'one-reading' as const };
    api({ 'GET /api/usage/components/3/life': { body: aWholeLife({ treads: [tread, once] }) } });
    show();
    expect(await screen.findByText('10,000 mi left, at least 5,000 mi')).toBeInTheDocument();
    expect(screen.getByText('A second reading says how fast it wears.')).toBeInTheDocument();
  });
});

describe('a new set of tyres', () => {
  it('asks of three digits which decade, and sends what was typed', async () => {
    const { calls } = api({ 'POST /api/usage/components': { status: 201, body: aComponent() } });
    renderWithKit(<ComponentNewPage />, { path: '/components/new?group=tyres' });
    await userEvent.type(await screen.findByLabelText(/^Name/), 'Winter wheels');
    await userEvent.type(screen.getByLabelText('DOT of tyre 1'), '238');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect((await screen.findAllByText('Say of which decade tyre 1 is')).length).toBeGreaterThan(0);
    await userEvent.selectOptions(screen.getByLabelText('Decade of tyre 1'), 'The eighties');
    await userEvent.click(screen.getByRole('button', { name: 'US 49 CFR 570.9: 2/32 in' }));
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(bodyOf(calls, 'POST')).toMatchObject({
      ...{ kind: 'tyres', name: 'Winter wheels' },
      limits: [{ by: 'tread', value: 2, unit: '1/32in', source: 'US 49 CFR 570.9: 2/32 in' }],
    });
    expect((bodyOf(calls, 'POST') as { tyres: unknown[] }).tyres).toEqual([
      { position: 'front-left', dot: '238', dot_decade: 1980 },
      ...['front-right', 'rear-left', 'rear-right'].map((position) => ({ position, dot: null, dot_decade: null })),
    ]);
  });
});

const PART = {
  ...{ id: 21, vehicle_id: 7, name: 'Sabelt harness', manufacturer: 'Sabelt', part_number: 'CCR-6' },
  ...{ cost: 289, currency: 'EUR' },
};
const following = { part_id: 21, part_name: 'Sabelt harness', kind: 'harness', tyres: null, size: null } as const;

describe('a component of a part', () => {
  it('begins with what the part is called, and has no price of its own', async () => {
    const { calls } = api({
      'GET /api/parts/21': { body: PART },
      'POST /api/usage/components': { status: 201, body: aComponent() },
    });
    const user = userEvent.setup();
    renderWithKit(<ComponentNewPage />, { path: '/components/new?group=others&part_id=21' });
    expect(await screen.findByLabelText(/^Name/)).toHaveValue('Sabelt harness');
    expect(screen.getByRole('link', { name: 'Sabelt harness' })).toHaveAttribute('href', '/parts/21');
    expect(screen.queryByLabelText('Price')).toBeNull();
    await user.selectOptions(screen.getByLabelText(/^Kind/), 'Harness');
    await user.click(screen.getByRole('button', { name: 'Save' }));
    await waitFor(() => expect(bodyOf(calls, 'POST')).toBeDefined());
    expect(bodyOf(calls, 'POST')).toMatchObject({ part_id: 21, maker: 'Sabelt', number: 'CCR-6', price: null });
  });

  it('can follow it no more, and has a price of its own again', async () => {
    api({ 'GET /api/parts/21': { body: PART } });
    const user = userEvent.setup();
    renderWithKit(<ComponentNewPage />, { path: '/components/new?group=others&part_id=21' });
    await user.selectOptions(await screen.findByLabelText(/^Part/), 'None');
    expect(screen.getByLabelText('Price')).toBeInTheDocument();
  });

  it('leads to its part, and says what that cost', async () => {
    api({
      'GET /api/parts/21': { body: PART },
      'GET /api/usage/components/3': { body: aComponent(following) },
    });
    renderWithKit(<ComponentPage />, { path: '/components/3', route: '/components/:id' });
    expect(await screen.findByRole('link', { name: 'Sabelt harness' })).toHaveAttribute('href', '/parts/21');
    expect(await screen.findByText('€289.00')).toBeInTheDocument();
  });

  it('shows the photos and papers of its part, and none where it follows none', async () => {
    api({ 'GET /api/parts/21': { body: PART }, 'GET /api/usage/components/3': { body: aComponent(following) } });
    const records: KnownRemote = {
      ...{ name: 'mf-records', id: 'records', paths: [], nav: [], routes: [] },
      slots: { photos: { photos: {} }, papers: { papers: {} } },
      panels: {
        photos: { photos: async () => ({ default: ({ subject, id }) => <p>{`Photos of ${subject} ${id}`}</p> }) },
        papers: { papers: async () => ({ default: ({ subject, id }) => <p>{`Papers of ${subject} ${id}`}</p> }) },
      },
    };
    const at = { path: '/components/3', route: '/components/:id', remotes: [records] };
    const { unmount } = renderWithKit(<ComponentPage />, at);
    for (const what of ['Photos', 'Papers']) expect(await screen.findByText(`${what} of part 21`)).toBeInTheDocument();
    unmount();
    api();
    renderWithKit(<ComponentPage />, at);
    expect(await screen.findByRole('heading', { name: 'Winter wheels' })).toBeInTheDocument();
    expect(screen.queryByText(/^Photos of/)).toBeNull();
  });

  it('is offered on the page of a part, and shown there once it is', async () => {
    api({ 'GET /api/usage/components': { body: [] } });
    const { unmount } = renderWithKit(<PartLifePanel partId={21} />, { path: '/parts/21' });
    expect(await screen.findByRole('link', { name: 'Follow Its Life' })).toHaveAttribute(
      'href',
      '/components/new?group=others&part_id=21',
    );
    expect(screen.getByRole('link', { name: 'Follow as Tyres' })).toBeInTheDocument();
    unmount();
    const { calls } = api({ 'GET /api/usage/components': { body: [aComponent(following)] } });
    renderWithKit(<PartLifePanel partId={21} />, { path: '/parts/21' });
    expect(await screen.findByRole('link', { name: 'Winter wheels' })).toHaveAttribute('href', '/components/3');
    expect(screen.queryByRole('link', { name: 'Follow Its Life' })).toBeNull();
    expect(calls[0]!.query.get('part_id')).toBe('21');
  });
});

describe('the places of a new set', () => {
  const placesOf = (some: Partial<ComponentValues>): unknown[] => {
    const { count, ...values } = { ...newComponentValues('tyres'), ...some };
    return PLACES.slice(0, Number(count)).map((place) => values[`position${place}`]);
  };
  const withTyres = (count: number, before: Partial<ComponentValues> = {}): unknown[] =>
    placesOf(withCount({ ...newComponentValues('tyres'), ...before }, count));

  it('are front and rear of two, the front of one, and the corners of four', () => {
    expect(withTyres(2)).toEqual(['front', 'rear']);
    expect(withTyres(1)).toEqual(['front']);
    expect(withTyres(4, withCount(newComponentValues('tyres'), 2))).toEqual([
      ...['front-left', 'front-right', 'rear-left', 'rear-right'],
    ]);
  });

  it('stay where the person chose them', () => {
    const rear = { count: '2', position1: 'rear-left', position2: 'rear-right' } as const;
    expect(withTyres(4, rear)).toEqual(['rear-left', 'rear-right', 'front-left', 'front-right']);
    expect(withTyres(1, rear)).toEqual(['rear-left']);
    expect(withTyres(2, { count: '1', position1: 'rear' })).toEqual(['rear', 'front']);
  });
});

it('a mounting of which nobody knows how the tyres stood says so', async () => {
  api({ 'GET /api/usage/fitments': { body: [aFitment({ positions: [] })] } });
  renderWithKit(<ComponentPage />, { path: '/components/3', route: '/components/:id' });
  expect(await screen.findByText(/It is not known where each tyre stood/)).toBeInTheDocument();
});

describe('what is written down', () => {
  it('has the two tyres of a motorcycle stand where they belong, though their life is not known yet', async () => {
    const tyres = (['front', 'rear'] as const).map((position) => ({ position, dot: null, dot_decade: null }));
    const { calls } = api({
      'GET /api/usage/components': { body: [aComponent({ tyres })] },
      'GET /api/usage/components/3/life': { status: 503, body: { msg: 'Down' } },
      'POST /api/usage/fitments': { status: 201, body: aFitment() },
    });
    renderWithKit(<MountPage />, { path: '/components/mount?component_id=3&vehicle_id=7' });
    await userEvent.click(await screen.findByRole('button', { name: 'Save' }));
    expect(bodyOf(calls, 'POST')).toMatchObject({ positions: ['front', 'rear'] });
  });

  it('is a mounting on the vehicle of the address, which takes off what is there', async () => {
    const { calls } = api({ 'POST /api/usage/fitments': { status: 201, body: aFitment() } });
    renderWithKit(<MountPage />, { path: '/components/mount?component_id=3&vehicle_id=7' });
    await userEvent.type(await screen.findByLabelText('Odometer'), '84200');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(bodyOf(calls, 'POST')).toMatchObject({
      ...{ component_id: 3, vehicle_id: 7, from_mileage: 84_200, takes_off: true },
      positions: ['front-left', 'front-right'],
    });
  });

  it('keeps what was typed where it is refused, and says why', async () => {
    const msg = 'Summer wheels is at that position at that time: take it off first, or say another position';
    api({ 'POST /api/usage/fitments': { status: 400, body: { msg } } });
    renderWithKit(<MountPage />, { path: '/components/mount?component_id=3&vehicle_id=7' });
    await userEvent.type(await screen.findByLabelText('Odometer'), '84200');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(await screen.findByText(msg)).toBeInTheDocument();
    expect(screen.getByLabelText('Odometer')).toHaveValue('84200');
  });

  it('is the tread of those tyres alone that were measured, in the unit that is chosen', async () => {
    const { calls } = api({ 'POST /api/usage/entries': { status: 201, body: { id: 9 } } });
    renderWithKit(<EntryPage />, { path: '/components/3/entry?kind=tread', route: '/components/:id/entry' });
    await userEvent.click(await screen.findByRole('radio', { name: 'mm' }));
    const left = screen.getByRole('group', { name: 'Front left' });
    await userEvent.type(within(left).getByLabelText('Middle'), '6.5');
    await userEvent.click(screen.getByRole('button', { name: 'Save' }));
    expect(bodyOf(calls, 'POST')).toMatchObject({
      ...{ component_id: 3, kind: 'tread', depth_unit: 'mm' },
      depths: [{ position: 'front-left', inner: null, middle: 6.5, outer: null }],
    });
  });
});

describe('on the pages of others', () => {
  it('stands what is on a vehicle', async () => {
    api({ 'GET /api/usage/vehicles/7/fitments': { body: [aFitment()] } });
    renderWithKit(<VehicleFittedPanel vehicleId={7} />);
    expect(await screen.findByRole('link', { name: 'Winter wheels' })).toHaveAttribute('href', '/components/3');
    expect(screen.getByText('Tyres · Nov 1, 2025, 80,000 mi')).toBeInTheDocument();
  });

  it('stands what nears a limit, and nothing where nothing does', async () => {
    api();
    const { unmount } = renderWithKit(<DueComponentsPanel />);
    expect(await screen.findByText('Dec 31, 2026')).toBeInTheDocument();
    unmount();
    const { calls } = api({ 'GET /api/usage/lives': { body: { lives: [aComponentLife()] } } });
    const { container } = renderWithKit(<DueComponentsPanel vehicleId={7} />);
    await waitFor(() =>
      expect(calls.find(({ path }) => path === '/api/usage/lives')?.query.get('vehicle_id')).toBe('7'),
    );
    expect(container).not.toHaveTextContent('Tyres and components');
  });
});
