import type { Tone } from '@carnet/mf-kit/ui';
import * as m from '../messages/part';

/** Tones for statuses of other domains, which arrive as plain text. */
export const EVENT_TONES: Record<string, Tone> = { Completed: 'good', Upcoming: 'info', Overdue: 'bad' };
export const MODIFICATION_TONES: Record<string, Tone> = {
  Completed: 'good',
  'In Progress': 'info',
  Planned: 'neutral',
};

/** Labels for their values. A value that is not listed is shown unchanged. */
export const EVENT_STATUSES: Readonly<Record<string, string>> = {
  Completed: m.completed,
  Upcoming: m.upcoming,
  Overdue: m.overdue,
};
export const EVENT_TYPES: Readonly<Record<string, string>> = {
  'Regular Maintenance': m.regularMaintenance,
  Repair: m.repair,
  Modification: m.modification,
  Other: m.other,
};
export const MODIFICATION_STATUSES: Readonly<Record<string, string>> = {
  Planned: m.modificationPlanned,
  'In Progress': m.inProgress,
  Completed: m.modificationCompleted,
};
export const MODIFICATION_CATEGORIES: Readonly<Record<string, string>> = {
  Performance: m.performance,
  Appearance: m.appearance,
  Comfort: m.comfort,
  Safety: m.safety,
  Other: m.other,
};
