import { useLoaded, userKnown } from '@carnet/mf-kit/data';
import { FormSkeleton, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { LateSlot, useSaved } from '@carnet/mf-kit/forms';
import { collectionChoicesQuery } from '../lookups';
import { paths } from '../paths';
import { useCollectionOf } from './saving';
import { VehicleForm } from './vehicle-form';
import { newVehicleValues, vehicleBody } from './vehicle-form.schema';
import { createVehicle, VEHICLE } from './vehicles.queries';
import * as m from '../messages/vehicle-form';
import * as errors from '../messages/vehicles';

export default function VehicleNewPage() {
  const [params] = useSearchParams();
  const collections = useLoaded(collectionChoicesQuery());
  const asked = collections.data?.find(({ id }) => String(id) === params.get('collection_id'));
  const back = asked
    ? { to: paths.collection(asked.id), label: asked.name }
    : { to: paths.vehicles(), label: m.vehicles };
  return (
    <PageFrame title={m.addVehicle} width="narrow" back={back}>
      {collections.data ? (
        <NewVehicle collections={collections.data} collectionId={params.get('collection_id')} cancelTo={back.to} />
      ) : (
        <NotYet of={collections} waiting={<FormSkeleton />} />
      )}
    </PageFrame>
  );
}

interface NewVehicleProps {
  collections: readonly { id: number; name: string }[];
  collectionId: string | null;
  cancelTo: string;
}

function NewVehicle({ collections, collectionId, cancelTo }: NewVehicleProps) {
  const onSaved = useSaved(VEHICLE, paths.vehicle);
  const collectionOf = useCollectionOf();
  return (
    <VehicleForm
      initial={newVehicleValues(collections, collectionId)}
      collections={collections}
      submitLabel={m.create}
      fallback={errors.createFailed}
      cancelTo={cancelTo}
      save={async (values) => {
        await userKnown();
        return createVehicle(vehicleBody(values, await collectionOf(values)));
      }}
      onSaved={onSaved}
      files={<LateSlot slot="form-files" subject="vehicle" holds />}
    />
  );
}
