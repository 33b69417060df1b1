import { NotFoundState, NotYet, PageFrame, useLoaded, useLoadedForEditing, useParams } from '@carnet/mf-kit';
import { useEditing } from '@carnet/mf-kit/forms';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { TrackDayForm } from './track-day-form';
import { trackDayBody, valuesOf } from './track-day-form.schema';
import { TRACK_DAY, type TrackDay, trackDayQuery } from './track-days.queries';

const LIST = { to: paths.trackDays(), label: 'Track Days' };

export default function TrackDayEditPage() {
  const id = Number(useParams().id);
  const day = useLoadedForEditing(trackDayQuery(id));
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!day.data) return <NotYet of={day} missing={<NotFoundState text="Track day not found" back={LIST} />} />;
  if (!vehicles.data) return <NotYet of={vehicles} />;
  return <EditForm key={id} day={day.data} vehicles={vehicleOptions(vehicles.data)} />;
}

function EditForm({ day, vehicles }: { day: TrackDay; vehicles: { value: string; label: string }[] }) {
  const { save, onSaved } = useEditing(TRACK_DAY, day, paths.trackDay);
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
        onSaved={onSaved}
      />
    </PageFrame>
  );
}
