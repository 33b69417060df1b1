import { queries } from '../queries';
import { prefetchPage } from './prefetch';
import { loadRemoteById } from './runtime';

jest.mock('./runtime', () => ({ loadRemoteById: jest.fn() }));
const load = jest.mocked(loadRemoteById);

const aRemote = (paths: string[]) => {
  const routes = paths.map((path) => ({
    path,
    page: jest.fn(async () => ({ default: () => null })),
    loader: jest.fn(async () => undefined),
  }));
  load.mockResolvedValue({ routes });
  return routes;
};
const at = (pathname: string, search = '') => prefetchPage([], 'garage', { pathname, search });

it('fetches the page that the address leads to, and no other', async () => {
  const routes = aRemote(['/parts', '/parts/new', '/parts/:id']);
  await at('/parts/new');
  expect(routes.map(({ page, loader }) => [page.mock.calls.length, loader.mock.calls.length])).toEqual([
    [0, 0],
    [1, 1],
    [0, 0],
  ]);
});

it('asks for what the page shows first while its code is still on the way', async () => {
  const [route] = aRemote(['/parts']);
  route!.page.mockReturnValue(new Promise(() => undefined));
  void at('/parts', '?sort=name');
  await Promise.resolve();
  expect(route!.loader).toHaveBeenCalledWith(queries, new URLSearchParams('sort=name'));
});

it('leaves it to the page to tell what cannot be loaded', async () => {
  load.mockRejectedValue(new Error('The remote is away'));
  await expect(at('/parts')).resolves.toBeUndefined();
  const [route] = aRemote(['/parts']);
  route!.page.mockRejectedValue(new Error('The chunk is away'));
  route!.loader.mockRejectedValue(new Error('The service is away'));
  await expect(at('/parts')).resolves.toBeUndefined();
});
