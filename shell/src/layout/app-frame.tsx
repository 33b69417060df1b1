import type { ReactNode } from 'react';
import { isShut, useMayInGarage, usePageOver } from '@carnet/mf-kit/data';
import { PlusIcon } from '@carnet/mf-kit/ui';
import { BackgroundPanels, Link, type NavGroup, NavLink } from '@carnet/mf-kit/federation';
import { OutboxButton, useOutbox } from '@carnet/mf-kit/pages';
import { useOfflineCopies } from '../offline';
import { SearchTrigger } from '../palette';
import { useFreshGarages } from '../sharing';
import { Frame } from './frame';
import { NarrowMenu } from './narrow-menu';
import { NavMenu } from './nav-menu';
import { OfflineNotice } from './offline-notice';
import { SharedGarages } from './shared-garages';
import { signOutQuestion, useSignOut } from './use-sign-out';
import { UserMenu } from './user-menu';
import * as m from '../messages/frame';
import classes from './nav.module.css';

/** Fetched with what asks before signing out: both are for what waits. */
const settleFiles: Parameters<typeof useOutbox>[0] = async (...entry) =>
  (await import(/* webpackChunkName: "session-dialogs" */ './outbox-files')).settleFiles(...entry);

/** The quick entry may be opened for the first time where there is no network. */
const neededWithoutNetwork = () =>
  Promise.all([signOutQuestion(), import(/* webpackChunkName: "quick" */ '../quick/quick.page')]);

interface AppFrameProps {
  /** Menus of the remotes. */
  nav: readonly NavGroup[];
  children: ReactNode;
}

const account: NavGroup = {
  label: m.account,
  items: [
    { label: m.profile, to: '/profile' },
    { label: m.settings, to: '/settings' },
  ],
};
const overview: NavGroup = { label: m.overview, items: [{ label: m.dashboard, to: '/dashboard' }] };

/** The frame for signed-in pages, with the navigation (spec §2, Navigation). */
export function AppFrame({ nav, children }: AppFrameProps) {
  const { signOut, asking } = useSignOut();
  const may = useMayInGarage();
  const open = nav.map((group) => ({ ...group, items: group.items.filter(({ to }) => !isShut(to, may)) }));
  const isOver = usePageOver();
  useFreshGarages();
  useOfflineCopies();
  useOutbox(settleFiles, neededWithoutNetwork);
  const logOut = (
    <button type="button" className={classes.entry} onClick={signOut}>
      {m.logOut}
    </button>
  );
  const foot = (
    <>
      <SharedGarages place="menu" />
      {logOut}
    </>
  );
  const bar = (
    <>
      <nav aria-label={m.main} className={classes.nav}>
        <div className={classes.wide}>
          <NavLink to="/dashboard" className={classes.top}>
            {m.dashboard}
          </NavLink>
          {open.map((group) => (
            <NavMenu key={group.label} group={group} />
          ))}
        </div>
        <SearchTrigger />
        <OutboxButton />
        {may.add && (
          <Link to="/quick" className={classes.quick} aria-label={m.quickEntry} title={m.quickEntry}>
            <PlusIcon size={26} />
          </Link>
        )}
        <NarrowMenu groups={[overview, ...open, account]} foot={foot} />
      </nav>
      <SharedGarages place="bar" />
      <UserMenu onSignOut={signOut} />
    </>
  );
  return (
    <Frame home="/dashboard" bar={bar}>
      <SharedGarages place="line" />
      <OfflineNotice />
      <SharedGarages place="over" />
      {!isOver && children}
      <BackgroundPanels />
      {asking}
    </Frame>
  );
}
