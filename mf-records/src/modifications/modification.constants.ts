export {
  MODIFICATION_CATEGORY_VALUES as MODIFICATION_CATEGORIES,
  MODIFICATION_STATUS_VALUES as MODIFICATION_STATUSES,
} from '@carnet/contracts/records';

export const STATUS_TONES = { Planned: 'neutral', 'In Progress': 'info', Completed: 'good' } as const;

/** Of service events, whose statuses another domain owns. */
export const EVENT_TONES = { Completed: 'good', Upcoming: 'info', Overdue: 'bad' } as const;
