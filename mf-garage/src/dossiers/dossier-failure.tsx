import { messageOf, useMutation, useQueryClient } from '@carnet/mf-kit/data';
import { Button, Notice, RetryIcon } from '@carnet/mf-kit/ui';
import { useNavigate } from '@carnet/mf-kit/federation';
import { paths } from '../paths';
import classes from './dossier.module.css';
import { deleteDossier, type Dossier, DOSSIER, makeDossier } from './dossiers.queries';
import * as m from '../messages/dossier';

/** The reason why a book failed, and a button to retry. The failed book is deleted once the new one is queued. */
export function DossierFailure({ dossier }: { dossier: Dossier }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const again = useMutation({
    mutationFn: async () => {
      const next = await makeDossier(dossier.vehicle_id, dossier.options);
      await deleteDossier(dossier.id).catch(() => undefined);
      return next;
    },
    onSuccess: (next) => {
      queries.setQueryData(DOSSIER.query(next.id).queryKey, next);
      queries.removeQueries({ queryKey: DOSSIER.query(dossier.id).queryKey });
      navigate(paths.dossier(next.vehicle_id, next.id), { replace: true });
      void DOSSIER.changed(queries);
    },
  });
  return (
    <Notice tone="bad" title={m.notMade}>
      <p>{dossier.error?.msg ?? m.notMadeText}</p>
      {again.error && <p>{messageOf(again.error)}</p>}
      <p className={classes.again}>
        <Button icon={<RetryIcon size={18} />} busy={again.isPending} onClick={() => again.mutate()}>
          {m.tryAgain}
        </Button>
      </p>
    </Notice>
  );
}
