import { DateText } from '@carnet/mf-kit/formats';
import { Button, cx, StatusBadge } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import type { EventRow } from '../events';
import { vehicleName } from '../lookups';
import * as m from '../messages/due';
import * as list from '../messages/due-list';
import { paths } from '../paths';
import classes from './due-list.module.css';
import type { Due } from './due.queries';
import { type Ahead, completionOf, distanceOf, DUE_LABELS, DUE_TONES } from './due.rules';
import { pointAndExpectationOf } from './expectation.rules';

interface DueListProps {
  rows: readonly Ahead[];
  /** True if the rows belong to several vehicles. */
  withVehicle?: boolean;
}

/** Due and planned services, each with its remaining distance or time and a button to complete it. */
export function DueList({ rows, withVehicle = false }: DueListProps) {
  return (
    <ul className={classes.list}>
      {rows.map((row) =>
        row.due ? (
          <DueRow key={`due-${row.due.vehicle_id}-${row.due.template_id}`} due={row.due} withVehicle={withVehicle} />
        ) : (
          <PlannedRow key={`event-${row.event.id}`} event={row.event} withVehicle={withVehicle} />
        ),
      )}
    </ul>
  );
}

function DueRow({ due, withVehicle }: { due: Due; withVehicle: boolean }) {
  const planned = due.planned_event;
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Link to={paths.template(due.template_id)}>{due.name}</Link>
        {withVehicle && <VehicleLine of={due} />}
      </div>
      <StatusBadge status={due.status} tones={DUE_TONES} labels={DUE_LABELS} />
      <div className={classes.when}>
        <p>{distanceOf(due)}</p>
        <p className={classes.note}>{pointAndExpectationOf(due)}</p>
        {planned && (
          <p className={classes.note}>
            <Link to={paths.event(planned.id)}>
              {planned.date_performed === null
                ? m.plannedNoDay
                : list.plannedFor({
                    date: () => <DateText date={planned.date_performed} edtf={planned.date_performed_edtf} />,
                  })}
            </Link>
          </p>
        )}
      </div>
      <p className={classes.action}>
        <Button to={completionOf(due)} size="sm" aria-label={list.completeNamed({ name: due.name })}>
          {m.complete}
        </Button>
      </p>
    </li>
  );
}

function PlannedRow({ event, withVehicle }: { event: EventRow; withVehicle: boolean }) {
  return (
    <li className={classes.row}>
      <div className={classes.what}>
        <Link to={paths.event(event.id)}>{event.name}</Link>
        {withVehicle && <VehicleLine of={event} />}
      </div>
      <StatusBadge status={event.status} tones={DUE_TONES} labels={DUE_LABELS} />
      <p className={cx(classes.when, classes.note)}>
        {event.date_performed === null
          ? m.plannedEventNoDate
          : list.plannedEvent({
              date: () => <DateText date={event.date_performed} edtf={event.date_performed_edtf} />,
            })}
      </p>
      <p className={classes.action}>
        <Button to={paths.completeEvent(event.id)} size="sm" aria-label={list.completeNamed({ name: event.name })}>
          {m.complete}
        </Button>
      </p>
    </li>
  );
}

function VehicleLine({ of }: { of: Due | EventRow }) {
  return (
    <p className={classes.note}>
      <Link to={paths.vehicle(of.vehicle_id)}>{of.nickname ?? vehicleName(of)}</Link>
    </p>
  );
}
