import { whenSpelt } from '@carnet/mf-kit/formats';
import { aUser, fakeApi, type KnownRemote, livingIn, renderWithKit } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aConsumption, aFillUp, anEnergy, anOutcome, NO_FIGURE } from '../testing/factories';
import FillUpPage from './fill-up.page';

const api = (more: Parameters<typeof fakeApi>[0] = {}) =>
  fakeApi({
    'GET /api/fill-ups/5': { body: aFillUp() },
    'GET /api/fill-ups/vehicles/7/consumption': { body: aConsumption() },
    ...more,
  });
const show = (user = aUser()) => renderWithKit(<FillUpPage />, { path: '/fill-ups/5', route: '/fill-ups/:id', user });

afterEach(() => {
  localStorage.clear();
  return new Promise<void>((done) => whenSpelt(aUser(), done));
});

it('shows the figure that ends at it, and what it is made of', async () => {
  api();
  show();
  expect(await screen.findByText('23.8 mpg (US)')).toBeInTheDocument();
  expect(screen.getByText('250 mi')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'full one before' })).toHaveAttribute('href', '/fill-ups/4');
});

it('reads consumption as the person chooses, and remembers it', async () => {
  api();
  const { unmount } = show();
  await userEvent.selectOptions(await screen.findByLabelText('Read consumption as'), 'l/100 km');
  expect(screen.getByText('9.9 l/100 km', { selector: 'dd' })).toBeInTheDocument();
  unmount();
  show();
  expect(await screen.findByText('9.9 l/100 km', { selector: 'dd' })).toBeInTheDocument();
});

it('reads it as is usual where the person lives', async () => {
  api({
    'GET /api/fill-ups/5': { body: aFillUp({ odometer_unit: 'km', unit: 'l', amount: 39.75 }) },
  });
  show(await livingIn('ja-JP', 'JPY'));
  expect(await screen.findByText('10.1 km/l', { selector: 'dd' })).toBeInTheDocument();
});

it('says why there is no figure, and what gives one', async () => {
  const outcome = anOutcome({ ...NO_FIGURE, reason: 'odometer-unknown' });
  api({
    'GET /api/fill-ups/vehicles/7/consumption': {
      body: aConsumption({ energies: [anEnergy({ outcomes: [outcome] })] }),
    },
  });
  show();
  expect(await screen.findByText(/Add it, and the figure appears/)).toBeInTheDocument();
});

it('shows its photos and papers', async () => {
  api();
  const shown: KnownRemote = {
    ...{ name: 'mf-records', id: 'records', paths: [], nav: [], routes: [] },
    panels: {
      photos: { photos: async () => ({ default: ({ subject, id }) => <p>{`Photos of ${subject} ${id}`}</p> }) },
      papers: { papers: async () => ({ default: ({ subject, id }) => <p>{`Papers of ${subject} ${id}`}</p> }) },
    },
  };
  renderWithKit(<FillUpPage />, { path: '/fill-ups/5', route: '/fill-ups/:id', remotes: [shown] });
  expect(await screen.findByText('Photos of fill-up 5')).toBeInTheDocument();
  expect(await screen.findByText('Papers of fill-up 5')).toBeInTheDocument();
});

it('says that it is not there, and leads back', async () => {
  api({ 'GET /api/fill-ups/5': { status: 404, body: { msg: 'Fill-up not found' } } });
  show();
  expect(await screen.findByRole('heading', { name: 'Fill-up not found' })).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Fill-ups' })).toHaveAttribute('href', '/fill-ups');
});
