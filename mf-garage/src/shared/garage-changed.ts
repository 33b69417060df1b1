import type { QueryClient } from '@carnet/mf-kit';

/** Collections, vehicles and parts show up in each other's pages, and their names in those of the other domains: all are read anew. */
export async function garageChanged(queries: QueryClient): Promise<void> {
  const domains = ['garage', 'service', 'records'];
  await Promise.all(domains.map((domain) => queries.invalidateQueries({ queryKey: [domain] })));
}
