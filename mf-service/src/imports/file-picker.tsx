import { Button } from '@carnet/mf-kit/ui';
import type { ReactNode } from 'react';
import * as m from '../messages/imports';
import { downloadJson } from './download-json';
import { FileZone } from './file-zone';
import { formatBytes, type ImportFile } from './import-file';
import type { ImportKind } from './import-kind';
import classes from './imports.module.css';

interface FilePickerProps {
  kind: ImportKind;
  file: ImportFile | null;
  /** Help about the file's format. */
  help: ReactNode;
  /** True if the help is open initially. */
  helpFirst: boolean;
  disabled: boolean;
  onPick: (file: File) => void;
}

/** A place to drop or pick a file, with an example to download. */
export function FilePicker({ kind, file, help, helpFirst, disabled, onPick }: FilePickerProps) {
  const { of } = kind;
  return (
    <div className={classes.picker}>
      <FileZone
        label={kind.pictures ? m.jsonOrZip : m.jsonFile}
        accept={`.json,application/json${kind.pictures ? ',.zip,application/zip' : ''}`}
        title={file?.name ?? (kind.pictures ? m.dropZip : m.dropJson)}
        notes={
          file ? (
            <span>
              {m.counted({ kind: of, count: file.entries.length })}, {formatBytes(file.bytes)}
            </span>
          ) : (
            <>
              <span>{m.oneOrList({ kind: of })}</span>
              {kind.pictures && <span>{m.withPictures}</span>}
            </>
          )
        }
        choose={file ? m.chooseAnother : m.chooseFile}
        disabled={disabled}
        onPick={onPick}
      />
      <p className={classes.hidden} role="status">
        {file ? m.isReady({ file: file.name }) : ''}
      </p>
      <details className={classes.help} open={helpFirst}>
        <summary>
          <span className={classes.mark} aria-hidden>
            ?
          </span>{' '}
          {m.whatItLooksLike}
        </summary>
        <div className={classes.helpText}>
          {help}
          <Button size="sm" onClick={() => downloadJson(kind.example.fileName, kind.example.content())}>
            {m.downloadExample}
          </Button>
        </div>
      </details>
    </div>
  );
}
