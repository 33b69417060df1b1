import { CheckIcon, Figures, formatNumber, Notice, SegmentedButtons, WarningIcon } from '@carnet/mf-kit';
import { useState } from 'react';
import type { ImportFile } from './import-file';
import type { ImportKind, ImportReport, ImportResult } from './import-kind';
import { faultOf, nameOf, textOfValue } from './import-words';
import { LongList } from './long-list';
import classes from './imports.module.css';

interface ImportAnalysisProps {
  kind: ImportKind;
  file: ImportFile;
  report: ImportReport;
}

/** What a dry run found: how many entries are good, what is wrong with which, and the values as they would be stored. */
export function ImportAnalysis({ kind, file, report }: ImportAnalysisProps) {
  const { total, failed, results } = report;
  const [show, setShow] = useState('all');
  const rows = show === 'wrong' ? results.filter(({ msg }) => msg !== undefined) : results;
  return (
    <section className={classes.analysis} aria-labelledby="import-analysis">
      <h3 id="import-analysis">Analysis</h3>
      <Notice tone={failed > 0 ? 'warn' : 'good'} title="Nothing was stored.">
        {failed > 0
          ? `${formatNumber(total - failed)} of ${formatNumber(total)} ${kind.many} can be imported.`
          : 'Turn debug mode off to import.'}
      </Notice>
      <Figures
        items={[
          { label: 'In the file', value: formatNumber(total) },
          { label: 'Good', value: formatNumber(total - failed) },
          { label: 'Wrong', value: formatNumber(failed) },
        ]}
      />
      {failed > 0 && failed < total && (
        <SegmentedButtons
          label="Show"
          value={show}
          onChange={setShow}
          options={[
            { value: 'all', label: 'All' },
            { value: 'wrong', label: 'Wrong only' },
          ]}
        />
      )}
      <LongList key={show} items={rows} className={classes.entries}>
        {(result) => <Entry key={result.index} kind={kind} entry={file.entries[result.index]} result={result} />}
      </LongList>
    </section>
  );
}

interface EntryProps {
  kind: ImportKind;
  entry: unknown;
  result: ImportResult;
}

function Entry({ kind, entry, result: { index, msg, note, values } }: EntryProps) {
  return (
    <li>
      <details className={classes.entry}>
        <summary>
          {msg === undefined ? (
            <CheckIcon size={18} className={classes.good} />
          ) : (
            <WarningIcon size={18} className={classes.bad} />
          )}
          <span className={classes.line}>
            <strong>
              #{formatNumber(index + 1)} {nameOf(values ?? entry)}
            </strong>
            {msg === undefined ? <span>{kind.summary(values ?? {})}</span> : <span>{faultOf(kind, index, msg)}</span>}
            {note && <span>{note}</span>}
          </span>
        </summary>
        {values ? <Values values={values} /> : <pre className={classes.raw}>{JSON.stringify(entry, null, 2)}</pre>}
      </details>
    </li>
  );
}

/** Shows names and values as they are written in a file, for people who make such files. */
function Values({ values }: { values: Record<string, unknown> }) {
  return (
    <dl className={classes.values}>
      {Object.entries(values).map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{textOfValue(value) || '—'}</dd>
        </div>
      ))}
    </dl>
  );
}
