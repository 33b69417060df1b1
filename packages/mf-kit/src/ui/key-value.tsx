import type { ReactNode } from 'react';
import { NONE } from '../formats/number';
import { cx } from './class-names';
import classes from './key-value.module.css';

export interface Spec {
  label: string;
  /** Nothing (null, undefined, '') shows as a dash. */
  value: ReactNode;
  /** Over the whole width: long text. */
  wide?: boolean;
}

/** A specification sheet: what is known of a thing, line by line. */
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

/** A few figures side by side, large: an instrument panel. */
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
