import {
  type DefaultedQueryObserverOptions as Defaulted,
  type InvalidateOptions,
  type InvalidateQueryFilters,
  onlineManager,
  QueryCache,
  QueryClient,
  type QueryKey,
  type QueryObserverOptions,
} from '@tanstack/react-query';
import { ApiError } from '../api/api-error';
import { readsBehind } from '../api/client';
import { onSessionEnd, onSessionResume } from '../session/store';
import { isSeenBefore, noteSeenAt, readAgainAfter } from './seen-at';

/** Data counts as fresh for this long (spec §9: refetch throttle). */
export const FRESH_FOR_MS = 30_000;
const TRIES = 3;
const LONGEST_WAIT_MS = 8_000;

/** Creates the query client, one per page. It forgets a person's data when the session ends. */
export function createQueryClient(): QueryClient {
  // TanStack Query assumes that every page starts online, and gets no event when a page that was opened offline is online again.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
  const client = new CarnetQueryClient({
    // A cached answer is read again as soon as there is a network, and when it is next shown (ADR 82).
    queryCache: new QueryCache({ onSuccess: (_data, query) => void (isSeenBefore(query) && query.invalidate()) }),
    defaultOptions: {
      // Without a network a query fails at once instead of waiting. The services may also run on this very machine.
      queries: {
        networkMode: 'always',
        refetchOnReconnect: true,
        refetchOnWindowFocus: false,
        staleTime: FRESH_FOR_MS,
        retry: mayRetry,
        retryDelay: waitBefore,
      },
      mutations: { retry: false, networkMode: 'always' },
    },
  });
  onSessionEnd(() => client.clear());
  onSessionResume(() => {
    void client.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
  });
  return client;
}

class CarnetQueryClient extends QueryClient {
  /** Reads again an answer that does not include the person's last write yet (ADR 15). */
  override defaultQueryOptions<Read, Err, Data, Kept, Key extends QueryKey, Param>(
    options: QueryObserverOptions<Read, Err, Data, Kept, Key, Param> | Defaulted<Read, Err, Data, Kept, Key>,
  ): Defaulted<Read, Err, Data, Kept, Key> {
    const all = super.defaultQueryOptions(options);
    const { queryFn, queryHash, refetchInterval: own } = all;
    if (all !== options && typeof queryFn === 'function')
      all.queryFn = async (context) => {
        const answer = await queryFn(context);
        noteSeenAt(this.getQueryCache().get(queryHash), context.signal);
        if (readsBehind.has(context.signal)) await askAgain(this, queryHash);
        return answer;
      };
    if (all !== options)
      all.refetchInterval = (query) => (typeof own === 'function' ? own(query) : own) || readAgainAfter(query);
    return all;
  }

  /**
   * Also marks as stale a query that is being fetched for the first time: the answer may be older than the write. TanStack Query cancels a fetch only
   * if there is data already, and would take that answer for fresh.
   */
  override invalidateQueries(filters?: InvalidateQueryFilters, options?: InvalidateOptions): Promise<void> {
    if (filters?.refetchType !== 'none')
      void this.cancelQueries(
        {
          ...filters,
          type: 'active',
          fetchStatus: 'fetching',
          predicate: (query) => query.state.data === undefined && (filters?.predicate?.(query) ?? true),
        },
        { silent: true },
      );
    return super.invalidateQueries(filters, options);
  }
}

/** Loads the code for repeated reads on demand, because few pages need it. Resolves once the next read is scheduled. */
const askAgain = (queries: QueryClient, queryHash: string): Promise<void> =>
  import(/* webpackChunkName: "kit-ask-again" */ './ask-again').then(
    ({ askUntilKnown }) => askUntilKnown(queries, queryHash),
    () => undefined,
  );

/** Retries only a failure that may pass soon, such as a service that is away. */
export function mayRetry(failures: number, error: Error): boolean {
  return failures < TRIES - 1 && error instanceof ApiError && error.isPassing;
}

/** Milliseconds before the next try: `Retry-After` if given, else 0.5 s, 1 s, 2 s. */
export function waitBefore(failures: number, error: Error): number {
  const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 500 * 2 ** failures;
  return Math.min(asked, LONGEST_WAIT_MS);
}
