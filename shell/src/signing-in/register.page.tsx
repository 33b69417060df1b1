import type { identity } from '@carnet/contracts';
import {
  REGISTER_EMAIL_MAX_LENGTH,
  REGISTER_FIRST_NAME_MAX_LENGTH,
  REGISTER_LAST_NAME_MAX_LENGTH,
  REGISTER_USERNAME_MAX_LENGTH,
} from '@carnet/contracts/identity';
import { useSession } from '@carnet/mf-kit/data';
import { Button, Notice, Skeleton, useTitle } from '@carnet/mf-kit/ui';
import { Link, Navigate, useLocation } from '@carnet/mf-kit/federation';
import { KitForm, PasswordField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { AuthLayout, Pair } from './auth-layout';
import { ofTheBrowser } from './of-the-browser';
import { passwordHint } from './password-rules';
import { registerProblems, type RegisterValues } from './register.rules';
import { ProviderButtons } from './provider-buttons';
import { useWaysIn } from './ways-in';
import { returnPath } from './return-path';
import { inNameOrder } from '../person-names';
import * as m from '../messages/register';

const empty: RegisterValues = {
  username: '',
  email: '',
  firstName: '',
  lastName: '',
  password: '',
  confirmPassword: '',
};

const save = ({ confirmPassword: _same, ...values }: RegisterValues) =>
  api.post('/api/auth/register', { ...values, ...ofTheBrowser() }, { fallback: m.failed });

/** Registration page (spec §2). The person is signed in at once. */
export default function RegisterPage() {
  useTitle(m.register);
  const { state } = useLocation() as { state: unknown };
  const { status } = useSession();
  const ways = useWaysIn();
  if (status === 'in') return <Navigate to={returnPath(state)} replace />;
  return (
    <AuthLayout
      title={m.register}
      foot={
        <>
          {m.alreadyRegistered({
            link: (text) => (
              <Link to="/login" state={state}>
                {text}
              </Link>
            ),
          })}
        </>
      }
    >
      {ways === null && <Skeleton height="24rem" />}
      {ways?.registration === 'closed' && <Notice>{m.closed}</Notice>}
      {ways?.registration === 'list' && <p>{m.forSome}</p>}
      {ways && ways.registration !== 'closed' && (
        <>
          <RegisterForm />
          <ProviderButtons providers={ways.providers} />
        </>
      )}
    </AuthLayout>
  );
}

function RegisterForm() {
  const session = useSession();
  const form = useKitForm<RegisterValues, identity.SignedInView>({
    initial: empty,
    validate: registerProblems,
    save,
    onSaved: session.signIn,
    fallback: m.failed,
    guard: false,
  });
  return (
    <KitForm form={form} label={m.register}>
      {/* Browsers store the email as the user name. */}
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
        autoComplete="username"
        maxLength={REGISTER_EMAIL_MAX_LENGTH}
        required
      />
      <Pair>
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
      </Pair>
      <PasswordField
        form={form}
        name="password"
        label={m.password}
        hint={passwordHint}
        autoComplete="new-password"
        required
      />
      <PasswordField
        form={form}
        name="confirmPassword"
        label={m.confirmPassword}
        autoComplete="new-password"
        required
      />
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {form.busy ? m.registering : m.register}
      </Button>
    </KitForm>
  );
}
