import { LazyPart, Notice, PanelError } from '@carnet/mf-kit/ui';
import { Link } from '@carnet/mf-kit/federation';
import * as m from '../messages/imports';
import type { ImportFile } from './import-file';
import type { ImportKind, ImportReport } from './import-kind';
import { faultOf, nameOf, verdictOf } from './import-words';
import { LongList } from './long-list';
import type { PicturesSent } from './picture-import';
import classes from './imports.module.css';

const pictureReport = () => import('./picture-report');

interface ImportOutcomeProps {
  kind: ImportKind;
  file: Pick<ImportFile, 'entries' | 'isSingle' | 'pictures'>;
  report: ImportReport;
  pictures?: PicturesSent;
}

/** Result of an import: the documents' sentence, then each failed entry with its reason. */
export function ImportOutcome({ kind, file, report, pictures }: ImportOutcomeProps) {
  const { tone, text } = verdictOf(kind, file, report);
  const failed = report.results.filter(({ msg }) => msg !== undefined);
  const incomplete = report.results.filter(({ note }) => note !== undefined);
  const only = file.isSingle ? report.results[0]?.id : undefined;
  return (
    <>
      <Notice tone={tone} title={text}>
        {only && <Link to={kind.to(only)}>{m.openIt}</Link>}
      </Notice>
      {pictures && <OnTheirWay pictures={pictures} />}
      {failed.length > 0 && (
        <section aria-label={m.couldNotBeImported}>
          <LongList items={failed} className={classes.faults}>
            {({ index, msg = '' }) => <li key={index}>{faultOf(kind, index, msg)}</li>}
          </LongList>
        </section>
      )}
      {incomplete.length > 0 && (
        <section aria-label={m.leftOut}>
          <LongList items={incomplete} className={classes.faults}>
            {({ index, note }) => (
              <li key={index}>
                {nameOf(file.entries[index])}: {note}
              </li>
            )}
          </LongList>
        </section>
      )}
      {file.pictures && (
        <LazyPart
          load={pictureReport}
          props={{ plan: file.pictures, file, damaged: pictures?.damaged, isOver: true }}
          loading={null}
          fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
        />
      )}
    </>
  );
}

/** Says where the uploading pictures of stored entries appear. */
export function OnTheirWay({ pictures: { sent, unkept } }: { pictures: Pick<PicturesSent, 'sent' | 'unkept'> }) {
  if (sent === 0) return null;
  const title = m.picturesUploading({ count: sent });
  if (unkept > 0)
    return (
      <Notice tone="warn" title={title}>
        {m.keepOpen({ count: unkept })}
      </Notice>
    );
  return <Notice title={title}>{m.goOnElsewhere}</Notice>;
}
