import { useLoaded } from '@carnet/mf-kit/data';
import { FormSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { LateSlot, useSaved } from '@carnet/mf-kit/forms';
import { NoVehicles, vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { ModificationForm } from './modification-form';
import { modificationForm } from './modification-form.schema';
import { createModification, MODIFICATION } from './modifications.queries';
import * as m from '../messages/modifications';

export default function ModificationNewPage() {
  const onSaved = useSaved(MODIFICATION, paths.modification);
  const [params] = useSearchParams();
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  const [first] = vehicles.data;
  if (!first) return <NoVehicles>{m.needsVehicle}</NoVehicles>;
  const asked = vehicles.data.find(({ id }) => String(id) === params.get('vehicle_id'));
  return (
    <ModificationForm
      initial={modificationForm.initial({ vehicle_id: String((asked ?? first).id) })}
      vehicles={vehicleOptions(vehicles.data)}
      submitLabel={m.createModification}
      cancelTo={paths.modifications()}
      save={(values) => createModification(modificationForm.bodyOf(values))}
      onSaved={onSaved}
      files={<LateSlot slot="form-files" subject="modification" holds />}
    />
  );
}
