import { useState } from 'react';
import type { identity } from '@carnet/contracts';
import { Button, Notice, Skeleton, useTitle } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { KitForm, useKitForm } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { titleOf } from '../set-aside-kinds';
import { AuthLayout } from './auth-layout';
import { type EmailLink, emailLinkOf } from './email-link.rules';
import { useHash } from './use-hash';
import * as m from '../messages/email-link';

const texts = {
  confirm: { title: m.confirmTitle, lead: m.confirmLead, act: m.confirm },
  undo: { title: m.undoTitle, lead: m.undoLead, act: m.undo },
};

interface Done {
  msg: string;
  /** Token to set a new password. */
  resetToken?: string;
  /** Things added since the undone change. They were suspended with it. */
  ended?: identity.NamedView[];
}

const apply = ({ act, token }: EmailLink): Promise<Done> =>
  act === 'confirm'
    ? api.post('/api/auth/confirm-email', { token }, { fallback: m.failed })
    : api.post('/api/auth/undo-email', { token }, { fallback: m.failed });

/** Target of links in mails about an email address: confirms it, or undoes a change. */
export default function EmailPage() {
  const hash = useHash();
  const link = hash === null ? null : emailLinkOf(hash);
  const title = link ? texts[link.act].title : m.title;
  useTitle(title);
  return (
    <AuthLayout title={title} foot={<Link to="/profile">{m.profile}</Link>}>
      {hash === null && <Skeleton height="8rem" />}
      {link && <Question key={link.token} link={link} />}
      {hash !== null && !link && <Notice tone="warn">{m.linkEnded}</Notice>}
    </AuthLayout>
  );
}

/** Needs a click, because mail scanners open links. */
function Question({ link }: { link: EmailLink }) {
  const [done, setDone] = useState<Done | null>(null);
  const { title, lead, act } = texts[link.act];
  const form = useKitForm<Record<string, never>, Done>({
    initial: {},
    save: () => apply(link),
    onSaved: setDone,
    fallback: m.failed,
    guard: false,
  });
  if (done) return <Answer done={done} />;
  return (
    <KitForm form={form} label={title}>
      <p>{lead}</p>
      <Button type="submit" variant="primary" wide busy={form.busy}>
        {act}
      </Button>
    </KitForm>
  );
}

function Answer({ done: { msg, resetToken, ended = [] } }: { done: Done }) {
  return (
    <>
      <Notice tone="good">{msg}</Notice>
      {ended.length > 0 && (
        <>
          <p>{m.endedLead}</p>
          <ul>
            {ended.map((one, place) => (
              // Two things may have the same name, and the order never changes.
              <li key={place}>{titleOf(one)}</li>
            ))}
          </ul>
        </>
      )}
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
