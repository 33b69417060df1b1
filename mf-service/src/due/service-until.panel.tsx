import { useLoaded } from '@carnet/mf-kit/data';
import { NotYet, PanelFrame } from '@carnet/mf-kit/ui';
import { vehicleEventsOfStatusQuery } from '../events';
import * as m from '../messages/due-until';
import { DueList } from './due-list';
import classes from './due-list.module.css';
import { dueOfVehicleQuery } from './due.queries';
import { dueAndPlanned, isUntil } from './due.rules';

/** Maximum number of planned events to fetch per status. */
const READ = 50;

/** Services of a vehicle that are due on or before a day. */
export default function ServiceUntilPanel({ vehicleId, day }: CarnetSlots['track-day-ready']) {
  const due = useLoaded(dueOfVehicleQuery(vehicleId));
  const overdue = useLoaded(vehicleEventsOfStatusQuery(vehicleId, 'Overdue', READ));
  const upcoming = useLoaded(vehicleEventsOfStatusQuery(vehicleId, 'Upcoming', READ));
  const all =
    due.data && overdue.data && upcoming.data
      ? dueAndPlanned(due.data.rows, [...overdue.data.rows, ...upcoming.data.rows])
      : null;
  const rows = all?.filter((one) => isUntil(one, day));
  return (
    <PanelFrame title={m.title}>
      {!rows && <NotYet of={[due, overdue].find(({ data }) => !data) ?? upcoming} />}
      {rows?.length === 0 && <p className={classes.note}>{m.none}</p>}
      {rows && rows.length > 0 && <DueList rows={rows} />}
    </PanelFrame>
  );
}
