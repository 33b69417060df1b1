import { useSyncExternalStore } from 'react';
import { useLocation } from '@carnet/mf-kit/federation';

const never = () => () => undefined;

/** The part behind `#` in the address. Null in the HTML that was written before anybody asked for it, and while that is taken over. */
export function useHash(): string | null {
  const { hash } = useLocation();
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHere ? hash : null;
}
