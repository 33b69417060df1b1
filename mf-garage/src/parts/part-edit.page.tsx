import { useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotYet } from '@carnet/mf-kit/ui';
import { Navigate, useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { LateSlot, useEditing } from '@carnet/mf-kit/forms';
import { vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { PartForm } from './part-form';
import { partForm } from './part-form.schema';
import { type Part, PART, partQuery } from './parts.queries';
import * as m from '../messages/part-form';
import * as errors from '../messages/parts';

export default function PartEditPage() {
  const id = Number(useParams().id);
  const part = useLoadedForEditing(partQuery(id));
  // If the part cannot be loaded, the page redirects to the list (spec 001 §2).
  if (!part.data) return <NotYet of={part} failed={<Navigate to={paths.parts()} replace />} />;
  return <EditForm key={id} part={part.data} />;
}

function EditForm({ part }: { part: Part }) {
  const { id } = part;
  const { save, onSaved } = useEditing(PART, part, paths.part);
  return (
    <PageFrame title={m.editPart} width="narrow" back={{ to: paths.part(id), label: part.name }}>
      <PartForm
        initial={partForm.valuesOf(part)}
        vehicles={vehicleOptions([{ ...part, id: part.vehicle_id }])}
        vehicleLocked
        submitLabel={m.update}
        fallback={errors.updateFailed}
        cancelTo={paths.part(id)}
        save={(values) => save(partForm.bodyOf(values))}
        onSaved={onSaved}
        below={
          <>
            <LateSlot slot="photos" subject="part" id={id} />
            <LateSlot slot="papers" subject="part" id={id} />
          </>
        }
      />
    </PageFrame>
  );
}
