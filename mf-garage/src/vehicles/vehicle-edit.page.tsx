import {
  ConfirmDelete,
  NotFoundState,
  NotYet,
  PageFrame,
  Section,
  useDeletion,
  useLoaded,
  useLoadedForEditing,
  useParams,
} from '@carnet/mf-kit';
import { useEditing } from '@carnet/mf-kit/forms';
import { VehicleDeletionImpact } from '../deletion';
import { collectionChoicesQuery, vehicleName } from '../lookups';
import { paths } from '../paths';
import { useCollectionOf } from './saving';
import { VehicleForm } from './vehicle-form';
import { valuesOf, vehicleBody } from './vehicle-form.schema';
import { type Vehicle, VEHICLE, vehicleQuery } from './vehicles.queries';

const LIST = { to: paths.vehicles(), label: 'Vehicles' };

export default function VehicleEditPage() {
  const id = Number(useParams().id);
  const vehicle = useLoadedForEditing(vehicleQuery(id));
  const collections = useLoaded(collectionChoicesQuery());
  if (!vehicle.data) return <NotYet of={vehicle} missing={<NotFoundState text="Vehicle not found" back={LIST} />} />;
  if (!collections.data) return <NotYet of={collections} />;
  return <EditForm key={id} vehicle={vehicle.data} collections={collections.data} />;
}

function EditForm({ vehicle, collections }: { vehicle: Vehicle; collections: { id: number; name: string }[] }) {
  const { id } = vehicle;
  const collectionOf = useCollectionOf();
  const remove = useDeletion(VEHICLE, id, paths.vehicles());
  const { save, onSaved } = useEditing(VEHICLE, vehicle, paths.vehicle);
  return (
    <PageFrame title="Edit Vehicle" width="narrow" back={{ to: paths.vehicle(id), label: vehicleName(vehicle) }}>
      <VehicleForm
        vehicleId={id}
        initial={valuesOf(vehicle)}
        collections={collections}
        submitLabel="Update Vehicle"
        fallback="Failed to update vehicle"
        cancelTo={paths.vehicle(id)}
        save={async (values) => save(vehicleBody(values, await collectionOf(values)))}
        onSaved={onSaved}
        deletion={(release) => (
          <Section title="Delete Vehicle">
            <ConfirmDelete
              label="Delete Vehicle"
              question="Are you sure you want to delete this vehicle?"
              fallback="Failed to delete vehicle"
              onConfirm={() => remove(release)}
            >
              <VehicleDeletionImpact vehicleId={id} />
            </ConfirmDelete>
          </Section>
        )}
      />
    </PageFrame>
  );
}
