import type { ReactNode } from 'react';
import { Mark } from '../brand';
import classes from './auth-layout.module.css';

interface AuthLayoutProps {
  title: string;
  children: ReactNode;
  /** Below the form: a link between sign-in and registration. */
  foot: ReactNode;
}

/** Layout of the sign-in and registration pages. */
export function AuthLayout({ title, children, foot }: AuthLayoutProps) {
  return (
    <div className={classes.room}>
      <div className={classes.card}>
        <div className={classes.head}>
          <Mark size={40} />
          <h1>{title}</h1>
        </div>
        {children}
        <p className={classes.foot}>{foot}</p>
      </div>
    </div>
  );
}

/** Two short fields side by side. */
export function Pair({ children }: { children: ReactNode }) {
  return <div className={classes.pair}>{children}</div>;
}
