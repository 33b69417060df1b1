import { formatNumber } from '@carnet/mf-kit/formats';
import { Button, Notice } from '@carnet/mf-kit/ui';
import * as files from '../messages/attachments';
import * as m from '../messages/table-imports';
import { paths } from '../paths';
import type { AttachmentsSent, WhyLeft } from './sent-attachments';
import { UndoImport } from './undo-import';
import type { Outcome, Refused } from './use-table-import';
import classes from './table-imports.module.css';

interface ImportOutcomeProps {
  outcome: Outcome;
  batches: readonly string[];
  /** The vehicle of the import, if it was only one. */
  vehicleId: number | null;
}

/** Result of an import, with links to its records and a button to undo it. */
export function ImportOutcome({ outcome, batches, vehicleId }: ImportOutcomeProps) {
  const { events, fillUps, readings, plans, components, there, vehicles, refused, attachments } = outcome;
  const title = fillUps > 0 ? m.importedFillUps({ events, fillUps, readings }) : m.imported({ events, readings });
  return (
    <>
      <Notice tone={refused.length > 0 ? 'warn' : 'good'} title={title}>
        {plans > there.length && <p>{m.plansImported({ count: plans - there.length })}</p>}
        {components > 0 && <p>{m.componentsImported({ count: components })}</p>}
        <RefusedRows refused={there} />
        {vehicles.length > 0 && <p>{m.vehiclesMade({ count: vehicles.length })}</p>}
        <RefusedRows refused={refused} />
      </Notice>
      {attachments && <AttachmentsOutcome attachments={attachments} />}
      <div className={classes.actions}>
        <Button variant="primary" to={vehicleId === null ? paths.history() : paths.historyOfVehicle(vehicleId)}>
          {m.toHistory}
        </Button>
        <UndoImport batches={batches} vehicles={vehicles} />
      </div>
    </>
  );
}

const WHY_LEFT: Record<WhyLeft, (given: { name: string }) => string> = {
  missing: files.leftMissing,
  unknown: files.leftUnknown,
  'too-large': files.leftTooLarge,
};

/** Says how many attachments are being uploaded, and which are left out and why. */
function AttachmentsOutcome({ attachments: { sent, unkept, left } }: { attachments: AttachmentsSent }) {
  return (
    <>
      {sent > 0 && (
        <Notice tone={unkept > 0 ? 'warn' : 'info'} title={files.uploading({ count: sent })}>
          {unkept > 0 ? files.keepOpen({ count: unkept }) : files.goOnElsewhere}
        </Notice>
      )}
      {left.length > 0 && (
        <Notice tone="warn" title={files.left({ count: left.length })}>
          {left.slice(0, MOST).map(({ name, why }, at) => (
            <p key={at}>{WHY_LEFT[why]({ name })}</p>
          ))}
          {left.length > MOST && <p>{m.moreRefused({ count: left.length - MOST })}</p>}
        </Notice>
      )}
    </>
  );
}

const MOST = 20;

/** The first rows that services refused, and the number of others; grouped by file if there are several. */
export function RefusedRows({ refused }: { refused: readonly Refused[] }) {
  const isOneFile = new Set(refused.map(({ file }) => file)).size < 2;
  return (
    <>
      {refused.slice(0, MOST).map(({ file, line, msg }) => {
        const says = m.rowSays({ row: formatNumber(line), msg });
        return <p key={`${file} ${line} ${msg}`}>{isOneFile ? says : m.fileSays({ file, problem: says })}</p>;
      })}
      {refused.length > MOST && <p>{m.moreRefused({ count: refused.length - MOST })}</p>}
    </>
  );
}
