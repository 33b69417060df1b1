import { useCallback, useContext, useSyncExternalStore } from 'react';
import { type Query, QueryClientContext, type QueryCache } from '@tanstack/react-query';
import { messageOf } from '../data/api/api-error';
import { Button } from '../ui/button';
import { RetryIcon } from '../ui/icons';
import { Notice } from '../ui/notice';
import * as m from '../messages/states';
import classes from './out-of-date.module.css';

/**
 * Says which of the page's data could not be fetched again, while the old data stays visible. It watches all queries of the page, so pages and panels
 * need not handle this themselves.
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

/** Visible queries whose last fetch failed. The next page of a list does not count: the list shows that error itself. */
const outOfDate = (cache: QueryCache | undefined): Query[] =>
  cache?.findAll({
    type: 'active',
    predicate: ({ state }) => state.status === 'error' && state.data !== undefined && !state.fetchMeta?.fetchMore,
  }) ?? [];
