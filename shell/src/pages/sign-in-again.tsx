import { Button, Dialog, leaveHeldPage, useSession } from '@carnet/mf-kit';
import { useEffect, useRef } from 'react';
import { LoginForm } from './login-form';
import classes from './sign-in-again.module.css';

/** Signing in over a page on which something is not saved: the page stays as it is (ADR 17). */
export default function SignInAgain() {
  const { user } = useSession();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (user) body.current?.querySelector<HTMLElement>('input[type="password"]')?.focus();
  }, [user]);
  return (
    <Dialog opened title="Your session has ended">
      <div ref={body} className={classes.body}>
        <p>Log in again to go on. What you typed is still here.</p>
        <LoginForm email={user?.email} />
        <Button variant="quiet" onClick={leaveHeldPage}>
          Leave this page
        </Button>
      </div>
    </Dialog>
  );
}
