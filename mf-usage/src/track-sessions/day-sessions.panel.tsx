import { NONE, today } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Button, ListSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { type Column, DataTable, Section, Waiting } from '@carnet/mf-kit/pages';
import { paths } from '../paths';
import { SessionFile } from './session-file';
import { distanceText, durationText, lapTime } from './track-session.words';
import { daySessionsQuery, type TrackSessionRow } from './track-sessions.queries';
import classes from './track-sessions.module.css';
import * as m from '../messages/track-sessions';

/** Recorded sessions of a vehicle on a day, for the page of a track day. */
export default function DaySessionsPanel({ vehicleId, day }: CarnetSlots['track-day-section']) {
  const sessions = useLoaded(daySessionsQuery(vehicleId, day));
  return (
    <Section title={m.sessions}>
      <div className={classes.stack}>
        <Waiting kind="track-session" vehicle={vehicleId} />
        {!sessions.data && <NotYet of={sessions} waiting={<ListSkeleton label={m.loading} />} />}
        {sessions.data && sessions.data.length > 0 && <Sessions rows={sessions.data} />}
        <SessionFile vehicleId={vehicleId} day={day} />
        <div className={classes.links} data-screen-only>
          <Button to={paths.trackDayReady(vehicleId, day)}>{day < today() ? m.took : m.ready}</Button>
          <Link to={paths.trackSessionsOfVehicle(vehicleId)}>{m.all}</Link>
        </div>
      </div>
    </Section>
  );
}

function Sessions({ rows }: { rows: readonly TrackSessionRow[] }) {
  const best = Math.min(...rows.map((row) => row.best ?? Infinity));
  const columns: Column<TrackSessionRow>[] = [
    {
      key: 'session',
      header: m.session,
      primary: true,
      cell: ({ started_at, track }) => [started_at?.slice(0, 5), track].filter(Boolean).join(' · ') || m.session,
    },
    {
      key: 'best',
      header: m.best,
      align: 'end',
      phone: 'aside',
      cell: (row) => (
        <span className={row.best === best ? classes.best : undefined}>
          {row.best === null ? NONE : lapTime(row.best)}
        </span>
      ),
    },
    { key: 'laps', header: m.laps, align: 'end', phone: 'labelled', cell: ({ timed_laps }) => timed_laps },
    { key: 'duration', header: m.duration, align: 'end', cell: ({ seconds }) => durationText(seconds) },
    {
      key: 'distance',
      header: m.distance,
      align: 'end',
      cell: ({ distance, odometer_unit }) => distanceText(distance, odometer_unit) ?? NONE,
    },
  ];
  const ordered = rows.toSorted((one, other) => (one.started_at ?? '').localeCompare(other.started_at ?? ''));
  return (
    <DataTable
      caption={m.sessions}
      columns={columns}
      rows={ordered}
      rowKey={({ id }) => id}
      rowLink={({ id }) => paths.trackSession(id)}
    />
  );
}
