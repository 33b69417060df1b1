import { aUser, fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import { screen, waitFor, within } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { LapFileFailed, readInWorker } from '../lap-files';
import { A_DRIVEN_SESSION, aLapFile, aVehicle } from '../testing/factories';
import DaySessionsPanel from './day-sessions.panel';
import { lapTime } from './track-session.words';

jest.mock('../lap-files/read-in-worker', () => ({
  ...jest.requireActual<object>('../lap-files/read-in-worker'),
  readInWorker: jest.fn(),
}));
const reading = jest.mocked(readInWorker);

const session = A_DRIVEN_SESSION;

const row = {
  ...{ id: 4, vehicle_id: 7, make: 'Mazda', model: 'MX-5', year: 1990, nickname: null, odometer_unit: 'mi' },
  ...{ driven_on: '2026-05-03', started_at: '09:12:11', utc: true, track: 'Lakeside', seconds: 495.5 },
  ...{ distance: 7_406, timed_laps: 2, best: 118.08, version: 1 },
};

const show = (rows: object[] = [], routes: Parameters<typeof fakeApi>[0] = {}) => {
  const api = fakeApi({
    'GET /api/track-sessions': { body: rows },
    'GET /api/vehicles': { body: [aVehicle({ id: 7, odometer_unit: 'km' })] },
    ...routes,
  });
  renderWithKit(<DaySessionsPanel vehicleId={7} day="2026-05-03" />, { user: aUser() });
  return api;
};

const pick = (name = 'lakeside.csv') =>
  userEvent.upload(screen.getByLabelText('Add a logger’s file'), new File(['x'], name));

beforeEach(() => reading.mockReset());

it('lists the sessions of the day, each leading to its page', async () => {
  show([row]);
  const link = await screen.findByRole('link', { name: /09:12 · Lakeside/ });
  expect(link).toHaveAttribute('href', '/track-sessions/4');
  expect(screen.getByText('1:58.080')).toBeInTheDocument();
});

it('shows what is in a file, and stores it only when it is told to', async () => {
  reading.mockResolvedValue(aLapFile());
  const api = show([], { 'POST /api/track-sessions': { status: 201, body: { ...row, laps: [] } } });
  await pick();
  const laps = await screen.findByRole('table', { name: 'Laps' });
  expect(within(laps).getByText('+3.270')).toBeInTheDocument();
  expect(screen.getByRole('img', { name: /The line that was driven/ })).toBeInTheDocument();
  expect(api.calls.filter(({ method }) => method === 'POST')).toEqual([]);
  await userEvent.click(screen.getByRole('button', { name: 'Save session' }));
  await waitFor(() => expect(screen.queryByRole('button', { name: 'Save session' })).not.toBeInTheDocument());
  const [sent] = api.calls.filter(({ method }) => method === 'POST');
  expect(sent?.body).toMatchObject({
    ...{ vehicle_id: 7, driven_on: '2026-05-03', started_at: '09:12:11', utc: true, file_name: 'lakeside.csv' },
    ...{ product: 'RaceChrono', track: 'Lakeside', laps: session.laps, best: 118.08, laps_from: 'file' },
  });
});

it('shows how far it has read, and goes back where it is stopped', async () => {
  reading.mockImplementation((_, { progress, signal }) => {
    progress(0.25);
    progress(0.5);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)));
  });
  show();
  await pick();
  expect(await screen.findByRole('progressbar', { name: /lakeside.csv: 50/ })).toHaveValue(0.5);
  await userEvent.click(screen.getByRole('button', { name: 'Stop' }));
  expect(await screen.findByRole('button', { name: 'Add a logger’s file' })).toBeEnabled();
});

it('keeps what was read where it cannot be stored, and says why', async () => {
  reading.mockResolvedValue(aLapFile());
  show([], { 'POST /api/track-sessions': { status: 422, body: { msg: 'One account can keep at most 1.' } } });
  await pick();
  await userEvent.click(await screen.findByRole('button', { name: 'Save session' }));
  expect(await screen.findByText('One account can keep at most 1.')).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Save session' })).toBeEnabled();
});

it.each([
  ['unknown', /in no form of a lap timer/],
  ['empty', /no rows with a time/],
  ['unreadable', /could not be read/],
] as const)('says of a file that is %s what is wrong, and takes another', async (failure, text) => {
  reading.mockRejectedValue(new LapFileFailed(failure));
  show();
  await pick();
  expect(await screen.findByText(text)).toBeInTheDocument();
  expect(screen.getByRole('button', { name: 'Add a logger’s file' })).toBeEnabled();
});

it('says what was odd, and on which other day it was driven', async () => {
  reading.mockResolvedValue(
    aLapFile({ sessions: [{ ...session, day: '2026-05-04' }], oddities: [{ kind: 'broken-rows', count: 2 }] }),
  );
  show();
  await pick();
  expect(await screen.findByText('2 rows were broken and are left out.')).toBeInTheDocument();
  expect(screen.getByText(/The file says May 4, 2026/)).toBeInTheDocument();
});

it('writes lap times as they are read', () => {
  expect([12.3, 59.9996, 118.08, 3_723.5].map(lapTime)).toEqual(['12.300', '1:00.000', '1:58.080', '1:02:03.500']);
});
