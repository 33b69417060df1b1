export {
  EVENT_STATUS_CHOICES,
  EVENT_STATUS_LABELS,
  EVENT_STATUSES,
  EVENT_TONES,
  type EventStatus,
} from './event-status.constants';
export { MarkAs } from './mark-as';
