import type { ReactNode } from 'react';
import { Link, useServes } from '@carnet/mf-kit';
import * as m from '../messages/dashboard';
import classes from './quick-actions.module.css';

/** A row of keys, like those of a console. */
export function QuickActions({ children }: { children: ReactNode }) {
  return (
    <nav aria-label={m.quickActions}>
      <ul className={classes.keys}>{children}</ul>
    </nav>
  );
}

/** Stands there only while some remote serves where it leads. */
export function QuickAction({ to, label, icon }: { to: string; label: string; icon: ReactNode }) {
  const serves = useServes();
  if (!serves(to)) return null;
  return (
    <li>
      <Link to={to} className={classes.key}>
        {icon}
        {label}
      </Link>
    </li>
  );
}
