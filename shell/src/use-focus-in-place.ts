import { type RefObject, useEffect, useRef } from 'react';

interface InPlace {
  /** The button that opens something in its own place. */
  opener: RefObject<HTMLButtonElement | null>;
  /** The element that holds what it opens. With a `tabIndex` it has the focus itself: there is something to be read before the first field. */
  opened: RefObject<HTMLDivElement | null>;
}

/**
 * A button that is replaced by what it opens takes the focus along with it, and a reader would begin at the top of the page again. So the first
 * field has it when that opens, and the button when it closes, unless the focus has gone elsewhere meanwhile.
 */
export function useFocusInPlace(isOpen: boolean): InPlace {
  const opener = useRef<HTMLButtonElement>(null);
  const opened = useRef<HTMLDivElement>(null);
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current === isOpen) return;
    wasOpen.current = isOpen;
    if (document.activeElement !== document.body) return;
    const target = isOpen ? firstOf(opened.current) : opener.current;
    target?.focus();
  }, [isOpen]);
  return { opener, opened };
}

function firstOf(holder: HTMLElement | null): HTMLElement | null | undefined {
  return holder?.hasAttribute('tabindex') ? holder : holder?.querySelector<HTMLElement>('input, select, textarea');
}
