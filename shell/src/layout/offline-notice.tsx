import { useSyncExternalStore } from 'react';
import classes from './offline-notice.module.css';

/** Says why nothing comes and nothing can be saved, for as long as the device has no network. */
export function OfflineNotice() {
  const isOnline = useSyncExternalStore(
    followNetwork,
    () => navigator.onLine,
    () => true,
  );
  return (
    <div aria-live="polite" className={classes.place}>
      {!isOnline && (
        <p className={classes.notice}>
          <strong>This device is offline.</strong> What you have open stays; the rest comes once it is connected again.
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
