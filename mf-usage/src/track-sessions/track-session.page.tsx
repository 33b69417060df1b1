import { DateText, formatDate, formatNumber, NONE } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded } from '@carnet/mf-kit/data';
import {
  Button,
  Card,
  EditIcon,
  Figures,
  KeyValue,
  NotFoundState,
  Notice,
  NotYet,
  PageSkeleton,
} from '@carnet/mf-kit/ui';
import { Link, useParams } from '@carnet/mf-kit/federation';
import {
  type Column,
  Columns,
  DataTable,
  DeleteButton,
  PageFrame,
  PrintButton,
  Section,
  useAskedDeletion,
  useDeletion,
} from '@carnet/mf-kit/pages';
import { fullName } from '../lookups';
import { paths } from '../paths';
import { LapsTable } from './laps-table';
import { SessionWear } from './session-wear';
import { TrackLine } from './track-line';
import { distanceText, durationText, lapTime, speedText } from './track-session.words';
import { TRACK_SESSION, type TrackSession, trackSessionQuery } from './track-sessions.queries';
import classes from './track-sessions.module.css';
import * as common from '../messages/common';
import * as m from '../messages/track-sessions';

export default function TrackSessionPage() {
  const id = Number(useParams().id);
  const session = useLoaded(trackSessionQuery(id));
  if (!session.data)
    return (
      <NotYet
        of={session}
        waiting={<PageSkeleton shape="sheet" label={m.loadingOne} />}
        missing={<NotFoundState text={m.notFound} back={{ to: paths.trackSessions(), label: m.title }} />}
        prefix={common.error}
      />
    );
  return <SessionSheet session={session.data} />;
}

/** `09:12 UTC`, on the log's clock. */
const startOf = ({ started_at, utc }: TrackSession) =>
  started_at && `${started_at.slice(0, 5)}${utc ? '\u00a0UTC' : ''}`;

function SessionSheet({ session }: { session: TrackSession }) {
  const { laps, laps_from, best, line, odometer_unit, note, ranges } = session;
  const remove = useDeletion(TRACK_SESSION, session.id, paths.trackDays());
  const deletion = useAskedDeletion(m.confirmDelete, () => remove());
  return (
    <PageFrame
      title={session.track ?? m.session}
      subtitle={[formatDate(session.driven_on), startOf(session)].filter(Boolean).join(' · ')}
      back={{ to: paths.vehicle(session.vehicle_id), label: fullName(session) }}
      rareActions={<PrintButton />}
      actions={
        <>
          <Button to={paths.editTrackSession(session.id)} icon={<EditIcon size={18} />}>
            {common.edit}
          </Button>
          <DeleteButton deletion={deletion} />
        </>
      }
    >
      {deletion.error && (
        <Notice tone="bad">
          {common.error} {messageOf(deletion.error, m.notDeleted)}
        </Notice>
      )}
      <Columns top={<Facts session={session} />}>
        <Instruments session={session} />
        <Section title={m.laps}>
          {laps_from === 'found' && <p className={classes.hint}>{m.lapsFound}</p>}
          {laps.length > 0 ? (
            <LapsTable laps={laps} best={best} unit={odometer_unit} />
          ) : (
            <p className={classes.hint}>{m.noLaps}</p>
          )}
        </Section>
        {line && (
          <Section title={m.line}>
            <Card>
              <TrackLine line={line} />
            </Card>
          </Section>
        )}
        <Section title={m.wear}>
          <SessionWear session={session} />
        </Section>
        {note && <p style={{ whiteSpace: 'pre-line' }}>{note}</p>}
        {ranges.length > 0 && (
          <Section title={m.ranges}>
            <Ranges session={session} />
          </Section>
        )}
      </Columns>
    </PageFrame>
  );
}

const isSpeed = ({ name, unit }: TrackSession['ranges'][number]) => name === 'speed' && unit === 'm/s';

function Instruments({ session }: { session: TrackSession }) {
  const { best, timed_laps, seconds, distance, odometer_unit } = session;
  const top = session.ranges.find(isSpeed);
  return (
    <Figures
      items={[
        { label: m.best, value: best === null ? NONE : lapTime(best) },
        { label: m.laps, value: timed_laps },
        { label: m.duration, value: durationText(seconds) },
        { label: m.distance, value: distanceText(distance, odometer_unit) },
        ...(top ? [{ label: m.topSpeed, value: speedText(top.greatest, odometer_unit) }] : []),
      ]}
    />
  );
}

function Facts({ session }: { session: TrackSession }) {
  const source = [session.product, session.file_name].filter(Boolean).join(' · ');
  return (
    <Card>
      <KeyValue
        items={[
          { label: m.vehicle, value: <Link to={paths.vehicle(session.vehicle_id)}>{fullName(session)}</Link> },
          ...(source ? [{ label: m.source, value: source }] : []),
          { label: m.recorded, value: <DateText date={session.created_at} time /> },
        ]}
      />
    </Card>
  );
}

type Range = TrackSession['ranges'][number];

function Ranges({ session }: { session: TrackSession }) {
  const value = (range: Range, key: 'least' | 'greatest') =>
    isSpeed(range)
      ? speedText(range[key], session.odometer_unit)
      : [formatNumber(range[key], NONE, Number.isInteger(range[key]) ? 0 : 2), range.unit]
          .filter(Boolean)
          .join('\u00a0');
  const columns: Column<Range>[] = [
    { key: 'channel', header: m.channel, primary: true, cell: ({ name }) => name },
    { key: 'least', header: m.least, align: 'end', phone: 'labelled', cell: (range) => value(range, 'least') },
    { key: 'greatest', header: m.greatest, align: 'end', phone: 'labelled', cell: (range) => value(range, 'greatest') },
  ];
  const { ranges } = session;
  return <DataTable caption={m.ranges} columns={columns} rows={ranges} rowKey={(range) => ranges.indexOf(range)} />;
}
