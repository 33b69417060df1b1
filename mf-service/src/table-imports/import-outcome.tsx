import { Button, formatNumber, Notice } from '@carnet/mf-kit';
import * as m from '../messages/table-imports';
import { paths } from '../paths';
import { UndoImport } from './undo-import';
import type { Outcome, Refused } from './use-table-import';
import classes from './table-imports.module.css';

interface ImportOutcomeProps {
  outcome: Outcome;
  batches: readonly string[];
  /** The one vehicle that it was of. */
  vehicleId: number | null;
}

/** The outcome of an import, and the ways on: to the records that it made, or back. */
export function ImportOutcome({ outcome, batches, vehicleId }: ImportOutcomeProps) {
  const { events, fillUps, readings, plans, there, vehicles, refused } = outcome;
  const title = fillUps > 0 ? m.importedFillUps({ events, fillUps, readings }) : m.imported({ events, readings });
  return (
    <>
      <Notice tone={refused.length > 0 ? 'warn' : 'good'} title={title}>
        {plans > there.length && <p>{m.plansImported({ count: plans - there.length })}</p>}
        <RefusedRows refused={there} />
        {vehicles.length > 0 && <p>{m.vehiclesMade({ count: vehicles.length })}</p>}
        <RefusedRows refused={refused} />
        {refused.length > MOST && <p>{m.moreRefused({ count: refused.length - MOST })}</p>}
      </Notice>
      <div className={classes.actions}>
        <Button variant="primary" to={vehicleId === null ? paths.history() : paths.historyOfVehicle(vehicleId)}>
          {m.toHistory}
        </Button>
        <UndoImport batches={batches} vehicles={vehicles} />
      </div>
    </>
  );
}

const MOST = 20;

/** The first rows that services refused; by their files where there are several. */
export function RefusedRows({ refused }: { refused: readonly Refused[] }) {
  const isOneFile = new Set(refused.map(({ file }) => file)).size < 2;
  return refused.slice(0, MOST).map(({ file, line, msg }) => {
    const says = m.rowSays({ row: formatNumber(line), msg });
    return <p key={`${file} ${line}`}>{isOneFile ? says : m.fileSays({ file, problem: says })}</p>;
  });
}
