import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Puts the answer of a save into the cache. It cancels a read that is still running: that read began before the save, so its answer would be older. */
export function takeSaved<Saved>(queries: QueryClient, queryKey: QueryKey, saved: Saved): void {
  void queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, saved);
}
