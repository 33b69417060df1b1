import {
  Button,
  Card,
  Columns,
  DateText,
  DeleteButton,
  EditIcon,
  EmptyState,
  KeyValue,
  Link,
  messageOf,
  NotFoundState,
  Notice,
  NotYet,
  PageFrame,
  PageSkeleton,
  RichText,
  Section,
  useAskedDeletion,
  useDeletion,
  useLoaded,
  useParams,
} from '@carnet/mf-kit';
import { fullName } from '../lookups';
import { RecordDocuments } from '../documents';
import { RecordPhotos } from '../record-photos';
import { paths } from '../paths';
import { TRACK_DAY, type TrackDay, trackDayQuery } from './track-days.queries';

const BACK = { to: paths.trackDays(), label: 'Track Days' };

export default function TrackDayPage() {
  const id = Number(useParams().id);
  const day = useLoaded(trackDayQuery(id));
  if (!day.data)
    return (
      <NotYet
        of={day}
        waiting={<PageSkeleton shape="sheet" label="Loading track day..." />}
        missing={<NotFoundState text="Track day not found" back={BACK} />}
        prefix="Error:"
      />
    );
  return <TrackDaySheet day={day.data} />;
}

function TrackDaySheet({ day }: { day: TrackDay }) {
  const remove = useDeletion(TRACK_DAY, day.id, paths.trackDays());
  const deletion = useAskedDeletion('Are you sure you want to delete this track day?', () => remove());
  return (
    <PageFrame
      title={day.track_name}
      subtitle={<DateText date={day.event_date} />}
      back={BACK}
      actions={
        <>
          <Button to={paths.editTrackDay(day.id)} icon={<EditIcon size={18} />}>
            Edit
          </Button>
          <DeleteButton deletion={deletion} />
        </>
      }
    >
      {deletion.error && <Notice tone="bad">Error: {messageOf(deletion.error, 'Failed to delete track day')}</Notice>}
      <Columns top={<Facts day={day} />}>
        <Section title="Report">
          {day.report ? (
            <Card>
              <RichText html={day.report} />
            </Card>
          ) : (
            <EmptyState
              title="No report yet."
              action={<Button to={paths.editTrackDay(day.id)}>Write the report</Button>}
            >
              Lap times, pressures, what broke and what to change before the next one.
            </EmptyState>
          )}
        </Section>
        <RecordPhotos subject="track-day" id={day.id} />
        <RecordDocuments subject="track-day" id={day.id} />
      </Columns>
    </PageFrame>
  );
}

function Facts({ day }: { day: TrackDay }) {
  return (
    <Card>
      <KeyValue
        items={[
          { label: 'Event date', value: <DateText date={day.event_date} /> },
          { label: 'Vehicle', value: <Link to={paths.vehicle(day.vehicle_id)}>{fullName(day)}</Link> },
          { label: 'Vehicle ID', value: day.vehicle_id },
          { label: 'Recorded', value: <DateText date={day.created_at} time /> },
          { label: 'Last updated', value: <DateText date={day.updated_at} time /> },
        ]}
      />
    </Card>
  );
}
