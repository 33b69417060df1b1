import { type ReactNode, useSyncExternalStore } from 'react';
import classes from './form-columns.module.css';

/** From this width on there is room for both; the stylesheet has the same value. */
const WIDE = '(min-width: 75em)';

interface FormColumnsProps {
  children: ReactNode;
  /** Help for filling in the form. On narrow windows it is neither shown nor fetched. */
  aside: ReactNode;
}

/** A form, with help beside it if the window is wide enough. */
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
