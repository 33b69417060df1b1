import { useId } from 'react';
import { ChevronDownIcon, cx, type NavGroup, NavLink, useLocation } from '@carnet/mf-kit';
import { useDisclosureMenu } from './use-disclosure-menu';
import classes from './nav.module.css';

/** Whether a path is this entry's page or one below it. */
export const isWithin = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

/** One menu of the bar on a wide screen. */
export function NavMenu({ group }: { group: NavGroup }) {
  const id = useId();
  const menu = useDisclosureMenu();
  const { pathname } = useLocation();
  const isHere = group.items.some((item) => isWithin(pathname, item.to));
  return (
    <div className={classes.menu} {...menu.root}>
      <button {...menu.button} aria-controls={id} className={cx(classes.top, isHere && classes.here)}>
        {group.label}
        <ChevronDownIcon size={16} className={classes.chevron} />
      </button>
      <ul id={id} className={classes.drop} hidden={!menu.open}>
        {group.items.map((item) => (
          <li key={item.to}>
            <NavLink to={item.to} className={classes.entry} onClick={menu.close}>
              {item.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
