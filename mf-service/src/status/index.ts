export { EVENT_STATUSES, EVENT_TONES, type EventStatus } from './event-status.constants';
export { MarkAs } from './mark-as';
