import { ClearIcon, TrashIcon } from '@carnet/mf-kit/ui';
import { type ReactNode, useCallback, useEffect, useState } from 'react';
import classes from './selection-bar.module.css';
import type { Selection } from './use-selection';
import * as m from '../messages/photos';

interface SelectionBarProps {
  selection: Selection;
  /** Number of photos, loaded or not. */
  total: number;
  onAll: () => Promise<unknown>;
  children: ReactNode;
}

/** Toolbar at the bottom while photos are selected, with their number and the actions. Escape clears the selection; Ctrl+A selects all. */
export function SelectionBar({ selection, total, onAll, children }: SelectionBarProps) {
  const { ids, clear } = selection;
  const [isTaking, setTaking] = useState(false);
  const all = useCallback(() => {
    setTaking(true);
    void onAll().finally(() => setTaking(false));
  }, [onAll]);
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
    <div className={classes.place} ref={liftUndo}>
      <div className={classes.bar} role="toolbar" aria-label={m.selectedPhotos}>
        <SelectionButton icon={<ClearIcon size={18} />} label={m.clearSelection} iconOnly onClick={clear} />
        <span className={classes.count} role="status">
          {m.selected({ count: ids.length })}
        </span>
        {ids.length < total && (
          <button type="button" className={classes.all} disabled={isTaking} onClick={all}>
            {isTaking ? m.selecting : m.selectAll({ count: total })}
          </button>
        )}
        <div className={classes.actions}>{children}</div>
      </div>
    </div>
  );
}

/** Moves the undo message above the bar, by the bar's height. */
function liftUndo(place: HTMLDivElement | null) {
  if (!place) return;
  const page = document.documentElement.style;
  const seen = new ResizeObserver(() => page.setProperty('--undo-end', `calc(${place.offsetHeight}px + 0.5rem)`));
  seen.observe(place);
  return () => {
    seen.disconnect();
    page.removeProperty('--undo-end');
  };
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
  <SelectionButton icon={<TrashIcon size={18} />} label={m.remove} {...props} />
);
