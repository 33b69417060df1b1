import { formatDate, useInfiniteQuery } from '@carnet/mf-kit';
import { useState } from 'react';
import classes from './pickers.module.css';
import { SearchedSelect } from './searched-select';
import { type ServiceEventChoice, serviceEventChoicesQuery } from '../lookups/service-events.queries';

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
      <Events key={vehicleId} vehicleId={vehicleId} {...props} />
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Events({ vehicleId, chosen, onChange }: Omit<ServiceEventSelectProps, 'error'>) {
  const [search, setSearch] = useState('');
  const events = useInfiniteQuery(serviceEventChoicesQuery(vehicleId, search));
  return (
    <SearchedSelect
      label="Service event"
      searchLabel="Find a service event"
      search={search}
      onSearch={setSearch}
      query={events}
      empty="None"
      chosen={chosen}
      onChange={onChange}
      textOf={textOf}
      loading="Loading service events..."
      noMatch="No matching service events found."
    />
  );
}

const textOf = ({ id, name, date_performed, type }: ServiceEventChoice): string =>
  [name || `Service Event #${id}`, formatDate(date_performed, 'No date'), type].join(' · ');
