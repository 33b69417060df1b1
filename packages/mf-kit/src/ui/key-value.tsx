import type { ReactNode } from 'react';
import { NONE } from '../formats/number';
import { cx } from './class-names';
import classes from './key-value.module.css';

export interface Spec {
  label: string;
  /** An empty value (null, undefined, '') is shown as a dash. */
  value: ReactNode;
  /** True to take the whole width: long text. */
  wide?: boolean;
}

/** A list of a thing's properties, line by line. */
export function KeyValue({ items, columns = 1 }: { items: readonly Spec[]; columns?: 1 | 2 }) {
  return (
    <dl className={cx(classes.sheet, columns === 2 && classes.two)}>
      {items.map(({ label, value, wide }) => (
        <div key={label} className={cx(classes.line, wide && classes.wide)}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? NONE : value}</dd>
        </div>
      ))}
    </dl>
  );
}

/** A few large figures side by side. */
export function Figures({ items }: { items: readonly Spec[] }) {
  return (
    <dl className={classes.figures}>
      {items.map(({ label, value }) => (
        <div key={label} className={classes.figure}>
          <dt>{label}</dt>
          <dd>{value === null || value === undefined || value === '' ? NONE : value}</dd>
        </div>
      ))}
    </dl>
  );
}
