import { formatDate, formatMileage } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { NotYet, PanelFrame, StatusBadge } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { unitOfVehicle, vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { LIMITS, limitText, STATES, TONES } from './component.words';
import { livesQuery, type Standing } from './components.queries';
import classes from './components.module.css';
import * as m from '../messages/components';

/** Tyres and components that are near a limit or have reached it, of one vehicle or of all. */
export default function DueComponentsPanel({ vehicleId }: CarnetSlots['due-card']) {
  const lives = useLoaded(livesQuery(vehicleId));
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!lives.data) return lives.error ? <NotYet of={lives} /> : null;
  const due = lives.data.flatMap(({ component_id, name, vehicle_id, limits }) =>
    limits
      .filter(({ state }) => state === 'near' || state === 'reached')
      .map((standing) => ({ component_id, name, vehicle_id, standing })),
  );
  if (due.length === 0) return null;
  const options = vehicleOptions(vehicles.data ?? []);
  return (
    <PanelFrame title={m.nearLimits}>
      <ul className={classes.list}>
        {due.map(({ component_id, name, vehicle_id, standing }) => (
          <li key={`${component_id} ${standing.limit.by}`} className={classes.line}>
            <span>
              <Link to={paths.component(component_id)}>{name}</Link>{' '}
              <span className={classes.note}>
                {[options.find(({ value }) => value === String(vehicle_id))?.label, LIMITS[standing.limit.by]]
                  .filter(Boolean)
                  .join(' · ')}
              </span>
            </span>
            <span className={classes.figure}>{whenOf(standing, unitOfVehicle(options, String(vehicle_id)))}</span>
            <StatusBadge status={standing.state} tones={TONES} labels={STATES} />
          </li>
        ))}
      </ul>
    </PanelFrame>
  );
}

/** Due date, due mileage, or what remains. */
function whenOf({ due_on, due_mileage, left, limit }: Standing, unit: Parameters<typeof formatMileage>[1]): string {
  if (due_on !== null) return formatDate(due_on);
  if (due_mileage !== null) return m.dueAt({ mileage: formatMileage(due_mileage, unit) });
  return left === null ? '' : m.left({ left: limitText(limit, left) });
}
