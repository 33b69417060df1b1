import { Link, Navigate, Notice, useLocation, useSession, useTitle } from '@carnet/mf-kit';
import { AuthLayout } from './auth-layout';
import { LoginForm } from './login-form';
import { returnPath } from './return-path';
import * as m from '../messages/sign-in';

/** Signing in (spec §2); then back to where the person was sent from, else to the dashboard. */
export default function LoginPage() {
  useTitle(m.logIn);
  const { state } = useLocation() as { state: unknown };
  const { status } = useSession();
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
      {hasExpired(state) && <Notice tone="info">{m.endedGoOn}</Notice>}
      <LoginForm />
    </AuthLayout>
  );
}

const hasExpired = (state: unknown): boolean => Boolean((state as { expired?: boolean } | null)?.expired);
