import { join } from 'node:path';
import { fakeApi, itLeadsToItsPages, itPreloadsWhatItsPagesAsk, renderLoaded } from '@carnet/mf-kit/testing';
import { screen } from '@testing-library/react';
import manifest from '../remote.json';
import remote from './remote';

it('asks for the list of fill-ups ahead of its page, which takes that answer', async () => {
  const { calls } = fakeApi({ 'GET /api/vehicles': { body: [] }, 'GET /api/fill-ups': { body: [] } });
  await renderLoaded(remote, '/fill-ups', 'energy=diesel');
  await screen.findByRole('heading', { level: 1 });
  const asked = calls.filter(({ path, query }) => path === '/api/fill-ups' && query.has('limit'));
  expect(asked.map(({ query }) => query.get('energy'))).toEqual(['diesel']);
});

itPreloadsWhatItsPagesAsk(remote, join(__dirname, '../remote.json'));

itLeadsToItsPages(remote, manifest);
