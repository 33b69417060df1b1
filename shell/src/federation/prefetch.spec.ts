import type { Remote } from '@carnet/mf-kit';
import { prefetchPage } from './prefetch';
import { loadRemoteById } from './runtime';

jest.mock('./runtime', () => ({ loadRemoteById: jest.fn() }));
const load = jest.mocked(loadRemoteById);

const aRemote = (paths: string[]) => {
  const pages = Object.fromEntries(paths.map((path) => [path, jest.fn(async () => ({ default: () => null }))]));
  const routes = paths.map((path) => ({ path, page: pages[path]! }));
  load.mockResolvedValue({ routes } as unknown as Remote);
  return pages;
};

it('fetches the page that the address leads to, and no other', async () => {
  const pages = aRemote(['/parts', '/parts/new', '/parts/:id']);
  await prefetchPage([], 'garage', '/parts/new');
  expect(Object.entries(pages).filter(([, page]) => page.mock.calls.length > 0)).toEqual([
    ['/parts/new', pages['/parts/new']],
  ]);
});

it('leaves it to the page to tell what cannot be loaded', async () => {
  load.mockRejectedValue(new Error('The remote is away'));
  await expect(prefetchPage([], 'garage', '/parts')).resolves.toBeUndefined();
  const pages = aRemote(['/parts']);
  pages['/parts']!.mockRejectedValue(new Error('The chunk is away'));
  await expect(prefetchPage([], 'garage', '/parts')).resolves.toBeUndefined();
});
