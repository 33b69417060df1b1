import { FormSkeleton, NotYet, preselected, useLoaded, useSearchParams } from '@carnet/mf-kit';
import { useSaved } from '@carnet/mf-kit/forms';
import { NoVehicles, vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { FormPhotos, useFormPhotos } from '../record-photos';
import { TrackDayForm } from './track-day-form';
import { newTrackDayValues, trackDayBody } from './track-day-form.schema';
import { createTrackDay, TRACK_DAY } from './track-days.queries';

export default function TrackDayNewPage() {
  const sendPhotos = useFormPhotos('track-day');
  const onSaved = useSaved(TRACK_DAY, paths.trackDay);
  const [params] = useSearchParams();
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  if (vehicles.data.length === 0) return <NoVehicles what="A track day" />;
  const vehicle = preselected(vehicles.data, params.get('vehicle_id'));
  return (
    <TrackDayForm
      initial={newTrackDayValues(String(vehicle?.id ?? ''))}
      vehicles={vehicleOptions(vehicles.data)}
      submitLabel="Create Track Day"
      fallback="Failed to create track day"
      cancelTo={paths.trackDays()}
      save={(values) => createTrackDay(trackDayBody(values))}
      photos={<FormPhotos />}
      onSaved={(saved) => {
        sendPhotos(saved.id);
        onSaved(saved);
      }}
    />
  );
}
