import type { identity } from '@carnet/contracts';
import { Button, Link, useSession } from '@carnet/mf-kit';
import { KitForm, PasswordField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { loginProblems, type LoginValues } from './login.rules';
import * as m from '../messages/sign-in';

const save = (values: LoginValues) => api.post('/api/auth/login', values, { fallback: m.invalidCredentials });

interface LoginFormProps {
  email?: string;
  /** Whether it leads to whoever has forgotten the password: not where something typed would be left behind. */
  offersHelp?: boolean;
}

/** Email and password (spec §2). Who is signed in then is the session's matter. */
export function LoginForm({ email = '', offersHelp }: LoginFormProps) {
  const session = useSession();
  const form = useKitForm<LoginValues, identity.SignedInView>({
    initial: { email, password: '' },
    validate: loginProblems,
    save,
    onSaved: session.signIn,
    fallback: m.invalidCredentials,
    guard: false,
  });
  return (
    <KitForm form={form} label={m.logIn}>
      <TextField form={form} name="email" label={m.email} type="email" autoComplete="username" required />
      <PasswordField form={form} name="password" label={m.password} autoComplete="current-password" required />
      {offersHelp && (
        <Link to="/forgot-password" state={{ email: form.values.email }}>
          {m.forgotten}
        </Link>
      )}
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {form.busy ? m.loggingIn : m.logIn}
      </Button>
    </KitForm>
  );
}
