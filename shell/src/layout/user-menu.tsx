import { useId } from 'react';
import { useSession } from '@carnet/mf-kit/data';
import { ChevronDownIcon, cx, useDisclosureMenu } from '@carnet/mf-kit/ui';
import { NavLink } from '@carnet/mf-kit/federation';
import { fullNameOf, nameOf } from '../person-names';
import * as m from '../messages/frame';
import classes from './nav.module.css';

/** The person's menu at the right of the top bar. */
export function UserMenu({ onSignOut }: { onSignOut: () => void }) {
  const id = useId();
  const menu = useDisclosureMenu();
  const { user } = useSession();
  const name = user ? nameOf(user) : '';
  return (
    <div className={cx(classes.menu, classes.account)} {...menu.root}>
      <button {...menu.button} aria-controls={id} className={classes.top}>
        <span className={classes.initial} aria-hidden>
          {name.slice(0, 1).toUpperCase()}
        </span>
        <span className={classes.name}>
          <span className={classes.said}>{m.account} </span>
          {name}
        </span>
        <ChevronDownIcon size={16} className={classes.chevron} />
      </button>
      <ul id={id} className={cx(classes.drop, classes.right)} hidden={!menu.open}>
        {menu.open && <Account onLeave={menu.close} onSignOut={onSignOut} />}
      </ul>
    </div>
  );
}

function Account({ onLeave, onSignOut }: { onLeave: () => void; onSignOut: () => void }) {
  const { user } = useSession();
  return (
    <>
      {user && (
        <li className={classes.who}>
          <strong>{fullNameOf(user)}</strong>
          <span>{user.email}</span>
        </li>
      )}
      <li>
        <NavLink to="/profile" className={classes.entry} onClick={onLeave}>
          {m.profile}
        </NavLink>
      </li>
      <li>
        <NavLink to="/settings" className={classes.entry} onClick={onLeave}>
          {m.settings}
        </NavLink>
      </li>
      <li className={classes.last}>
        <button type="button" className={classes.entry} onClick={onSignOut}>
          {m.logOut}
        </button>
      </li>
    </>
  );
}
