import { SERVICE_EVENT_STATUS_VALUES } from '@carnet/contracts/service';
import * as m from '../messages/values';

export { SERVICE_EVENT_STATUS_VALUES as EVENT_STATUSES };

export type EventStatus = (typeof SERVICE_EVENT_STATUS_VALUES)[number];

export const EVENT_STATUS_LABELS = {
  Completed: m.eventCompleted,
  Upcoming: m.upcoming,
  Overdue: m.overdue,
} satisfies Record<EventStatus, string>;

export const EVENT_STATUS_CHOICES = SERVICE_EVENT_STATUS_VALUES.map((value) => ({
  value,
  label: EVENT_STATUS_LABELS[value],
}));

export const EVENT_TONES = { Completed: 'good', Upcoming: 'info', Overdue: 'bad' } as const;
