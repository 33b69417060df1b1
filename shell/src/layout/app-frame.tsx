import type { ReactNode } from 'react';
import { BackgroundPanels, type NavGroup, NavLink, useSession } from '@carnet/mf-kit';
import { SearchTrigger } from '../palette';
import { Frame } from './frame';
import { NarrowMenu } from './narrow-menu';
import { NavMenu } from './nav-menu';
import { OfflineNotice } from './offline-notice';
import { UserMenu } from './user-menu';
import classes from './nav.module.css';

interface AppFrameProps {
  /** The menus of the remotes. */
  nav: readonly NavGroup[];
  children: ReactNode;
}

const account: NavGroup = {
  label: 'Account',
  items: [
    { label: 'Profile', to: '/profile' },
    { label: 'Settings', to: '/settings' },
  ],
};
const overview: NavGroup = { label: 'Overview', items: [{ label: 'Dashboard', to: '/dashboard' }] };

/** The frame behind sign-in, with the product's menus (spec §2, Navigation). */
export function AppFrame({ nav, children }: AppFrameProps) {
  const { signOut } = useSession();
  const logOut = (
    <button type="button" className={classes.entry} onClick={signOut}>
      Log out
    </button>
  );
  const bar = (
    <>
      <nav aria-label="Main" className={classes.nav}>
        <div className={classes.wide}>
          <NavLink to="/dashboard" className={classes.top}>
            Dashboard
          </NavLink>
          {nav.map((group) => (
            <NavMenu key={group.label} group={group} />
          ))}
        </div>
        <SearchTrigger />
        <NarrowMenu groups={[overview, ...nav, account]} foot={logOut} />
      </nav>
      <UserMenu />
    </>
  );
  return (
    <Frame home="/dashboard" bar={bar}>
      <OfflineNotice />
      {children}
      <BackgroundPanels />
    </Frame>
  );
}
