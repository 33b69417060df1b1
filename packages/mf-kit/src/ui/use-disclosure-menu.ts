import { type FocusEvent, type KeyboardEvent, useCallback, useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { useHydrated } from './use-hydrated';

/**
 * A button that shows and hides the content after it. The content need not be rendered while closed: many hidden links make a slow phone slow to
 * start. It closes on Escape (the focus returns to the button), on a press or focus elsewhere, and when a link has opened another page.
 */
export function useDisclosureMenu() {
  const [open, setOpen] = useState(false);
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { key } = useLocation();
  const works = useHydrated();
  const close = useCallback(() => setOpen(false), []);

  useEffect(close, [key, close]);
  useEffect(() => {
    if (!open) return;
    const press = (event: PointerEvent) => {
      if (!root.current?.contains(event.target as Node)) close();
    };
    document.addEventListener('pointerdown', press);
    return () => document.removeEventListener('pointerdown', press);
  }, [open, close]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    close();
    button.current?.focus();
  };
  const onBlur = (event: FocusEvent) => {
    if (event.relatedTarget && !root.current?.contains(event.relatedTarget)) close();
  };
  return {
    open,
    close,
    root: { ref: root, onKeyDown, onBlur },
    button: {
      ref: button,
      type: 'button' as const,
      disabled: !works,
      'aria-expanded': open,
      onClick: () => setOpen(!open),
    },
  };
}
