import { messageOf, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Notice } from '@carnet/mf-kit/ui';
import { api } from '../api';
import { type Me, meQuery } from './profile.queries';
import * as m from '../messages/address-state';
import classes from './address-state.module.css';

const sendAgain = () => api.post('/api/auth/me/confirmation', undefined, { fallback: m.sendFailed });
const cancel = (): Promise<void> => api.delete('/api/auth/me/confirmation', { fallback: m.cancelFailed });

/** Says that the email address is not confirmed, or that a new one waits for confirmation. Renders nothing if all is well. */
export function AddressState({ me }: { me: Me }) {
  const queries = useQueryClient();
  const send = useMutation({ mutationFn: sendAgain });
  const takeBack = useMutation({
    mutationFn: cancel,
    onSuccess: () => queries.invalidateQueries({ queryKey: meQuery.queryKey }),
  });
  if (me.email_confirmed && !me.pending_email) return null;
  const failure = send.error ?? takeBack.error;
  return (
    <div className={classes.state}>
      <p>{me.pending_email ? m.pending({ email: me.pending_email }) : m.notConfirmed({ email: me.email })}</p>
      {failure && <Notice tone="bad">{messageOf(failure, m.sendFailed)}</Notice>}
      {send.data && <Notice tone="good">{send.data.msg}</Notice>}
      <div className={classes.ways}>
        <Button size="sm" busy={send.isPending} onClick={() => send.mutate()}>
          {m.send}
        </Button>
        {me.pending_email && (
          <Button size="sm" variant="quiet" busy={takeBack.isPending} onClick={() => takeBack.mutate()}>
            {m.keep}
          </Button>
        )}
      </div>
    </div>
  );
}
