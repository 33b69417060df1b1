import { cx } from '@carnet/mf-kit/ui';
import { type DragEvent, type ReactNode, useState } from 'react';
import classes from './imports.module.css';

interface FileZoneProps {
  label: string;
  /** Value of the input's `accept`. */
  accept: string;
  /** Name of the picked file, or an instruction. */
  title: string;
  /** Text below the title. */
  notes: ReactNode;
  /** Label of the button: `Choose file`. */
  choose: string;
  disabled?: boolean;
  /** Accepts several files. */
  multiple?: boolean;
  onPick: (file: File, ...others: File[]) => void;
}

/** A place to drop or pick a file. */
export function FileZone({
  label,
  accept,
  title,
  notes,
  choose,
  disabled = false,
  multiple = false,
  onPick,
}: FileZoneProps) {
  const [over, setOver] = useState(false);
  const hover = (isOver: boolean) => (event: DragEvent) => {
    event.preventDefault();
    setOver(isOver && !disabled);
  };
  const pick = (files: FileList | null) => {
    const [first, ...others] = files ?? [];
    if (first) onPick(first, ...(multiple ? others : []));
  };
  const drop = (event: DragEvent) => {
    hover(false)(event);
    if (!disabled) pick(event.dataTransfer.files);
  };
  return (
    <label
      className={cx(classes.zone, over && classes.over, disabled && classes.off)}
      onDragOver={hover(true)}
      onDragLeave={hover(false)}
      onDrop={drop}
    >
      <input
        type="file"
        accept={accept}
        className={classes.input}
        aria-label={label}
        disabled={disabled}
        multiple={multiple}
        onChange={({ currentTarget }) => {
          pick(currentTarget.files);
          currentTarget.value = '';
        }}
      />
      <FileSign />
      <span className={classes.picked}>
        <strong>{title}</strong>
        {notes}
      </span>
      <span className={classes.choose} aria-hidden>
        {choose}
      </span>
    </label>
  );
}

function FileSign() {
  return (
    <svg viewBox="0 0 24 24" width="32" height="32" fill="none" stroke="currentColor" strokeWidth="1.5" aria-hidden>
      <path d="M13.5 3.5H6v17h12V8zM13.5 3.5V8H18M12 17v-5.5m-2.5 2.2L12 11.2l2.5 2.5" />
    </svg>
  );
}
