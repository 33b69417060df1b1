import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from '@carnet/mf-kit/federation';

/** A move leads the focus into the page: what had it is gone, or is the bar's. Going back leaves it to the browser. */
export function useFocusReset(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const type: string = useNavigationType();
  const isReturn = type === 'POP';
  useEffect(() => {
    const page = main.current;
    if (!isReturn && !page?.contains(document.activeElement)) page?.focus({ preventScroll: true });
  }, [main, key, isReturn]);
}
