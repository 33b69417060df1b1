import type { identity } from '@carnet/contracts';
import { Button, useSession } from '@carnet/mf-kit';
import { KitForm, PasswordField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { loginProblems, type LoginValues } from './login.rules';

const save = (values: LoginValues) => api.post('/api/auth/login', values, { fallback: 'Invalid credentials' });

/** Email and password (spec §2). Who is signed in then is the session's matter. */
export function LoginForm({ email = '' }: { email?: string }) {
  const session = useSession();
  const form = useKitForm<LoginValues, identity.SignedInView>({
    initial: { email, password: '' },
    validate: loginProblems,
    save,
    onSaved: session.signIn,
    fallback: 'Invalid credentials',
    guard: false,
  });
  return (
    <KitForm form={form} label="Log in">
      <TextField form={form} name="email" label="Email" type="email" autoComplete="username" required />
      <PasswordField form={form} name="password" label="Password" autoComplete="current-password" required />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {form.busy ? 'Logging in...' : 'Log in'}
      </Button>
    </KitForm>
  );
}
