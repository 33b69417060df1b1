import type { Query, QueryClient } from '@tanstack/react-query';

/** Milliseconds between tries; each waits at its service for a second more. Together they are less than a place is named for (`positions.ts`). */
const WAITS_MS = [1_000, 2_000, 4_000, 8_000, 15_000, 30_000, 60_000];

const asking = new WeakSet<Query>();
/** Those whose newest answer was behind. */
const behind = new WeakSet<Query>();

/**
 * Takes what a query has for stale until its service knows of what the person wrote, and asks again meanwhile, ever more rarely and not
 * for ever, as long as somebody looks at it.
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
    // Somebody else may have asked meanwhile.
    if (query.state.isInvalidated)
      await queries.refetchQueries({ queryKey: query.queryKey, exact: true }, { cancelRefetch: false });
    if (!behind.has(query)) return;
  }
  query.invalidate();
}
