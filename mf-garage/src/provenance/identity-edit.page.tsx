import { useLoadedForEditing } from '@carnet/mf-kit/data';
import { NotFoundState, NotYet } from '@carnet/mf-kit/ui';
import { useParams } from '@carnet/mf-kit/federation';
import { PageFrame } from '@carnet/mf-kit/pages';
import { LateSlot, useEditing } from '@carnet/mf-kit/forms';
import { vehicleName } from '../lookups';
import { paths } from '../paths';
import { IdentityForm } from './identity-form';
import { identityForm } from './identity-form.schema';
import { type Identity, IDENTITY, identityQuery } from './provenance.queries';
import * as m from '../messages/provenance-form';

const LIST = { to: paths.vehicles(), label: m.vehicles };

export default function IdentityEditPage() {
  const id = Number(useParams().id);
  const identity = useLoadedForEditing(identityQuery(id));
  if (!identity.data) return <NotYet of={identity} missing={<NotFoundState text={m.numberNotFound} back={LIST} />} />;
  return <EditForm key={id} identity={identity.data} />;
}

function EditForm({ identity }: { identity: Identity }) {
  const tab = paths.provenance(identity.vehicle_id);
  const { save, onSaved } = useEditing(IDENTITY, identity, () => tab);
  return (
    <PageFrame title={m.editNumber} width="narrow" back={{ to: tab, label: vehicleName(identity) }}>
      <IdentityForm
        initial={identityForm.valuesOf(identity)}
        submitLabel={m.saveNumber}
        cancelTo={tab}
        save={(values) => save(identityForm.bodyOf(values))}
        onSaved={onSaved}
        below={
          <>
            <LateSlot slot="photos" subject="vehicle-identity" id={identity.id} />
            <LateSlot slot="papers" subject="vehicle-identity" id={identity.id} />
          </>
        }
      />
    </PageFrame>
  );
}
