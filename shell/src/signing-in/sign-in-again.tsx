import { leaveHeldPage, useSession } from '@carnet/mf-kit/data';
import { Button, Dialog } from '@carnet/mf-kit/ui';
import { useEffect, useRef } from 'react';
import { LoginForm } from './login-form';
import * as m from '../messages/sign-in';
import classes from './sign-in-again.module.css';

/** Sign-in dialog over a page with unsaved text. The page stays as it is (ADR 17). */
export default function SignInAgain() {
  const { user } = useSession();
  const body = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (user) body.current?.querySelector<HTMLElement>('input[type="password"]')?.focus();
  }, [user]);
  return (
    <Dialog opened title={m.ended}>
      <div ref={body} className={classes.body}>
        <p>{m.goOnHere}</p>
        <LoginForm email={user?.email} />
        <Button variant="quiet" onClick={leaveHeldPage}>
          {m.leaveThisPage}
        </Button>
      </div>
    </Dialog>
  );
}
