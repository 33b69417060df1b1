import { type QueryClient, takeSaved } from '@carnet/mf-kit/data';

/** Collections, vehicles and parts show up in each other's pages, and their names in those of the other domains: all are read anew. */
export async function garageChanged(queries: QueryClient): Promise<void> {
  const domains = ['garage', 'service', 'records', 'usage'];
  await Promise.all(domains.map((domain) => queries.invalidateQueries({ queryKey: [domain] })));
}

/** The same after a thing was saved, which itself is known as it was answered. */
export const savedInGarage =
  <Saved extends { id: number }>(query: (id: number) => { queryKey: readonly unknown[] }) =>
  async (queries: QueryClient, saved?: Saved): Promise<void> => {
    const reading = garageChanged(queries);
    if (saved) takeSaved(queries, query(saved.id).queryKey, saved);
    await reading;
  };
