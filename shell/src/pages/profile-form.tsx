import {
  REGISTER_EMAIL_MAX_LENGTH,
  REGISTER_FIRST_NAME_MAX_LENGTH,
  REGISTER_LAST_NAME_MAX_LENGTH,
  REGISTER_USERNAME_MAX_LENGTH,
} from '@carnet/contracts/identity';
import { useState } from 'react';
import { Button, FieldGrid, FormActions, FormSection, Notice, useQueryClient, useSession } from '@carnet/mf-kit';
import { asText, KitForm, TextField, useKitForm, useVersionedSave } from '@carnet/mf-kit/forms';
import { type Me, meQuery, readMe, updateMe } from './profile.queries';
import { profileProblems, type ProfileValues } from './profile.rules';
import { TimeZoneField } from './time-zone-field';

const valuesOf = (me: Me): ProfileValues => ({
  username: me.username,
  email: me.email,
  firstName: asText(me.first_name),
  lastName: asText(me.last_name),
  timeZone: asText(me.time_zone),
});

/** Who the person is. */
export function ProfileForm({ me }: { me: Me }) {
  const { setUser } = useSession();
  const queries = useQueryClient();
  const [saved, setSaved] = useState(false);
  const form = useKitForm<ProfileValues, Me>({
    initial: valuesOf(me),
    validate: profileProblems,
    save: useVersionedSave(me, updateMe, readMe),
    onSaved: (answer) => {
      // What is due, and how old a vehicle is, may be another day's now.
      if (answer.time_zone !== me.time_zone) void queries.invalidateQueries();
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
            <TextField
              form={form}
              name="username"
              label="Username"
              autoComplete="nickname"
              maxLength={REGISTER_USERNAME_MAX_LENGTH}
              required
            />
            <TextField
              form={form}
              name="email"
              label="Email"
              type="email"
              autoComplete="email"
              maxLength={REGISTER_EMAIL_MAX_LENGTH}
              required
            />
          </FieldGrid>
        </FormSection>
        <FormSection title="Name" note="The dashboard greets you by your first name.">
          <FieldGrid>
            <TextField
              form={form}
              name="firstName"
              label="First name"
              autoComplete="given-name"
              maxLength={REGISTER_FIRST_NAME_MAX_LENGTH}
            />
            <TextField
              form={form}
              name="lastName"
              label="Last name"
              autoComplete="family-name"
              maxLength={REGISTER_LAST_NAME_MAX_LENGTH}
            />
          </FieldGrid>
        </FormSection>
        <FormSection title="Time zone" note="Says what day it is for you: what is due today, and when things happened.">
          <TimeZoneField form={form} />
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
