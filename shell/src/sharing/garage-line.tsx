import { enterGarage, useGarage, useGarageOver } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { reachOf, roleName } from './sharing.rules';
import * as m from '../messages/garage';
import classes from './garage.module.css';

/** Says on each page whose garage it is where that is another's: a coloured line with the name. */
export function GarageLine() {
  const garage = useGarage();
  if (!garage) return null;
  return (
    <aside className={classes.line} aria-label={m.garage}>
      <div className={classes.inner}>
        <p>
          <strong>{m.garageOf({ name: garage.owner_name })}</strong>
          <span className={classes.about}>
            {reachOf(garage)} · {roleName(garage.role)}
          </span>
        </p>
        <Button size="sm" variant="quiet" className={classes.back} onClick={() => enterGarage(null)}>
          {m.back}
        </Button>
      </div>
    </aside>
  );
}

/** In the place of every page of a garage that is shared no longer, and above one on which something is not saved. */
export function GarageOver() {
  const garage = useGarage();
  const isOver = useGarageOver();
  if (!garage || !isOver) return null;
  return (
    <div className={classes.over}>
      <Notice tone="warn" title={m.overTitle}>
        {m.over({ name: garage.owner_name })}
      </Notice>
      <Button variant="primary" onClick={() => enterGarage(null)}>
        {m.back}
      </Button>
    </div>
  );
}
