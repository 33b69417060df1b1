import { readFileSync, writeFileSync } from 'node:fs';
import { screen } from '@testing-library/react';
import type { Remote } from '../federation/define-remote';
import { fakeApi } from './fake-api';
import { renderLoaded } from './render';

interface Manifest {
  preloads: Record<string, { data: string[] }>;
}

/**
 * Tests that the `preloads` of a remote's manifest are exactly the API addresses that its pages request when they are opened without a query.
 * `npm run preloads` writes them into the manifest instead.
 * @param file the remote's `remote.json`
 */
export function itPreloadsWhatItsPagesAsk(remote: Remote, file: string): void {
  it.each(Object.keys(manifestOf(file).preloads))(
    'asks for %s letter for letter what the page asks for',
    async (path) => {
      const asked = await askedFirst(remote, path);
      if (process.env.WRITE_PRELOADS) write(file, path, asked);
      expect(manifestOf(file).preloads[path]?.data).toEqual(asked);
    },
  );
}

async function askedFirst(remote: Remote, path: string): Promise<string[]> {
  const { calls } = fakeApi({ '*': { body: [] } });
  await renderLoaded(remote, path, '');
  await screen.findByRole('heading', { level: 1 });
  return calls.map((call) => [call.path, String(call.query)].filter(Boolean).join('?'));
}

const manifestOf = (file: string): Manifest => JSON.parse(readFileSync(file, 'utf8')) as Manifest;

function write(file: string, path: string, data: string[]): void {
  const manifest = manifestOf(file);
  manifest.preloads[path] = { ...manifest.preloads[path], data };
  writeFileSync(file, JSON.stringify(manifest, null, 2));
}
