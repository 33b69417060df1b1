import { useLoaded } from '@carnet/mf-kit/data';
import { Button, EmptyState, FormSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { preselected } from '@carnet/mf-kit/pages';
import { LateSlot, useSaved } from '@carnet/mf-kit/forms';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { PartForm } from './part-form';
import { partForm } from './part-form.schema';
import { createPart, PART } from './parts.queries';
import * as m from '../messages/part-form';
import * as errors from '../messages/parts';

export default function PartNewPage() {
  const onSaved = useSaved(PART, paths.part);
  const [params] = useSearchParams();
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  if (vehicles.data.length === 0) return <NoVehicles />;
  const vehicle = preselected(vehicles.data, params.get('vehicle_id'));
  return (
    <PartForm
      initial={partForm.initial({ vehicle_id: String(vehicle?.id ?? '') })}
      vehicles={vehicleOptions(vehicles.data)}
      submitLabel={m.create}
      fallback={errors.createFailed}
      cancelTo={paths.parts()}
      save={(values) => createPart(partForm.bodyOf(values))}
      onSaved={onSaved}
      files={<LateSlot slot="form-files" subject="part" holds />}
    />
  );
}

function NoVehicles() {
  return (
    <EmptyState
      title={m.addVehicleFirst}
      action={
        <Button to={paths.newVehicle()} variant="primary">
          {m.addVehicle}
        </Button>
      }
    >
      {m.belongsToVehicle}
    </EmptyState>
  );
}
