import { useSession } from '@carnet/mf-kit/data';
import { Notice, useTitle } from '@carnet/mf-kit/ui';
import { Link, Navigate, useLocation } from '@carnet/mf-kit/federation';
import { AuthLayout } from './auth-layout';
import { LoginForm } from './login-form';
import { ProviderButtons } from './provider-buttons';
import { useWaysIn } from './ways-in';
import { returnPath } from './return-path';
import * as m from '../messages/sign-in';

/** Sign-in page (spec §2). Returns to the page that asked for the sign-in, otherwise to the dashboard. */
export default function LoginPage() {
  useTitle(m.logIn);
  const { state } = useLocation() as { state: unknown };
  const { status } = useSession();
  const ways = useWaysIn();
  if (status === 'in') return <Navigate to={returnPath(state)} replace />;
  return (
    <AuthLayout
      title={m.logIn}
      foot={
        <>
          {m.noAccount({
            link: (text) => (
              <Link to="/register" state={state}>
                {text}
              </Link>
            ),
          })}
        </>
      }
    >
      {was(state, 'passwordSet') && <Notice tone="good">{m.passwordSet}</Notice>}
      {was(state, 'expired') && <Notice tone="info">{m.endedGoOn}</Notice>}
      <LoginForm offersHelp />
      <ProviderButtons providers={ways?.providers ?? []} />
    </AuthLayout>
  );
}

const was = (state: unknown, what: 'expired' | 'passwordSet'): boolean =>
  Boolean((state as Partial<Record<typeof what, boolean>> | null)?.[what]);
