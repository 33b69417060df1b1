import { DateText, Mileage, Odometer } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { EmptyState, NotYet, PanelFrame, PanelSkeleton } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { type EventRow, vehicleEventsOfStatusQuery } from './service-events.queries';
import { vehicleChoicesQuery } from '../lookups';
import * as m from '../messages/events';
import { paths } from '../paths';
import classes from './vehicle-glance.module.css';

const SHOWN = 3;

/** A vehicle's mileage and last services, shown beside forms that ask for them. */
export default function VehicleGlancePanel({ vehicleId }: CarnetSlots['vehicle-form-aside']) {
  const events = useLoaded(vehicleEventsOfStatusQuery(vehicleId, 'Completed', SHOWN));
  const vehicles = useLoaded(vehicleChoicesQuery());
  const vehicle = vehicles.data?.find(({ id }) => id === vehicleId);
  return (
    <PanelFrame title={m.lastServices} action={<Link to={paths.historyOfVehicle(vehicleId)}>{m.allServices}</Link>}>
      {vehicle && (
        <p className={classes.odometer}>
          <Odometer miles={vehicle.current_mileage} unit={vehicle.odometer_unit} />
        </p>
      )}
      {events.data ? <LastServices events={events.data.rows} /> : <NotYet of={events} waiting={<PanelSkeleton />} />}
    </PanelFrame>
  );
}

function LastServices({ events }: { events: readonly EventRow[] }) {
  if (events.length === 0)
    return (
      <EmptyState plain title={m.noneRecorded}>
        {m.willStandHere}
      </EmptyState>
    );
  return (
    <ul className={classes.services}>
      {events.map((event) => (
        <li key={event.id}>
          <Link to={paths.event(event.id)}>{event.name}</Link>
          <span className={classes.when}>
            <DateText date={event.date_performed} edtf={event.date_performed_edtf} none={m.noDate} /> ·{' '}
            <Mileage miles={event.mileage_at_service} unit={event.odometer_unit} />
          </span>
        </li>
      ))}
    </ul>
  );
}
