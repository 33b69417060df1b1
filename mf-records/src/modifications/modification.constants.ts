import type { records } from '@carnet/contracts';
import * as m from '../messages/modifications';

/** Labels of categories, in the order of the forms. */
export const CATEGORIES = {
  Performance: m.performance,
  Appearance: m.appearance,
  Comfort: m.comfort,
  Safety: m.safety,
  Other: m.other,
} satisfies Record<records.ModificationView['category'], string>;
export const STATUSES = { Planned: m.planned, 'In Progress': m.inProgress, Completed: m.completed } satisfies Record<
  records.ModificationView['status'],
  string
>;

export const STATUS_TONES = { Planned: 'neutral', 'In Progress': 'info', Completed: 'good' } as const;
