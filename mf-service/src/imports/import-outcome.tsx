import { Link, Notice } from '@carnet/mf-kit';
import type { ImportFile } from './import-file';
import type { ImportKind, ImportReport } from './import-kind';
import { faultOf, verdictOf } from './import-words';
import { LongList } from './long-list';
import classes from './imports.module.css';

interface ImportOutcomeProps {
  kind: ImportKind;
  file: ImportFile;
  report: ImportReport;
}

/** What an import came to: the documents' sentence, and below it each entry that was not stored and why. */
export function ImportOutcome({ kind, file, report }: ImportOutcomeProps) {
  const { tone, text } = verdictOf(kind, file, report);
  const failed = report.results.filter(({ msg }) => msg !== undefined);
  const only = file.isSingle ? report.results[0]?.id : undefined;
  return (
    <>
      <Notice tone={tone} title={text}>
        {only && <Link to={kind.to(only)}>Open it</Link>}
      </Notice>
      {failed.length > 0 && (
        <section aria-label="What could not be imported">
          <LongList items={failed} className={classes.faults}>
            {({ index, msg = '' }) => <li key={index}>{faultOf(kind, index, msg)}</li>}
          </LongList>
        </section>
      )}
    </>
  );
}
