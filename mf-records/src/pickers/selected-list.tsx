import { Button } from '@carnet/mf-kit/ui';
import { type ReactNode, useRef } from 'react';
import classes from './pickers.module.css';
import * as common from '../messages/common';

interface Selected {
  id: number;
  name: string;
}

interface SelectedListProps<Choice extends Selected> {
  /** `Selected parts` */
  label: string;
  /** The label with a count. */
  count: (given: { count: number }) => string;
  /** Text while nothing is selected. */
  none: string;
  selected: readonly Choice[];
  about: (choice: Choice) => ReactNode;
  onChange: (selected: Choice[]) => void;
}

/** List of selected items, each with a button to remove it. */
export function SelectedList<Choice extends Selected>(props: SelectedListProps<Choice>) {
  const { label, count, none, selected, about, onChange } = props;
  const group = useRef<HTMLDivElement>(null);
  const remove = (choice: Choice, at: number) => {
    onChange(selected.filter((other) => other.id !== choice.id));
    requestAnimationFrame(() => focusNear(group.current, at));
  };
  return (
    <div ref={group} role="group" aria-label={label} tabIndex={-1} className={classes.selected}>
      <p className={selected.length > 0 ? classes.label : classes.hint} role="status">
        {selected.length > 0 ? count({ count: selected.length }) : none}
      </p>
      {selected.length > 0 && (
        <ul className={classes.list}>
          {selected.map((choice, at) => (
            <li key={choice.id}>
              <span className={classes.name}>
                {choice.name}
                <span className={classes.about}>{about(choice)}</span>
              </span>
              <Button
                variant="quiet"
                size="sm"
                aria-label={common.removeNamed({ name: choice.name })}
                onClick={() => remove(choice, at)}
              >
                {common.remove}
              </Button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** Keeps the keyboard focus near the removed item. */
function focusNear(group: HTMLElement | null, at: number): void {
  const buttons = group?.querySelectorAll('button');
  (buttons?.[Math.min(at, buttons.length - 1)] ?? group)?.focus();
}
