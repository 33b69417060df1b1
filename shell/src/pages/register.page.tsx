import type { identity } from '@carnet/contracts';
import {
  REGISTER_EMAIL_MAX_LENGTH,
  REGISTER_FIRST_NAME_MAX_LENGTH,
  REGISTER_LAST_NAME_MAX_LENGTH,
  REGISTER_USERNAME_MAX_LENGTH,
} from '@carnet/contracts/identity';
import { browserTimeZone, Button, Link, Navigate, useLocation, useSession, useTitle } from '@carnet/mf-kit';
import { KitForm, PasswordField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { AuthLayout, Pair } from './auth-layout';
import { passwordHint } from './password-rules';
import { registerProblems, type RegisterValues } from './register.rules';
import { returnPath } from './return-path';

const empty: RegisterValues = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
};

const save = ({ confirmPassword: _same, ...values }: RegisterValues) =>
  api.post('/api/auth/register', { ...values, timeZone: browserTimeZone() }, { fallback: 'Registration failed' });

/** Making an account (spec §2); the person is signed in at once. */
export default function RegisterPage() {
  useTitle('Register');
  const { state } = useLocation() as { state: unknown };
  const session = useSession();
  const form = useKitForm<RegisterValues, identity.SignedInView>({
    initial: empty,
    validate: registerProblems,
    save,
    onSaved: session.signIn,
    fallback: 'Registration failed',
    guard: false,
  });
  if (session.status === 'in') return <Navigate to={returnPath(state)} replace />;
  return (
    <AuthLayout
      title="Register"
      foot={
        <>
          Already registered?{' '}
          <Link to="/login" state={state}>
            Log in
          </Link>
        </>
      }
    >
      <KitForm form={form} label="Register">
        {/* What a browser keeps as the name to log in with is the email. */}
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
          autoComplete="username"
          maxLength={REGISTER_EMAIL_MAX_LENGTH}
          required
        />
        <Pair>
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
        </Pair>
        <PasswordField
          form={form}
          name="password"
          label="Password"
          hint={passwordHint}
          autoComplete="new-password"
          required
        />
        <PasswordField
          form={form}
          name="confirmPassword"
          label="Confirm password"
          autoComplete="new-password"
          required
        />
        <Button type="submit" variant="primary" wide busy={form.busy}>
          {form.busy ? 'Registering...' : 'Register'}
        </Button>
      </KitForm>
    </AuthLayout>
  );
}
