import { join } from 'node:path';
import { fakeApi, itLeadsToItsPages, itPreloadsWhatItsPagesAsk, renderLoaded } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import manifest from '../remote.json';
import remote from './remote';

it.each([
  ['/issues', '/api/issues', 'vehicle_id', '7'],
  ['/modifications', '/api/modifications', 'status', 'Planned'],
  ['/track-days', '/api/track-days', 'search', 'spa'],
  ['/photos', '/api/photos', 'tag', 'rust'],
])('asks for the list of %s ahead of its page, which takes that answer', async (path, list, filter, value) => {
  const { calls } = fakeApi({ 'GET /api/vehicles': { body: [] }, [`GET ${list}`]: { body: [] } });
  await renderLoaded(remote, path, `${filter}=${value}`);
  await screen.findByRole('heading', { level: 1 });
  const asked = calls.filter((call) => call.path === list && call.query.has('limit'));
  expect(asked.map(({ query }) => query.get(filter))).toEqual([value]);
});

itPreloadsWhatItsPagesAsk(remote, join(__dirname, '../remote.json'));

itLeadsToItsPages(remote, manifest);
