import { useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, PanelFrame, PanelSkeleton, StatusBadge, NotYet } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import classes from './issue.module.css';
import { type Issue, vehicleIssuesQuery } from './issues.queries';
import { STATUS_TONES, STATUSES } from './issue.constants';
import * as m from '../messages/issues';

/** A vehicle's newest issues, for its page. */
export default function VehicleIssuesPanel({ vehicleId }: CarnetSlots['vehicle-aside']) {
  const issues = useLoaded(vehicleIssuesQuery(vehicleId));
  return (
    <PanelFrame
      title={m.issues}
      action={
        <Button to={paths.newIssue(vehicleId)} size="sm" variant="quiet">
          {m.report}
        </Button>
      }
    >
      {issues.data ? (
        <Issues vehicleId={vehicleId} rows={issues.data.rows} total={issues.data.total} />
      ) : (
        <NotYet of={issues} waiting={<PanelSkeleton />} />
      )}
    </PanelFrame>
  );
}

function Issues({ vehicleId, rows, total }: { vehicleId: number; rows: Issue[]; total: number }) {
  if (rows.length === 0) return <EmptyState plain title={m.noneRecorded} />;
  return (
    <>
      <ul className={classes.events}>
        {rows.map((issue) => (
          <li key={issue.id}>
            <Link to={paths.issue(issue.id)}>{issue.title}</Link>
            <StatusBadge status={issue.status} tones={STATUS_TONES} labels={STATUSES} />
          </li>
        ))}
      </ul>
      {total > rows.length && <Link to={paths.issuesOfVehicle(vehicleId)}>{m.allOf({ count: total })}</Link>}
    </>
  );
}
