import { useQueryClient } from '@carnet/mf-kit/data';
import { Spinner } from '@carnet/mf-kit/ui';
import { ConfirmDelete } from '@carnet/mf-kit/pages';
import classes from './exports.module.css';
import { deleteExport, type Export, exportsQuery } from './exports.queries';
import * as m from '../messages/exports';

/** Progress of an export. The person may leave the page. */
export function ExportProgress({ export: one }: { export: Export }) {
  const queries = useQueryClient();
  const { id, state, done, of } = one;
  return (
    <div className={classes.progress}>
      <p className={classes.state} role="status">
        <Spinner />
        {stateText(one)}
      </p>
      {of > 0 && (
        <progress
          className={classes.bar}
          value={done}
          max={of}
          aria-label={state === 'packing' ? m.packing : m.collecting}
        />
      )}
      <p className={classes.note}>{m.mayLeave}</p>
      <ConfirmDelete
        label={m.giveUp}
        question={m.giveUpQuestion}
        confirmLabel={m.giveUp}
        fallback={m.deleteFailed}
        onConfirm={async () => {
          await deleteExport(id);
          await queries.invalidateQueries({ queryKey: exportsQuery.queryKey });
        }}
      />
    </div>
  );
}

function stateText({ state, done, of, waiting }: Export): string {
  if (waiting) return waiting.msg;
  if (state === 'queued') return m.queued;
  if (state === 'packing') return of > 0 ? m.packingFar({ done, of }) : m.packing;
  return of > 0 ? m.collectingFar({ done, of }) : m.collecting;
}
