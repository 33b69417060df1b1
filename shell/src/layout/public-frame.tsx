import { lazy, type ReactNode, Suspense } from 'react';
import { Button, type NavGroup, NavLink, useSession } from '@carnet/mf-kit';
import { Frame } from './frame';
import { NarrowMenu } from './narrow-menu';
import classes from './nav.module.css';

// Only who is signed in has anything to find.
const SearchTrigger = lazy(() => import(/* webpackChunkName: "search" */ '../palette/search-trigger'));

const about = [
  { label: 'Features', to: '/features' },
  { label: 'About', to: '/about' },
];
const signedOut: NavGroup[] = [
  { label: 'Carnet', items: [{ label: 'Home', to: '/' }, ...about] },
  {
    label: 'Account',
    items: [
      { label: 'Log in', to: '/login' },
      { label: 'Register', to: '/register' },
    ],
  },
];
const signedIn: NavGroup[] = [
  { label: 'Carnet', items: [{ label: 'Home', to: '/' }, ...about] },
  { label: 'Account', items: [{ label: 'Dashboard', to: '/dashboard' }] },
];

/** The frame of the public pages. */
export function PublicFrame({ children }: { children: ReactNode }) {
  const isIn = useSession().status === 'in';
  const bar = (
    <>
      <nav aria-label="Main" className={classes.nav}>
        <div className={classes.wide}>
          {about.map((item) => (
            <NavLink key={item.to} to={item.to} className={classes.top}>
              {item.label}
            </NavLink>
          ))}
        </div>
        {isIn && (
          <Suspense>
            <SearchTrigger />
          </Suspense>
        )}
        <NarrowMenu groups={isIn ? signedIn : signedOut} />
      </nav>
      <div className={classes.wide}>{isIn ? <Inside /> : <Doors />}</div>
    </>
  );
  return (
    <Frame home="/" bar={bar}>
      {children}
    </Frame>
  );
}

function Inside() {
  return (
    <Button to="/dashboard" size="sm" className={classes.enter}>
      Dashboard
    </Button>
  );
}

function Doors() {
  return (
    <>
      <NavLink to="/login" className={classes.top}>
        Log in
      </NavLink>
      <Button to="/register" size="sm" className={classes.enter}>
        Register
      </Button>
    </>
  );
}
