import { formatDate } from '@carnet/mf-kit';
import { SearchedSelect } from '@carnet/mf-kit/forms';
import { type ServiceEventChoice, serviceEventChoicesQuery } from '../lookups';
import classes from './pickers.module.css';

interface ServiceEventSelectProps {
  /** 0 while no vehicle is chosen. */
  vehicleId: number;
  chosen: ServiceEventChoice | null;
  error?: string;
  onChange: (event: ServiceEventChoice | null) => void;
}

/** One service event of a vehicle, or none. */
export function ServiceEventSelect({ vehicleId, error, ...props }: ServiceEventSelectProps) {
  if (vehicleId === 0) return <p className={classes.hint}>Select a vehicle to see its service events.</p>;
  return (
    <div className={classes.stack}>
      <SearchedSelect
        key={vehicleId}
        {...props}
        label="Service event"
        searchLabel="Find a service event"
        choices={(search) => serviceEventChoicesQuery(vehicleId, search)}
        textOf={textOf}
        empty="None"
        loading="Loading service events..."
        noMatch="No matching service events found."
      />
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const textOf = ({ id, name, date_performed, type }: ServiceEventChoice): string =>
  [name || `Service Event #${id}`, formatDate(date_performed, 'No date'), type].join(' · ');
