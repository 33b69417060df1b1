import { useState } from 'react';
import { api, Button, FieldGrid, FormActions, FormSection, Notice, useQueryClient, useSession } from '@carnet/mf-kit';
import { asText, KitForm, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { type Me, meQuery } from './profile.queries';
import { profileProblems, type ProfileValues } from './profile.rules';

const valuesOf = (me: Me): ProfileValues => ({
  username: me.username,
  email: me.email,
  firstName: asText(me.first_name),
  lastName: asText(me.last_name),
});

/** Who the person is. */
export function ProfileForm({ me }: { me: Me }) {
  const { setUser } = useSession();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(false);
  const form = useKitForm<ProfileValues, Me>({
    initial: valuesOf(me),
    validate: profileProblems,
    save: (values) =>
      api.put<Me>('/api/auth/me', values, { fallback: 'Failed to update profile', ifMatch: me.version }),
    onSaved: (answer) => {
      queries.setQueryData(meQuery.queryKey, answer);
      setUser(answer);
      setSaved(true);
    },
    fallback: 'Failed to update profile',
  });
  return (
    <>
      {saved && !form.dirty && <Notice tone="good">Profile updated.</Notice>}
      <KitForm form={form} label="Profile Information">
        <FormSection title="Account">
          <FieldGrid>
            <TextField form={form} name="username" label="Username" autoComplete="nickname" required />
            <TextField form={form} name="email" label="Email" type="email" autoComplete="email" required />
          </FieldGrid>
        </FormSection>
        <FormSection title="Name" note="The dashboard greets you by your first name.">
          <FieldGrid>
            <TextField form={form} name="firstName" label="First name" autoComplete="given-name" />
            <TextField form={form} name="lastName" label="Last name" autoComplete="family-name" />
          </FieldGrid>
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? 'Saving...' : 'Save Changes'}
          </Button>
        </FormActions>
      </KitForm>
    </>
  );
}
