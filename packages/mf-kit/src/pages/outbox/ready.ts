import type { Scope } from '../../data/session/garage';
import type { QueryClient } from '@tanstack/react-query';
import type { Remotes } from '../../federation/remotes-context';
import { keepsNothing } from '../../data/session/kept';

/** Milliseconds after which the choices of forms are fetched again, so that they are nearly current when the network is lost. */
const EVERY_MS = 30 * 60 * 1000;

/**
 * Fetches the forms that can be saved without a network, and their choices; the service worker stores the answers. Does nothing without a service
 * worker, because no page then opens without a network. Does nothing either if the browser's data saver is on.
 */
export async function makeReady(person: Scope, { entries, load }: Remotes, queries: QueryClient): Promise<void> {
  const { serviceWorker, connection } = navigator as Partial<Navigator> & { connection?: { saveData?: boolean } };
  if (!serviceWorker?.controller || connection?.saveData || (await keepsNothing())) return;
  const key = `carnet.offline-ready.${person}`;
  if (Math.abs(Date.now() - Number(localStorage.getItem(key))) < EVERY_MS) return;
  for (const { id } of entries) {
    const { offline, routes } = await load(id);
    await Promise.all(routes.filter((route) => route.offline).map(({ page }) => page()));
    await (await offline?.())?.default(queries);
  }
  localStorage.setItem(key, String(Date.now()));
}
