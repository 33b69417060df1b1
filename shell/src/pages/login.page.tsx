import { api, Button, Link, Navigate, Notice, useLocation, useSession, type User, useTitle } from '@carnet/mf-kit';
import { KitForm, PasswordField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { returnPath } from './return-path';
import { loginProblems, type LoginValues } from './login.rules';
import { Door } from './door';

const save = (values: LoginValues) =>
  api.post<{ token: string; user: User }>('/api/auth/login', values, { fallback: 'Invalid credentials' });

/** Signing in (spec §2); then back to where the person was sent from, else to the dashboard. */
export default function LoginPage() {
  useTitle('Log in');
  const { state } = useLocation();
  const session = useSession();
  const form = useKitForm<LoginValues, { token: string; user: User }>({
    initial: { email: '', password: '' },
    validate: loginProblems,
    save,
    onSaved: session.signIn,
    fallback: 'Invalid credentials',
    guard: false,
  });
  if (session.status === 'in') return <Navigate to={returnPath(state)} replace />;
  return (
    <Door
      title="Log in"
      foot={
        <>
          No account yet?{' '}
          <Link to="/register" state={state}>
            Register
          </Link>
        </>
      }
    >
      {hasExpired(state) && <Notice tone="info">Your session has ended. Log in again to go on where you were.</Notice>}
      <KitForm form={form} label="Log in">
        <TextField form={form} name="email" label="Email" type="email" autoComplete="username" required />
        <PasswordField form={form} name="password" label="Password" autoComplete="current-password" required />
        <Button type="submit" variant="primary" wide busy={form.busy}>
          {form.busy ? 'Logging in...' : 'Log in'}
        </Button>
      </KitForm>
    </Door>
  );
}

const hasExpired = (state: unknown): boolean => Boolean((state as { expired?: boolean } | null)?.expired);
