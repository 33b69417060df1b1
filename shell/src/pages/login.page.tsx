import { Link, Navigate, Notice, useLocation, useSession, useTitle } from '@carnet/mf-kit';
import { AuthLayout } from './auth-layout';
import { LoginForm } from './login-form';
import { returnPath } from './return-path';

/** Signing in (spec §2); then back to where the person was sent from, else to the dashboard. */
export default function LoginPage() {
  useTitle('Log in');
  const { state } = useLocation() as { state: unknown };
  const { status } = useSession();
  if (status === 'in') return <Navigate to={returnPath(state)} replace />;
  return (
    <AuthLayout
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
      <LoginForm />
    </AuthLayout>
  );
}

const hasExpired = (state: unknown): boolean => Boolean((state as { expired?: boolean } | null)?.expired);
