import { fakeApi, type KnownRemote, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import ComponentPage from './components/component.page';
import EntryPage from './components/entry.page';
import { readInWorker } from './lap-files';
import { aComponent, aFitment, aLapFile, aSession, aTread, aVehicle, aWholeLife } from './testing/factories';
import DaySessionsPanel from './track-sessions/day-sessions.panel';
import TrackSessionEditPage from './track-sessions/track-session-edit.page';
import TrackSessionsPage from './track-sessions/track-sessions.page';

/** Replaces the browser's storage, which jsdom lacks. */
const mockKept = new Map<unknown, unknown>();
jest.mock('idb-keyval', () => ({
  createStore: () => (_: string, work: (store: object) => unknown) => {
    const transaction: { oncomplete?: () => void } = {};
    const get = (key: unknown) => {
      const reading: { result: unknown; onsuccess?: () => void } = { result: mockKept.get(key) };
      queueMicrotask(() => {
        reading.onsuccess?.();
        transaction.oncomplete?.();
      });
      return reading;
    };
    return work({ transaction, get, put: (value: unknown, key: unknown) => mockKept.set(key, value) });
  },
  get: async (key: unknown) => mockKept.get(key),
  set: async (key: unknown, value: unknown) => void mockKept.set(key, value),
  update: async (key: unknown, change: (value: unknown) => unknown) =>
    void mockKept.set(key, change(mockKept.get(key))),
  delMany: async (keys: unknown[]) => keys.forEach((key) => mockKept.delete(key)),
}));

jest.mock('./lap-files/read-in-worker', () => ({
  ...jest.requireActual<object>('./lap-files/read-in-worker'),
  readInWorker: jest.fn(),
}));

const noLine = () => {
  throw new TypeError('No line');
};

const usage: KnownRemote = {
  ...{ name: 'mf-usage', id: 'usage', paths: [], nav: [], routes: [] },
  extensions: { 'outbox-fields': () => import('./outbox-fields') },
};

const api = (more: Parameters<typeof fakeApi>[0]) =>
  fakeApi({
    'GET /api/vehicles': { body: [aVehicle()] },
    'GET /api/usage/components': { body: [aComponent()] },
    'GET /api/usage/components/3': { body: aComponent() },
    'GET /api/usage/components/3/life': { body: aWholeLife() },
    'GET /api/usage/fitments': { body: [] },
    'GET /api/usage/entries': { body: [aTread()] },
    'GET /api/track-sessions': { body: [aSession()], headers: { 'x-total-count': '1' } },
    'GET /api/track-sessions/4': { body: aSession() },
    ...more,
  });
const sent = ({ calls }: ReturnType<typeof api>, method: string) => calls.filter((call) => call.method === method);

const waiting = () => screen.findByRole('region', { name: 'Not sent yet' });
const sendNow = async () => userEvent.click(within(await waiting()).getByRole('button', { name: 'Send now' }));
const save = (name: string) => userEvent.click(screen.getByRole('button', { name }));

beforeEach(() => {
  Object.assign(globalThis, { indexedDB: {} });
  jest.spyOn(navigator, 'onLine', 'get').mockReturnValue(false);
});
afterEach(() => {
  renderWithKit(null, { user: null });
  mockKept.clear();
  localStorage.clear();
});

const showSet = () => renderWithKit(<ComponentPage />, { path: '/components/3', route: '/components/:id' });
const showEntry = (query: string) =>
  renderWithKit(<EntryPage />, { path: `/components/3/entry?${query}`, route: '/components/:id/entry' });
const depth = async (side: string) =>
  within(await screen.findByRole('group', { name: 'Front left' })).getByLabelText(side);

it('a tread waits on the page of its tyres, and goes with its first key', async () => {
  const fake = api({ 'POST /api/usage/entries': noLine });
  const { unmount } = showEntry('kind=tread');
  await userEvent.click(await screen.findByRole('radio', { name: 'mm' }));
  await userEvent.type(await depth('Middle'), '6.5');
  await save('Save');
  expect(await screen.findByText('at: /components/3')).toBeInTheDocument();
  unmount();
  showSet();
  const row = within(await waiting()).getByRole('listitem');
  for (const text of ['Tread · Winter wheels', 'Front left 6.5\u00a0mm', 'Waiting to be sent'])
    expect(row).toHaveTextContent(text.replaceAll('\u00a0', ' '));
  expect(within(row).getByRole('link', { name: 'Open' }).getAttribute('href')).toMatch(
    /^\/components\/3\/entry\?kind=tread#waiting=/,
  );
  fake.on('POST /api/usage/entries', { status: 201, body: aTread({ id: 10 }) });
  await sendNow();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull());
  const posts = sent(fake, 'POST');
  const keys = new Set(posts.map(({ headers }) => `${headers.get('idempotency-key')} ${headers.get('x-outbox')}`));
  expect([keys.size, posts.at(-1)?.body]).toEqual([
    1,
    expect.objectContaining({
      ...{ component_id: 3, kind: 'tread' },
      depths: [{ position: 'front-left', inner: null, middle: 6.5, outer: null }],
    }),
  ]);
  expect([...keys][0]).toMatch(/^\S{8,} 1$/);
});

it('only a tread waits: what changes the life of a component is answered at once', async () => {
  api({ 'POST /api/usage/entries': noLine });
  showEntry('kind=use');
  await userEvent.type(await screen.findByLabelText('Hours'), '2');
  await save('Save');
  expect(await screen.findByRole('alert')).toBeInTheDocument();
  expect(mockKept.size).toBe(0);
});

