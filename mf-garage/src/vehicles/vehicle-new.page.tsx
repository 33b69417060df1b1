import {
  ErrorState,
  FormSkeleton,
  PageFrame,
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
  const [params] = useSearchParams();
  const collections = useQuery(collectionChoicesQuery());
  const asked = collections.data?.find(({ id }) => String(id) === params.get('collection_id'));
  const back = asked
    ? { to: paths.collection(asked.id), label: asked.name }
    : { to: paths.vehicles(), label: 'Vehicles' };
  return (
    <PageFrame title="Add Vehicle" width="narrow" back={back}>
      <NewVehicle collectionId={params.get('collection_id')} cancelTo={back.to} />
    </PageFrame>
  );
}

function NewVehicle({ collectionId, cancelTo }: { collectionId: string | null; cancelTo: string }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const collections = useQuery(collectionChoicesQuery());
  const collectionOf = useCollectionOf();
  if (collections.isPending) return <FormSkeleton />;
  if (collections.isError) return <ErrorState error={collections.error} onRetry={collections.refetch} />;
  return (
    <VehicleForm
      initial={newVehicleValues(collections.data, collectionId)}
      collections={collections.data}
      submitLabel="Create Vehicle"
      fallback="Failed to create vehicle"
      cancelTo={cancelTo}
      save={async (values) => createVehicle(vehicleBody(values, await collectionOf(values)))}
      onSaved={(vehicle) => {
        void garageChanged(queries);
        queries.setQueryData(vehicleQuery(vehicle.id).queryKey, vehicle);
        navigate(paths.vehicle(vehicle.id));
      }}
    />
  );
}
