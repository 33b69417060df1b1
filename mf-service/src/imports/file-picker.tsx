import { Button, cx } from '@carnet/mf-kit';
import { type DragEvent, type ReactNode, useState } from 'react';
import * as m from '../messages/imports';
import { downloadJson } from './download-json';
import { formatBytes, type ImportFile } from './import-file';
import type { ImportKind } from './import-kind';
import classes from './imports.module.css';

interface FilePickerProps {
  kind: ImportKind;
  file: ImportFile | null;
  /** How to write one. */
  help: ReactNode;
  /** Whether that is unfolded at once. */
  helpFirst: boolean;
  disabled: boolean;
  onPick: (file: File) => void;
}

/** Where a file is dropped or picked, and the example to begin from. */
export function FilePicker({ kind, file, help, helpFirst, disabled, onPick }: FilePickerProps) {
  const [over, setOver] = useState(false);
  const hover = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  const drop = (event: DragEvent) => {
    hover(false)(event);
    const dropped = event.dataTransfer.files[0];
    if (dropped && !disabled) onPick(dropped);
  };
  return (
    <div className={classes.picker}>
      <label
        className={cx(classes.zone, over && classes.over, disabled && classes.off)}
        onDragOver={hover(true)}
        onDragLeave={hover(false)}
        onDrop={drop}
      >
        <input
          type="file"
          accept={`.json,application/json${kind.pictures ? ',.zip,application/zip' : ''}`}
          className={classes.input}
          aria-label={kind.pictures ? m.jsonOrZip : m.jsonFile}
          disabled={disabled}
          onChange={({ currentTarget }) => {
            const picked = currentTarget.files?.[0];
            if (picked) onPick(picked);
            currentTarget.value = '';
          }}
        />
        <FileSign />
        {file ? (
          <span className={classes.picked}>
            <strong>{file.name}</strong>
            <span>
              {m.counted({ kind: kind.of, count: file.entries.length })}, {formatBytes(file.bytes)}
            </span>
          </span>
        ) : (
          <span className={classes.picked}>
            <strong>{kind.pictures ? m.dropZip : m.dropJson}</strong>
            <span>{m.oneOrList({ kind: kind.of })}</span>
            {kind.pictures && <span>{m.withPictures}</span>}
          </span>
        )}
        <span className={classes.choose} aria-hidden>
          {file ? m.chooseAnother : m.chooseFile}
        </span>
      </label>
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

function FileSign() {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d="M13.5 3.5H6v17h12V8zM13.5 3.5V8H18M12 17v-5.5m-2.5 2.2L12 11.2l2.5 2.5" />
    </svg>
  );
}
