import {
  forEditing,
  useVersionedSave,
  Navigate,
  PageFrame,
  PageSkeleton,
  useNavigate,
  useParams,
  useQuery,
  useQueryClient,
} from '@carnet/mf-kit';
import { vehicleOptions } from '../lookups/vehicle-name';
import { paths } from '../paths';
import { garageChanged } from '../shared/garage-changed';
import { PartForm } from './part-form';
import { partBody, valuesOf } from './part-form.schema';
import { type Part, partQuery, readPart, updatePart } from './parts.queries';

export default function PartEditPage() {
  const id = Number(useParams().id);
  const part = useQuery({ ...partQuery(id), ...forEditing });
  if (part.isPending || !part.isFetchedAfterMount) return <PageSkeleton shape="sheet" />;
  // A part that cannot be loaded for editing sends the user to the list (spec 001 §2).
  if (part.isError) return <Navigate to={paths.parts()} replace />;
  return <EditForm key={id} part={part.data} />;
}

function EditForm({ part }: { part: Part }) {
  const { id } = part;
  const navigate = useNavigate();
  const queries = useQueryClient();
  const save = useVersionedSave(part, updatePart, () => readPart(id));
  return (
    <PageFrame title="Edit Part" width="narrow" back={{ to: paths.part(id), label: part.name }}>
      <PartForm
        initial={valuesOf(part)}
        vehicles={vehicleOptions([{ ...part, id: part.vehicle_id }])}
        vehicleLocked
        submitLabel="Update Part"
        fallback="Error updating part"
        cancelTo={paths.part(id)}
        save={(values) => save(partBody(values))}
        onSaved={(saved) => {
          void garageChanged(queries);
          queries.setQueryData(partQuery(id).queryKey, saved);
          navigate(paths.part(id));
        }}
      />
    </PageFrame>
  );
}
