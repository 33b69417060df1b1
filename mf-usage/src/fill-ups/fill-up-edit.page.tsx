import { useLoaded, useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { LateSlot, useEditing } from '@carnet/mf-kit/forms';
import { vehicleChoicesQuery, type VehicleOption, vehicleOptions } from '../lookups';
import { paths } from '../paths';
import { FillUpForm } from './fill-up-form';
import { fillUpForm } from './fill-up-form.schema';
import { FILL_UP, type FillUp, fillUpQuery } from './fill-ups.queries';
import { titleOf } from './fill-up.words';
import * as form from '../messages/fill-up-form';
import * as m from '../messages/fill-ups';

const LIST = { to: paths.fillUps(), label: m.fillUps };

export default function FillUpEditPage() {
  const id = Number(useParams().id);
  const fillUp = useLoadedForEditing(fillUpQuery(id));
  const vehicles = useLoaded(vehicleChoicesQuery());
  if (!fillUp.data) return <NotYet of={fillUp} missing={<NotFoundState text={m.notFound} back={LIST} />} />;
  if (!vehicles.data) return <NotYet of={vehicles} />;
  return <EditForm key={id} fillUp={fillUp.data} vehicles={vehicleOptions(vehicles.data)} />;
}

function EditForm({ fillUp, vehicles }: { fillUp: FillUp; vehicles: readonly VehicleOption[] }) {
  const { save, onSaved } = useEditing(FILL_UP, fillUp, paths.fillUp);
  return (
    <PageFrame title={m.edit} width="narrow" back={{ to: paths.fillUp(fillUp.id), label: titleOf(fillUp) }}>
      <FillUpForm
        initial={fillUpForm.valuesOf(fillUp)}
        vehicles={vehicles}
        submitLabel={form.update}
        fallback={m.notUpdated}
        cancelTo={paths.fillUp(fillUp.id)}
        save={(values) => save({ ...fillUpForm.bodyOf(values), to_complete: false })}
        onSaved={onSaved}
        below={
          <>
            <LateSlot slot="photos" subject="fill-up" id={fillUp.id} />
            <LateSlot slot="papers" subject="fill-up" id={fillUp.id} />
          </>
        }
      />
    </PageFrame>
  );
}
