import { useLayoutEffect, useRef } from 'react';

/** A native modal dialog, which traps the focus. On close, the focus returns to where it was, or goes to the new page. */
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
    /** Call before navigating to another page. */
    leave: () => {
      leaving.current = true;
    },
  };
}

const focusField = (dialog: HTMLDialogElement | null): void => dialog?.querySelector('input')?.focus();
