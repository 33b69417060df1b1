import {
  Button,
  DateText,
  EmptyState,
  Link,
  type Loaded,
  PanelFrame,
  PanelSkeleton,
  RetryIcon,
  useQueries,
  useServes,
} from '@carnet/mf-kit';
import { listed } from '../shared/listed';
import { activityQuery, type Source, SOURCES } from './activity.queries';
import { type Entry, newestFirst } from './activity.rules';
import classes from './activity.module.css';

/** The newest of service, parts and records in one list. A domain that is away is named, and the others still show theirs. */
export function RecentActivity({ vehicleId }: { vehicleId: number }) {
  const serves = useServes();
  const sources = SOURCES.filter(({ pages }) => serves(pages));
  const answers = useQueries({ queries: sources.map((source) => activityQuery(source, vehicleId)) });
  return (
    <PanelFrame title="Recent Activity">
      <Entries answers={answers} />
      <Away sources={sources} answers={answers} />
    </PanelFrame>
  );
}

type Answers = readonly Loaded<Entry[]>[];

const isAwaited = ({ data, error }: Loaded<Entry[]>): boolean => !data && !error;
const isAway = ({ data, error }: Loaded<Entry[]>): boolean => !data && error !== null;

function Entries({ answers }: { answers: Answers }) {
  if (answers.some(isAwaited)) return <PanelSkeleton label="Loading recent activity..." />;
  const entries = newestFirst(answers.flatMap((answer) => answer.data ?? []));
  if (entries.length === 0 && answers.some(isAway)) return null;
  if (entries.length === 0)
    return (
      <EmptyState plain title="Nothing has happened yet.">
        Log a service event, add a part or record a modification, and it shows here.
      </EmptyState>
    );
  return (
    <ol className={classes.entries}>
      {entries.map(({ key, date, kind, title, to }) => (
        <li key={key}>
          <span className={classes.date}>
            <DateText date={date} />
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

function Away({ sources, answers }: { sources: readonly Source[]; answers: Answers }) {
  const away = sources.filter((_, at) => isAway(answers[at]!));
  if (away.length === 0) return null;
  const again = () => answers.filter(isAway).forEach((answer) => void answer.refetch());
  return (
    <div className={classes.away} role="alert">
      <span>{listed(away.map(({ label }) => label))} could not be loaded.</span>
      <Button size="sm" icon={<RetryIcon size={16} />} onClick={again}>
        Try again
      </Button>
    </div>
  );
}
