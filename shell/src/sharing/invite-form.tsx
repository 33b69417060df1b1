import { useLoaded } from '@carnet/mf-kit/data';
import { Button } from '@carnet/mf-kit/ui';
import { FormActions, FormSection } from '@carnet/mf-kit/pages';
import { DateField, KitForm, SelectField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { ownVehiclesQuery } from '../own-vehicles';
import { useStepUp } from '../second-factor';
import { invite, type Invitation } from './sharing.queries';
import {
  invitationBody,
  invitationProblems,
  type InvitationValues,
  NEW_INVITATION,
  roleMay,
  roles,
} from './sharing.rules';
import * as m from '../messages/sharing';

interface InviteFormProps {
  onInvited: (invitation: Invitation) => void;
  onCancel: () => void;
}

/** Invites a person: email, scope, role and expiry. */
export function InviteForm({ onInvited, onCancel }: InviteFormProps) {
  const vehicles = useLoaded(ownVehiclesQuery);
  const stepUp = useStepUp();
  const form = useKitForm<InvitationValues, Invitation>({
    initial: NEW_INVITATION,
    validate: invitationProblems,
    save: (values) => stepUp.proven(() => invite(invitationBody(values))),
    onSaved: onInvited,
    fallback: m.inviteFailed,
  });
  const named = (vehicles.data?.rows ?? []).map(({ id, nickname, year, make, model }) => ({
    value: String(id),
    label: nickname ?? `${year} ${make} ${model}`,
  }));
  return (
    <>
      <KitForm form={form} label={m.invite}>
        <FormSection title={m.invite}>
          <TextField
            form={form}
            name="email"
            label={m.email}
            hint={m.emailHint}
            type="email"
            maxLength={254}
            required
          />
          <SelectField form={form} name="role" label={m.role} hint={roleMay(form.values.role)} options={roles} />
          <SelectField
            form={form}
            name="vehicle_id"
            label={m.what}
            hint={form.values.vehicle_id === '' ? undefined : m.oneVehicleHint}
            empty={m.wholeGarage}
            options={named}
          />
          <DateField form={form} name="until" label={m.until} hint={m.untilHint} />
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {m.send}
          </Button>
          <Button onClick={onCancel}>{m.cancel}</Button>
        </FormActions>
      </KitForm>
      {stepUp.dialog}
    </>
  );
}
