import type { ReactNode } from 'react';
import { cx } from './class-names';
import classes from './badge.module.css';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';

/** A short word with a tone. The word says it, the tone only helps. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={cx(classes.badge, classes[tone])}>{children}</span>;
}

interface StatusBadgeProps<S extends string> {
  status: S;
  /** The tone of each status; one that is not named is neutral. */
  tones: Partial<Record<S, Tone>>;
  /** Labels of statuses, unless a label is the status with its underscores as blanks. */
  labels?: Partial<Record<S, string>>;
}

/** A badge with a lamp for a state: `<StatusBadge status={event.status} tones={{ Completed: 'good', Overdue: 'bad' }} />`. */
export function StatusBadge<S extends string>({ status, tones, labels }: StatusBadgeProps<S>) {
  return (
    <span className={cx(classes.badge, classes.lamp, classes[tones[status] ?? 'neutral'])}>
      {labels?.[status] ?? status.replaceAll('_', ' ')}
    </span>
  );
}
