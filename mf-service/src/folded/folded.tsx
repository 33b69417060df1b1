import { ChevronDownIcon } from '@carnet/mf-kit/ui';
import { type ReactNode, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import classes from './folded.module.css';

interface FoldedProps {
  /** The line that opens it, with how much there is: `Ahead · 3`. */
  label: ReactNode;
  /** Open at first: where nothing else is there to see. */
  opened?: boolean;
  children: ReactNode;
}

/** A part of a page that is closed until a person opens it or prints the page. Nothing of it is drawn before. */
export function Folded({ label, opened = false, children }: FoldedProps) {
  const [isOpen, setOpen] = useState(opened);
  useEffect(() => {
    const printed = () => flushSync(() => setOpen(true)); // the browser prints what is in the page when this returns
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
