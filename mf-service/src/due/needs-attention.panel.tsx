import { today } from '@carnet/mf-kit/formats';
import { type Page, useLoaded } from '@carnet/mf-kit/data';
import { CheckIcon, NotYet, PanelFrame, PanelSkeleton } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { Folded } from '../folded';
import type { EventRow } from '../events';
import * as m from '../messages/due';
import * as more from '../messages/due-more';
import { paths } from '../paths';
import { DueList } from './due-list';
import classes from './due-list.module.css';
import { type Due, needsAttentionQuery, overdueEventsQuery } from './due.queries';
import { dueAndPlanned, isLongOverdue } from './due.rules';

const SHOWN = 5;
/** Enough to also reach recent items behind those that are overdue for years. */
const READ = 200;

/** Services that need attention on any vehicle, most urgent first, for the dashboard. */
export default function NeedsAttentionPanel() {
  const due = useLoaded(needsAttentionQuery(READ));
  const overdue = useLoaded(overdueEventsQuery(READ));
  return (
    <PanelFrame title={m.needsAttention} action={<Link to={paths.due()}>{m.allThatIsDue}</Link>}>
      {due.data && overdue.data ? (
        <NeedsAttention due={due.data} overdue={overdue.data} />
      ) : (
        <NotYet of={due.data ? overdue : due} waiting={<PanelSkeleton />} />
      )}
    </PanelFrame>
  );
}

interface NeedsAttentionProps {
  due: Page<Due>;
  overdue: Page<EventRow>;
}

function NeedsAttention({ due, overdue }: NeedsAttentionProps) {
  const day = today();
  const all = dueAndPlanned(due.rows, overdue.rows);
  const old = all.filter((row) => isLongOverdue(row, day));
  const rows = all.filter((row) => !old.includes(row));
  if (all.length === 0)
    return (
      <p className={classes.calm} data-screen-only>
        <CheckIcon size={24} />
        <span>
          <strong>{m.nothingNeedsAttention}</strong>
          {m.fallsDueHere}
        </span>
      </p>
    );
  const shown = rows.slice(0, SHOWN);
  const counted = [...shown, ...old];
  const dueLeft = due.total - counted.filter((row) => row.due).length;
  const shownEvents = new Set(counted.map(({ due: one, event }) => event?.id ?? one?.planned_event?.id));
  const eventsLeft = overdue.total - overdue.rows.filter(({ id }) => shownEvents.has(id)).length;
  return (
    <>
      {shown.length > 0 && <DueList rows={shown} withVehicle />}
      {(dueLeft > 0 || eventsLeft > 0) && (
        <p className={classes.more}>
          {dueLeft > 0 && <Link to={paths.due()}>{more.moreDue({ count: dueLeft })}</Link>}
          {eventsLeft > 0 && <Link to={paths.overdueHistory()}>{more.moreOverdue({ count: eventsLeft })}</Link>}
        </p>
      )}
      {old.length > 0 && (
        <Folded label={more.longOverdue({ count: old.length })}>
          <DueList rows={old} withVehicle />
        </Folded>
      )}
    </>
  );
}
