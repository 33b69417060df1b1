import { ClearIcon, formatCount, TrashIcon } from '@carnet/mf-kit';
import { type ReactNode, useEffect } from 'react';
import classes from './selection-bar.module.css';
import type { Selection } from './use-selection';

interface SelectionBarProps {
  selection: Selection;
  children: ReactNode;
}

/** At the lower edge while photos are selected: how many, and what can be done with them. Escape ends it, Ctrl+A takes all that are shown. */
export function SelectionBar({ selection, children }: SelectionBarProps) {
  const { ids, clear, all } = selection;
  const isOpen = ids.length > 0;
  useEffect(() => {
    if (!isOpen) return;
    const onKey = (event: KeyboardEvent) => {
      const at = event.target as HTMLElement;
      if (document.querySelector('dialog[open]') || at.closest('input:not([type=checkbox]), textarea, select')) return;
      if (event.key === 'Escape') clear();
      if (event.key === 'a' && (event.ctrlKey || event.metaKey)) {
        event.preventDefault();
        all();
      }
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  }, [isOpen, clear, all]);
  if (!isOpen) return null;
  return (
    <div className={classes.place}>
      <div className={classes.bar} role="toolbar" aria-label="Selected photos">
        <SelectionButton icon={<ClearIcon size={18} />} label="Clear selection" iconOnly onClick={clear} />
        <span className={classes.count} role="status">
          {formatCount(ids.length, 'photo')} selected
        </span>
        <div className={classes.actions}>{children}</div>
      </div>
    </div>
  );
}

interface SelectionButtonProps {
  icon: ReactNode;
  label: string;
  iconOnly?: boolean;
  disabled?: boolean;
  onClick: () => void;
}

export function SelectionButton({ icon, label, iconOnly, disabled, onClick }: SelectionButtonProps) {
  return (
    <button
      type="button"
      className={classes.button}
      aria-label={iconOnly ? label : undefined}
      title={iconOnly ? label : undefined}
      disabled={disabled}
      onClick={onClick}
    >
      {icon}
      {!iconOnly && <span>{label}</span>}
    </button>
  );
}

export const DeleteSelected = (props: { onClick: () => void; disabled?: boolean }) => (
  <SelectionButton icon={<TrashIcon size={18} />} label="Delete" {...props} />
);
