import { Button, Notice, Skeleton, useTitle } from '@carnet/mf-kit/ui';
import { Link, useNavigate } from '@carnet/mf-kit/federation';
import { KitForm, PasswordField, useKitForm } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { AuthLayout } from './auth-layout';
import { newPasswordProblems, type NewPasswordValues, tokenOf } from './forgotten-password.rules';
import { useHash } from './use-hash';
import { passwordHint } from './password-rules';
import * as m from '../messages/forgotten-password';

/** Target of the link in a mail that sets a new password. The person signs in with it afterwards. */
export default function ResetPasswordPage() {
  useTitle(m.setTitle);
  const hash = useHash();
  const token = hash === null ? null : tokenOf(hash);
  return (
    <AuthLayout title={m.setTitle} foot={<Link to="/forgot-password">{m.askAgain}</Link>}>
      {hash === null && <Skeleton height="20rem" />}
      {token && <NewPasswordForm key={token} token={token} />}
      {hash !== null && !token && <Notice tone="warn">{m.linkEnded}</Notice>}
    </AuthLayout>
  );
}

function NewPasswordForm({ token }: { token: string }) {
  const navigate = useNavigate();
  const form = useKitForm<NewPasswordValues, unknown>({
    initial: { newPassword: '', confirmPassword: '' },
    validate: newPasswordProblems,
    save: ({ newPassword }) => api.post('/api/auth/reset-password', { token, newPassword }, { fallback: m.setFailed }),
    // On that page, another person who is signed in here learns that the session has ended. Drafts are kept.
    onSaved: () => void navigate('/login', { replace: true, state: { passwordSet: true } }),
    fallback: m.setFailed,
    guard: false,
  });
  return (
    <KitForm form={form} label={m.setTitle}>
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
      <p>{m.endsAll}</p>
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {form.busy ? m.setting : m.set}
      </Button>
    </KitForm>
  );
}
