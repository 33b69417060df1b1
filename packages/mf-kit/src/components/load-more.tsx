import { formatNumber } from '../format/format';
import { Button } from './button';
import classes from './load-more.module.css';

interface LoadMoreProps {
  shown: number;
  /** Rows that match, of which `shown` are on the page. */
  total: number;
  /** Absent when there is no next page. */
  onMore?: () => void;
  busy?: boolean;
}

/** How far a long list has come, and a button for the next page. */
export function LoadMore({ shown, total, onMore, busy }: LoadMoreProps) {
  return (
    <div className={classes.more}>
      <span role="status">
        Showing {formatNumber(shown)} of {formatNumber(total)}
      </span>
      {onMore && (
        <Button busy={busy} onClick={onMore}>
          Show more
        </Button>
      )}
    </div>
  );
}
