import { type RefObject, useEffect, useRef } from 'react';

interface InPlace {
  /** The button that is replaced by the opened content. */
  opener: RefObject<HTMLButtonElement | null>;
  /** Container of the opened content. With a `tabIndex`, it gets the focus itself, so that text before the first field is read. */
  opened: RefObject<HTMLDivElement | null>;
}

/**
 * Manages the focus of a button that its own content replaces. Otherwise the focus would be lost and a screen reader would start at the top of the page.
 * Opening focuses the first field, closing focuses the button, unless the focus has moved elsewhere.
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
