import { type ReactNode, useId } from 'react';
import { ClearIcon, MenuIcon, useDisclosureMenu } from '@carnet/mf-kit/ui';
import { type NavGroup, NavLink } from '@carnet/mf-kit/federation';
import * as m from '../messages/frame';
import classes from './nav.module.css';

/** The whole navigation behind one button, for narrow screens. All groups are expanded. */
export function NarrowMenu({ groups, foot }: { groups: readonly NavGroup[]; foot?: ReactNode }) {
  const id = useId();
  const menu = useDisclosureMenu();
  return (
    <div className={classes.narrow} {...menu.root}>
      <button {...menu.button} aria-controls={id} aria-label={m.menu} className={classes.burger}>
        {menu.open ? <ClearIcon size={24} /> : <MenuIcon size={24} />}
      </button>
      <div id={id} className={classes.sheet} hidden={!menu.open}>
        {menu.open && (
          <>
            <div className={classes.groups}>
              {groups.map((group) => (
                <NarrowGroup key={group.label} group={group} onLeave={menu.close} />
              ))}
            </div>
            {foot}
          </>
        )}
      </div>
    </div>
  );
}

function NarrowGroup({ group, onLeave }: { group: NavGroup; onLeave: () => void }) {
  const id = useId();
  return (
    <div className={classes.group}>
      <p id={id} className={classes.groupLabel}>
        {group.label}
      </p>
      <ul aria-labelledby={id}>
        {group.items.map((item) => (
          <li key={item.to}>
            <NavLink to={item.to} className={classes.entry} onClick={onLeave}>
              {item.label}
            </NavLink>
          </li>
        ))}
      </ul>
    </div>
  );
}
