import type { VehicleEntry } from '@carnet/contracts';
import { DateText } from '@carnet/mf-kit/formats';
import { type Loaded, useQueries } from '@carnet/mf-kit/data';
import { Button, EmptyState, PanelFrame, PanelSkeleton, RetryIcon } from '@carnet/mf-kit/ui';
import { Link, useExtensions } from '@carnet/mf-kit/federation';
import { useState } from 'react';
import { listed } from '../shared';
import { activityQuery } from './activity.queries';
import { AT_LEAST, scaleOf, type Year, yearsFrom, yearsOf } from './activity.rules';
import { YearScale } from './year-scale';
import classes from './activity.module.css';
import * as m from '../messages/activity';

/** A vehicle's history: the entries of all remotes on one timeline. If a source fails, its name is shown, and the other entries stay visible. */
export function VehicleHistory({ vehicleId }: { vehicleId: number }) {
  const remotes = useExtensions('vehicle-activity');
  const kinds = remotes.flatMap(({ data }) => data ?? []);
  const answers = useQueries({ queries: kinds.map((kind) => activityQuery(kind, vehicleId)) });
  const sources: Source[] = [
    ...remotes.map((remote) => ({ label: remote.remote, answer: { ...remote, data: remote.data && [] } })),
    ...kinds.map(({ label }, at) => ({ label, answer: answers[at]! })),
  ];
  return (
    <PanelFrame title={m.history}>
      <Entries sources={sources} />
      <Away sources={sources.filter(isAway)} />
    </PanelFrame>
  );
}

/** A remote, or one kind of activity that a remote offers. */
interface Source {
  label: string;
  answer: Pick<Loaded<unknown>, 'error'> & { data?: readonly VehicleEntry[] | null; refetch: () => unknown };
}

const isAwaited = ({ answer }: Source): boolean => answer.data === undefined && !answer.error;
const isAway = ({ answer }: Source): boolean => answer.data === undefined && answer.error !== null;

function Entries({ sources }: { sources: readonly Source[] }) {
  if (sources.some(isAwaited)) return <PanelSkeleton label={m.loading} />;
  const years = yearsOf(sources.flatMap(({ answer }) => answer.data ?? []));
  if (years.length === 0 && sources.some(isAway)) return null;
  if (years.length === 0)
    return (
      <EmptyState plain title={m.nothingHappened}>
        {m.showsHere}
      </EmptyState>
    );
  return <Line years={years} />;
}

/** Starts at the year that is chosen on the scale. A button adds earlier years. */
function Line({ years }: { years: readonly Year[] }) {
  const newest = years[0]!.year;
  // While no year is chosen, the newest year is shown. It may change when another domain has answered.
  const [{ chosen, least }, show] = useState<{ chosen: number | null; least: number }>({
    chosen: null,
    least: AT_LEAST,
  });
  const from = chosen ?? newest;
  const shown = yearsFrom(years, from, least);
  const count = shown.reduce((sum, { entries }) => sum + entries.length, 0);
  const oldest = shown.at(-1)?.year ?? newest;
  const next = years.find(({ year }) => year < oldest);
  return (
    <>
      {years.length > 1 && (
        <YearScale
          marks={scaleOf(years)}
          from={from}
          to={oldest}
          onChange={(year) => show({ chosen: year, least: AT_LEAST })}
        />
      )}
      {shown.map(({ year, entries }) => (
        <div key={year} className={classes.year}>
          <h3>{year}</h3>
          <ol className={classes.entries}>
            {entries.map((entry) => (
              <Entry key={entry.key} entry={entry} />
            ))}
          </ol>
        </div>
      ))}
      {next && (
        <div className={classes.more} data-screen-only>
          <Button onClick={() => show({ chosen, least: count + AT_LEAST })}>{`${m.earlier} · ${next.year}`}</Button>
        </div>
      )}
    </>
  );
}

function Entry({ entry: { date, edtf, kind, title, to } }: { entry: VehicleEntry }) {
  return (
    <li>
      <span className={classes.date}>
        <DateText date={date} edtf={edtf} />
      </span>
      <Link to={to} className={classes.title}>
        {title}
      </Link>
      <span className={classes.kind}>{kind}</span>
    </li>
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
