import { useLoaded } from '@carnet/mf-kit/data';
import { Button, NotYet, PanelFrame, PlusIcon } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { KINDS, positionText, spotText } from './component.words';
import { type Fitment, fittedQuery } from './components.queries';
import classes from './components.module.css';
import * as words from '../messages/component-words';

/** Components on a vehicle now, for its page. Renders nothing if there are none. */
export default function VehicleFittedPanel({ vehicleId }: CarnetSlots['vehicle-aside']) {
  const fitted = useLoaded(fittedQuery(vehicleId));
  if (fitted.data ? fitted.data.length === 0 : !fitted.error) return null;
  return (
    <PanelFrame
      title={words.whatIsOnIt}
      action={
        <Button to={paths.mount({ vehicle_id: vehicleId })} size="sm" variant="quiet" icon={<PlusIcon size={16} />}>
          {words.mount}
        </Button>
      }
    >
      {fitted.data ? (
        <ul className={classes.list}>
          {fitted.data.map((one) => (
            <li key={one.id}>
              <div>
                <Link to={paths.component(one.component_id)}>{one.name}</Link>
              </div>
              <div className={classes.note}>{aboutOf(one)}</div>
            </li>
          ))}
        </ul>
      ) : (
        <NotYet of={fitted} />
      )}
    </PanelFrame>
  );
}

const aboutOf = ({ kind, positions, from_on, from_mileage, odometer_unit }: Fitment): string =>
  [
    KINDS[kind],
    kind === 'tyres' ? null : positions.map(positionText).join(', '),
    spotText(from_on, from_mileage, odometer_unit),
  ]
    .filter(Boolean)
    .join(' · ');
