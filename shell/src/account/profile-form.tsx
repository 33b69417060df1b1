import {
  REGISTER_EMAIL_MAX_LENGTH,
  REGISTER_FIRST_NAME_MAX_LENGTH,
  REGISTER_LAST_NAME_MAX_LENGTH,
  REGISTER_USERNAME_MAX_LENGTH,
} from '@carnet/contracts/identity';
import { useState } from 'react';
import { takeSaved, useQueryClient, useSession } from '@carnet/mf-kit/data';
import { Button } from '@carnet/mf-kit/ui';
import { FieldGrid, FormActions, FormSection } from '@carnet/mf-kit/pages';
import { asText, KitForm, TextField, useKitForm, useVersionedSave } from '@carnet/mf-kit/forms';
import { useStepUp } from '../second-factor';
import { AddressState } from './address-state';
import { type Me, meQuery, readMe, updateMe } from './profile.queries';
import { profileProblems, type ProfileValues } from './profile.rules';
import { inNameOrder } from '../person-names';
import * as m from '../messages/profile';

const valuesOf = (me: Me): ProfileValues => ({
  username: me.username,
  email: me.email,
  firstName: asText(me.first_name),
  lastName: asText(me.last_name),
});

const write = (read: Me, values: ProfileValues): Promise<Me> => updateMe(read, values, m.updateFailed);

/** Name and email address of the person. */
export function ProfileForm({ me }: { me: Me }) {
  const [waits, setWaits] = useState(0);
  // A new address that waits for confirmation is shown below its field. The form is reset to the stored values then.
  return <Fields key={waits} me={me} isSaved={waits > 0} onWaiting={() => setWaits(waits + 1)} />;
}

function Fields({ me, isSaved, onWaiting }: { me: Me; isSaved: boolean; onWaiting: () => void }) {
  const { setUser } = useSession();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(isSaved);
  const stepUp = useStepUp();
  const save = useVersionedSave(me, write, readMe);
  const form = useKitForm<ProfileValues, Me>({
    initial: valuesOf(me),
    validate: profileProblems,
    save: (values) => stepUp.proven(() => save(values)),
    onSaved: (answer) => {
      takeSaved(queries, meQuery.queryKey, answer);
      setUser(answer);
      setSaved(true);
      if (answer.pending_email && answer.pending_email !== me.pending_email) onWaiting();
    },
    fallback: m.updateFailed,
  });
  return (
    <>
      <KitForm form={form} label={m.information} done={saved && !form.dirty && m.updated}>
        <FormSection title={m.account}>
          <FieldGrid>
            <TextField
              form={form}
              name="username"
              label={m.username}
              autoComplete="nickname"
              maxLength={REGISTER_USERNAME_MAX_LENGTH}
              required
            />
            <TextField
              form={form}
              name="email"
              label={m.email}
              type="email"
              autoComplete="email"
              maxLength={REGISTER_EMAIL_MAX_LENGTH}
              required
            />
          </FieldGrid>
          <AddressState me={me} />
        </FormSection>
        <FormSection title={m.name} note={m.firstNameHint}>
          <FieldGrid>
            {inNameOrder(
              <TextField
                key="given"
                form={form}
                name="firstName"
                label={m.firstName}
                autoComplete="given-name"
                maxLength={REGISTER_FIRST_NAME_MAX_LENGTH}
              />,
              <TextField
                key="family"
                form={form}
                name="lastName"
                label={m.lastName}
                autoComplete="family-name"
                maxLength={REGISTER_LAST_NAME_MAX_LENGTH}
              />,
            )}
          </FieldGrid>
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? m.saving : m.saveChanges}
          </Button>
        </FormActions>
      </KitForm>
      {stepUp.dialog}
    </>
  );
}
