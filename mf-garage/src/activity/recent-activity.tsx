import type { VehicleEntry } from '@carnet/contracts';
import {
  Button,
  DateText,
  EmptyState,
  Link,
  type Loaded,
  PanelFrame,
  PanelSkeleton,
  RetryIcon,
  useExtensions,
  useQueries,
} from '@carnet/mf-kit';
import { listed } from '../shared';
import { activityQuery } from './activity.queries';
import { newestFirst } from './activity.rules';
import classes from './activity.module.css';
import * as m from '../messages/activity';

/** The activity that every remote knows of a vehicle, in one list. A kind that is away is named, and the others still show theirs. */
export function RecentActivity({ vehicleId }: { vehicleId: number }) {
  const remotes = useExtensions('vehicle-activity');
  const kinds = remotes.flatMap(({ data }) => data ?? []);
  const answers = useQueries({ queries: kinds.map((kind) => activityQuery(kind, vehicleId)) });
  const sources: Source[] = [
    ...remotes.map((remote) => ({ label: remote.remote, answer: { ...remote, data: remote.data && [] } })),
    ...kinds.map(({ label }, at) => ({ label, answer: answers[at]! })),
  ];
  return (
    <PanelFrame title={m.recentActivity}>
      <Entries sources={sources} />
      <Away sources={sources.filter(isAway)} />
    </PanelFrame>
  );
}

/** A remote, or one kind of what it knows. */
interface Source {
  label: string;
  answer: Pick<Loaded<unknown>, 'error'> & { data?: readonly VehicleEntry[] | null; refetch: () => unknown };
}

const isAwaited = ({ answer }: Source): boolean => answer.data === undefined && !answer.error;
const isAway = ({ answer }: Source): boolean => answer.data === undefined && answer.error !== null;

function Entries({ sources }: { sources: readonly Source[] }) {
  if (sources.some(isAwaited)) return <PanelSkeleton label={m.loading} />;
  const entries = newestFirst(sources.flatMap(({ answer }) => answer.data ?? []));
  if (entries.length === 0 && sources.some(isAway)) return null;
  if (entries.length === 0)
    return (
      <EmptyState plain title={m.nothingHappened}>
        {m.showsHere}
      </EmptyState>
    );
  return (
    <ol className={classes.entries}>
      {entries.map(({ key, date, edtf, kind, title, to }) => (
        <li key={key}>
          <span className={classes.date}>
            <DateText date={date} edtf={edtf} />
          </span>
          <Link to={to} className={classes.title}>
            {title}
          </Link>
          <span className={classes.kind}>{kind}</span>
        </li>
      ))}
    </ol>
  );
}

function Away({ sources }: { sources: readonly Source[] }) {
  if (sources.length === 0) return null;
  const again = () => sources.forEach(({ answer }) => void answer.refetch());
  return (
    <div className={classes.away} role="alert">
      <span>{m.notLoaded({ things: listed(sources.map(({ label }) => label)) })}</span>
      <Button size="sm" icon={<RetryIcon size={16} />} onClick={again}>
        {m.tryAgain}
      </Button>
    </div>
  );
}
