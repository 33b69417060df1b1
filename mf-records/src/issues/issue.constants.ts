import type { records } from '@carnet/contracts';
import * as m from '../messages/issues';

/** Labels of statuses, in the order of the forms. */
export const STATUSES = { Open: m.open, 'In Progress': m.inProgress, Resolved: m.resolved } satisfies Record<
  records.IssueView['status'],
  string
>;
export const PRIORITIES = { Low: m.low, Medium: m.medium, High: m.high } satisfies Record<
  records.IssueView['priority'],
  string
>;

export const STATUS_TONES = { Open: 'warn', 'In Progress': 'info', Resolved: 'good' } as const;
export const PRIORITY_TONES = { High: 'bad', Medium: 'warn', Low: 'neutral' } as const;
