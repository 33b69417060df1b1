import { useLayoutEffect, useRef } from 'react';

/** The browser's own modal: it keeps the focus inside. Afterwards the focus is where it was, or on the page that was chosen. */
export function useModal() {
  const ref = useRef<HTMLDialogElement>(null);
  const leaving = useRef(false);
  useLayoutEffect(() => {
    const before = document.activeElement;
    const dialog = ref.current;
    dialog?.showModal();
    focusField(dialog);
    return () => {
      dialog?.close();
      const next = leaving.current ? document.getElementById('main') : before;
      if (next instanceof HTMLElement) next.focus({ preventScroll: true });
    };
  }, []);
  return {
    ref,
    focus: () => focusField(ref.current),
    /** Called before the page is left for another. */
    leave: () => {
      leaving.current = true;
    },
  };
}

const focusField = (dialog: HTMLDialogElement | null): void => dialog?.querySelector('input')?.focus();
