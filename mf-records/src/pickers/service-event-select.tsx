import { formatKnownDate } from '@carnet/mf-kit/formats';
import { WaitingHint } from '@carnet/mf-kit/pages';
import { SearchedSelect } from '@carnet/mf-kit/forms';
import { eventName, eventType, type ServiceEventChoice, serviceEventChoicesQuery } from '../lookups';
import classes from './pickers.module.css';
import * as common from '../messages/common';
import * as m from '../messages/pickers';

interface ServiceEventSelectProps {
  /** 0 if no vehicle is selected. */
  vehicleId: number;
  chosen: ServiceEventChoice | null;
  error?: string;
  onChange: (event: ServiceEventChoice | null) => void;
}

/** Selects one service event of a vehicle, or none. */
export function ServiceEventSelect({ vehicleId, error, ...props }: ServiceEventSelectProps) {
  if (vehicleId === 0) return <p className={classes.hint}>{m.vehicleForEvents}</p>;
  return (
    <div className={classes.stack}>
      <SearchedSelect
        key={vehicleId}
        {...props}
        label={m.serviceEvent}
        searchLabel={m.findEvent}
        choices={(search) => serviceEventChoicesQuery(vehicleId, search)}
        textOf={textOf}
        empty={m.none}
        loading={m.loadingEvents}
        noMatch={m.noEventMatches}
      />
      <WaitingHint kind="service-event" vehicleId={vehicleId} />
      {error && (
        <p className={classes.error} role="alert">
          {error}
        </p>
      )}
    </div>
  );
}

const textOf = (event: ServiceEventChoice): string =>
  [
    eventName(event),
    formatKnownDate(event.date_performed, event.date_performed_edtf, common.noDate),
    eventType(event.type),
  ].join(' · ');
