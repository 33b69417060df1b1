import { type ReactNode, useSyncExternalStore } from 'react';
import classes from './form-columns.module.css';

/** From here on there is room for both, as the stylesheet has it. */
const WIDE = '(min-width: 75em)';

interface FormColumnsProps {
  /** The form. */
  children: ReactNode;
  /** Help for filling it in. Neither shown nor fetched where there is no room for it. */
  aside: ReactNode;
}

/** A form, and beside it what helps to fill it in, where the window is wide enough. */
export function FormColumns({ children, aside }: FormColumnsProps) {
  const isWide = useSyncExternalStore(
    onWidthChange,
    () => window.matchMedia(WIDE).matches,
    () => false,
  );
  return (
    <div className={classes.columns}>
      <div className={classes.form}>{children}</div>
      {isWide && <aside className={classes.aside}>{aside}</aside>}
    </div>
  );
}

function onWidthChange(tell: () => void): () => void {
  const query = window.matchMedia(WIDE);
  query.addEventListener('change', tell);
  return () => query.removeEventListener('change', tell);
}
