import {
  Button,
  EmptyState,
  ErrorState,
  FormSkeleton,
  useNavigate,
  useQuery,
  useQueryClient,
  useSearchParams,
} from '@carnet/mf-kit';
import { vehicleChoicesQuery } from '../lookups/choices.queries';
import { vehicleOptions } from '../lookups/vehicle-name';
import { paths } from '../paths';
import { garageChanged } from '../shared/garage-changed';
import { PartForm } from './part-form';
import { newPartValues, partBody } from './part-form.schema';
import { createPart, partQuery } from './parts.queries';

export default function PartNewPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const vehicles = useQuery(vehicleChoicesQuery());
  if (vehicles.isPending) return <FormSkeleton />;
  if (vehicles.isError) return <ErrorState error={vehicles.error} onRetry={vehicles.refetch} />;
  if (vehicles.data.length === 0) return <NoVehicles />;
  const asked = vehicles.data.find(({ id }) => String(id) === params.get('vehicle_id'));
  const only = vehicles.data.length === 1 ? vehicles.data[0] : undefined;
  return (
    <PartForm
      initial={newPartValues(String((asked ?? only)?.id ?? ''))}
      vehicles={vehicleOptions(vehicles.data)}
      submitLabel="Create Part"
      fallback="Error creating part"
      cancelTo={paths.parts()}
      save={(values) => createPart(partBody(values))}
      onSaved={(part) => {
        void garageChanged(queries);
        queries.setQueryData(partQuery(part.id).queryKey, part);
        navigate(paths.part(part.id));
      }}
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
