import type { ReactNode } from 'react';
import { Link } from '@carnet/mf-kit';
import classes from './quick-actions.module.css';

/** A row of keys, like those of a console. */
export function QuickActions({ children }: { children: ReactNode }) {
  return (
    <nav aria-label="Quick actions">
      <ul className={classes.keys}>{children}</ul>
    </nav>
  );
}

export function QuickAction({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  return (
    <li>
      <Link to={to} className={classes.key}>
        {icon}
        {label}
      </Link>
    </li>
  );
}
