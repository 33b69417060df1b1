import { formatNumber } from '@carnet/mf-kit/formats';
import * as m from '../messages/imports';
import type { ImportFile } from './import-file';
import type { ImportKind } from './import-kind';
import classes from './imports.module.css';
import type { ImportProgressed } from './use-import';

interface ImportProgressProps {
  kind: ImportKind;
  file: ImportFile;
  dryRun: boolean;
  progress: ImportProgressed;
}

/** Progress of an import: unpacking, uploading or processing. Announced to screen readers at each change of phase, not at each per cent. */
export function ImportProgress({ kind, file, dryRun, progress }: ImportProgressProps) {
  const { doing, share, more } = stepOf({ kind, file, dryRun, progress });
  return (
    <div className={classes.progress}>
      <p>
        <span role="status">{doing}</span> {more}
      </p>
      <progress aria-label={doing} max={1} value={share} />
    </div>
  );
}

function stepOf({ kind, file, dryRun, progress }: ImportProgressProps): {
  doing: string;
  share?: number;
  more?: string;
} {
  if ('unpacked' in progress) {
    const total = file.pictures?.found.length ?? 1;
    const more = m.unpackedOf({ done: formatNumber(progress.unpacked), total: formatNumber(total) });
    return { doing: m.unpacking({ file: file.name }), share: progress.unpacked / total, more };
  }
  if (progress.sent < 1) return { doing: m.uploading({ file: file.name }), share: progress.sent };
  const all = { kind: kind.of, count: file.entries.length };
  return { doing: dryRun ? m.checkingCounted(all) : m.importingCounted(all) };
}
