import { Button, Link, messageOf, Notice, useLocation, useMutation, useTitle } from '@carnet/mf-kit';
import { api } from '../api';
import { AuthLayout } from './auth-layout';
import { type EmailLink, emailLinkOf } from './email-link.rules';
import * as m from '../messages/email-link';

const texts = {
  confirm: { title: m.confirmTitle, lead: m.confirmLead, act: m.confirm },
  undo: { title: m.undoTitle, lead: m.undoLead, act: m.undo },
};

interface Done {
  msg: string;
  /** Sets a new password. */
  resetToken?: string;
}

const use = ({ act, token }: EmailLink): Promise<Done> =>
  act === 'confirm'
    ? api.post('/api/auth/confirm-email', { token }, { fallback: m.failed })
    : api.post('/api/auth/undo-email', { token }, { fallback: m.failed });

/** Where links of mails about an address lead: confirms it, or undoes a change. */
export default function EmailPage() {
  const { hash } = useLocation();
  const link = emailLinkOf(hash);
  const title = link ? texts[link.act].title : m.confirmTitle;
  useTitle(title);
  return (
    <AuthLayout title={title} foot={<Link to="/profile">{m.profile}</Link>}>
      {link ? <Question key={link.token} link={link} /> : <Notice tone="warn">{m.linkEnded}</Notice>}
    </AuthLayout>
  );
}

/** Asks for a press: programs that look into mails open links, too. */
function Question({ link }: { link: EmailLink }) {
  const { mutate, data, error, isPending } = useMutation({ mutationFn: use });
  if (data) return <Answer done={data} />;
  const { lead, act } = texts[link.act];
  return (
    <>
      {error && <Notice tone="bad">{messageOf(error, m.failed)}</Notice>}
      <p>{lead}</p>
      <Button variant="primary" wide busy={isPending} onClick={() => mutate(link)}>
        {act}
      </Button>
    </>
  );
}

function Answer({ done: { msg, resetToken } }: { done: Done }) {
  return (
    <>
      <Notice tone="good">{msg}</Notice>
      {resetToken && (
        <>
          <p>{m.setPasswordLead}</p>
          <Button to={`/reset-password#token=${resetToken}`} variant="primary" wide>
            {m.setPassword}
          </Button>
        </>
      )}
    </>
  );
}
