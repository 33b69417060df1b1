import { useLoaded } from '@carnet/mf-kit/data';
import { FormSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { preselected } from '@carnet/mf-kit/pages';
import { LateSlot, useSaved } from '@carnet/mf-kit/forms';
import { NoVehicles, vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { TrackDayForm } from './track-day-form';
import { trackDayForm } from './track-day-form.schema';
import { createTrackDay, TRACK_DAY } from './track-days.queries';
import * as m from '../messages/track-days';

export default function TrackDayNewPage() {
  const onSaved = useSaved(TRACK_DAY, paths.trackDay);
  const [params] = useSearchParams();
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  if (vehicles.data.length === 0) return <NoVehicles>{m.needsVehicle}</NoVehicles>;
  const vehicle = preselected(vehicles.data, params.get('vehicle_id'));
  return (
    <TrackDayForm
      initial={trackDayForm.initial({ vehicle_id: String(vehicle?.id ?? '') })}
      vehicles={vehicleOptions(vehicles.data)}
      submitLabel={m.createTrackDay}
      fallback={m.notCreated}
      cancelTo={paths.trackDays()}
      save={(values) => createTrackDay(trackDayForm.bodyOf(values))}
      onSaved={onSaved}
      files={<LateSlot slot="form-files" subject="track-day" holds />}
    />
  );
}
