import type { usage } from '@carnet/contracts';
import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { aVehicle } from '../testing/factories';
import TrackDayReadyPage from './track-day-ready.page';

const standing = (fields: Partial<usage.StandingView> = {}): usage.StandingView => ({
  limit: { by: 'sessions', value: 10, unit: null, until: null, source: null },
  ...{ state: 'near', used: 9, left: 1, at_least: false, due_on: null, due_mileage: null },
  ...fields,
});

const pads: usage.OnDayView = {
  ...{ component_id: 4, kind: 'brake-pads', name: 'DS2500', positions: ['front'], months: 3, treads: [] },
  ...{ now: [standing({ state: 'far', used: 5 })], then: [standing()] },
  took: { distance_km: 42, hours: 0.5, sessions: 2, open: null },
  ...{ session_ids: [], unclear_session_ids: [] },
};
const slicks: usage.OnDayView = {
  ...{ component_id: 5, kind: 'tyres', name: 'Slicks', positions: [], months: null, treads: [], now: [], then: [] },
  took: { distance_km: 42, hours: 0.5, sessions: 2, open: null },
  ...{ session_ids: [], unclear_session_ids: [] },
};

const aDay = (fields: Partial<usage.DayView> = {}): usage.DayView => ({
  ...{ vehicle_id: 7, day: '2020-05-03', habit: null, ahead: { distance_km: 0, hours: 0, sessions: 0 } },
  driven: { driven_on: '2020-05-03', sessions: 2, seconds: 1_800, metres: 42_000, best: 118.08 },
  components: [pads, slicks],
  ...fields,
});

function show(day: usage.DayView, routes: Parameters<typeof fakeApi>[0] = {}) {
  const api = fakeApi({
    'GET /api/usage/vehicles/7/day': { body: day },
    'GET /api/usage/vehicles/7/checks': {
      body: { vehicle_id: 7, day: day.day, items: [], taken_from: null, version: 0 },
    },
    'GET /api/track-days/vehicles/7': { body: [] },
    'GET /api/vehicles': { body: [aVehicle({ id: 7, odometer_unit: 'km' })] },
    ...routes,
  });
  renderWithKit(<TrackDayReadyPage />, { user: aUser(), path: `/track-sessions/day?vehicle_id=7&on=${day.day}` });
  return api;
}

it('a day that is over says what it took, and what to look at', async () => {
  show(aDay());
  expect(await screen.findByRole('heading', { level: 1, name: 'What it took' })).toBeVisible();
  expect(screen.getByText('1:58.080')).toBeVisible();
  expect(screen.getByText('Read the tread of Slicks')).toBeVisible();
  expect(screen.getByText('9 sessions of 10 sessions')).toBeVisible();
});

const LIST = { vehicle_id: 7, day: '2120-05-03', taken_from: null };

it('a tick is done to the list as somebody else has just saved it', async () => {
  let stored = { ...LIST, items: ['Helmet', 'Oil'].map((text) => ({ text, done: false })), version: 3 };
  const api = show(aDay({ day: '2120-05-03', driven: null }), {
    'GET /api/usage/vehicles/7/checks': () => ({ body: stored }),
    'PUT /api/usage/vehicles/7/checks': ({ body, headers }) => {
      if (headers.get('if-match') !== `"${stored.version}"`) return { status: 412, body: { msg: 'Stale' } };
      stored = { ...stored, ...(body as Pick<typeof stored, 'items'>), version: stored.version + 1 };
      return { body: stored };
    },
  });
  const oil = await screen.findByRole('checkbox', { name: 'Oil' });
  const theirs = ['Helmet', 'Oil', 'Water'].map((text) => ({ text, done: text === 'Helmet' }));
  stored = { ...stored, items: theirs, version: 4 };
  await userEvent.click(oil);
  expect(await screen.findByRole('checkbox', { name: 'Water' })).not.toBeChecked();
  expect(screen.getByRole('checkbox', { name: 'Helmet' })).toBeChecked();
  expect(stored.items.map(({ done }) => done)).toEqual([true, true, false]);
  expect(api.calls.filter(({ method }) => method === 'PUT')).toHaveLength(2);
});

it('a day to come keeps the list with each tick, and takes it back where it is not kept', async () => {
  let status = 200;
  const api = show(aDay({ day: '2120-05-03', driven: null }), {
    'PUT /api/usage/vehicles/7/checks': ({ body }) => ({ status, body: { ...LIST, ...(body as object), version: 1 } }),
  });
  const hook = await screen.findByRole('checkbox', { name: 'Tow hook' });
  await userEvent.click(hook);
  await waitFor(() => expect(hook).toBeEnabled());
  const sent = api.calls.findLast(({ method }) => method === 'PUT')!.body as { items: usage.CheckView[] };
  expect(sent.items.filter(({ done }) => done)).toEqual([{ text: 'Tow hook', done: true }]);
  status = 503;
  await userEvent.click(hook);
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(hook).toBeChecked();
});

it('keeps what was typed for the list until it is kept there', async () => {
  let status = 503;
  show(aDay({ day: '2120-05-03', driven: null }), {
    'PUT /api/usage/vehicles/7/checks': ({ body }) => ({ status, body: { ...LIST, ...(body as object), version: 1 } }),
  });
  const field = await screen.findByRole('textbox', { name: 'Another thing' });
  await userEvent.type(field, 'Spare belt{Enter}');
  expect(await screen.findByRole('alert')).toBeVisible();
  expect(field).toHaveValue('Spare belt');
  status = 200;
  await userEvent.type(field, '{Enter}');
  expect(await screen.findByRole('checkbox', { name: 'Spare belt' })).toBeVisible();
  await waitFor(() => expect(field).toHaveValue(''));
});

it('says so where the address names no vehicle or day', () => {
  fakeApi({});
  renderWithKit(<TrackDayReadyPage />, { user: aUser(), path: '/track-sessions/day?vehicle_id=7' });
  expect(screen.getByText('No vehicle and day are given.')).toBeVisible();
});
