import { useQueryClient, useLoaded } from '@carnet/mf-kit';
import { ImportActions } from '../imports';
import { type Vehicle, vehicleChoicesQuery, vehicleName } from '../lookups';
import { eventImports } from './event-imports';
import classes from './import-events.module.css';
import { serviceEventsChanged } from './service-events.queries';

/** The way to bring in a history that was kept elsewhere. */
export function ImportEvents() {
  const queries = useQueryClient();
  const vehicles = useLoaded(vehicleChoicesQuery()).data ?? [];
  return (
    <ImportActions
      kind={eventImports(vehicles)}
      help={<FileHelp vehicles={vehicles} />}
      onImported={() => serviceEventsChanged(queries)}
    />
  );
}

/** Which fields a file has, and the numbers by which it names vehicles. */
function FileHelp({ vehicles }: { vehicles: readonly Vehicle[] }) {
  return (
    <>
      <p>
        Each service event needs <code>vehicle_id</code>, <code>name</code> and <code>type</code>: Regular Maintenance,
        Repair, Modification or Other. It may have <code>status</code>, <code>date_performed</code>,{' '}
        <code>mileage_at_service</code>, <code>cost</code>, <code>description</code>, <code>notes</code>,{' '}
        <code>report_content</code>, <code>parts</code> and <code>template_id</code>.
      </p>
      {vehicles.length > 0 && (
        <>
          <p>Your vehicles by their numbers:</p>
          <ul className={classes.vehicles}>
            {vehicles.map((vehicle) => (
              <li key={vehicle.id}>
                <code>{vehicle.id}</code> {vehicle.nickname ?? vehicleName(vehicle)}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}
