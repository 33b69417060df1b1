import { messageOf, useMutation, useSession } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { Section } from '@carnet/mf-kit/pages';
import { api } from '../api';
import * as m from '../messages/own-providers';

/** For a person who signs in only by a provider. Sets a password by an emailed link, like a forgotten one. */
export function FirstPassword() {
  const { user } = useSession();
  const send = useMutation({
    mutationFn: () => api.post('/api/auth/forgot-password', { email: user!.email }, { fallback: m.passwordFailed }),
  });
  return (
    <Section title={m.noPassword} note={m.noPasswordExplained}>
      {send.error && <Notice tone="bad">{messageOf(send.error, m.passwordFailed)}</Notice>}
      {send.data && <Notice tone="good">{send.data.msg}</Notice>}
      <div>
        <Button busy={send.isPending} onClick={() => send.mutate()}>
          {m.setPassword}
        </Button>
      </div>
    </Section>
  );
}
