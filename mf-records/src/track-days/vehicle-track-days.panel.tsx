import { DateText } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Button, PanelFrame, PlusIcon, NotYet } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import { type TrackDayRow, vehicleTrackDaysQuery } from './track-days.queries';
import classes from './track-days.module.css';
import * as m from '../messages/track-days';

const SHOWN = 5;

/** Newest track days of a vehicle, for its page. Renders nothing if there are none. */
export default function VehicleTrackDaysPanel({ vehicleId }: CarnetSlots['vehicle-aside']) {
  const days = useLoaded(vehicleTrackDaysQuery(vehicleId, SHOWN));
  if (days.data ? days.data.rows.length === 0 : !days.error) return null;
  return (
    <PanelFrame
      title={m.trackDays}
      action={
        <Button to={paths.newTrackDay(vehicleId)} size="sm" variant="quiet" icon={<PlusIcon size={16} />}>
          {m.newTrackDay}
        </Button>
      }
    >
      {days.data ? (
        <TrackDays vehicleId={vehicleId} rows={days.data.rows} total={days.data.total} />
      ) : (
        <NotYet of={days} />
      )}
    </PanelFrame>
  );
}

function TrackDays({ vehicleId, rows, total }: { vehicleId: number; rows: TrackDayRow[]; total: number }) {
  return (
    <>
      <ul className={classes.days}>
        {rows.map((day) => (
          <li key={day.id}>
            <Link to={paths.trackDay(day.id)}>{day.track_name}</Link>
            <span className={classes.date}>
              <DateText date={day.event_date} edtf={day.event_date_edtf} />
            </span>
          </li>
        ))}
      </ul>
      {total > rows.length && <Link to={paths.trackDaysOfVehicle(vehicleId)}>{m.allOf({ count: total })}</Link>}
    </>
  );
}
