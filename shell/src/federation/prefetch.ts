import { matchPath, type RemoteEntry } from '@carnet/mf-kit';
import { loadRemoteById } from './runtime';

/** Fetches the page of a remote that an address leads to. What fails is told where the page is shown, not here. */
export async function prefetchPage(entries: readonly RemoteEntry[], id: string, pathname: string): Promise<void> {
  try {
    const { routes } = await loadRemoteById(entries, id);
    await routes.find(({ path }) => matchPath(path, pathname))?.page();
  } catch {
    // The page asks again when it is shown, and says so where it cannot be.
  }
}
