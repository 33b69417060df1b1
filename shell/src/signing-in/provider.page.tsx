import { useEffect, useState } from 'react';
import type { identity } from '@carnet/contracts';
import { REGISTER_EMAIL_MAX_LENGTH, REGISTER_USERNAME_MAX_LENGTH } from '@carnet/contracts/identity';
import { ApiError, messageOf, useSession } from '@carnet/mf-kit/data';
import { Button, Notice, Skeleton, useTitle } from '@carnet/mf-kit/ui';
import { Link, Navigate } from '@carnet/mf-kit/federation';
import { KitForm, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { AuthLayout } from './auth-layout';
import { ofTheBrowser } from './of-the-browser';
import { arrivalOf } from './provider.rules';
import { useHash } from './use-hash';
import * as m from '../messages/provider';

type SignedIn = identity.SignedInView;

const exchange = (code: string, more: object = {}): Promise<SignedIn> =>
  api.post('/api/auth/providers/exchange', { code, ...ofTheBrowser(), ...more }, { fallback: m.failed });

/** Target of a provider's redirect. Signs in by the one-time code in the URL's hash. */
export default function ProviderPage() {
  useTitle(m.title);
  const hash = useHash();
  const { status } = useSession();
  const [begun] = useState(status);
  const arrival = hash === null ? null : arrivalOf(hash);
  if (status === 'in' && begun !== 'in') return <Navigate to="/dashboard" replace />;
  return (
    <AuthLayout title={m.title} foot={<Link to="/login">{m.otherWay}</Link>}>
      {arrival?.code ? (
        <Arrived key={arrival.code} code={arrival.code} />
      ) : (
        arrival && <Notice tone="warn">{arrival.error === 'refused' ? m.refused : m.ended}</Notice>
      )}
    </AuthLayout>
  );
}

function Arrived({ code }: { code: string }) {
  const session = useSession();
  const [failure, setFailure] = useState<unknown>(null);
  useEffect(() => {
    void once(code).then(
      (signedIn) => session.signIn(signedIn),
      (error: unknown) => setFailure(error),
    );
    // eslint-disable-next-line react-hooks/exhaustive-deps -- a code works once
  }, [code]);
  if (failure === null) return <Skeleton height="8rem" />;
  if (failure instanceof ApiError && failure.errors.length > 0)
    return <Rest code={code} missing={failure.errors.map(({ field }) => field)} lead={failure.message} />;
  return <Notice tone="bad">{messageOf(failure, m.failed)}</Notice>;
}

const sent = new Map<string, Promise<SignedIn>>();

/** React may run an effect twice, but the code works only once. */
function once(code: string): Promise<SignedIn> {
  const answer = sent.get(code) ?? exchange(code);
  sent.set(code, answer);
  return answer;
}

interface Missing {
  username: string;
  email: string;
}

/** Asks for fields that an account needs and the provider has not sent. */
function Rest({ code, missing, lead }: { code: string; missing: readonly string[]; lead: string }) {
  const session = useSession();
  const form = useKitForm<Missing, SignedIn>({
    initial: { username: '', email: '' },
    save: (values) => exchange(code, Object.fromEntries(missing.map((name) => [name, values[name as keyof Missing]]))),
    onSaved: (signedIn) => session.signIn(signedIn),
    fallback: m.failed,
    guard: false,
  });
  return (
    <KitForm form={form} label={m.title}>
      <p>{lead}</p>
      {missing.includes('username') && (
        <TextField
          form={form}
          name="username"
          label={m.username}
          autoComplete="nickname"
          maxLength={REGISTER_USERNAME_MAX_LENGTH}
          required
        />
      )}
      {missing.includes('email') && (
        <TextField
          form={form}
          name="email"
          label={m.email}
          type="email"
          autoComplete="username"
          maxLength={REGISTER_EMAIL_MAX_LENGTH}
          required
        />
      )}
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {m.goOn}
      </Button>
    </KitForm>
  );
}
