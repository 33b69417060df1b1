import { formatDate } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { NotYet, PanelFrame } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { monthsBetween, wasOn } from './as-of.rules';
import { ageText, KINDS, positionText, spotText } from './component.words';
import { type Fitment, livesQuery, vehicleFitmentsQuery } from './components.queries';
import classes from './components.module.css';
import * as m from '../messages/as-of';

/** Tyres and components that were on a vehicle on a day, with their age then. */
export default function VehicleAsOfPanel({ vehicleId, on }: CarnetSlots['vehicle-as-of']) {
  const fitments = useLoaded(vehicleFitmentsQuery(vehicleId));
  const lives = useLoaded(livesQuery());
  if (!fitments.data)
    return (
      <PanelFrame title={m.title}>
        <NotYet of={fitments} />
      </PanelFrame>
    );
  const of = (was: 'on' | 'unclear') => fitments.data!.filter((one) => wasOn(one, on) === was);
  const [there, unclear] = [of('on'), of('unclear')];
  const madeOn = (one: Fitment) => lives.data?.find((life) => life.component_id === one.component_id)?.made_on ?? null;
  return (
    <PanelFrame title={m.title}>
      {there.length === 0 && <p className={classes.hint}>{m.none}</p>}
      <Lines of={there} on={on} madeOn={madeOn} />
      {unclear.length > 0 && (
        <>
          <h3 className={classes.hint}>{m.unclear}</h3>
          <Lines of={unclear} on={on} madeOn={madeOn} />
        </>
      )}
    </PanelFrame>
  );
}

interface LinesProps {
  of: readonly Fitment[];
  on: string;
  madeOn: (one: Fitment) => string | null;
}

function Lines({ of, on, madeOn }: LinesProps) {
  return (
    <ul className={classes.list}>
      {of.map((one) => (
        <li key={one.id}>
          <Link to={paths.component(one.component_id)}>{one.name}</Link>
          <div className={classes.note}>{aboutOf(one, on, madeOn(one))}</div>
        </li>
      ))}
    </ul>
  );
}

function aboutOf({ kind, positions, from_on, from_mileage, odometer_unit }: Fitment, on: string, made: string | null) {
  const from = spotText(from_on, from_mileage, odometer_unit);
  return [
    KINDS[kind],
    kind === 'tyres' ? null : positions.map(positionText).join(', '),
    m.since({ from }),
    made && m.made({ day: formatDate(made) }),
    made && made <= on && m.old({ age: ageText(monthsBetween(made, on)) }),
  ]
    .filter(Boolean)
    .join(' · ');
}
