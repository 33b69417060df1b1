import { SERVICE_EVENT_TYPE_VALUES } from '@carnet/contracts/service';
import type { EventStatus } from '../status';

export type EventType = (typeof SERVICE_EVENT_TYPE_VALUES)[number];

export const PART_TONES = { Installed: 'good', Planned: 'neutral', 'In Storage': 'info' } as const;

/** How lists name a type (spec §9). */
export const typeLabel = (type: string): string =>
  type === 'Regular Maintenance' ? 'Maintenance' : type === 'Modification' ? 'Installation' : type;

export const TYPE_CHOICES = SERVICE_EVENT_TYPE_VALUES.map((type) => ({ value: type, label: typeLabel(type) }));

/** What a person reads after a status change (spec §8). */
export const statusMessage = (status: EventStatus): string =>
  status === 'Completed'
    ? 'Service event marked as completed. Any associated parts are now marked as installed.'
    : `Service event status updated to ${status}.`;
