import { FormSkeleton, NotYet, useLoaded, useSearchParams } from '@carnet/mf-kit';
import { useSaved } from '@carnet/mf-kit/forms';
import { NoVehicles, vehicleChoicesQuery, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { FormPhotos, useFormPhotos } from '../record-photos';
import { ModificationForm } from './modification-form';
import { modificationBody, newModificationValues } from './modification-form.schema';
import { createModification, MODIFICATION } from './modifications.queries';

export default function ModificationNewPage() {
  const sendPhotos = useFormPhotos('modification');
  const onSaved = useSaved(MODIFICATION, paths.modification);
  const [params] = useSearchParams();
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!vehicles.data) return <NotYet of={vehicles} waiting={<FormSkeleton />} />;
  const [first] = vehicles.data;
  if (!first) return <NoVehicles what="A modification" />;
  const asked = vehicles.data.find(({ id }) => String(id) === params.get('vehicle_id'));
  return (
    <ModificationForm
      initial={newModificationValues(String((asked ?? first).id))}
      vehicles={vehicleOptions(vehicles.data)}
      submitLabel="Create Modification"
      cancelTo={paths.modifications()}
      save={(values) => createModification(modificationBody(values))}
      photos={<FormPhotos />}
      onSaved={(saved) => {
        sendPhotos(saved.id);
        onSaved(saved);
      }}
    />
  );
}
