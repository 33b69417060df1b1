import { loadPart } from '@carnet/mf-kit/ui';
import { matchPath, type RemoteEntry } from '@carnet/mf-kit/federation';
import { queries } from '../queries';
import { loadRemoteById } from './runtime';

interface Address {
  pathname: string;
  search: string;
}

/** Fetches the page of a remote that an address leads to, and what it shows first. What fails is told where the page is shown, not here. */
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
    // The page asks again when it is shown, and says so where it cannot be.
  }
}
