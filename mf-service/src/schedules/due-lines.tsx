import { Button, StatusBadge } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { completionOf, distanceOf, type Due, DUE_LABELS, DUE_TONES } from '../due';
import * as m from '../messages/due';
import * as list from '../messages/due-list';
import * as card from '../messages/vehicle-card';
import { paths } from '../paths';
import classes from './due-lines.module.css';

const SHOWN = 3;

/** Services due or overdue on a vehicle, by date or by mileage, with buttons to complete them. */
export function DueLines({ due, vehicleId }: { due: readonly Due[]; vehicleId: number }) {
  if (due.length === 0) return null;
  const more = due.length - SHOWN;
  return (
    <section className={classes.due}>
      <h3 className={classes.title}>{m.needsAttention}</h3>
      <ul className={classes.lines}>
        {due.slice(0, SHOWN).map((one) => (
          <li key={one.template_id} className={classes.line}>
            <span className={classes.what}>
              <Link to={paths.template(one.template_id)}>{one.name}</Link>
              <span className={classes.distance}>{distanceOf(one)}</span>
            </span>
            <StatusBadge status={one.status} tones={DUE_TONES} labels={DUE_LABELS} />
            <Button
              to={completionOf(one)}
              variant="quiet"
              size="sm"
              aria-label={list.completeNamed({ name: one.name })}
            >
              {m.complete}
            </Button>
          </li>
        ))}
      </ul>
      {more > 0 && (
        <p className={classes.more}>
          <Link to={paths.vehicle(vehicleId)}>{card.more({ count: more })}</Link>
        </p>
      )}
    </section>
  );
}
