import { DateText } from '@carnet/mf-kit/formats';
import { useInfiniteQuery } from '@carnet/mf-kit/data';
import { EmptyState } from '@carnet/mf-kit/ui';
import { useWaitingChoices, type WaitingChoice } from '@carnet/mf-kit/pages';
import { useState } from 'react';
import { eventName, eventType, type ServiceEventChoice, serviceEventChoicesQuery } from '../lookups';
import { ChoicePages } from './choice-pages';
import classes from './pickers.module.css';
import { SelectedList } from './selected-list';
import * as common from '../messages/common';
import * as m from '../messages/pickers';

interface ServiceEventPickerProps {
  /** 0 if no vehicle is selected. */
  vehicleId: number;
  chosen: readonly ServiceEventChoice[];
  error?: string;
  onChange: (events: ServiceEventChoice[]) => void;
}

/** Selects several service events of a vehicle, by checkboxes. */
export function ServiceEventPicker({ vehicleId, error, chosen, onChange }: ServiceEventPickerProps) {
  if (vehicleId === 0) return <p className={classes.hint}>{m.vehicleForEvents}</p>;
  return (
    <div className={classes.stack}>
      <Choices key={vehicleId} vehicleId={vehicleId} chosen={chosen} onChange={onChange} />
      <SelectedList
        label={m.selectedEvents}
        count={m.eventsSelected}
        none={m.noEvent}
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
  const waiting = useWaitingChoices('service-event', vehicleId).map(asChoice);
  return (
    <>
      {waiting.length > 0 && (
        <Checkboxes legend={m.eventsNotSent} events={waiting} chosen={chosen} onChange={onChange} />
      )}
      <ChoicePages
        query={events}
        search={search}
        onSearch={setSearch}
        searchLabel={m.findEvent}
        loading={m.loadingEvents}
        none={<EmptyState plain title={m.noEventsYet} />}
        noMatch={m.noEventMatches}
      >
        {(rows) => <Checkboxes legend={m.eventsOfVehicle} events={rows} chosen={chosen} onChange={onChange} />}
      </ChoicePages>
    </>
  );
}

/** An event that waits to be sent, with what was typed of it. */
const asChoice = ({ id, name, body }: WaitingChoice): ServiceEventChoice => ({
  ...{ id, name, type: body.type as string },
  date_performed: (body.date_performed as string | null | undefined) ?? null,
  date_performed_edtf: (body.date_performed_edtf as string | null | undefined) ?? null,
});

interface CheckboxesProps {
  legend: string;
  events: readonly ServiceEventChoice[];
  chosen: readonly ServiceEventChoice[];
  onChange: (events: ServiceEventChoice[]) => void;
}

function Checkboxes({ legend, events, chosen, onChange }: CheckboxesProps) {
  const isChosen = (event: ServiceEventChoice) => chosen.some(({ id }) => id === event.id);
  const toggle = (event: ServiceEventChoice) =>
    onChange(isChosen(event) ? chosen.filter(({ id }) => id !== event.id) : [...chosen, event]);
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.legend}>{legend}</legend>
      {events.map((event) => (
        <label key={event.id} className={classes.choice}>
          <input type="checkbox" checked={isChosen(event)} onChange={() => toggle(event)} />
          <span className={classes.name}>{eventName(event)}</span>
          <About event={event} />
        </label>
      ))}
    </fieldset>
  );
}

const About = ({ event }: { event: ServiceEventChoice }) => (
  <span className={classes.about}>
    <DateText date={event.date_performed} edtf={event.date_performed_edtf} none={common.noDate} /> ·{' '}
    {eventType(event.type)}
  </span>
);
