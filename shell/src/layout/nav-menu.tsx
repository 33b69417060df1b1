import { useId } from 'react';
import { ChevronDownIcon, useDisclosureMenu } from '@carnet/mf-kit/ui';
import { type NavGroup, NavLink, useLocation, useRemotes } from '@carnet/mf-kit/federation';
import classes from './nav.module.css';

/** Tells whether a path is this page or below it. */
const isWithin = (pathname: string, to: string): boolean => pathname === to || pathname.startsWith(`${to}/`);

/** One menu of the top bar, for wide screens. */
export function NavMenu({ group }: { group: NavGroup }) {
  const id = useId();
  const menu = useDisclosureMenu();
  const isHere = useIsHere(group);
  return (
    <div className={classes.menu} {...menu.root}>
      <button {...menu.button} aria-controls={id} aria-current={isHere || undefined} className={classes.top}>
        {group.label}
        <ChevronDownIcon size={16} className={classes.chevron} />
      </button>
      <ul id={id} className={classes.drop} hidden={!menu.open}>
        {menu.open &&
          group.items.map((item) => (
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

/** Tells whether a remote of this menu serves the current page. That includes pages that no menu lists, such as `/service/events/7`. */
function useIsHere({ label }: NavGroup): boolean {
  const { pathname } = useLocation();
  return useRemotes().entries.some(
    ({ nav, paths }) => nav.some((group) => group.label === label) && paths.some((path) => isWithin(pathname, path)),
  );
}
