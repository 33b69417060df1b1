import {
  forEditing,
  Navigate,
  PageFrame,
  PageSkeleton,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
  useVersionedSave,
} from '@carnet/mf-kit';
import { vehicleOptions } from '../lookups/vehicles.queries';
import { paths } from '../paths';
import { ModificationForm } from './modification-form';
import { modificationBody, valuesOf } from './modification-form.schema';
import {
  type Modification,
  modificationQuery,
  modificationsChanged,
  readModification,
  updateModification,
} from './modifications.queries';

export default function ModificationEditPage() {
  const id = Number(useParams().id);
  const modification = useQuery({ ...modificationQuery(id), ...forEditing });
  if (modification.isPending || !modification.isFetchedAfterMount) return <PageSkeleton shape="sheet" />;
  // A modification that cannot be loaded for editing sends the user to the list (spec 001 §2).
  if (modification.isError) return <Navigate to={paths.modifications()} replace />;
  return <EditForm key={id} modification={modification.data} />;
}

function EditForm({ modification }: { modification: Modification }) {
  const { id } = modification;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const save = useVersionedSave(modification, updateModification, () => readModification(id));
  return (
    <PageFrame title="Edit Modification" width="narrow" back={{ to: paths.modification(id), label: modification.name }}>
      <ModificationForm
        initial={valuesOf(modification)}
        vehicles={vehicleOptions([{ ...modification, id: modification.vehicle_id }])}
        vehicleLocked
        submitLabel="Update Modification"
        cancelTo={paths.modification(id)}
        save={(values) => save(modificationBody(values))}
        onSaved={(saved) => {
          void modificationsChanged(queries, saved);
          navigate(paths.modification(id));
        }}
      />
    </PageFrame>
  );
}
