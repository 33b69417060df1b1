import type { ReactNode } from 'react';
import { cx } from './class-names';
import classes from './badge.module.css';

export type Tone = 'neutral' | 'good' | 'warn' | 'bad' | 'info';

/** A short word with a colour. The word carries the meaning; the colour only supports it. */
export function Badge({ tone = 'neutral', children }: { tone?: Tone; children: ReactNode }) {
  return <span className={cx(classes.badge, classes[tone])}>{children}</span>;
}

interface StatusBadgeProps<S extends string> {
  status: S;
  /** The tone of each status. Default: neutral. */
  tones: Partial<Record<S, Tone>>;
  /** Labels of statuses. Default: the status with blanks instead of underscores. */
  labels?: Partial<Record<S, string>>;
}

/** A badge with a lamp for a status: `<StatusBadge status={event.status} tones={{ Completed: 'good', Overdue: 'bad' }} />`. */
export function StatusBadge<S extends string>({ status, tones, labels }: StatusBadgeProps<S>) {
  return (
    <span className={cx(classes.badge, classes.lamp, classes[tones[status] ?? 'neutral'])}>
      {labels?.[status] ?? status.replaceAll('_', ' ')}
    </span>
  );
}
