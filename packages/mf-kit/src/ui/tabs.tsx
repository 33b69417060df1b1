import { type KeyboardEvent, type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import classes from './tabs.module.css';

export interface Tab<Value extends string = string> {
  value: Value;
  label: string;
  /** A number after the label. */
  count?: number;
}

interface TabsProps<Value extends string> {
  /** The subject of the tabs: `Vehicle`. */
  label: string;
  tabs: readonly Tab<Value>[];
  /** The open tab, usually from the address. An unknown value opens the first tab. */
  value: string;
  onChange: (value: Value) => void;
  /** Renders the content of the open tab. */
  children: (value: Value) => ReactNode;
}

const steps: Record<string, (at: number, count: number) => number> = {
  ArrowRight: (at, count) => (at + 1) % count,
  ArrowLeft: (at, count) => (at + count - 1) % count,
  Home: () => 0,
  End: (_at, count) => count - 1,
};

/** Tabs with arrow keys, Home and End. Only the open tab's content is rendered. */
export function Tabs<Value extends string>({ label, tabs, value, onChange, children }: TabsProps<Value>) {
  const id = useId();
  const list = useRef<HTMLDivElement>(null);
  const open = Math.max(
    tabs.findIndex((tab) => tab.value === value),
    0,
  );
  const current = tabs[open]!;

  // On a phone the row scrolls sideways. This keeps the open tab visible.
  useLayoutEffect(() => {
    const row = list.current;
    const tab = row?.querySelectorAll<HTMLElement>('[role=tab]')[open];
    if (row && tab) row.scrollLeft = tab.offsetLeft - row.offsetLeft - (row.clientWidth - tab.offsetWidth) / 2;
  }, [open]);

  function move(event: KeyboardEvent) {
    const next = steps[event.key]?.(open, tabs.length);
    if (next === undefined) return;
    event.preventDefault();
    list.current?.querySelectorAll<HTMLElement>('[role=tab]')[next]?.focus();
    onChange(tabs[next]!.value);
  }

  return (
    <div className={classes.tabs}>
      <div ref={list} className={classes.list} role="tablist" aria-label={label}>
        {tabs.map((tab, at) => (
          <button
            key={tab.value}
            type="button"
            role="tab"
            id={`${id}-${tab.value}`}
            aria-controls={`${id}-panel`}
            aria-selected={at === open}
            tabIndex={at === open ? 0 : -1}
            className={classes.tab}
            onClick={() => onChange(tab.value)}
            onKeyDown={move}
          >
            {tab.label}
            {tab.count !== undefined && <span className={classes.count}>{tab.count}</span>}
          </button>
        ))}
      </div>
      <div
        id={`${id}-panel`}
        role="tabpanel"
        aria-labelledby={`${id}-${current.value}`}
        tabIndex={0}
        className={classes.panel}
      >
        {children(current.value)}
      </div>
    </div>
  );
}
