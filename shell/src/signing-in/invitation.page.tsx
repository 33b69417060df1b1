import { useEffect, useState } from 'react';
import { enterGarage, messageOf, useSession } from '@carnet/mf-kit/data';
import { Button, Notice, Skeleton, useTitle } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { KitForm, useKitForm } from '@carnet/mf-kit/forms';
import {
  acceptInvitation,
  type Garage,
  noteGarage,
  reachOf,
  readInvitation,
  type ReadInvitation,
  roleMay,
  roleName,
  untilOf,
} from '../sharing';
import { AuthLayout } from './auth-layout';
import { useHash } from './use-hash';
import * as m from '../messages/invitation';

/** Target of the link in a mail that invites somebody into a garage. */
export default function InvitationPage() {
  useTitle(m.title);
  const hash = useHash();
  const token = new URLSearchParams(hash?.replace(/^#/, '')).get('token');
  return (
    <AuthLayout title={m.title} foot={<Link to="/dashboard">{m.home}</Link>}>
      {hash === null && <Skeleton height="8rem" />}
      {token && <Asked key={token} token={token} />}
      {hash !== null && !token && <Notice tone="warn">{m.linkEnded}</Notice>}
    </AuthLayout>
  );
}

type Answer = { invitation: ReadInvitation } | { error: unknown } | null;

function Asked({ token }: { token: string }) {
  const [answer, setAnswer] = useState<Answer>(null);
  useEffect(() => {
    let isHere = true;
    readInvitation(token).then(
      (invitation) => isHere && setAnswer({ invitation }),
      (error: unknown) => isHere && setAnswer({ error }),
    );
    return () => {
      isHere = false;
    };
  }, [token]);
  if (!answer) return <Skeleton height="8rem" />;
  if ('error' in answer) return <Notice tone="warn">{messageOf(answer.error, m.failed)}</Notice>;
  return <Invited token={token} invitation={answer.invitation} />;
}

function Invited({ token, invitation }: { token: string; invitation: ReadInvitation }) {
  const { status } = useSession();
  const { owner_name, email, role } = invitation;
  return (
    <>
      <p>{m.lead({ name: owner_name })}</p>
      <p>
        <strong>{reachOf(invitation)}</strong> · {roleName(role)} · {untilOf(invitation)}
        <br />
        {roleMay(role)}
      </p>
      {status === 'in' ? <Accept token={token} email={email} /> : <SignInFirst token={token} email={email} />}
    </>
  );
}

function SignInFirst({ token, email }: { token: string; email: string }) {
  const state = { from: `/invitation#token=${token}` };
  return (
    <>
      <p>{m.signInFirst({ email })}</p>
      <Button to="/login" state={state} variant="primary" wide>
        {m.logIn}
      </Button>
      <Button to="/register" state={state} wide>
        {m.register}
      </Button>
    </>
  );
}

/** Needs a click, because mail scanners open links. */
function Accept({ token, email }: { token: string; email: string }) {
  const { user } = useSession();
  const form = useKitForm<Record<string, never>, Garage>({
    initial: {},
    save: () => acceptInvitation(token),
    onSaved: (garage) => {
      noteGarage(garage);
      enterGarage(garage);
    },
    fallback: m.failed,
    guard: false,
  });
  return (
    <KitForm form={form} label={m.title}>
      {user && <p>{m.signedInAs({ email: user.email })}</p>}
      {user && user.email.toLowerCase() !== email.toLowerCase() && <Notice tone="warn">{m.isFor({ email })}</Notice>}
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {m.accept}
      </Button>
    </KitForm>
  );
}
