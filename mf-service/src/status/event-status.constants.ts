import { SERVICE_EVENT_STATUS_VALUES } from '@carnet/contracts/service';
export { SERVICE_EVENT_STATUS_VALUES as EVENT_STATUSES };

export type EventStatus = (typeof SERVICE_EVENT_STATUS_VALUES)[number];

export const EVENT_TONES = { Completed: 'good', Upcoming: 'info', Overdue: 'bad' } as const;
