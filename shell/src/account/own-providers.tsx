import { useState } from 'react';
import { formatDateTime } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Card, Notice } from '@carnet/mf-kit/ui';
import { useNavigate } from '@carnet/mf-kit/federation';
import { ConfirmButton, Section } from '@carnet/mf-kit/pages';
import { KitForm, PasswordField, useKitForm } from '@carnet/mf-kit/forms';
import { useStepUp } from '../second-factor';
import { linkProvider, type OwnWaysIn, ownWaysInQuery, unlinkProvider } from './own-ways-in.queries';
import { arrivalOf, ProviderButtons, useHash, useWaysIn } from '../signing-in';
import * as m from '../messages/own-providers';
import classes from './own-providers.module.css';

/** Providers by which the person signs in. Renders nothing if there are none, linked or offered. */
export function OwnProviders() {
  const offered = useWaysIn()?.providers ?? [];
  const own = useLoaded(ownWaysInQuery);
  const hash = useHash();
  const arrival = arrivalOf(hash ?? '');
  if (!own.data || (offered.length === 0 && own.data.providers.length === 0)) return null;
  const linked = own.data.providers.map(({ name }) => name);
  const left = offered.filter(({ name }) => !linked.includes(name));
  return (
    <Section title={m.title} note={m.explained}>
      {arrival.error && <Notice tone="warn">{arrival.error === 'refused' ? m.refused : m.notReached}</Notice>}
      {arrival.code && <Question key={arrival.code} code={arrival.code} own={own.data} />}
      <Linked own={own.data} />
      {!arrival.code && <ProviderButtons providers={left} links />}
    </Section>
  );
}

function Linked({ own }: { own: OwnWaysIn }) {
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const unlink = useMutation({
    mutationFn: (issuer: string) => stepUp.proven(() => unlinkProvider(issuer)),
    onSettled: () => queries.invalidateQueries({ queryKey: ownWaysInQuery.queryKey }),
  });
  return (
    <>
      {unlink.error && <Notice tone="bad">{messageOf(unlink.error, m.unlinkFailed)}</Notice>}
      <ul className={classes.list}>
        {own.providers.map(({ issuer, label, email, linked_at }) => (
          <li key={issuer}>
            <Card className={classes.provider}>
              <div>
                <h3 className={classes.label}>{label}</h3>
                <p className={classes.when}>
                  {email && <span>{email}</span>}
                  <span>{m.linked({ when: formatDateTime(linked_at) })}</span>
                </p>
              </div>
              <ConfirmButton
                label={m.unlink}
                confirmLabel={m.confirmUnlink}
                busy={unlink.isPending}
                onConfirm={() => unlink.mutate(issuer)}
              />
            </Card>
          </li>
        ))}
      </ul>
      {stepUp.dialog}
    </>
  );
}

/** Asks for confirmation before linking. The provider has proved one identity; the password proves whose account this is. */
function Question({ code, own }: { code: string; own: OwnWaysIn }) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const [done, setDone] = useState(false);
  const stepUp = useStepUp();
  const form = useKitForm<{ password: string }, void>({
    initial: { password: '' },
    validate: ({ password }) => (password || !own.has_password ? null : { fields: { password: m.enterPassword } }),
    save: ({ password }) => stepUp.proven(() => linkProvider(code, own.has_password ? password : null)),
    onSaved: () => {
      setDone(true);
      void queries.invalidateQueries({ queryKey: ownWaysInQuery.queryKey });
      void navigate('/profile?tab=password', { replace: true });
    },
    fallback: m.linkFailed,
    guard: false,
  });
  if (done) return null;
  return (
    <>
      <KitForm form={form} label={m.linkTitle}>
        <p>{m.linkLead}</p>
        {own.has_password && (
          <PasswordField form={form} name="password" label={m.password} autoComplete="current-password" required />
        )}
        <Button type="submit" variant="primary" busy={form.busy}>
          {m.link}
        </Button>
      </KitForm>
      {stepUp.dialog}
    </>
  );
}
