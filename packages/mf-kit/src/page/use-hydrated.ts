import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** False while the page is made at build time and until React has taken it over: what is pressed or typed by then would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
