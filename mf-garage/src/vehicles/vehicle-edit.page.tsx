import { useLoaded, useLoadedForEditing, useMay } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { ConfirmDelete, PageFrame, Section, useDeletion } from '@carnet/mf-kit/pages';
import { LateSlot, useEditing } from '@carnet/mf-kit/forms';
import { VehicleDeletionImpact } from '../deletion';
import { collectionChoicesQuery, type Vehicle, vehicleName, vehicleQuery } from '../lookups';
import { paths } from '../paths';
import { useCollectionOf } from './saving';
import { VehicleForm } from './vehicle-form';
import { vehicleBody, vehicleForm } from './vehicle-form.schema';
import { VEHICLE } from './vehicles.queries';
import * as m from '../messages/vehicle-form';
import * as errors from '../messages/vehicles';

const LIST = { to: paths.vehicles(), label: m.vehicles };

export default function VehicleEditPage() {
  const id = Number(useParams().id);
  const vehicle = useLoadedForEditing(vehicleQuery(id));
  const collections = useLoaded(collectionChoicesQuery());
  if (!vehicle.data) return <NotYet of={vehicle} missing={<NotFoundState text={m.notFound} back={LIST} />} />;
  if (!collections.data) return <NotYet of={collections} />;
  return <EditForm key={id} vehicle={vehicle.data} collections={collections.data} />;
}

function EditForm({ vehicle, collections }: { vehicle: Vehicle; collections: { id: number; name: string }[] }) {
  const { id } = vehicle;
  const { own } = useMay();
  const collectionOf = useCollectionOf();
  const remove = useDeletion(VEHICLE, id, paths.vehicles());
  const { save, onSaved } = useEditing(VEHICLE, vehicle, paths.vehicle);
  return (
    <PageFrame title={m.editVehicle} width="narrow" back={{ to: paths.vehicle(id), label: vehicleName(vehicle) }}>
      <VehicleForm
        vehicleId={id}
        initial={vehicleForm.valuesOf(vehicle)}
        collections={collections}
        submitLabel={m.update}
        fallback={errors.updateFailed}
        cancelTo={paths.vehicle(id)}
        save={async (values) => save(vehicleBody(values, await collectionOf(values)))}
        onSaved={onSaved}
        below={
          <>
            <LateSlot slot="photos" subject="vehicle" id={id} />
            <LateSlot slot="papers" subject="vehicle" id={id} />
          </>
        }
        deletion={(release) =>
          own && (
            <Section title={m.deleteVehicle}>
              <ConfirmDelete
                label={m.deleteVehicle}
                question={m.sureToDelete}
                fallback={errors.deleteFailed}
                onConfirm={() => remove(release)}
              >
                <VehicleDeletionImpact vehicleId={id} />
              </ConfirmDelete>
            </Section>
          )
        }
      />
    </PageFrame>
  );
}
