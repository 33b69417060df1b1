import {
  ErrorState,
  forEditing,
  isMissing,
  NotFoundState,
  PageFrame,
  PageSkeleton,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
  useVersionedSave,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups/vehicles.queries';
import { paths } from '../paths';
import { TrackDayForm } from './track-day-form';
import { trackDayBody, valuesOf } from './track-day-form.schema';
import { readTrackDay, type TrackDay, trackDayQuery, trackDaysChanged, updateTrackDay } from './track-days.queries';

const LIST = { to: paths.trackDays(), label: 'Track Days' };

export default function TrackDayEditPage() {
  const id = Number(useParams().id);
  const day = useQuery({ ...trackDayQuery(id), ...forEditing });
  const vehicles = useQuery(vehicleChoicesQuery());
  if (day.isError && isMissing(day.error)) return <NotFoundState text="Track day not found" back={LIST} />;
  if (day.isError) return <ErrorState error={day.error} onRetry={day.refetch} />;
  if (vehicles.isError) return <ErrorState error={vehicles.error} onRetry={vehicles.refetch} />;
  if (day.isPending || !day.isFetchedAfterMount || vehicles.isPending) return <PageSkeleton shape="sheet" />;
  return <EditForm key={id} day={day.data} vehicles={vehicleOptions(vehicles.data)} />;
}

function EditForm({ day, vehicles }: { day: TrackDay; vehicles: { value: string; label: string }[] }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const save = useVersionedSave(day, updateTrackDay, () => readTrackDay(day.id));
  return (
    <PageFrame title="Edit Track Day" width="narrow" back={{ to: paths.trackDay(day.id), label: day.track_name }}>
      <TrackDayForm
        initial={valuesOf(day)}
        vehicles={vehicles}
        submitLabel="Update Track Day"
        fallback="Failed to update track day"
        // To the list, from here too (001 §2).
        cancelTo={paths.trackDays()}
        save={(values) => save(trackDayBody(values))}
        onSaved={(saved) => {
          void trackDaysChanged(queries, saved);
          navigate(paths.trackDay(saved.id));
        }}
      />
    </PageFrame>
  );
}
