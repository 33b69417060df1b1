import { useQueryClient, useLoaded } from '@carnet/mf-kit/data';
import { Link } from '@carnet/mf-kit/federation';
import type { ReactNode } from 'react';
import { ImportActions } from '../imports';
import { type Vehicle, vehicleChoicesQuery, vehicleName } from '../lookups';
import * as m from '../messages/event-imports';
import { paths } from '../paths';
import { unitWord } from '../templates';
import { eventImports } from './event-imports';
import classes from './import-events.module.css';
import { serviceEventsChanged } from './service-events.queries';

/** Imports a history from another product or a file. */
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

/** Documents the fields of an import file, and the ids of the person's vehicles. */
function FileHelp({ vehicles }: { vehicles: readonly Vehicle[] }) {
  return (
    <>
      <p>{m.needs({ code })}</p>
      <p>{m.photos({ code })}</p>
      <p>{m.fromElsewhere({ link: (text) => <Link to={paths.importHistory()}>{text}</Link> })}</p>
      {vehicles.length > 0 && (
        <>
          <p>{m.yourVehicles}</p>
          <ul className={classes.vehicles}>
            {vehicles.map((vehicle) => (
              <li key={vehicle.id}>
                {m.vehicleIn({
                  code,
                  id: vehicle.id,
                  name: vehicle.nickname ?? vehicleName(vehicle),
                  unit: unitWord(vehicle.odometer_unit),
                })}
              </li>
            ))}
          </ul>
        </>
      )}
    </>
  );
}

const code = (text: ReactNode) => <code>{text}</code>;
