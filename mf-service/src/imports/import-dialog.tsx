import { ApiError } from '@carnet/mf-kit/data';
import { Button, Dialog, LazyPart, Notice, PanelError } from '@carnet/mf-kit/ui';
import { type ReactNode, useEffect, useRef, useState } from 'react';
import * as m from '../messages/imports';
import { FilePicker } from './file-picker';
import { ImportAnalysis } from './import-analysis';
import { FileProblem, type ImportFile, readImportFile } from './import-file';
import type { ImportKind } from './import-kind';
import { ImportOutcome } from './import-outcome';
import { ImportProgress } from './import-progress';
import { IMPORT_WORDS } from './import-words';
import classes from './imports.module.css';
import { type ImportProgressed, type ImportRun, useImport } from './use-import';

const pictureReport = () => import('./picture-report');

export interface ImportDialogProps {
  kind: ImportKind;
  /** Help about the file's format. */
  help: ReactNode;
  /** True if the help is open initially. */
  helpFirst: boolean;
  /** True if the file is only tested. */
  debug: boolean;
  onDebug: (debug: boolean) => void;
  onClose: () => void;
  /** Called after entries were stored, to refetch what shows them. */
  onImported: () => unknown;
}

/** Imports a file: picks it, tests or imports it in one request, and shows the result of each entry. */
export default function ImportDialog({ onImported, ...props }: ImportDialogProps) {
  const { kind, onClose } = props;
  const run = useImport(kind, onImported);
  const { file, problem, pick, forget } = useFile(kind, run);
  const imported = run.done && !run.done.dryRun ? run.done : null;
  return (
    <Dialog opened title={IMPORT_WORDS[kind.of].title} width="wide" closable={!run.running} onClose={onClose}>
      <div className={classes.dialog}>
        {imported ? (
          <After kind={kind} done={imported} onClose={onClose} onAgain={forget} />
        ) : (
          <Before {...props} run={run} file={file} problem={problem} onPick={pick} />
        )}
      </div>
    </Dialog>
  );
}

/** The picked file, or the problem with it. */
function useFile(kind: ImportKind, run: ImportRun) {
  const [file, setFile] = useState<ImportFile | null>(null);
  const [problem, setProblem] = useState<FileProblem | null>(null);
  const picks = useRef(0);
  const forget = () => {
    picks.current += 1;
    run.reset();
    setFile(null);
    setProblem(null);
  };
  const pick = async (picked: File) => {
    forget();
    const own = picks.current;
    const isLast = () => own === picks.current; // A large file may finish reading after a smaller one that was picked later.
    try {
      const read = await readImportFile(picked, kind);
      if (isLast()) setFile(read);
    } catch (error) {
      if (isLast()) setProblem(error instanceof FileProblem ? error : new FileProblem(m.errorReading));
    }
  };
  return { file, problem, pick, forget };
}

interface BeforeProps extends Omit<ImportDialogProps, 'onImported'> {
  run: ImportRun;
  file: ImportFile | null;
  problem: FileProblem | null;
  onPick: (file: File) => Promise<void>;
}

/** Before the import: the file, the result of a dry run, and the next step. */
function Before({ kind, debug, onDebug, run, file, problem, onPick, onClose, ...hint }: BeforeProps) {
  const tried = run.done?.dryRun ? run.done : null;
  return (
    <>
      <FilePicker kind={kind} file={file} {...hint} disabled={!!run.running} onPick={(picked) => void onPick(picked)} />
      <DebugMode
        checked={debug}
        disabled={!!run.running}
        onChange={(checked) => {
          onDebug(checked);
          run.reset();
        }}
      />
      {problem && (
        <Notice tone="bad" title={problem.message}>
          {problem.detail}
        </Notice>
      )}
      {run.error && <FailedCall error={run.error} dryRun={debug} />}
      {file?.pictures && !run.running && (
        <LazyPart
          load={pictureReport}
          props={{ plan: file.pictures, file }}
          loading={null}
          fallback={({ error, retry }) => <PanelError error={error} onRetry={retry} />}
        />
      )}
      {run.running && <ImportProgress kind={kind} {...run.running} />}
      {tried && (
        <Answer>
          <ImportAnalysis kind={kind} {...tried} />
        </Answer>
      )}
      <div className={classes.buttons}>
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
        {run.running && isOnItsWay(run.running.progress) ? (
          <Button onClick={run.cancel}>{m.cancel}</Button>
        ) : (
          <Button disabled={!!run.running} onClick={onClose}>
            {m.close}
          </Button>
        )}
      </div>
    </>
  );
}

interface AfterProps {
  kind: ImportKind;
  done: NonNullable<ImportRun['done']>;
  onClose: () => void;
  onAgain: () => void;
}

function After({ kind, done, onClose, onAgain }: AfterProps) {
  return (
    <>
      <Answer>
        <ImportOutcome kind={kind} {...done} />
      </Answer>
      <div className={classes.buttons}>
        <Button variant="primary" onClick={onClose}>
          {m.done}
        </Button>
        <Button onClick={onAgain}>{m.importAnother}</Button>
      </div>
    </>
  );
}

/** Takes the focus, because the pressed button may be gone now. Keyboard users continue here. */
function Answer({ children }: { children: ReactNode }) {
  const answer = useRef<HTMLDivElement>(null);
  useEffect(() => answer.current?.focus(), []);
  return (
    <div ref={answer} tabIndex={-1} className={classes.answer}>
      {children}
    </div>
  );
}

interface DebugModeProps {
  checked: boolean;
  disabled: boolean;
  onChange: (checked: boolean) => void;
}

function DebugMode({ checked, disabled, onChange }: DebugModeProps) {
  return (
    <label className={classes.debug}>
      <input
        type="checkbox"
        checked={checked}
        disabled={disabled}
        onChange={(change) => onChange(change.currentTarget.checked)}
      />
      <span>{m.debugExplained({ strong: (text) => <strong>{text}</strong> })}</span>
    </label>
  );
}

function labelOf(kind: ImportKind, file: ImportFile | null, debug: boolean): string {
  if (debug) return m.analyse;
  return file ? m.importCounted({ kind: kind.of, count: file.entries.length }) : m.importPlain;
}

/** True while the upload can still be cancelled. */
const isOnItsWay = (progress: ImportProgressed): boolean => 'unpacked' in progress || progress.sent < 1;

function FailedCall({ error, dryRun }: { error: Error; dryRun: boolean }) {
  const mayBeStored = !dryRun && error instanceof ApiError && error.isPassing;
  return (
    <Notice tone="bad" title={error.message}>
      {mayBeStored && m.mayBeStored}
    </Notice>
  );
}
