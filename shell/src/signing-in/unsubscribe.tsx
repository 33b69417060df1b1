import { useState } from 'react';
import { Button, Notice, useTitle } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import { KitForm, useKitForm } from '@carnet/mf-kit/forms';
import { api } from '../api';
import { AuthLayout } from './auth-layout';
import * as later from '../messages/remind-later';
import * as m from '../messages/unsubscribe';

/** Ends reminder mails by a click, because programs that follow links must not end them. */
export function Unsubscribe({ token }: { token: string }) {
  useTitle(m.title);
  const [hasEnded, setEnded] = useState(false);
  const form = useKitForm<object, void>({
    initial: {},
    save: () => api.post('/api/reminders/unsubscribe', { token }, { fallback: m.failed }),
    onSaved: () => setEnded(true),
    fallback: m.failed,
    guard: false,
  });
  return (
    <AuthLayout title={m.title} foot={<Link to="/settings?tab=reminders">{later.toSettings}</Link>}>
      {hasEnded ? (
        <Notice tone="good">{m.done}</Notice>
      ) : (
        <KitForm form={form} label={m.title}>
          <p>{m.text}</p>
          <Button type="submit" variant="primary" wide busy={form.busy}>
            {m.press}
          </Button>
        </KitForm>
      )}
    </AuthLayout>
  );
}
