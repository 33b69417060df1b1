import { loadPart } from '@carnet/mf-kit/ui';
import { matchPath, type RemoteEntry } from '@carnet/mf-kit/federation';
import { queries } from '../queries';
import { loadRemoteById } from './runtime';

interface Address {
  pathname: string;
  search: string;
}

/** Prefetches the code and the first data of a remote's page. Errors are ignored here; the page reports them when it is shown. */
export async function prefetchPage(
  entries: readonly RemoteEntry[],
  id: string,
  { pathname, search }: Address,
): Promise<void> {
  try {
    const { routes } = await loadRemoteById(entries, id);
    const route = routes.find(({ path }) => matchPath(path, pathname));
    await Promise.all([route && loadPart(route.page), route?.loader?.(queries, new URLSearchParams(search))]);
  } catch {
    // The page fetches the data again when it is shown, and reports errors then.
  }
}
