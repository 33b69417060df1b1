import { ErrorState, FormSkeleton, useNavigate, useQuery, useQueryClient, useSearchParams } from '@carnet/mf-kit';
import { NoVehicles } from '../lookups/no-vehicles';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups/vehicles.queries';
import { paths } from '../paths';
import { TrackDayForm } from './track-day-form';
import { newTrackDayValues, trackDayBody } from './track-day-form.schema';
import { createTrackDay, trackDaysChanged } from './track-days.queries';

export default function TrackDayNewPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const vehicles = useQuery(vehicleChoicesQuery());
  if (vehicles.isPending) return <FormSkeleton />;
  if (vehicles.isError) return <ErrorState error={vehicles.error} onRetry={vehicles.refetch} />;
  if (vehicles.data.length === 0) return <NoVehicles what="A track day" />;
  const asked = vehicles.data.find(({ id }) => String(id) === params.get('vehicle_id'));
  const only = vehicles.data.length === 1 ? vehicles.data[0] : undefined;
  return (
    <TrackDayForm
      initial={newTrackDayValues(String((asked ?? only)?.id ?? ''))}
      vehicles={vehicleOptions(vehicles.data)}
      submitLabel="Create Track Day"
      fallback="Failed to create track day"
      cancelTo={paths.trackDays()}
      save={(values) => createTrackDay(trackDayBody(values))}
      onSaved={(day) => {
        void trackDaysChanged(queries, day);
        navigate(paths.trackDay(day.id));
      }}
    />
  );
}
