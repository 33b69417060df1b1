import { useSyncExternalStore } from 'react';
import { useLocation } from '@carnet/mf-kit/federation';

const never = () => () => undefined;

/** The URL's hash. Null in prerendered HTML and during hydration. */
export function useHash(): string | null {
  const { hash } = useLocation();
  const isHere = useSyncExternalStore(
    never,
    () => true,
    () => false,
  );
  return isHere ? hash : null;
}
