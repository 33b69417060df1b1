import type { identity } from '@carnet/contracts';
import { useState } from 'react';
import { useSession } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { KitForm, PasswordField, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { type Asked, askedOf, PasskeyWayIn, SecondStep } from '../second-factor';
import { loginProblems, type LoginValues } from './login.rules';
import * as m from '../messages/sign-in';

/** Signs in, or returns the second factor that is required. */
const save = (values: LoginValues): Promise<identity.SignedInView | Asked> =>
  api.post('/api/auth/login', values, { fallback: m.invalidCredentials }).catch(askedOf);

interface LoginFormProps {
  email?: string;
  /** Shows the link to the page for a forgotten password. False if leaving would lose typed text. */
  offersHelp?: boolean;
}

/** Email and password (spec §2), then the second factor if there is one. The session handles the result. */
export function LoginForm({ email = '', offersHelp }: LoginFormProps) {
  const session = useSession();
  const [asked, ask] = useState<Asked | null>(null);
  const [backBecause, setBackBecause] = useState('');
  const form = useKitForm<LoginValues, identity.SignedInView | Asked>({
    initial: { email, password: '' },
    validate: loginProblems,
    save,
    onSaved: (answer) => ('token' in answer ? session.signIn(answer) : ask(answer)),
    fallback: m.invalidCredentials,
    guard: false,
  });
  if (asked) {
    const goBack = (why = '') => {
      ask(null);
      setBackBecause(why);
    };
    return <SecondStep asked={asked} onSignedIn={session.signIn} onBack={goBack} />;
  }
  return (
    <>
      <KitForm form={form} label={m.logIn}>
        {backBecause && !form.message && <Notice tone="bad">{backBecause}</Notice>}
        <TextField form={form} name="email" label={m.email} type="email" autoComplete="username webauthn" required />
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
      <PasskeyWayIn onSignedIn={session.signIn} />
    </>
  );
}
