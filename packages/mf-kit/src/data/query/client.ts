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
import { isSeenBefore, noteSeenAt } from './seen-at';

/** Data counts as fresh for this long (spec §9: refetch throttle). */
export const FRESH_FOR_MS = 30_000;
const TRIES = 3;
const LONGEST_WAIT_MS = 8_000;

/** One per page. What one person loaded is forgotten when the session ends. */
export function createQueryClient(): QueryClient {
  // The library takes every page for online that is opened, and is told nothing new when one that was opened offline is online again.
  if (globalThis.navigator?.onLine === false) onlineManager.setOnline(false);
  const client = new CarnetQueryClient({
    // An answer that this browser has given again is asked for anew as soon as there is a network, and wherever it is shown next (ADR 82).
    queryCache: new QueryCache({ onSuccess: (_data, query) => void (isSeenBefore(query) && query.invalidate()) }),
    defaultOptions: {
      // An offline person is told so, instead of waiting for queries that wait for the network; and the stack may run on the very machine.
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
  /** An answer from before its service knew of the person's last write is asked for again (ADR 15). */
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
    // No browser tells when a network that is there leads somewhere again.
    if (all !== options)
      all.refetchInterval = (query) =>
        (typeof own === 'function' ? own(query) : own) || (isSeenBefore(query) && FRESH_FOR_MS);
    return all;
  }

  /**
   * Makes stale what is being fetched for the first time as well: the answer on its way may be older than the write. TanStack Query cancels
   * a fetch only where there is data already, and would take that answer for fresh.
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

/** Answers once it is known that it will be; few pages ever need the code. */
const askAgain = (queries: QueryClient, queryHash: string): Promise<void> =>
  import(/* webpackChunkName: "kit-ask-again" */ './ask-again').then(
    ({ askUntilKnown }) => askUntilKnown(queries, queryHash),
    () => undefined,
  );

/** A service that is away is asked again; an answer of 4xx is an answer. */
export function mayRetry(failures: number, error: Error): boolean {
  return failures < TRIES - 1 && error instanceof ApiError && error.isPassing;
}

/** Milliseconds: what `Retry-After` says, else 0.5 s, 1 s, 2 s. */
export function waitBefore(failures: number, error: Error): number {
  const asked = error instanceof ApiError && error.retryAfter !== null ? error.retryAfter * 1000 : 500 * 2 ** failures;
  return Math.min(asked, LONGEST_WAIT_MS);
}
