import { Navigate, NotYet, PageFrame, useLoadedForEditing, useParams } from '@carnet/mf-kit';
import { useEditing } from '@carnet/mf-kit/forms';
import { vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { PartForm } from './part-form';
import { partBody, valuesOf } from './part-form.schema';
import { type Part, PART, partQuery } from './parts.queries';

export default function PartEditPage() {
  const id = Number(useParams().id);
  const part = useLoadedForEditing(partQuery(id));
  // A part that cannot be loaded for editing sends the user to the list (spec 001 §2).
  if (!part.data) return <NotYet of={part} failed={<Navigate to={paths.parts()} replace />} />;
  return <EditForm key={id} part={part.data} />;
}

function EditForm({ part }: { part: Part }) {
  const { id } = part;
  const { save, onSaved } = useEditing(PART, part, paths.part);
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
        onSaved={onSaved}
      />
    </PageFrame>
  );
}
