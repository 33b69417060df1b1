import { DateText, EmptyState, ErrorState, ListSkeleton, LoadMore, totalOf, useInfiniteQuery } from '@carnet/mf-kit';
import { useState } from 'react';
import { type ServiceEventChoice, serviceEventChoicesQuery } from '../lookups/service-events.queries';
import classes from './choosing.module.css';
import { MANY, SearchBox } from './search-box';
import { SelectedList } from './selected-list';

interface ServiceEventPickerProps {
  /** 0 while no vehicle is chosen. */
  vehicleId: number;
  chosen: readonly ServiceEventChoice[];
  error?: string;
  onChange: (events: ServiceEventChoice[]) => void;
}

/** Several service events of a vehicle, by checkboxes: the same by mouse, finger and keyboard. */
export function ServiceEventPicker({ vehicleId, error, chosen, onChange }: ServiceEventPickerProps) {
  if (vehicleId === 0) return <p className={classes.hint}>Select a vehicle to see its service events.</p>;
  return (
    <div className={classes.stack}>
      <Choices key={vehicleId} vehicleId={vehicleId} chosen={chosen} onChange={onChange} />
      <SelectedList
        label="Selected service events"
        none="No service event is selected."
        selected={chosen}
        about={(event) => <About event={event} />}
        onChange={onChange}
      />
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

function Choices({ vehicleId, chosen, onChange }: Omit<ServiceEventPickerProps, 'error'>) {
  const [search, setSearch] = useState('');
  const events = useInfiniteQuery(serviceEventChoicesQuery(vehicleId, search));
  const total = totalOf(events) ?? 0;
  const rows = events.data?.pages.flatMap((page) => page.rows) ?? [];
  return (
    <>
      {(search !== '' || total > MANY) && (
        <SearchBox label="Find a service event" value={search} onChange={setSearch} />
      )}
      {events.isPending ? (
        <ListSkeleton label="Loading service events..." />
      ) : events.isError ? (
        <ErrorState plain error={events.error} onRetry={events.refetch} />
      ) : total === 0 && search === '' ? (
        <EmptyState plain title="No service events for this vehicle yet." />
      ) : (
        <Checkboxes events={rows} chosen={chosen} onChange={onChange} />
      )}
      {events.hasNextPage && (
        <LoadMore
          shown={rows.length}
          total={total}
          onMore={() => void events.fetchNextPage()}
          busy={events.isFetchingNextPage}
        />
      )}
    </>
  );
}

interface CheckboxesProps {
  events: readonly ServiceEventChoice[];
  chosen: readonly ServiceEventChoice[];
  onChange: (events: ServiceEventChoice[]) => void;
}

function Checkboxes({ events, chosen, onChange }: CheckboxesProps) {
  const isChosen = (event: ServiceEventChoice) => chosen.some(({ id }) => id === event.id);
  const toggle = (event: ServiceEventChoice) =>
    onChange(isChosen(event) ? chosen.filter(({ id }) => id !== event.id) : [...chosen, event]);
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>Service events of this vehicle</legend>
      {events.map((event) => (
        <label key={event.id} className={classes.choice}>
          <input type="checkbox" checked={isChosen(event)} onChange={() => toggle(event)} />
          <span className={classes.name}>{event.name || `Service Event #${event.id}`}</span>
          <About event={event} />
        </label>
      ))}
      {events.length === 0 && <p className={classes.hint}>No matching service events found.</p>}
    </fieldset>
  );
}

const About = ({ event }: { event: ServiceEventChoice }) => (
  <span className={classes.about}>
    <DateText date={event.date_performed} none="No date" /> · {event.type}
  </span>
);
