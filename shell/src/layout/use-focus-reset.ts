import { type RefObject, useEffect } from 'react';
import { useLocation, useNavigationType } from '@carnet/mf-kit/federation';

/** After a navigation, moves the focus into the page, because the focused element may be gone. After going back, the browser restores it. */
export function useFocusReset(main: RefObject<HTMLElement | null>): void {
  const { key } = useLocation();
  const type: string = useNavigationType();
  const isReturn = type === 'POP';
  useEffect(() => {
    const page = main.current;
    if (!isReturn && !page?.contains(document.activeElement)) page?.focus({ preventScroll: true });
  }, [main, key, isReturn]);
}
