import { type QueryClient, takeSaved } from '@carnet/mf-kit/data';

/** Invalidates the queries of all domains, because they all show names of collections, vehicles and parts. */
export async function garageChanged(queries: QueryClient): Promise<void> {
  const domains = ['garage', 'service', 'records', 'usage'];
  await Promise.all(domains.map((domain) => queries.invalidateQueries({ queryKey: [domain] })));
}

/** The same after a save. The saved record is taken from the response, so it is not fetched again. */
export const savedInGarage =
  <Saved extends { id: number }>(query: (id: number) => { queryKey: readonly unknown[] }) =>
  async (queries: QueryClient, saved?: Saved): Promise<void> => {
    const reading = garageChanged(queries);
    if (saved) takeSaved(queries, query(saved.id).queryKey, saved);
    await reading;
  };
