import { DateText } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded } from '@carnet/mf-kit/data';
import {
  Button,
  Card,
  EditIcon,
  EmptyState,
  KeyValue,
  NotFoundState,
  Notice,
  NotYet,
  PageSkeleton,
  RichText,
} from '@carnet/mf-kit/ui';
import { Link, Slot, useParams } from '@carnet/mf-kit/federation';
import {
  Changes,
  Columns,
  DeleteButton,
  PageFrame,
  PrintButton,
  Section,
  useAskedDeletion,
  useDeletion,
} from '@carnet/mf-kit/pages';
import { fullName, mileageFact } from '../lookups';
import { RecordDocuments } from '../documents';
import { RecordPhotos } from '../record-photos';
import { paths } from '../paths';
import { TRACK_DAY, type TrackDay, trackDayQuery } from './track-days.queries';
import * as common from '../messages/common';
import * as m from '../messages/track-days';

const BACK = { to: paths.trackDays(), label: m.trackDays };

export default function TrackDayPage() {
  const id = Number(useParams().id);
  const day = useLoaded(trackDayQuery(id));
  if (!day.data)
    return (
      <NotYet
        of={day}
        waiting={<PageSkeleton shape="sheet" label={m.loading} />}
        missing={<NotFoundState text={m.notFound} back={BACK} />}
        prefix={common.error}
      />
    );
  return <TrackDaySheet day={day.data} />;
}

function TrackDaySheet({ day }: { day: TrackDay }) {
  const remove = useDeletion(TRACK_DAY, day.id, paths.trackDays());
  const deletion = useAskedDeletion(m.confirmDelete, () => remove());
  return (
    <PageFrame
      title={day.track_name}
      subtitle={<DateText date={day.event_date} edtf={day.event_date_edtf} />}
      back={BACK}
      rareActions={<PrintButton />}
      actions={
        <>
          <Button to={paths.editTrackDay(day.id)} icon={<EditIcon size={18} />}>
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
      <Columns top={<Facts day={day} />}>
        <Section title={m.report}>
          {day.report ? (
            <Card>
              <RichText html={day.report} />
            </Card>
          ) : (
            <EmptyState title={m.noReport} action={<Button to={paths.editTrackDay(day.id)}>{m.writeReport}</Button>}>
              {m.noReportText}
            </EmptyState>
          )}
        </Section>
        <Slot slot="track-day-section" vehicleId={day.vehicle_id} day={day.event_date} loading={null} />
        <RecordPhotos subject="track-day" id={day.id} />
        <RecordDocuments subject="track-day" id={day.id} />
      </Columns>
      <Changes record={day} of={() => import('./track-day.changes')} />
    </PageFrame>
  );
}

function Facts({ day }: { day: TrackDay }) {
  return (
    <Card>
      <KeyValue
        items={[
          { label: m.eventDate, value: <DateText date={day.event_date} edtf={day.event_date_edtf} /> },
          ...mileageFact(day),
          { label: common.vehicle, value: <Link to={paths.vehicle(day.vehicle_id)}>{fullName(day)}</Link> },
          { label: m.vehicleId, value: day.vehicle_id },
          { label: m.recorded, value: <DateText date={day.created_at} time /> },
          { label: common.lastUpdated, value: <DateText date={day.updated_at} time /> },
        ]}
      />
    </Card>
  );
}
