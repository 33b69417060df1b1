import { Button, formatNumber, Notice } from '@carnet/mf-kit';
import * as m from '../messages/table-imports';
import { paths } from '../paths';
import { UndoImport } from './undo-import';
import type { Outcome } from './use-table-import';
import classes from './table-imports.module.css';

interface ImportOutcomeProps {
  outcome: Outcome;
  batch: string;
  vehicleId: number;
}

/** What an import came to, and the ways on: to what it made, or back. */
export function ImportOutcome({ outcome: { events, readings, refused }, batch, vehicleId }: ImportOutcomeProps) {
  return (
    <>
      <Notice tone={refused.length > 0 ? 'warn' : 'good'} title={m.imported({ events, readings })}>
        {refused.slice(0, 20).map(({ line, msg }) => (
          <p key={line}>{m.rowSays({ row: formatNumber(line), msg })}</p>
        ))}
        {refused.length > 20 && <p>{m.moreRefused({ count: refused.length - 20 })}</p>}
      </Notice>
      <div className={classes.actions}>
        <Button variant="primary" to={paths.historyOfVehicle(vehicleId)}>
          {m.toHistory}
        </Button>
        <UndoImport batch={batch} />
      </div>
    </>
  );
}
