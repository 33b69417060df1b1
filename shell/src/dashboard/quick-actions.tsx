import type { ComponentType } from 'react';
import { isShut, useMay } from '@carnet/mf-kit/data';
import { PlusIcon } from '@carnet/mf-kit/ui';
import { Link, useSlot } from '@carnet/mf-kit/federation';
import { FuelSign, GarageSign, ModificationSign, PartSign, ServiceSign, VehicleSign } from '../public';
import * as m from '../messages/dashboard';
import classes from './quick-actions.module.css';

/** Icons that an action can name. */
const PICTURES: Partial<Record<string, ComponentType>> = {
  car: VehicleSign,
  garage: GarageSign,
  gear: PartSign,
  pump: FuelSign,
  sliders: ModificationSign,
  wrench: ServiceSign,
};

interface QuickActionsProps {
  /** True while it is unknown whether the actions are shown here. Their space is reserved. */
  isHidden?: boolean;
}

/** Buttons for the actions that remotes offer, in a row. */
export function QuickActions({ isHidden }: QuickActionsProps) {
  const may = useMay();
  const actions = useSlot('dashboard-action').filter(({ to }) => !isShut(to, may));
  if (actions.length === 0) return null;
  return (
    <nav aria-label={m.quickActions} style={isHidden ? { visibility: 'hidden' } : undefined}>
      <ul className={classes.keys}>
        {actions.map(({ remote, name, label, to, icon = '' }) => {
          const Picture = PICTURES[icon] ?? PlusIcon;
          return (
            to && (
              <li key={`${remote}/${name}`}>
                <Link to={to} className={classes.key}>
                  <Picture />
                  {label}
                </Link>
              </li>
            )
          );
        })}
      </ul>
    </nav>
  );
}
