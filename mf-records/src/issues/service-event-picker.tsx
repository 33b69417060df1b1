import type { service } from '@carnet/contracts';
import { DateText, EmptyState, ErrorState, ListSkeleton, useQuery } from '@carnet/mf-kit';
import { useId, useState } from 'react';
import { serviceEventChoicesQuery } from '../lookups/service-events.queries';
import classes from './service-event-picker.module.css';

type Choice = service.ServiceEventRow;

interface ServiceEventPickerProps {
  /** 0 while no vehicle is chosen. */
  vehicleId: number;
  chosen: readonly number[];
  onChange: (ids: number[]) => void;
}

/** Above so many a search box helps. */
const MANY = 8;
/** What a list of checkboxes can show at once; the search narrows the rest. */
const SHOWN = 100;

/** Several service events of a vehicle, by checkboxes: the same by mouse, finger and keyboard. */
export function ServiceEventPicker({ vehicleId, chosen, onChange }: ServiceEventPickerProps) {
  const events = useQuery(serviceEventChoicesQuery(vehicleId));
  if (vehicleId === 0) return <p className={classes.hint}>Select a vehicle to see its service events.</p>;
  if (events.isPending) return <ListSkeleton label="Loading service events..." />;
  if (events.isError) return <ErrorState plain error={events.error} onRetry={events.refetch} />;
  if (events.data.length === 0) return <EmptyState plain title="No service events for this vehicle yet." />;
  return <Choices events={events.data} chosen={chosen} onChange={onChange} />;
}

function Choices({ events, chosen, onChange }: { events: Choice[] } & Omit<ServiceEventPickerProps, 'vehicleId'>) {
  const [search, setSearch] = useState('');
  const searchId = useId();
  const wanted = search.trim().toLowerCase();
  const matching = events.filter((event) => event.name.toLowerCase().includes(wanted));
  const shown = matching.slice(0, SHOWN);
  const toggle = (id: number) =>
    onChange(chosen.includes(id) ? chosen.filter((other) => other !== id) : [...chosen, id]);
  return (
    <div className={classes.picker}>
      {events.length > MANY && (
        <div>
          <label className={classes.label} htmlFor={searchId}>
            Find a service event
          </label>
          <input
            id={searchId}
            type="search"
            className={classes.search}
            value={search}
            onChange={(change) => setSearch(change.target.value)}
          />
        </div>
      )}
      <fieldset className={classes.list}>
        <legend className={classes.legend}>Service events of this vehicle</legend>
        {shown.map((event) => (
          <label key={event.id} className={classes.choice}>
            <input type="checkbox" checked={chosen.includes(event.id)} onChange={() => toggle(event.id)} />
            <span className={classes.name}>{event.name}</span>
            <span className={classes.about}>
              <DateText date={event.date_performed} none="No date" /> · {event.type}
            </span>
          </label>
        ))}
        {matching.length === 0 && <p className={classes.hint}>No matching service events found.</p>}
      </fieldset>
      <p className={classes.hint} role="status">
        {chosen.length === 0 ? 'None selected' : `${chosen.length} selected`}
        {matching.length > SHOWN && ` · the first ${SHOWN} of ${matching.length} are shown, search for the others`}
      </p>
    </div>
  );
}
