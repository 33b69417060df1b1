import { useLoaded } from '@carnet/mf-kit/data';
import { FormSkeleton, NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useSearchParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { LateSlot, useSaved } from '@carnet/mf-kit/forms';
import { type Vehicle, vehicleName, vehicleQuery } from '../lookups';
import { paths } from '../paths';
import { IdentityForm } from './identity-form';
import { identityForm, newIdentityValues } from './identity-form.schema';
import { createIdentity, IDENTITY } from './provenance.queries';
import * as m from '../messages/provenance-form';

export default function IdentityNewPage() {
  const [params] = useSearchParams();
  const vehicle = useLoaded(vehicleQuery(Number(params.get('vehicle_id'))));
  if (!vehicle.data)
    return (
      <NotYet
        of={vehicle}
        waiting={<FormSkeleton />}
        missing={<NotFoundState text={m.vehicleNotFound} back={{ to: paths.vehicles(), label: m.vehicles }} />}
      />
    );
  return <NewIdentity vehicle={vehicle.data} kind={params.get('kind')} />;
}

function NewIdentity({ vehicle, kind }: { vehicle: Vehicle; kind: string | null }) {
  const tab = paths.provenance(vehicle.id);
  const onSaved = useSaved(IDENTITY, () => tab);
  return (
    <PageFrame title={m.addNumber} width="narrow" back={{ to: tab, label: vehicleName(vehicle) }}>
      <IdentityForm
        initial={newIdentityValues(kind)}
        submitLabel={m.saveNumber}
        cancelTo={tab}
        save={(values) => createIdentity({ vehicle_id: vehicle.id, ...identityForm.bodyOf(values) })}
        onSaved={onSaved}
        files={<LateSlot slot="form-files" subject="vehicle-identity" holds />}
      />
    </PageFrame>
  );
}
