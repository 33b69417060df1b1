import { useState } from 'react';
import type { identity } from '@carnet/contracts';
import { useSession } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { FormActions, FormSection } from '@carnet/mf-kit/pages';
import { KitForm, PasswordField, useKitForm } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { useStepUp } from '../second-factor';
import { passwordHint } from '../signing-in';
import { changePasswordProblems, type PasswordValues } from './profile.rules';
import * as m from '../messages/profile';

const empty: PasswordValues = { currentPassword: '', newPassword: '', confirmPassword: '' };

type Changed = identity.PasswordChangedView;

const save = ({ currentPassword, newPassword }: PasswordValues) =>
  api.put('/api/auth/password', { currentPassword, newPassword }, { fallback: m.changePasswordFailed });

/** Changes the password. All other sessions end; this one continues with the new token (contract §2). */
export function PasswordForm() {
  const { signIn } = useSession();
  const [changes, setChanges] = useState<string[]>([]);

  function keep({ msg, token }: Changed) {
    signIn({ token });
    setChanges([...changes, msg]);
  }

  // A new form after each change, so that it keeps nothing of the last password.
  return (
    <>
      {changes.length > 0 && <Notice tone="good">{changes.at(-1)}</Notice>}
      <Fields key={changes.length} onChanged={keep} />
    </>
  );
}

function Fields({ onChanged }: { onChanged: (answer: Changed) => void }) {
  const stepUp = useStepUp();
  const form = useKitForm<PasswordValues, Changed>({
    initial: empty,
    validate: changePasswordProblems,
    save: (values) => stepUp.proven(() => save(values)),
    onSaved: onChanged,
    fallback: m.changePasswordFailed,
  });
  return (
    <>
      <KitForm form={form} label={m.changePassword}>
        <FormSection title={m.changePassword} note={m.youStaySignedIn}>
          <PasswordField
            form={form}
            name="currentPassword"
            label={m.currentPassword}
            autoComplete="current-password"
            required
          />
          <PasswordField
            form={form}
            name="newPassword"
            label={m.newPassword}
            hint={passwordHint}
            autoComplete="new-password"
            required
          />
          <PasswordField
            form={form}
            name="confirmPassword"
            label={m.confirmNewPassword}
            autoComplete="new-password"
            required
          />
        </FormSection>
        <FormActions>
          <Button type="submit" variant="primary" busy={form.busy}>
            {form.busy ? m.saving : m.changePassword}
          </Button>
        </FormActions>
      </KitForm>
      {stepUp.dialog}
    </>
  );
}
