import type { EventStatus } from '../status';

export const EVENT_TYPES = ['Regular Maintenance', 'Repair', 'Modification', 'Other'] as const;

export type EventType = (typeof EVENT_TYPES)[number];

export const PART_TONES = { Installed: 'good', Planned: 'neutral', 'In Storage': 'info' } as const;

/** How lists name a type (spec §9). */
export const typeLabel = (type: string): string =>
  type === 'Regular Maintenance' ? 'Maintenance' : type === 'Modification' ? 'Installation' : type;

export const TYPE_CHOICES = EVENT_TYPES.map((type) => ({ value: type, label: typeLabel(type) }));

/** What a person reads after a status change (spec §8). */
export const statusMessage = (status: EventStatus): string =>
  status === 'Completed'
    ? 'Service event marked as completed. Any associated parts are now marked as installed.'
    : `Service event status updated to ${status}.`;
