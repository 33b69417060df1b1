import { DateText, formatDate, personRegion } from '@carnet/mf-kit/formats';
import { useQueryClient } from '@carnet/mf-kit/data';
import { Notice, useMediaSession, Button } from '@carnet/mf-kit/ui';
import { ConfirmDelete } from '@carnet/mf-kit/pages';
import classes from './exports.module.css';
import { deleteExport, type Export, exportsQuery, fileUrl } from './exports.queries';
import * as m from '../messages/exports';

/** Result of an export: its content, its file and until when it is stored; or the reason why it failed. */
export function ExportResult({ export: one }: { export: Export }) {
  return one.state === 'failed' ? (
    <Notice tone="bad" title={m.notMade}>
      <p>{one.error?.msg}</p>
      <Removal id={one.id} />
    </Notice>
  ) : (
    <Made export={one} />
  );
}

function Made({ export: one }: { export: Export }) {
  const isOpen = useMediaSession();
  const { id, rows, files, missing, size, created_at, expires_at } = one;
  return (
    <div className={classes.made}>
      <p className={classes.head}>
        <DateText date={created_at} time />
      </p>
      <p>
        {m.holds({ rows: rows ?? 0, files: files ?? 0 })} {expires_at && m.keptUntil({ day: formatDate(expires_at) })}
      </p>
      {missing !== null && missing > 0 && <p className={classes.missing}>{m.missing({ files: missing })}</p>}
      <div className={classes.actions}>
        {isOpen && (
          <Button variant="primary" to={fileUrl(one)} reloadDocument download>
            {m.download({ size: sizeText(size ?? 0) })}
          </Button>
        )}
        <Removal id={id} />
      </div>
    </div>
  );
}

function Removal({ id }: { id: number }) {
  const queries = useQueryClient();
  return (
    <ConfirmDelete
      label={m.remove}
      question={m.removeQuestion}
      fallback={m.deleteFailed}
      onConfirm={async () => {
        await deleteExport(id);
        await queries.invalidateQueries({ queryKey: exportsQuery.queryKey });
      }}
    >
      {m.removeText}
    </ConfirmDelete>
  );
}

const MEGABYTE = 1_000_000;

/** `4.4 MB` */
function sizeText(bytes: number): string {
  const isLarge = bytes >= MEGABYTE;
  return new Intl.NumberFormat(personRegion(), {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: isLarge ? 1 : 0,
  }).format(bytes / (isLarge ? MEGABYTE : 1_000));
}
