import {
  ErrorState,
  PageFrame,
  PageSkeleton,
  useNavigate,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@carnet/mf-kit';
import { collectionChoicesQuery } from '../lookups/choices.queries';
import { paths } from '../paths';
import { garageChanged } from '../shared/garage-changed';
import { useCollectionOf } from './saving';
import { VehicleForm } from './vehicle-form';
import { newVehicleValues, vehicleBody } from './vehicle-form.schema';
import { createVehicle, vehicleQuery } from './vehicles.queries';

export default function VehicleNewPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const collections = useQuery(collectionChoicesQuery());
  const collectionOf = useCollectionOf();
  if (collections.isPending) return <PageSkeleton shape="sheet" />;
  if (collections.isError) return <ErrorState error={collections.error} onRetry={collections.refetch} />;
  const asked = collections.data.find(({ id }) => String(id) === params.get('collection_id'));
  const back = asked
    ? { to: paths.collection(asked.id), label: asked.name }
    : { to: paths.vehicles(), label: 'Vehicles' };
  return (
    <PageFrame title="Add Vehicle" width="narrow" back={back}>
      <VehicleForm
        initial={newVehicleValues(collections.data, params.get('collection_id'))}
        collections={collections.data}
        submitLabel="Create Vehicle"
        fallback="Failed to create vehicle"
        cancelTo={back.to}
        save={async (values) => createVehicle(vehicleBody(values, await collectionOf(values)))}
        onSaved={(vehicle) => {
          void garageChanged(queries);
          queries.setQueryData(vehicleQuery(vehicle.id).queryKey, vehicle);
          navigate(paths.vehicle(vehicle.id));
        }}
      />
    </PageFrame>
  );
}
