import { useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, NotYet, PanelFrame, PanelSkeleton } from '@carnet/mf-kit/ui';
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { vehicleEventsOfStatusQuery } from '../events';
import * as m from '../messages/due';
import * as more from '../messages/due-show';
import { paths } from '../paths';
import { DueList } from './due-list';
import classes from './due-list.module.css';
import { dueOfVehicleQuery } from './due.queries';
import { type Ahead, dueAndPlanned } from './due.rules';

const SHOWN = 5;
/** Maximum number of planned events to fetch per status. */
const READ = 50;

/** Overdue, due and coming services of a vehicle, from its active schedules and its planned events. */
export default function UpcomingMaintenancePanel({ vehicleId }: CarnetSlots['vehicle-upcoming']) {
  const due = useLoaded(dueOfVehicleQuery(vehicleId));
  const overdue = useLoaded(vehicleEventsOfStatusQuery(vehicleId, 'Overdue', READ));
  const upcoming = useLoaded(vehicleEventsOfStatusQuery(vehicleId, 'Upcoming', READ));
  return (
    <PanelFrame
      title={m.upcomingMaintenance}
      action={
        <Button to={paths.schedulesOfVehicle(vehicleId)} variant="quiet" size="sm">
          {m.schedules}
        </Button>
      }
    >
      {due.data && overdue.data && upcoming.data ? (
        <Upcoming rows={dueAndPlanned(due.data.rows, [...overdue.data.rows, ...upcoming.data.rows])} />
      ) : (
        <NotYet of={[due, overdue].find(({ data }) => !data) ?? upcoming} waiting={<PanelSkeleton />} />
      )}
    </PanelFrame>
  );
}

function Upcoming({ rows }: { rows: Ahead[] }) {
  const [all, setAll] = useState(false);
  useEffect(() => {
    const printed = () => flushSync(() => setAll(true)); // Synchronous, because the browser prints the page as it is when this returns.
    window.addEventListener('beforeprint', printed);
    return () => window.removeEventListener('beforeprint', printed);
  }, []);
  if (rows.length === 0)
    return (
      <EmptyState plain title={m.nothingDue}>
        {m.putTemplates}
      </EmptyState>
    );
  const left = rows.length - SHOWN;
  return (
    <>
      <DueList rows={all ? rows : rows.slice(0, SHOWN)} />
      {left > 0 && !all && (
        <p className={classes.more}>
          <Button variant="quiet" size="sm" onClick={() => setAll(true)}>
            {more.showMore({ count: left })}
          </Button>
        </p>
      )}
    </>
  );
}
