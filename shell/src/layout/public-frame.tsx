import type { ReactNode } from 'react';
import { useSession } from '@carnet/mf-kit/data';
import { Button, LazyPart } from '@carnet/mf-kit/ui';
import { type NavGroup, NavLink } from '@carnet/mf-kit/federation';
import { Frame } from './frame';
import { NarrowMenu } from './narrow-menu';
import * as m from '../messages/frame';
import classes from './nav.module.css';

// Only who is signed in has anything to find.
const searchTrigger = () => import(/* webpackChunkName: "search" */ '../palette/search-trigger');

const about = [
  { label: m.features, to: '/features' },
  { label: m.about, to: '/about' },
];
const signedOut: NavGroup[] = [
  { label: 'Carnet', items: [{ label: m.home, to: '/' }, ...about] },
  {
    label: m.account,
    items: [
      { label: m.logIn, to: '/login' },
      { label: m.register, to: '/register' },
    ],
  },
];
const signedIn: NavGroup[] = [
  { label: 'Carnet', items: [{ label: m.home, to: '/' }, ...about] },
  { label: m.account, items: [{ label: m.dashboard, to: '/dashboard' }] },
];

export function PublicFrame({ children }: { children: ReactNode }) {
  const isIn = useSession().status === 'in';
  const bar = (
    <>
      <nav aria-label={m.main} className={classes.nav}>
        <div className={classes.wide}>
          {about.map((item) => (
            <NavLink key={item.to} to={item.to} className={classes.top}>
              {item.label}
            </NavLink>
          ))}
        </div>
        {isIn && <LazyPart load={searchTrigger} props={{}} loading={null} fallback={() => null} />}
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
      {m.dashboard}
    </Button>
  );
}

function Doors() {
  return (
    <>
      <NavLink to="/login" className={classes.top}>
        {m.logIn}
      </NavLink>
      <Button to="/register" size="sm" className={classes.enter}>
        {m.register}
      </Button>
    </>
  );
}
