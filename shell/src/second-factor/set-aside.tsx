import { formatDateTime } from '@carnet/mf-kit/formats';
import { messageOf, useLoaded, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Card, Notice, NotYet } from '@carnet/mf-kit/ui';
import { ConfirmButton } from '@carnet/mf-kit/pages';
import { restoreThing, type SetAsideThing, setAsideQuery } from './set-aside.queries';
import { titleOf } from '../set-aside-kinds';
import { useStepUp } from './use-step-up';
import * as m from '../messages/set-aside';
import classes from './security.module.css';

/** Things that were suspended when the person recovered the account. Each can be restored after a proof. Renders nothing if there are none. */
export function SetAside({ onRestored }: { onRestored: (codes?: readonly string[]) => void }) {
  const setAside = useLoaded(setAsideQuery);
  const queries = useQueryClient();
  const stepUp = useStepUp();
  const restore = useMutation({
    mutationFn: (id: number) => stepUp.proven(() => restoreThing(id)),
    gcTime: 0,
    onSuccess: ({ recovery_codes }) => onRestored(recovery_codes ?? undefined),
    // Also after a failure, because a thing may have been restored elsewhere.
    onSettled: () => queries.invalidateQueries({ queryKey: ['identity'] }),
  });
  if (!setAside.data) return <NotYet of={setAside} waiting={null} />;
  if (setAside.data.length === 0 && !restore.error) return null;
  return (
    <Card className={classes.card}>
      <h3 className={classes.name}>{m.title}</h3>
      <p className={classes.explained}>{m.explained}</p>
      {restore.error && <Notice tone="bad">{messageOf(restore.error, m.restoreFailed)}</Notice>}
      <ul className={classes.passkeys}>
        {setAside.data.map((thing) => (
          <Row key={thing.id} of={thing} busy={restore.isPending} onRestore={() => restore.mutate(thing.id)} />
        ))}
      </ul>
      {stepUp.dialog}
    </Card>
  );
}

function Row({ of, busy, onRestore }: { of: SetAsideThing; busy: boolean; onRestore: () => void }) {
  return (
    <li className={classes.passkey}>
      <div>
        <h4 className={classes.passkeyName}>{titleOf(of)}</h4>
        <p className={classes.when}>
          <span>{m.added({ when: formatDateTime(of.added_at) })}</span>
          <span>{m.deleted({ when: formatDateTime(of.expires_at) })}</span>
        </p>
      </div>
      <ConfirmButton label={m.restore} confirmLabel={m.confirmRestore} busy={busy} onConfirm={onRestore} />
    </li>
  );
}
