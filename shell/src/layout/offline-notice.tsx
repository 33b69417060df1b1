import { type ReactNode, useSyncExternalStore } from 'react';
import { formatDateTime } from '@carnet/mf-kit/formats';
import { useSeenAt } from '@carnet/mf-kit/data';
import * as m from '../messages/frame';
import classes from './offline-notice.module.css';

const strong = (text: ReactNode) => <strong>{text}</strong>;

/** Says why nothing comes and nothing can be saved, for as long as the device has no network, and of when what is shown again is. */
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
