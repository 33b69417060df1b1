import { DateText, EmptyState, useInfiniteQuery } from '@carnet/mf-kit';
import { useState } from 'react';
import { type ServiceEventChoice, serviceEventChoicesQuery } from '../lookups';
import { ChoicePages } from './choice-pages';
import classes from './pickers.module.css';
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
  return (
    <ChoicePages
      query={events}
      search={search}
      onSearch={setSearch}
      searchLabel="Find a service event"
      loading="Loading service events..."
      none={<EmptyState plain title="No service events for this vehicle yet." />}
      noMatch="No matching service events found."
    >
      {(rows) => <Checkboxes events={rows} chosen={chosen} onChange={onChange} />}
    </ChoicePages>
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
    </fieldset>
  );
}

const About = ({ event }: { event: ServiceEventChoice }) => (
  <span className={classes.about}>
    <DateText date={event.date_performed} none="No date" /> · {event.type}
  </span>
);
