import { useId } from 'react';
import { enterGarage, useGarage } from '@carnet/mf-kit/data';
import { ChevronDownIcon, cx, useDisclosureMenu } from '@carnet/mf-kit/ui';
import { reachOf, useGarages } from '../sharing';
import * as m from '../messages/garage';
import classes from './garage-switch.module.css';
import nav from './nav.module.css';

/** Switches between the person's own garage and shared garages, in the top bar. */
export function GarageSwitch() {
  const id = useId();
  const menu = useDisclosureMenu();
  const garage = useGarage();
  return (
    <div className={cx(nav.menu, classes.wide)} {...menu.root}>
      <button {...menu.button} aria-controls={id} className={nav.top}>
        <span className={nav.said}>{m.garage} </span>
        <span className={nav.name}>{garage?.owner_name ?? m.own}</span>
        <ChevronDownIcon size={16} className={nav.chevron} />
      </button>
      <div id={id} className={nav.drop} hidden={!menu.open}>
        {menu.open && <GarageList />}
      </div>
    </div>
  );
}

/** The same switch for the menu on narrow screens. */
export function NarrowGarages() {
  return (
    <div className={classes.narrow}>
      <p className={nav.groupLabel}>{m.garage}</p>
      <GarageList />
    </div>
  );
}

function GarageList() {
  const garages = useGarages();
  const current = useGarage();
  return (
    <ul className={classes.list}>
      <li>
        <button
          type="button"
          className={nav.entry}
          aria-current={current === null ? 'true' : undefined}
          onClick={() => enterGarage(null)}
        >
          {m.own}
        </button>
      </li>
      {garages.map((garage) => (
        <li key={garage.id}>
          <button
            type="button"
            className={nav.entry}
            aria-current={
              current?.owner_id === garage.owner_id && current.vehicle_id === garage.vehicle_id ? 'true' : undefined
            }
            onClick={() => enterGarage(garage)}
          >
            <span>
              {garage.owner_name}
              <span className={classes.reach}>{reachOf(garage)}</span>
            </span>
          </button>
        </li>
      ))}
    </ul>
  );
}
