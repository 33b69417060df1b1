import type { QueryClient, QueryKey } from '@tanstack/react-query';

/** Takes what a save answered for known. A read that is still on its way was asked before the save: its answer would be the older. */
export function takeSaved<Saved>(queries: QueryClient, queryKey: QueryKey, saved: Saved): void {
  void queries.cancelQueries({ queryKey, exact: true });
  queries.setQueryData(queryKey, saved);
}
