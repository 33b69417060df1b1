import {
  forEditing,
  isMissing,
  useVersionedSave,
  ConfirmDelete,
  ErrorState,
  NotFoundState,
  PageFrame,
  PageSkeleton,
  Section,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
} from '@carnet/mf-kit';
import { WhatGoesWithVehicle } from '../deletion/what-goes';
import { collectionChoicesQuery } from '../lookups/choices.queries';
import { vehicleName } from '../lookups/vehicle-name';
import { paths } from '../paths';
import { garageChanged } from '../shared/garage-changed';
import { useCollectionOf } from './saving';
import { VehicleForm } from './vehicle-form';
import { valuesOf, vehicleBody } from './vehicle-form.schema';
import { deleteVehicle, readVehicle, updateVehicle, type Vehicle, vehicleQuery } from './vehicles.queries';

export default function VehicleEditPage() {
  const id = Number(useParams().id);
  const vehicle = useQuery({ ...vehicleQuery(id), ...forEditing });
  const collections = useQuery(collectionChoicesQuery());
  if (vehicle.isPending || !vehicle.isFetchedAfterMount || collections.isPending) return <PageSkeleton shape="sheet" />;
  if (vehicle.isError && isMissing(vehicle.error))
    return <NotFoundState text="Vehicle not found" back={{ to: paths.vehicles(), label: 'Vehicles' }} />;
  if (vehicle.isError) return <ErrorState error={vehicle.error} onRetry={vehicle.refetch} />;
  if (collections.isError) return <ErrorState error={collections.error} onRetry={collections.refetch} />;
  return <EditForm key={id} vehicle={vehicle.data} collections={collections.data} />;
}

function EditForm({ vehicle, collections }: { vehicle: Vehicle; collections: { id: number; name: string }[] }) {
  const { id } = vehicle;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const collectionOf = useCollectionOf();
  const save = useVersionedSave(vehicle, updateVehicle, () => readVehicle(id));
  return (
    <PageFrame title="Edit Vehicle" width="narrow" back={{ to: paths.vehicle(id), label: vehicleName(vehicle) }}>
      <VehicleForm
        initial={valuesOf(vehicle)}
        collections={collections}
        submitLabel="Update Vehicle"
        fallback="Failed to update vehicle"
        cancelTo={paths.vehicle(id)}
        save={async (values) => save(vehicleBody(values, await collectionOf(values)))}
        onSaved={(saved) => {
          void garageChanged(queries);
          queries.setQueryData(vehicleQuery(id).queryKey, saved);
          navigate(paths.vehicle(id));
        }}
        deletion={(release) => (
          <Section title="Delete Vehicle">
            <ConfirmDelete
              label="Delete Vehicle"
              question="Are you sure you want to delete this vehicle?"
              fallback="Failed to delete vehicle"
              onConfirm={async () => {
                await deleteVehicle(id);
                release();
                navigate(paths.vehicles());
                queries.removeQueries({ queryKey: vehicleQuery(id).queryKey });
                void garageChanged(queries);
              }}
            >
              <WhatGoesWithVehicle vehicleId={id} />
            </ConfirmDelete>
          </Section>
        )}
      />
    </PageFrame>
  );
}
