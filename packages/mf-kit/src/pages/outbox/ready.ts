import type { Scope } from '../../data/session/garage';
import type { QueryClient } from '@tanstack/react-query';
import type { Remotes } from '../../federation/remotes-context';
import { keepsNothing } from '../../data/session/kept';

/** Choices of forms are asked for anew after this time, so that without a network they are not older than the last visit. */
const EVERY_MS = 30 * 60 * 1000;

/**
 * Has the forms that can be saved without a network, and what they choose from, in this browser: the service worker keeps what it sees. Without
 * one no page opens without a network, and where a person saves data, nothing is fetched that they did not ask for.
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
