import { useCallback, useContext, useSyncExternalStore } from 'react';
import { type Query, QueryClientContext, type QueryCache } from '@tanstack/react-query';
import { messageOf } from '../data/api/api-error';
import { Button } from '../ui/button';
import { RetryIcon } from '../ui/icons';
import { Notice } from '../ui/notice';
import * as m from '../messages/states';
import classes from './out-of-date.module.css';

/**
 * Says which of the page's data could not be fetched again, while the page goes on showing what it has. It watches all queries that the
 * page shows, so that no page and no panel has to think of it.
 */
export function OutOfDate() {
  const cache = useContext(QueryClientContext)?.getQueryCache();
  const subscribe = useCallback((tell: () => void) => cache?.subscribe(tell) ?? (() => undefined), [cache]);
  const reasons = useSyncExternalStore(
    subscribe,
    () => reasonsIn(cache),
    () => '',
  );
  const busy = useSyncExternalStore(
    subscribe,
    () => outOfDate(cache).some(({ state }) => state.fetchStatus === 'fetching'),
    () => false,
  );
  if (!reasons) return null;
  return (
    <Notice tone="info" title={m.outOfDate}>
      <div className={classes.line}>
        <span>{reasons}</span>
        <Button
          size="sm"
          icon={<RetryIcon size={16} />}
          busy={busy}
          onClick={() => outOfDate(cache).forEach((query) => void query.fetch().catch(() => undefined))}
        >
          {m.tryAgain}
        </Button>
      </div>
    </Notice>
  );
}

const reasonsIn = (cache: QueryCache | undefined): string =>
  [...new Set(outOfDate(cache).map(({ state }) => messageOf(state.error)))].join(' · ');

/** Queries that are shown and could not be fetched again. A list's next page that did not come is the list's own matter. */
const outOfDate = (cache: QueryCache | undefined): Query[] =>
  cache?.findAll({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && state.data !== undefined && !state.fetchMeta?.fetchMore,
  }) ?? [];
