import { act, screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { aDossier, aDossierUnderWay, someOptions } from '../testing/dossiers';
import DossierPage from './dossier.page';

const PATH = 'GET /api/dossiers/51';
const visit = (path = '/vehicles/7/dossiers/51') =>
  renderWithKit(<DossierPage />, { path, route: '/vehicles/:id/dossiers/:dossierId' });
const looked = (calls: { path: string; method: string }[]) =>
  calls.filter(({ path, method }) => method === 'GET' && path === '/api/dossiers/51').length;

describe('while it is being made', () => {
  beforeEach(() => jest.useFakeTimers());
  afterEach(() => jest.useRealTimers());

  it('tells how far it is, and shows the book when it is there', async () => {
    const api = fakeApi({ [PATH]: { body: aDossierUnderWay({ place: 3 }) } });
    visit();
    expect(await screen.findByText('In the queue, 2 dossiers before it')).toBeInTheDocument();
    api.on(PATH, { body: aDossierUnderWay({ state: 'drawing', place: null, done: 12, of: 105 }) });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('Drawing: 12 of 105')).toBeInTheDocument();
    expect(screen.getByRole('progressbar', { name: 'Drawing' })).toHaveAttribute('value', '12');
    expect(screen.getByText('Drawing', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
    api.on(PATH, { body: aDossier() });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.getByText('The dossier is ready.')).toBeInTheDocument();
    expect(screen.getByRole('link', { name: 'Download, 4.4 MB' })).toBeInTheDocument();
    const before = looked(api.calls);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(looked(api.calls)).toBe(before);
  });

  it('says what it waits for, and goes on when that is back', async () => {
    const waiting = { code: 'waiting.records', msg: 'Photos, papers and records do not answer right now.' };
    const api = fakeApi({ [PATH]: { body: aDossierUnderWay({ place: null, waiting }) } });
    visit();
    expect(await screen.findByText(waiting.msg)).toBeInTheDocument();
    expect(screen.getByText('In the queue', { selector: 'li' })).toHaveAttribute('aria-current', 'step');
    api.on(PATH, { body: aDossierUnderWay({ state: 'collecting', place: null }) });
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect(screen.queryByText(waiting.msg)).not.toBeInTheDocument();
  });

  it('does not look while nobody sees the page', async () => {
    const api = fakeApi({ [PATH]: { body: aDossierUnderWay() } });
    visit();
    await screen.findByText('In the queue, next in line');
    const visibility = jest.spyOn(document, 'visibilityState', 'get').mockReturnValue('hidden');
    act(() => void document.dispatchEvent(new Event('visibilitychange')));
    await act(() => jest.advanceTimersByTimeAsync(15_000));
    const hidden = looked(api.calls);
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(looked(api.calls)).toBe(hidden);
    visibility.mockRestore();
  });

  it('looks ever less often and stops after a while, and then when it is asked to', async () => {
    const api = fakeApi({ [PATH]: { body: aDossierUnderWay({ state: 'typesetting', place: null }) } });
    visit();
    await screen.findByText('Typesetting', { selector: 'p' });
    await act(() => jest.advanceTimersByTimeAsync(60 * 60_000));
    const before = looked(api.calls);
    expect(before).toBeLessThanOrEqual(150);
    await act(() => jest.advanceTimersByTimeAsync(60 * 60_000));
    expect(looked(api.calls)).toBe(before);
    expect(screen.getByText('This takes longer than usual.')).toBeInTheDocument();
    act(() => screen.getByRole('button', { name: 'Look Again' }).click());
    await waitFor(() => expect(looked(api.calls)).toBe(before + 1));
  });
});

it('shows what is in it, in words, and how it is checked', async () => {
  const options = someOptions({
    withhold: ['prices'],
    withhold_words: ['12 Ashford Road'],
    chapters: someOptions().chapters.filter((chapter) => chapter !== 'track-days' && chapter !== 'parts'),
    to: '2020-01-01',
    language: 'de',
  });
  fakeApi({ [PATH]: { body: aDossier({ options }) } });
  visit();
  const asked = within(await screen.findByRole('region', { name: 'What Was Asked For' }));
  expect(asked.getAllByRole('definition').map(({ textContent }) => textContent)).toEqual([
    'All without Track days and Index of parts',
    'until Jan 1, 2020',
    'prices and 1 text',
    'As sheets',
    'Deutsch',
    'Letter',
    'Miles',
  ]);
  expect(screen.getByText(/^5f5f5f5f 5f5f5f5f/)).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Check a Dossier' })).toHaveAttribute('href', '/verify');
  expect(screen.getByText(/^carnet.example\/vehicles\/7/)).toBeInTheDocument();
  expect(screen.getByText('Barlow, Source Serif 4')).toBeInTheDocument();
});

it('shows its first pages, and its file by a name that says what it is', async () => {
  fakeApi({ [PATH]: { body: aDossier() } });
  visit();
  const pages = await screen.findAllByRole('img', { name: /^Page/ });
  expect(pages.map((page) => page.getAttribute('src'))).toEqual(
    [1, 2, 3].map((page) => `/api/media/dossiers/51/pages/${page}?v=${'c1'.repeat(32)}`),
  );
  expect(screen.getByText('93 more pages in the file.')).toBeInTheDocument();
  const file = screen.getByRole('link', { name: 'Download, 4.4 MB' });
  expect(file).toHaveAttribute('href', `/api/media/dossiers/51/file?v=${'c1'.repeat(32)}`);
  expect(file).toHaveAttribute('download', '1973-porsche-911-t-2026-11-23.pdf');
});

it('copies the fingerprint', async () => {
  const user = userEvent.setup();
  fakeApi({ [PATH]: { body: aDossier() } });
  visit();
  await user.click(await screen.findByRole('button', { name: 'Copy fingerprint' }));
  expect(await screen.findByText('Copied.')).toBeInTheDocument();
  await expect(navigator.clipboard.readText()).resolves.toBe('5f'.repeat(32));
});

it('says why it failed, and makes the same again in its place', async () => {
  const failed = aDossierUnderWay({ state: 'failed', place: null, error: { code: 'x', msg: 'Garage was away.' } });
  const api = fakeApi({
    [PATH]: { body: { ...failed, options: someOptions({ withhold: ['names'] }) } },
    'POST /api/dossiers': { status: 202, body: aDossierUnderWay({ id: 52 }) },
    'DELETE /api/dossiers/51': { status: 204 },
    'GET /api/dossiers/52': { body: aDossierUnderWay({ id: 52 }) },
  });
  visit();
  expect(await screen.findByText('Garage was away.')).toBeInTheDocument();
  await userEvent.click(screen.getByRole('button', { name: 'Try Again' }));
  expect(await screen.findByText('In the queue, next in line')).toBeInTheDocument();
  expect(window.location.pathname).toBe('/vehicles/7/dossiers/52');
  const writes = api.calls.filter(({ method }) => method !== 'GET');
  expect(writes.map(({ method, path }) => `${method} ${path}`)).toEqual([
    'POST /api/dossiers',
    'DELETE /api/dossiers/51',
  ]);
  expect(writes[0]?.body).toEqual({ vehicle_id: 7, options: someOptions({ withhold: ['names'] }) });
});

it('is deleted once the person has said so', async () => {
  const api = fakeApi({ [PATH]: { body: aDossier() }, 'DELETE /api/dossiers/51': { status: 204 } });
  visit();
  await userEvent.click(await screen.findByRole('button', { name: 'Delete Dossier' }));
  expect(api.calls.some(({ method }) => method === 'DELETE')).toBe(false);
  await userEvent.click(screen.getByRole('button', { name: 'Delete' }));
  expect(await screen.findByText('at: /vehicles/7/dossiers')).toBeInTheDocument();
});

it.each([
  ['another person’s', { status: 404, body: { msg: 'Dossier not found' } }],
  ['one of another vehicle', { body: aDossier({ vehicle_id: 8 }) }],
])('is not there where it is %s', async (_whose, answer) => {
  fakeApi({ [PATH]: answer });
  visit();
  expect(await screen.findByRole('heading', { name: 'Dossier not found' })).toBeInTheDocument();
});
