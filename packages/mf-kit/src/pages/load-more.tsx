import { useEffect, useRef } from 'react';
import { formatNumber } from '../formats/number';
import { Button } from '../ui/button';
import * as m from '../messages/lists';
import classes from './load-more.module.css';

interface LoadMoreProps {
  shown: number;
  /** Number of rows that match; `shown` of them are on the page. */
  total: number;
  /** Absent when there is no next page. */
  onMore?: () => void;
  busy?: boolean;
  /** Loads the next page when the person scrolls near the end. */
  endless?: boolean;
}

/** Progress through a long list, with a button for the next page. */
export function LoadMore({ shown, total, onMore, busy, endless = false }: LoadMoreProps) {
  const end = useNearing(endless && !busy ? onMore : undefined);
  return (
    <div ref={end} className={classes.more}>
      <span role="status">{m.showing({ shown: formatNumber(shown), total: formatNumber(total) })}</span>
      {onMore && <strong className={classes.printed}>{m.notPrinted({ count: total - shown })}</strong>}
      {onMore && (
        <Button busy={busy} onClick={onMore}>
          {m.showMore}
        </Button>
      )}
    </div>
  );
}

/** Distance below the window at which the next page is requested. */
const AHEAD = '1200px';

/** Calls `near` when the element comes close to the window. If the browser cannot detect that, the button remains. */
function useNearing(near: (() => void) | undefined) {
  const element = useRef<HTMLDivElement>(null);
  const newest = useRef(near);
  useEffect(() => {
    newest.current = near;
  });
  const isWatched = near !== undefined;
  useEffect(() => {
    if (!isWatched || !element.current || typeof IntersectionObserver === 'undefined') return;
    const watch = new IntersectionObserver(([entry]) => entry?.isIntersecting && newest.current?.(), {
      rootMargin: `0px 0px ${AHEAD}`,
    });
    watch.observe(element.current);
    return () => watch.disconnect();
  }, [isWatched]);
  return element;
}
