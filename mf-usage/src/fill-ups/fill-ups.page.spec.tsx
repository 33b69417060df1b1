import { fakeApi, type KnownRemote, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConsumption, aFillUp, anEnergy, anOutcome, aVehicle, NO_FIGURE } from '../testing/factories';
import FillUpsPage from './fill-ups.page';

const first = aFillUp({ id: 4, filled_on: '2026-02-20', station: 'Esso' });
const second = aFillUp({ id: 5 });

const api = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/vehicles': { body: [aVehicle()] },
    'GET /api/fill-ups': { body: [second, first], headers: { 'x-total-count': '2' } },
    'GET /api/fill-ups/costs/sums': { body: [{ amount: 73.5, currency: 'USD', by_rate: false }] },
    'GET /api/fill-ups/vehicles/7/consumption': {
      body: aConsumption({
        energies: [
          anEnergy({
            outcomes: [anOutcome(), { ...NO_FIGURE, fill_up_id: 4, filled_on: '2026-02-20', reason: 'first-fill-up' }],
          }),
        ],
      }),
    },
    ...more,
  });
const show = (path = '/fill-ups') => renderWithKit(<FillUpsPage />, { path });
const rowOf = async (name: RegExp) => (await screen.findByRole('link', { name })).closest('tr')!;

it('says of each what it came to, or why it came to nothing, with one question a vehicle', async () => {
  const { calls } = api();
  show();
  const row = await rowOf(/Mar 4, 2026/);
  expect(await within(row).findByText('23.8 mpg (US)')).toBeInTheDocument();
  expect(within(row).getByText('10.50 gal')).toBeInTheDocument();
  expect(within(row).getByText('$3.50/gal')).toBeInTheDocument();
  expect(within(await rowOf(/Feb 20, 2026/)).getByText('First fill-up')).toBeInTheDocument();
  expect(await screen.findByText('In all: $73.50')).toBeInTheDocument();
  expect(calls.filter(({ path }) => path.endsWith('/consumption'))).toHaveLength(1);
});

it('says what one unit cost where amount and total alone are written, and nothing without a total', async () => {
  const derived = aFillUp({ unit_price: null });
  const unknown = aFillUp({ id: 4, filled_on: '2026-02-20', unit_price: null, total: null, currency: null });
  api({ 'GET /api/fill-ups': { body: [derived, unknown], headers: { 'x-total-count': '2' } } });
  show();
  expect(within(await rowOf(/Mar 4, 2026/)).getByText('≈ $3.50/gal')).toBeInTheDocument();
  expect(within(await rowOf(/Feb 20, 2026/)).queryByText(/\/gal/)).not.toBeInTheDocument();
});

it('asks for those of a vehicle, an energy and days', async () => {
  const { calls } = api();
  show('/fill-ups?vehicle_id=7&energy=petrol&from=2026-01-01');
  await rowOf(/Mar 4, 2026/);
  const { query } = calls.find(({ path }) => path === '/api/fill-ups')!;
  expect(Object.fromEntries(query)).toMatchObject({ vehicle_id: '7', energy: 'petrol', from: '2026-01-01' });
});

it('tells what to do where there is none', async () => {
  api({ 'GET /api/fill-ups': { body: [], headers: { 'x-total-count': '0' } } });
  show();
  expect(await screen.findByRole('link', { name: 'Add your first fill-up' })).toHaveAttribute('href', '/fill-ups/new');
});

describe('selected fill-ups', () => {
  const selectBoth = async () => {
    for (const box of await screen.findAllByRole('checkbox')) await userEvent.click(box);
  };

  it('are deleted in one call, and recorded anew when that is taken back, the older first', async () => {
    const { calls } = api({
      'POST /api/fill-ups/delete': { body: { removed: 2 } },
      'POST /api/fill-ups': { status: 201, body: aFillUp({ id: 9 }) },
    });
    show();
    await selectBoth();
    const bar = screen.getByRole('toolbar', { name: 'Selected fill-ups' });
    expect(within(bar).getByText('2 selected')).toBeInTheDocument();
    await userEvent.click(within(bar).getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(/undone|taken back/i);
    const posts = calls.filter(({ method }) => method === 'POST');
    expect(posts.map(({ path }) => path)).toEqual(['/api/fill-ups/delete', '/api/fill-ups', '/api/fill-ups']);
    expect(posts[0]!.body).toEqual({ ids: [5, 4] });
    expect(posts.slice(1).map(({ body }) => (body as { station: string }).station)).toEqual([
      'Esso',
      'Shell, Main Street',
    ]);
  });

  it('have their papers and photos back, each its own, also where linking them is tried again', async () => {
    let made = 10;
    api({
      'POST /api/fill-ups/delete': { body: { removed: 2 } },
      'POST /api/fill-ups': () => ({ status: 201, body: aFillUp({ id: (made += 1) }) }),
    });
    const linked: string[] = [];
    let isAway = true;
    const remote: KnownRemote = {
      ...{ name: 'mf-records', id: 'records', paths: [], nav: [], routes: [] },
      extensions: {
        'file-links': async () => ({
          default: {
            of: jest.fn(),
            ofAll: async (gone) =>
              gone.map(({ subject, id }) => async (other) => {
                if (id === 5 && isAway) throw new Error('Records is away');
                linked.push(`${subject} ${id} to ${other.subject} ${other.id}`);
              }),
          },
        }),
      },
    };
    renderWithKit(<FillUpsPage />, { path: '/fill-ups', remotes: [remote] });
    await selectBoth();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText(/^Something went wrong/);
    isAway = false;
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/undone|taken back/i);
    expect(linked).toEqual(['fill-up 4 to fill-up 11', 'fill-up 5 to fill-up 12']);
  });

  it('stay where nobody can say which papers are theirs', async () => {
    const { calls } = api();
    const remote: KnownRemote = {
      ...{ name: 'mf-records', id: 'records', paths: [], nav: [], routes: [] },
      extensions: {
        'file-links': async () => ({
          default: { of: () => Promise.reject(new Error('Records is away')) },
        }),
      },
    };
    renderWithKit(<FillUpsPage />, { path: '/fill-ups', remotes: [remote] });
    await selectBoth();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText(/^Something went wrong/)).toBeInTheDocument();
    expect(calls.filter(({ method }) => method === 'POST')).toEqual([]);
  });

  it('stay selected where they could not be deleted', async () => {
    api({ 'POST /api/fill-ups/delete': { status: 503, body: { msg: 'Usage is away' } } });
    show();
    await selectBoth();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    expect(await screen.findByText('Usage is away')).toBeInTheDocument();
    expect(screen.getByText('2 selected')).toBeInTheDocument();
  });

  it('come back once each where taking it back fails half way and is tried again', async () => {
    let left = 1;
    const { calls } = api({
      'POST /api/fill-ups/delete': { body: { removed: 2 } },
      'POST /api/fill-ups': () =>
        left-- > 0 || left < -1
          ? { status: 201, body: aFillUp({ id: 9 }) }
          : { status: 503, body: { msg: 'Usage is away' } },
    });
    show();
    await selectBoth();
    await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
    await userEvent.click(await screen.findByRole('button', { name: 'Undo' }));
    await screen.findByText('Usage is away');
    await userEvent.click(screen.getByRole('button', { name: 'Undo' }));
    await screen.findByText(/undone|taken back/i);
    const made = calls.filter(({ method, path }) => method === 'POST' && path === '/api/fill-ups');
    expect(made.map(({ body }) => (body as { station: string }).station)).toEqual([
      'Esso',
      'Shell, Main Street',
      'Shell, Main Street',
    ]);
  });
});
