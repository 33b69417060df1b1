import { useId } from 'react';
import { ChevronDownIcon, cx, NavLink, type User, useSession } from '@carnet/mf-kit';
import { useDisclosureMenu } from './use-disclosure-menu';
import classes from './nav.module.css';

/** What a person is called: the first name, else the username (spec §2, Dashboard). */
export const nameOf = (user: User): string => user.first_name?.trim() || user.username;

/** The person's own menu at the right of the bar. */
export function UserMenu() {
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
          <span className={classes.said}>Account </span>
          {name}
        </span>
        <ChevronDownIcon size={16} className={classes.chevron} />
      </button>
      <ul id={id} className={cx(classes.drop, classes.right)} hidden={!menu.open}>
        {menu.open && <Account onLeave={menu.close} />}
      </ul>
    </div>
  );
}

function Account({ onLeave }: { onLeave: () => void }) {
  const { user, signOut } = useSession();
  return (
    <>
      {user && (
        <li className={classes.who}>
          <strong>{[user.first_name, user.last_name].filter(Boolean).join(' ') || user.username}</strong>
          <span>{user.email}</span>
        </li>
      )}
      <li>
        <NavLink to="/profile" className={classes.entry} onClick={onLeave}>
          Profile
        </NavLink>
      </li>
      <li>
        <NavLink to="/settings" className={classes.entry} onClick={onLeave}>
          Settings
        </NavLink>
      </li>
      <li className={classes.last}>
        <button type="button" className={classes.entry} onClick={signOut}>
          Log out
        </button>
      </li>
    </>
  );
}
