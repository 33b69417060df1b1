import { FormSkeleton, NotYet, preselected, useLoaded, useLoadedFresh, useSearchParams } from '@carnet/mf-kit';
import { LateSlot, useSaved } from '@carnet/mf-kit/forms';
import { NoVehicles, vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { FillUpForm } from './fill-up-form';
import { fillUpBody, newFillUpValues } from './fill-up-form.schema';
import { createFillUp, FILL_UP, lastUsedQuery, newestFillUpQuery } from './fill-ups.queries';
import * as m from '../messages/fill-up-form';

export default function FillUpNewPage() {
  const [params] = useSearchParams();
  const vehicles = useLoaded(vehicleChoicesQuery());
  const newest = useLoaded({ ...newestFillUpQuery(), enabled: !params.has('vehicle_id') });
  const isChosen = params.has('vehicle_id') || newest.isFetched;
  if (!vehicles.data || !isChosen) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  if (vehicles.data.length === 0) return <NoVehicles />;
  // Which car it is is known of whoever filled one before.
  const named = params.get('vehicle_id') ?? String(newest.data?.vehicle_id ?? '');
  const vehicle = preselected(vehicles.data, named);
  return <NewForm vehicleId={vehicle?.id ?? 0} vehicles={vehicleOptions(vehicles.data)} />;
}

function NewForm({ vehicleId, vehicles }: { vehicleId: number; vehicles: ReturnType<typeof vehicleOptions> }) {
  const onSaved = useSaved(FILL_UP, paths.fillUp);
  const lastUsed = useLoadedFresh(lastUsedQuery(vehicleId), vehicleId > 0);
  // What cannot be offered is typed.
  if (vehicleId > 0 && !lastUsed.isFetched) return <FormSkeleton />;
  return (
    <FillUpForm
      isNew
      initial={newFillUpValues(vehicleId ? String(vehicleId) : '', lastUsed.data)}
      vehicles={vehicles}
      submitLabel={m.create}
      fallback={m.notCreated}
      cancelTo={paths.fillUps()}
      save={(values) => createFillUp(fillUpBody(values))}
      onSaved={onSaved}
      files={<LateSlot slot="form-files" subject="fill-up" holds />}
    />
  );
}
