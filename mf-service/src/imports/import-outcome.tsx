import { Link, Notice } from '@carnet/mf-kit';
import type { ImportFile } from './import-file';
import type { ImportKind, ImportReport } from './import-kind';
import { faultOf, nameOf, verdictOf } from './import-words';
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
  const incomplete = report.results.filter(({ note }) => note !== undefined);
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
      {incomplete.length > 0 && (
        <section aria-label="What was left out">
          <LongList items={incomplete} className={classes.faults}>
            {({ index, note }) => (
              <li key={index}>
                {nameOf(file.entries[index])}: {note}
              </li>
            )}
          </LongList>
        </section>
      )}
    </>
  );
}
