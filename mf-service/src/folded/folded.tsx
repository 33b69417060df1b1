import { ChevronDownIcon } from '@carnet/mf-kit/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './folded.module.css';

interface FoldedProps {
  /** Label of the toggle, with a count: `Ahead · 3`. */
  label: ReactNode;
  /** Initially open, if there is nothing else to show. */
  opened?: boolean;
  children: ReactNode;
}

/** Content that is collapsed until a person opens it or prints the page. It is not rendered before. */
export function Folded({ label, opened = false, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(opened);
  useEffect(() => {
    const printed = () => flushSync(() => setOpen(true)); // Synchronous, because the browser prints the page as it is when this returns.
    window.addEventListener('beforeprint', printed);
    return () => window.removeEventListener('beforeprint', printed);
  }, []);
  return (
    <details className={classes.folded} open={isOpen} onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>
        <ChevronDownIcon size={18} />
        {label}
      </summary>
      {isOpen && children}
    </details>
  );
}
