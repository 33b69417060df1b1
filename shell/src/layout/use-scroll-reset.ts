import { useLayoutEffect, useRef } from 'react';
import { useLocation, useNavigationType } from '@carnet/mf-kit/federation';

/**
 * A link leads to the top of the next page. A change of the query alone (filters, tabs) stays where it is, and going back leaves it
 * to the browser, which knows where the person was.
 */
export function useScrollReset(): void {
  const { pathname } = useLocation();
  const type: string = useNavigationType();
  const isReturn = type === 'POP';
  const shown = useRef<string>(undefined);
  useLayoutEffect(() => {
    if (pathname !== shown.current && !isReturn) window.scrollTo(0, 0);
    shown.current = pathname;
  }, [pathname, isReturn]);
}
