import type { Query, QueryClient } from '@tanstack/react-query';

/**
 * Milliseconds between tries. In each try the service itself waits up to a second more. The sum is less than the time that a position is kept
 * (`positions.ts`).
 */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

const asking = new WeakSet<Query>();
/** Queries whose newest answer was behind the person's last write. */
const behind = new WeakSet<Query>();

/**
 * Marks a query as stale until its service includes the person's last write. Reads it again meanwhile, at growing intervals, a limited number of
 * times, and only while the query is shown.
 */
export function askUntilKnown(queries: QueryClient, queryHash: string): void {
  const query = queries.getQueryCache().get(queryHash);
  if (!query) return;
  behind.add(query);
  if (asking.has(query)) return;
  asking.add(query);
  void ask(queries, query).finally(() => asking.delete(query));
}

async function ask(queries: QueryClient, query: Query): Promise<void> {
  for (const wait of WAITS_MS) {
    await query.promise?.catch(() => undefined);
    behind.delete(query);
    query.invalidate();
    await new Promise((go) => setTimeout(go, wait));
    if (!query.isActive()) return;
    // Another caller may have started a read meanwhile.
    if (query.state.isInvalidated)
      await queries.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
    if (!behind.has(query)) return;
  }
  query.invalidate();
}
