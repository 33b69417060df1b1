import { formatCount } from '@carnet/mf-kit';
import type { ImportFile } from './import-file';
import type { ImportKind } from './import-kind';
import classes from './imports.module.css';

interface ImportProgressProps {
  kind: ImportKind;
  file: ImportFile;
  dryRun: boolean;
  /** How much of the file has left, 0 to 1. */
  sent: number;
}

/** How far an import is: on its way, or being worked on. Said aloud when that changes, not with every per cent. */
export function ImportProgress({ kind, file, dryRun, sent }: ImportProgressProps) {
  const isSent = sent >= 1;
  const all = formatCount(file.entries.length, kind.one, kind.many);
  const doing = !isSent ? `Uploading ${file.name}...` : dryRun ? `Checking ${all}...` : `Importing ${all}...`;
  return (
    <div className={classes.progress}>
      <p role="status">{doing}</p>
      <progress aria-label={doing} max={1} value={isSent ? undefined : sent} />
    </div>
  );
}