it('a tread that was seen is changed over its version, and that waits, too', async () => {
  const fake = api({ 'PUT /api/usage/entries/9': noLine });
  const { unmount } = showEntry('kind=tread&entry=9');
  expect(await depth('Middle')).toHaveValue('6.5');
  await userEvent.clear(await depth('Middle'));
  await userEvent.type(await depth('Middle'), '6.4');
  await save('Save');
  expect(await screen.findByText('at: /components/3')).toBeInTheDocument();
  unmount();
  showSet();
  expect(within(await waiting()).getByRole('listitem')).toHaveTextContent('Change');
  fake.on('PUT /api/usage/entries/9', { body: aTread({ version: 4 }) });
  await sendNow();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull());
  expect(sent(fake, 'PUT').at(-1)?.headers.get('if-match')).toBe('"3"');
});

it('a tread is changed with the mileage of the vehicle that its tyres were on that day', async () => {
  const fitments = [
    aFitment({ id: 1, vehicle_id: 8, odometer_unit: 'km', from_on: '2020-01-01', to_on: null, to_mileage: 40_000 }),
    aFitment({ id: 2, vehicle_id: 9, odometer_unit: 'km', from_on: '2025-01-01', to_on: '2026-03-05' }),
    aFitment({ id: 3, vehicle_id: 7, odometer_unit: 'mi', from_on: '2026-03-05', to_on: null, to_mileage: null }),
  ];
  const { calls } = api({ 'GET /api/usage/fitments': { body: fitments }, '*': { status: 404, body: {} } });
  showEntry('kind=tread&entry=9');
  await userEvent.type(await screen.findByLabelText(/^Odometer/), '41000');
  await waitFor(() =>
    expect(calls.map(({ path }) => path)).toContainEqual(expect.stringMatching(/^\/api\/vehicles\/9\/odometer/)),
  );
  expect(calls.filter(({ path }) => /^\/api\/vehicles\/[78]\/odometer/.test(path))).toEqual([]);
});

it('the way to change a tread stands where it is listed', async () => {
  api({});
  showSet();
  expect(await screen.findByRole('link', { name: 'Edit Tread, Mar 4, 2026' })).toHaveAttribute(
    'href',
    '/components/3/entry?kind=tread&entry=9',
  );
});

const note = () => screen.findByLabelText('Note');
const showSessions = () => renderWithKit(<TrackSessionsPage />, { path: '/track-sessions', remotes: [usage] });

it('a note of a session waits in its list; its person compares it with what somebody else wrote', async () => {
  const fake = api({ 'PUT /api/track-sessions/4': noLine });
  const { unmount } = renderWithKit(<TrackSessionEditPage />, {
    ...{ path: '/track-sessions/4/edit', route: '/track-sessions/:id/edit' },
  });
  await userEvent.type(await note(), 'Mine');
  await save('Update Session');
  expect(await screen.findByText('at: /track-sessions')).toBeInTheDocument();
  unmount();
  showSessions();
  expect(within(await waiting()).getByRole('listitem')).toHaveTextContent('Lakeside Change Waiting to be sent');
  const current = aSession({ note: 'Theirs', component_ids: [3], version: 2 });
  fake.on('PUT /api/track-sessions/4', { status: 412, body: { msg: 'Changed', current, version: 2 } });
  await sendNow();
  await userEvent.click(await screen.findByRole('button', { name: 'Compare' }));
  const dialog = await screen.findByRole('dialog');
  const field = async (name: string) => (await within(dialog).findByRole('group', { name })).textContent;
  expect(await field('Note')).toMatch(/Mine.*Theirs/);
  expect(await field('Counts for')).toMatch(/What was on it that day.*1 component/);
  fake.on('PUT /api/track-sessions/4', { body: aSession({ note: 'Mine', version: 3 }) });
  await userEvent.click(within(dialog).getByRole('button', { name: 'Use what is chosen' }));
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull());
  const last = sent(fake, 'PUT').at(-1)!;
  // `component_ids` is not sent: this person has not changed it, so the other person's value stays.
  expect([last.body, last.headers.get('if-match')]).toEqual([{ note: 'Mine' }, '"2"']);
});

it('sessions of a file wait on the page of their day, and go in their order', async () => {
  const [first, second] = ['09:12:11', '11:30:00'].map((time) => ({ ...aLapFile().sessions[0]!, time }));
  jest.mocked(readInWorker).mockResolvedValue(aLapFile({ sessions: [first!, second!] }));
  const fake = api({ 'POST /api/track-sessions': noLine });
  renderWithKit(<DaySessionsPanel vehicleId={7} day="2026-05-03" />);
  await userEvent.upload(await screen.findByLabelText('Add a logger’s file'), new File(['x'], 'lakeside.csv'));
  await userEvent.click(await screen.findByRole('button', { name: 'Save 2 sessions' }));
  const list = within(await waiting());
  const begins = () => list.getAllByRole('listitem').map(({ textContent }) => /\d\d:\d\d/.exec(textContent ?? '')?.[0]);
  await waitFor(() => expect(begins()).toEqual(['09:12', '11:30']));
  await waitFor(() => expect(screen.getByRole('button', { name: 'Add a logger’s file' })).toBeEnabled());
  fake.on('POST /api/track-sessions', { status: 201, body: aSession() });
  await sendNow();
  await waitFor(() => expect(screen.queryByRole('region', { name: 'Not sent yet' })).toBeNull());
  const started = sent(fake, 'POST').map(({ body }) => (body as { started_at: string }).started_at);
  expect(started.slice(-2)).toEqual(['09:12:11', '11:30:00']);
});
