import { Button, PlusIcon } from '@carnet/mf-kit/ui';
import { useSlot } from '@carnet/mf-kit/federation';
import { useId } from 'react';
import classes from './vehicle.module.css';
import * as m from '../messages/vehicle';

/** The most frequent actions: first those that create something, then those that open something. */
export function QuickActions({ vehicleId }: { vehicleId: number }) {
  const id = useId();
  const actions = useSlot('vehicle-action');
  const inOrder = [...actions.filter(({ plain }) => !plain), ...actions.filter(({ plain }) => plain)];
  return (
    <section className={classes.quick} aria-labelledby={id} data-screen-only>
      <h2 id={id}>{m.quickActions}</h2>
      <div className={classes.actions}>
        {inOrder.map(
          ({ remote, name, label, to, plain }) =>
            to && (
              <Button
                key={`${remote}/${name}`}
                to={to.replace(':id', String(vehicleId))}
                icon={!plain && <PlusIcon size={18} />}
              >
                {label}
              </Button>
            ),
        )}
      </div>
    </section>
  );
}
