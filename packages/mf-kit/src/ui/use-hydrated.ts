import { useSyncExternalStore } from 'react';

const unchanging = () => () => undefined;

/** False during prerendering and until React has hydrated the page. Anything pressed or typed before that would be lost. */
export const useHydrated = (): boolean =>
  useSyncExternalStore(
    unchanging,
    () => true,
    () => false,
  );
