import { useState } from 'react';
import { Button, Notice, useTitle } from '@carnet/mf-kit/ui';
import { Link, useLocation } from '@carnet/mf-kit/federation';
import { KitForm, TextField, useKitForm } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { AuthLayout } from './auth-layout';
import { emailProblems, type EmailValues } from './forgotten-password.rules';
import * as m from '../messages/forgotten-password';

interface Sent {
  email: string;
  msg: string;
}

const save = async ({ email }: EmailValues): Promise<Sent> => {
  const { msg } = await api.post('/api/auth/forgot-password', { email }, { fallback: m.failed });
  return { email, msg };
};

/** Requests a link to set a new password. The response is the same whether the account exists or not. */
export default function ForgotPasswordPage() {
  useTitle(m.title);
  const { state } = useLocation() as { state: unknown };
  const [sent, setSent] = useState<Sent | null>(null);
  return (
    <AuthLayout title={m.title} foot={<>{m.back({ link: (text) => <Link to="/login">{text}</Link> })}</>}>
      {sent ? (
        <>
          <Notice tone="good" title={m.sent}>
            {sent.msg}
          </Notice>
          <p>{m.sentNote({ email: sent.email })}</p>
          <Button onClick={() => setSent(null)}>{m.again}</Button>
        </>
      ) : (
        <EmailForm email={emailOf(state)} onSent={setSent} />
      )}
    </AuthLayout>
  );
}

/** Email that was typed on the sign-in page. */
const emailOf = (state: unknown): string => (state as { email?: string } | null)?.email ?? '';

function EmailForm({ email, onSent }: { email: string; onSent: (sent: Sent) => void }) {
  const form = useKitForm<EmailValues, Sent>({
    initial: { email },
    validate: emailProblems,
    save,
    onSaved: onSent,
    fallback: m.failed,
    guard: false,
  });
  return (
    <>
      <p>{m.lead}</p>
      <KitForm form={form} label={m.title}>
        <TextField form={form} name="email" label={m.email} type="email" autoComplete="username" required />
        <Button type="submit" variant="primary" wide busy={form.busy}>
          {form.busy ? m.sending : m.send}
        </Button>
      </KitForm>
    </>
  );
}
