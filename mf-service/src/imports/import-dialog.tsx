import { Button, Dialog, formatCount, Notice } from '@carnet/mf-kit';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import { FilePicker } from './file-picker';
import { ImportAnalysis } from './import-analysis';
import { FileProblem, type ImportFile, readImportFile } from './import-file';
import type { ImportKind } from './import-kind';
import { ImportOutcome } from './import-outcome';
import { ImportProgress } from './import-progress';
import classes from './imports.module.css';
import { useImport } from './use-import';

interface ImportDialogProps {
  kind: ImportKind;
  opened: boolean;
  /** How to write a file. */
  help?: ReactNode;
  onClose: () => void;
  /** Something was stored: what shows it is read anew. */
  onImported: () => unknown;
}

/** Brings in a file: picks it, tries it out or imports it in one call, and tells what became of each entry. */
export function ImportDialog({ kind, opened, help, onClose, onImported }: ImportDialogProps) {
  const [file, setFile] = useState<ImportFile | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const [debug, setDebug] = useState(false);
  const run = useImport(kind, onImported);

  const pick = async (picked: File) => {
    forget();
    try {
      setFile(await readImportFile(picked, kind.words.none));
    } catch (error) {
      setProblem(error instanceof FileProblem ? error : new FileProblem('Error reading file'));
    }
  };
  const forget = () => {
    run.reset();
    setFile(null);
    setProblem(null);
  };
  const close = () => {
    forget();
    onClose();
  };

  const imported = run.done && !run.done.dryRun ? run.done : null;
  const tried = run.done?.dryRun ? run.done : null;
  const answer = useRef<HTMLDivElement>(null);
  const isAnswered = run.done !== null;
  // The button that was pressed may be gone then: who has no pointer goes on from the answer.
  useEffect(() => {
    if (isAnswered) answer.current?.focus();
  }, [isAnswered]);
  return (
    <Dialog opened={opened} title={`Import ${kind.many}`} width="wide" closable={!run.running} onClose={close}>
      <div className={classes.dialog}>
        {imported ? (
          <div ref={answer} tabIndex={-1} className={classes.answer}>
            <ImportOutcome kind={kind} {...imported} />
          </div>
        ) : (
          <>
            <FilePicker
              kind={kind}
              file={file}
              help={help}
              disabled={!!run.running}
              onPick={(picked) => void pick(picked)}
            />
            <label className={classes.debug}>
              <input
                type="checkbox"
                checked={debug}
                disabled={!!run.running}
                onChange={(change) => {
                  setDebug(change.currentTarget.checked);
                  run.reset();
                }}
              />
              <span>
                <strong>Debug Mode</strong> shows what the file holds and what is wrong with it, and stores nothing.
              </span>
            </label>
          </>
        )}
        {problem && (
          <Notice tone="bad" title={problem.message}>
            {problem.detail}
          </Notice>
        )}
        {run.error && <FailedCall message={run.error.message} mayBeStored={run.error.isPassing && !debug} />}
        {run.running && <ImportProgress kind={kind} {...run.running} />}
        {tried && (
          <div ref={answer} tabIndex={-1} className={classes.answer}>
            <ImportAnalysis kind={kind} {...tried} />
          </div>
        )}
        {imported ? (
          <div key="after" className={classes.buttons}>
            <Button variant="primary" onClick={close}>
              Done
            </Button>
            <Button onClick={forget}>Import another file</Button>
          </div>
        ) : (
          <div key="before" className={classes.buttons}>
            {!tried && (
              <Button
                variant="primary"
                disabled={!file}
                busy={!!run.running}
                onClick={() => file && run.start(file, debug)}
              >
                {labelOf(kind, file, debug)}
              </Button>
            )}
            {run.running && run.running.sent < 1 ? (
              <Button onClick={run.cancel}>Cancel</Button>
            ) : (
              <Button disabled={!!run.running} onClick={close}>
                Close
              </Button>
            )}
          </div>
        )}
      </div>
    </Dialog>
  );
}

function labelOf(kind: ImportKind, file: ImportFile | null, debug: boolean): string {
  if (debug) return 'Analyse file';
  return file ? `Import ${formatCount(file.entries.length, kind.one, kind.many)}` : 'Import';
}

function FailedCall({ message, mayBeStored }: { message: string; mayBeStored: boolean }) {
  return (
    <Notice tone="bad" title={message}>
      {mayBeStored && 'No answer came. Try again with the same file: nothing is stored twice.'}
    </Notice>
  );
}
