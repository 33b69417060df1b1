import { Notice } from '@carnet/mf-kit/ui';
import { useRef, useState } from 'react';
import { FileZone } from '../imports';
import * as m from '../messages/table-imports';
import { sentenceOf } from './file-problems';
import { isPassport } from '../passports';
import { readPicked } from './picked-files';
import type { TableFile } from './table-file';
import classes from './table-imports.module.css';

/** Limit for the number of files, as many as people have for one garage. */
const MOST_FILES = 20;

interface FileStepProps {
  files: readonly TableFile[];
  onFiles: (files: readonly TableFile[]) => void;
  /** Called for a passport of another installation. Undefined in a shared garage, because a passport goes into one's own garage. */
  onPassport?: (file: File) => void;
}

/** Picks one or several files. A file that cannot be read is named; the others are used. */
export function FileStep({ files, onFiles, onPassport }: FileStepProps) {
  const [problems, setProblems] = useState<readonly string[]>([]);
  const picks = useRef(0);
  const pick = async (all: readonly File[]) => {
    const passport = all.find(isPassport);
    if (passport) onPassport?.(passport);
    const noPassport = passport && !onPassport ? [m.passportInOwnGarage] : [];
    const picked = all.filter((file) => !isPassport(file));
    if (picked.length === 0) return setProblems(noPassport);
    const own = (picks.current += 1);
    setProblems(noPassport);
    const answers = await readPicked(picked.slice(0, MOST_FILES));
    // A large file may finish reading after a smaller one that was picked later.
    if (own !== picks.current) return;
    onFiles(answers.flatMap(({ files: read }) => read));
    const faults = answers.flatMap(({ name, problem }) =>
      problem === undefined ? [] : [{ file: name, problem: sentenceOf(problem) }],
    );
    setProblems([
      ...noPassport,
      ...faults.map(({ file, problem }) => (picked.length === 1 ? problem : m.fileSays({ file, problem }))),
      ...(picked.length > MOST_FILES ? [m.tooManyFiles({ most: MOST_FILES })] : []),
    ]);
  };
  return (
    <div className={classes.step}>
      <FileZone
        label={m.file}
        accept=".csv,.tsv,.txt,.xlsx,.json,.ndjson,.zip,.gz,.carnet,text/csv,application/json,application/zip"
        title={files.length > 0 ? files.map(({ name }) => name).join(', ') : m.dropFile}
        notes={
          <>
            <span>{m.whichFiles}</span>
            {onPassport && <span>{m.orPassport}</span>}
          </>
        }
        choose={files.length > 0 ? m.chooseAnother : m.chooseFile}
        multiple
        onPick={(...picked) => void pick(picked)}
      />
      {problems.map((problem) => (
        <Notice key={problem} tone="bad">
          {problem}
        </Notice>
      ))}
    </div>
  );
}
