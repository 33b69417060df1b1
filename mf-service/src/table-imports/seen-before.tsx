import { formatDateTime } from '@carnet/mf-kit/formats';
import { useLoaded } from '@carnet/mf-kit/data';
import { Notice } from '@carnet/mf-kit/ui';
import * as m from '../messages/table-imports';
import { importsQuery } from './imports.queries';
import type { TableFile } from './table-file';

/** Warns that the same file was imported before. The import is still possible, for example for another vehicle of the file. */
export function SeenBefore({ file: { sha256 }, batch }: { file: TableFile; batch: string }) {
  const { data = [] } = useLoaded(importsQuery());
  const before = data.find((one) => sha256 !== null && one.file_sha256 === sha256 && one.batch !== batch);
  if (!before) return null;
  const { created_at, made } = before;
  return (
    <Notice tone="warn" title={m.seenBefore({ time: formatDateTime(created_at), count: made })}>
      {m.seenBeforeNote}
    </Notice>
  );
}
