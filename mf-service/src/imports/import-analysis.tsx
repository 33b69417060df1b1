import { formatNumber } from '@carnet/mf-kit/formats';
import { CheckIcon, Figures, Notice, SegmentedButtons, WarningIcon } from '@carnet/mf-kit/ui';
import { useState } from 'react';
import * as m from '../messages/imports';
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

/** Result of a dry run: number of valid entries, errors of the others, and the values as they would be stored. */
export function ImportAnalysis({ kind, file, report }: ImportAnalysisProps) {
  const { total, failed, results } = report;
  const [show, setShow] = useState('all');
  const rows = show === 'wrong' ? results.filter(({ msg }) => msg !== undefined) : results;
  return (
    <section className={classes.analysis} aria-labelledby="import-analysis">
      <h3 id="import-analysis">{m.analysis}</h3>
      <Notice tone={failed > 0 ? 'warn' : 'good'} title={m.nothingStored}>
        {failed > 0 ? m.canBeImported({ kind: kind.of, good: total - failed, total }) : m.turnDebugOff}
      </Notice>
      <Figures
        items={[
          { label: m.inTheFile, value: formatNumber(total) },
          { label: m.good, value: formatNumber(total - failed) },
          { label: m.wrong, value: formatNumber(failed) },
        ]}
      />
      {failed > 0 && failed < total && (
        <SegmentedButtons
          label={m.show}
          value={show}
          onChange={setShow}
          options={[
            { value: 'all', label: m.all },
            { value: 'wrong', label: m.wrongOnly },
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

/** Shows raw names and values, for people who write such files. */
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
