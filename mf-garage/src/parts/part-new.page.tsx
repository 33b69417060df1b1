import { Button, EmptyState, FormSkeleton, NotYet, preselected, useLoaded, useSearchParams } from '@carnet/mf-kit';
import { useSaved } from '@carnet/mf-kit/forms';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { PartForm } from './part-form';
import { newPartValues, partBody } from './part-form.schema';
import { createPart, PART } from './parts.queries';

export default function PartNewPage() {
  const onSaved = useSaved(PART, paths.part);
  const [params] = useSearchParams();
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  if (vehicles.data.length === 0) return <NoVehicles />;
  const vehicle = preselected(vehicles.data, params.get('vehicle_id'));
  return (
    <PartForm
      initial={newPartValues(String(vehicle?.id ?? ''))}
      vehicles={vehicleOptions(vehicles.data)}
      submitLabel="Create Part"
      fallback="Error creating part"
      cancelTo={paths.parts()}
      save={(values) => createPart(partBody(values))}
      onSaved={onSaved}
    />
  );
}

function NoVehicles() {
  return (
    <EmptyState
      title="Add a vehicle first."
      action={
        <Button to={paths.newVehicle()} variant="primary">
          Add Vehicle
        </Button>
      }
    >
      A part belongs to a vehicle, and there is none in your garage yet.
    </EmptyState>
  );
}
