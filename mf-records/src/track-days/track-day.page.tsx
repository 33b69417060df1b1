import {
  Button,
  Card,
  Columns,
  DateText,
  EditIcon,
  EmptyState,
  ErrorState,
  isMissing,
  KeyValue,
  Link,
  messageOf,
  NotFoundState,
  Notice,
  PageFrame,
  PageSkeleton,
  RichText,
  Section,
  TrashIcon,
  useMutation,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
} from '@carnet/mf-kit';
import { fullName } from '../lookups/vehicles.queries';
import { paths } from '../paths';
import { deleteTrackDay, type TrackDay, trackDayQuery, trackDaysChanged } from './track-days.queries';

const BACK = { to: paths.trackDays(), label: 'Track Days' };

export default function TrackDayPage() {
  const id = Number(useParams().id);
  const day = useQuery(trackDayQuery(id));
  if (day.isPending) return <PageSkeleton shape="sheet" label="Loading track day..." />;
  if (day.isError && isMissing(day.error)) return <NotFoundState text="Track day not found" back={BACK} />;
  if (day.isError) return <ErrorState prefix="Error:" error={day.error} onRetry={day.refetch} />;
  return <TrackDaySheet day={day.data} />;
}

function TrackDaySheet({ day }: { day: TrackDay }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const removal = useMutation({
    mutationFn: () => deleteTrackDay(day.id),
    onSuccess: () => {
      navigate(paths.trackDays());
      queries.removeQueries({ queryKey: trackDayQuery(day.id).queryKey });
      return trackDaysChanged(queries);
    },
  });
  const remove = () => {
    if (window.confirm('Are you sure you want to delete this track day?')) removal.mutate();
  };
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
          <Button variant="danger" icon={<TrashIcon size={18} />} busy={removal.isPending} onClick={remove}>
            {removal.isPending ? 'Deleting...' : 'Delete'}
          </Button>
        </>
      }
    >
      {removal.isError && <Notice tone="bad">Error: {messageOf(removal.error, 'Failed to delete track day')}</Notice>}
      <Columns aside={<Facts day={day} />}>
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
