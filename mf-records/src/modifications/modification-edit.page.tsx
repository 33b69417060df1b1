import { useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotYet } from '@carnet/mf-kit/ui';
import { Navigate, useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { LateSlot, useEditing } from '@carnet/mf-kit/forms';
import { vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { ModificationForm } from './modification-form';
import { modificationForm } from './modification-form.schema';
import { type Modification, MODIFICATION, modificationQuery } from './modifications.queries';
import * as m from '../messages/modifications';

export default function ModificationEditPage() {
  const id = Number(useParams().id);
  const modification = useLoadedForEditing(modificationQuery(id));
  // If the modification cannot be loaded, the page redirects to the list (spec 001 §2).
  if (!modification.data) return <NotYet of={modification} failed={<Navigate to={paths.modifications()} replace />} />;
  return <EditForm key={id} modification={modification.data} />;
}

function EditForm({ modification }: { modification: Modification }) {
  const { id } = modification;
  const { save, onSaved } = useEditing(MODIFICATION, modification, paths.modification);
  return (
    <PageFrame
      title={m.editModification}
      width="narrow"
      back={{ to: paths.modification(id), label: modification.name }}
    >
      <ModificationForm
        initial={modificationForm.valuesOf(modification)}
        vehicles={vehicleOptions([{ ...modification, id: modification.vehicle_id }])}
        vehicleLocked
        submitLabel={m.updateModification}
        cancelTo={paths.modification(id)}
        save={(values) => save(modificationForm.bodyOf(values))}
        onSaved={onSaved}
        below={
          <>
            <LateSlot slot="photos" subject="modification" id={id} />
            <LateSlot slot="papers" subject="modification" id={id} />
          </>
        }
      />
    </PageFrame>
  );
}
