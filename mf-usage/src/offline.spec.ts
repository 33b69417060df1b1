import { createQueryClient } from '@carnet/mf-kit/data';
import { fakeApi, renderWithKit } from '@carnet/mf-kit/testing';
import ready from './offline';
import { aComponent, aLastUsed, aSession, aVehicle, aWholeLife } from './testing/factories';

const mockMay = { whole: true };
jest.mock('@carnet/mf-kit/data', () => ({
  ...jest.requireActual<object>('@carnet/mf-kit/data'),
  mayHere: () => mockMay,
}));

/** Returns the paths that are requested while there is a network. */
async function asked({ sessions = [], whole = true }: { sessions?: object[]; whole?: boolean } = {}) {
  mockMay.whole = whole;
  const components = [3, 4].map((id) => aComponent({ id, retired_on: id === 4 ? '2025-01-01' : null }));
  const { calls } = fakeApi({
    'GET /api/vehicles': { body: [aVehicle()] },
    'GET /api/fill-ups': { body: [] },
    'GET /api/fill-ups/vehicles/7/last-used': { body: aLastUsed() },
    'GET /api/usage/components': { body: components },
    'GET /api/usage/lives': { body: { lives: [] } },
    'GET /api/usage/components/3': { body: components[0] },
    'GET /api/usage/components/3/life': { body: aWholeLife() },
    'GET /api/track-sessions': { body: sessions },
    '*': {},
  });
  renderWithKit(null);
  await ready(createQueryClient());
  return calls.map(({ path }) => path);
}

it('fetches what the tread of each set of tyres in use is written with, and the sessions', async () => {
  const paths = await asked();
  const wanted = ['/api/usage/components/3', '/api/usage/components/3/life', '/api/usage/lives', '/api/track-sessions'];
  expect(paths).toEqual(expect.arrayContaining(wanted));
  expect(paths).not.toContain('/api/usage/components/4');
});

it('fetches what reads the file of a lap timer for those alone who have kept one', async () => {
  const isReader = (path: string) => path.includes('lap-file.worker');
  expect((await asked()).filter(isReader)).toEqual([]);
  expect((await asked({ sessions: [aSession()] })).filter(isReader)).toHaveLength(1);
});

it('asks for no tyres where one vehicle is shared: they are of none', async () => {
  const paths = await asked({ whole: false });
  expect(paths.filter((path) => path.startsWith('/api/usage/'))).toEqual([]);
  expect(paths).toContain('/api/track-sessions');
});
