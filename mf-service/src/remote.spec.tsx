import { join } from 'node:path';
import { fakeApi, itLeadsToItsPages, itPreloadsWhatItsPagesAsk, renderLoaded } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import manifest from '../remote.json';
import remote from './remote';

it.each([
  ['/service-history', '/api/service/events', 'vehicle_id', '7'],
  ['/service-event-templates', '/api/service-event-templates', 'search', 'oil'],
])('asks for the list of %s ahead of its page, which takes that answer', async (path, list, filter, value) => {
  const { calls } = fakeApi({
    'GET /api/vehicles': { body: [] },
    'GET /api/service-event-templates/sources': { body: [] },
    [`GET ${list}`]: { body: [] },
  });
  await renderLoaded(remote, path, `${filter}=${value}`);
  await screen.findByRole('heading', { level: 1 });
  const asked = calls.filter((call) => call.path === list && call.query.has('limit'));
  expect([...new Set(asked.map(({ query }) => String(query)))]).toHaveLength(asked.length);
  expect(new Set(asked.map(({ query }) => query.get(filter)))).toEqual(new Set([value]));
});

itPreloadsWhatItsPagesAsk(remote, join(__dirname, '../remote.json'));

itLeadsToItsPages(remote, manifest);
