import { type ReactNode, useSyncExternalStore } from 'react';
import { formatDateTime } from '@carnet/mf-kit/formats';
import { useSeenAt } from '@carnet/mf-kit/data';
import * as m from '../messages/frame';
import classes from './offline-notice.module.css';

const strong = (text: ReactNode) => <strong>{text}</strong>;

/** Notice while the device is offline: nothing can be saved now, and from when the displayed data are. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  const seenAt = useSeenAt();
  return (
    <div aria-live="polite" className={classes.place}>
      {(seenAt || !isOnline) && (
        <p className={classes.notice}>
          {seenAt ? m.seenAt({ strong, time: formatDateTime(seenAt) }) : m.offline({ strong })}
        </p>
      )}
    </div>
  );
}

function followNetwork(tell: () => void): () => void {
  window.addEventListener('online', tell);
  window.addEventListener('offline', tell);
  return () => {
    window.removeEventListener('online', tell);
    window.removeEventListener('offline', tell);
  };
}
