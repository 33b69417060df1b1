import { useLoaded } from '@carnet/mf-kit/data';
import { Card, NotYet } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { neighboursOf } from './as-of.rules';
import { positionText, spotText, usedText } from './component.words';
import { eventsQuery, type Fitment, vehicleFitmentsQuery, type WholeLife } from './components.queries';
import classes from './components.module.css';
import * as m from '../messages/as-of';
import * as words from '../messages/components';

/** Vehicles that a component was on, in order, each with the components before and after it in the same place. */
export function Genealogy({ id, life }: { id: number; life: WholeLife }) {
  const events = useLoaded(eventsQuery(id));
  if (!events.data) return <NotYet of={events} />;
  const fitments = events.data.fitments.toSorted(
    (a, b) => (a.from_on ?? a.to_on ?? '').localeCompare(b.from_on ?? b.to_on ?? '') || a.id - b.id,
  );
  if (fitments.length === 0) return <p className={classes.hint}>{m.neverOn}</p>;
  return (
    <Card>
      <ol className={classes.list}>
        {fitments.map((fitment) => (
          <Station key={fitment.id} fitment={fitment} life={life} />
        ))}
      </ol>
    </Card>
  );
}

function Station({ fitment, life }: { fitment: Fitment; life: WholeLife }) {
  const { id, from_on, from_mileage, to_on, to_mileage, odometer_unit, positions, vehicle_id } = fitment;
  const ofVehicle = useLoaded(vehicleFitmentsQuery(vehicle_id));
  const used = life.fitments.find(({ fitment_id }) => fitment_id === id);
  const from = spotText(from_on, from_mileage, odometer_unit);
  const to = spotText(to_on, to_mileage, odometer_unit);
  const places = life.kind === 'tyres' ? null : positions.map(positionText).join(', ');
  const around = ofVehicle.data && neighboursOf(fitment, ofVehicle.data);
  return (
    <li className={classes.event}>
      <div className={classes.line}>
        <span>
          <Link to={paths.vehicle(vehicle_id)}>{vehicleName(fitment)}</Link>
        </span>
        {used && <span className={classes.figure}>{usedText(used)}</span>}
      </div>
      <div className={classes.note}>
        {[to ? words.span({ from, to }) : m.since({ from }), places].filter(Boolean).join(' · ')}
      </div>
      {around ? (
        <div className={classes.around}>
          {around.before ? (
            <Neighbour of={around.before} text={(name) => m.before({ name })} />
          ) : (
            <span>{m.firstKnown}</span>
          )}
          {around.after ? (
            <Neighbour of={around.after} text={(name) => m.after({ name })} />
          ) : (
            <span>{to ? m.lastKnown : m.stillOn}</span>
          )}
          {from_on && <Link to={paths.asOf(vehicle_id, from_on)}>{m.asOf}</Link>}
        </div>
      ) : (
        <NotYet of={ofVehicle} />
      )}
    </li>
  );
}

const Neighbour = ({ of: { component_id, name }, text }: { of: Fitment; text: (name: string) => string }) => (
  <Link to={paths.component(component_id)}>{text(name)}</Link>
);
