import { enterGarage, useGarage, useGarageOver } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { reachOf, roleName } from './sharing.rules';
import * as m from '../messages/garage';
import classes from './garage.module.css';

/** In a shared garage, a coloured line on each page names its owner. */
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

/** Shown instead of a garage's pages once its sharing has ended; above the page if it has unsaved text. */
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
