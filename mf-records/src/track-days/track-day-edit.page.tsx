import { useLoaded, useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { LateSlot, useEditing } from '@carnet/mf-kit/forms';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { TrackDayForm } from './track-day-form';
import { trackDayForm } from './track-day-form.schema';
import { TRACK_DAY, type TrackDay, trackDayQuery } from './track-days.queries';
import * as m from '../messages/track-days';

const LIST = { to: paths.trackDays(), label: m.trackDays };

export default function TrackDayEditPage() {
  const id = Number(useParams().id);
  const day = useLoadedForEditing(trackDayQuery(id));
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!day.data) return <NotYet of={day} missing={<NotFoundState text={m.notFound} back={LIST} />} />;
  if (!vehicles.data) return <NotYet of={vehicles} />;
  return <EditForm key={id} day={day.data} vehicles={vehicleOptions(vehicles.data)} />;
}

function EditForm({ day, vehicles }: { day: TrackDay; vehicles: { value: string; label: string }[] }) {
  const { save, onSaved } = useEditing(TRACK_DAY, day, paths.trackDay);
  return (
    <PageFrame title={m.editTrackDay} width="narrow" back={{ to: paths.trackDay(day.id), label: day.track_name }}>
      <TrackDayForm
        initial={trackDayForm.valuesOf(day)}
        vehicles={vehicles}
        submitLabel={m.updateTrackDay}
        fallback={m.notUpdated}
        // Leads to the list, as the specification asks (001 §2).
        cancelTo={paths.trackDays()}
        save={(values) => save(trackDayForm.bodyOf(values))}
        onSaved={onSaved}
        below={
          <>
            <LateSlot slot="photos" subject="track-day" id={day.id} />
            <LateSlot slot="papers" subject="track-day" id={day.id} />
          </>
        }
      />
    </PageFrame>
  );
}
