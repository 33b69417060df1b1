import type { garage } from '@carnet/contracts';
import type { Tone } from '@carnet/mf-kit';

export type PartType = garage.PartView['type'];
export type PartStatus = garage.PartView['status'];

export { PART_STATUS_VALUES as PART_STATUSES, PART_TYPE_VALUES as PART_TYPES } from '@carnet/contracts/garage';

export const STATUS_TONES = { Installed: 'good', 'In Storage': 'info', Planned: 'neutral' } as const;

/** Of other domains' things, whose statuses come as plain text. */
export const EVENT_TONES: Record<string, Tone> = { Completed: 'good', Upcoming: 'info', Overdue: 'bad' };
export const MODIFICATION_TONES: Record<string, Tone> = {
  Completed: 'good',
  'In Progress': 'info',
  Planned: 'neutral',
};
