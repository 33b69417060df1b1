import { ErrorState, FormSkeleton, useNavigate, useQuery, useQueryClient, useSearchParams } from '@carnet/mf-kit';
import { NoVehicles } from '../lookups/no-vehicles';
import { vehicleChoicesQuery, vehicleOptions } from '../lookups/vehicles.queries';
import { paths } from '../paths';
import { ModificationForm } from './modification-form';
import { modificationBody, newModificationValues } from './modification-form.schema';
import { createModification, modificationsChanged } from './modifications.queries';

export default function ModificationNewPage() {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [params] = useSearchParams();
  const vehicles = useQuery(vehicleChoicesQuery());
  if (vehicles.isPending) return <FormSkeleton />;
  if (vehicles.isError) return <ErrorState error={vehicles.error} onRetry={vehicles.refetch} />;
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
      onSaved={(modification) => {
        void modificationsChanged(queries, modification);
        navigate(paths.modification(modification.id));
      }}
    />
  );
}
