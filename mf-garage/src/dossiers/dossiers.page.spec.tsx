import { act, screen, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { type FakeApi, fakeApi, livingIn, renderWithKit } from '@carnet/mf-kit/testing';
import { aDossier, aDossierUnderWay, anEstimate, someOptions } from '../testing/dossiers';
import { aVehicle } from '../testing/factories';
import { records } from '../testing/remotes';
import DossiersPage from './dossiers.page';

const answers = {
  'GET /api/vehicles/7': { body: aVehicle() },
  'GET /api/dossiers': { body: [], headers: { 'x-total-count': '0' } },
  'POST /api/dossiers/estimate': { body: anEstimate() },
};
const visit = (options = {}) =>
  renderWithKit(<DossiersPage />, { path: '/vehicles/7/dossiers', route: '/vehicles/:id/dossiers', ...options });
const asked = ({ calls }: FakeApi, path: string) =>
  calls.filter((call) => call.method === 'POST' && call.path === path);
const form = async () => within(await screen.findByRole('form', { name: 'Make Dossier' }));

it('counts anew what was chosen last, once the person pauses, and shows the count before until then', async () => {
  jest.useFakeTimers();
  try {
    const user = userEvent.setup({ advanceTimers: jest.advanceTimersByTime });
    const api = fakeApi(answers);
    visit();
    await screen.findByText('About 96 pages', { selector: 'p' });
    const later: ((pages: number) => void)[] = [];
    api.on(
      'POST /api/dossiers/estimate',
      () => new Promise((resolve) => later.push((pages) => resolve({ body: anEstimate({ pages }) }))),
    );
    await user.click(screen.getByRole('checkbox', { name: 'Withhold prices' }));
    await user.click(screen.getByRole('checkbox', { name: 'Issues' }));
    await act(() => jest.advanceTimersByTimeAsync(400));
    await user.click(screen.getByRole('checkbox', { name: 'Photographs' }));
    await act(() => jest.advanceTimersByTimeAsync(400));
    expect(screen.getByText('About 96 pages', { selector: 'p' })).toBeInTheDocument();
    expect(later).toHaveLength(2);
    await act(async () => later[1]!(40));
    expect(await screen.findByText('About 40 pages', { selector: 'p' })).toBeInTheDocument();
    await act(async () => later[0]!(70));
    expect(screen.getByText('About 40 pages', { selector: 'p' })).toBeInTheDocument();
    const [, second] = asked(api, '/api/dossiers/estimate').slice(-2);
    expect(second?.body).toMatchObject({
      options: { withhold: ['prices'], chapters: expect.not.arrayContaining(['issues', 'plates']) },
    });
  } finally {
    jest.useRealTimers();
  }
});

it('says that papers which nobody looked through are only named, and leads to them', async () => {
  fakeApi({
    ...answers,
    'POST /api/dossiers/estimate': {
      body: anEstimate({ hidden_missing: 7, withheld: { prices: 30, names: 3, words: 1 } }),
    },
  });
  visit({ remotes: [{ ...records, links: { 'vehicle/papers': '/documentation?vehicle_id=:id' } }] });
  expect(await screen.findByText('7 papers have not been looked through')).toBeInTheDocument();
  expect(screen.getByText('34 places')).toBeInTheDocument();
  expect(screen.getByRole('link', { name: 'Look Through Papers' })).toHaveAttribute(
    'href',
    '/documentation?vehicle_id=7',
  );
});

it('goes on without a count that fails, and counts again when asked', async () => {
  const api = fakeApi({ ...answers, 'POST /api/dossiers/estimate': { status: 422, body: { msg: 'No' } } });
  visit();
  expect(await screen.findByText('It could not be counted.')).toBeInTheDocument();
  api.on('POST /api/dossiers/estimate', { body: anEstimate() });
  await userEvent.click(screen.getByRole('button', { name: 'Count Again' }));
  expect(await screen.findByText('About 96 pages', { selector: 'p' })).toBeInTheDocument();
});

it('makes one book of a double click, as it was chosen, and leads to it', async () => {
  const api = fakeApi({ ...answers, 'POST /api/dossiers': { status: 202, body: aDossierUnderWay() } });
  visit();
  const fields = await form();
  await userEvent.click(fields.getByRole('checkbox', { name: 'Withhold names' }));
  await userEvent.type(
    fields.getByLabelText('Withhold these texts'),
    '12 Ashford Road{enter}{enter} 555 0100 {enter}12 Ashford Road',
  );
  await userEvent.click(fields.getByRole('radio', { name: 'Register only' }));
  await userEvent.selectOptions(fields.getByRole('combobox', { name: 'Language' }), '日本語');
  await userEvent.dblClick(fields.getByRole('button', { name: 'Make Dossier' }));
  expect(await screen.findByText('at: /vehicles/7/dossiers/51')).toBeInTheDocument();
  const made = asked(api, '/api/dossiers');
  expect(made).toHaveLength(1);
  expect(made[0]?.headers.get('idempotency-key')).toBeTruthy();
  expect(made[0]?.body).toEqual({
    vehicle_id: 7,
    options: someOptions({
      withhold: ['names'],
      withhold_words: ['12 Ashford Road', '555 0100'],
      sheets: false,
      language: 'ja',
    }),
  });
});

it('keeps what was chosen where it is refused, and through a reload', async () => {
  fakeApi({ ...answers, 'POST /api/dossiers': { status: 422, body: { msg: 'Ten dossiers are waiting already.' } } });
  const { unmount } = visit();
  await userEvent.click((await form()).getByRole('checkbox', { name: 'Withhold prices' }));
  await userEvent.click(screen.getByRole('button', { name: 'Make Dossier' }));
  expect(await screen.findByText('Ten dossiers are waiting already.')).toBeInTheDocument();
  unmount();
  visit();
  expect((await form()).getByRole('checkbox', { name: 'Withhold prices' })).toBeChecked();
  await userEvent.click(screen.getByRole('button', { name: 'Discard' }));
  expect((await form()).getByRole('checkbox', { name: 'Withhold prices' })).not.toBeChecked();
});

it('refuses a last day before the first', async () => {
  const api = fakeApi(answers);
  visit();
  const fields = await form();
  await userEvent.type(fields.getByLabelText('From'), '2004-05-01');
  await userEvent.type(fields.getByLabelText('To'), '2003-05-01');
  await userEvent.click(fields.getByRole('button', { name: 'Make Dossier' }));
  expect(await screen.findByText('The last day cannot be before the first')).toBeInTheDocument();
  expect(asked(api, '/api/dossiers')).toEqual([]);
});

it('lists the books of the vehicle, and looks again while one is being made', async () => {
  jest.useFakeTimers();
  try {
    const older = aDossier({ id: 50, options: someOptions({ withhold: ['prices', 'names'], from: '1998-05-02' }) });
    const api = fakeApi(answers);
    const list = (...rows: object[]) => ({ body: rows, headers: { 'x-total-count': String(rows.length) } });
    api.on('GET /api/dossiers', list(aDossierUnderWay({ state: 'drawing', place: null, done: 12, of: 105 }), older));
    visit();
    const rows = async () => (await screen.findAllByRole('row')).slice(1).map(({ textContent }) => textContent);
    await screen.findByRole('table');
    const [first, second] = await rows();
    expect(first).toContain('Drawing12 of 105');
    expect(second).toContain('Without prices and names · from May 2, 1998');
    expect(second).toContain('96 pages4.4 MB');
    expect(screen.getAllByRole('link', { name: /Nov 23, 2026/ }).map((link) => link.getAttribute('href'))).toEqual([
      '/vehicles/7/dossiers/51',
      '/vehicles/7/dossiers/50',
    ]);
    api.on('GET /api/dossiers', list(aDossier(), older));
    await act(() => jest.advanceTimersByTimeAsync(2_000));
    expect((await rows())[0]).toContain('Ready');
    const looks = () => api.calls.filter(({ path }) => path === '/api/dossiers').length;
    const before = looks();
    await act(() => jest.advanceTimersByTimeAsync(60_000));
    expect(looks()).toBe(before);
  } finally {
    jest.useRealTimers();
  }
});

it('leads to what was made of a vehicle that is not there', async () => {
  fakeApi({ ...answers, 'GET /api/vehicles/7': { status: 404, body: { msg: 'Vehicle not found' } } });
  visit();
  expect(await screen.findByText('at: /vehicles/7/made')).toBeInTheDocument();
});

it('begins with the paper that the person has chosen, whatever their region prints on', async () => {
  fakeApi(answers);
  visit({ user: { ...(await livingIn('de-CH', 'CHF')), paper: 'Letter' } });
  expect((await form()).getByRole('radio', { name: 'Letter' })).toBeChecked();
});

it('begins with the whole book, by the customs of the person', async () => {
  const api = fakeApi(answers);
  visit({ user: await livingIn('de-CH', 'CHF') });
  expect((await form()).getByRole('radio', { name: 'A4' })).toBeChecked();
  expect(await screen.findByText('About 96 pages', { selector: 'p' })).toBeInTheDocument();
  expect(asked(api, '/api/dossiers/estimate').map(({ body }) => body)).toEqual([
    { vehicle_id: 7, options: someOptions({ paper: 'a4', region: 'de-CH' }) },
  ]);
});
