export {
  ISSUE_PRIORITY_VALUES as ISSUE_PRIORITIES,
  ISSUE_STATUS_VALUES as ISSUE_STATUSES,
} from '@carnet/contracts/records';

export const STATUS_TONES = { Open: 'warn', 'In Progress': 'info', Resolved: 'good' } as const;
export const PRIORITY_TONES = { High: 'bad', Medium: 'warn', Low: 'neutral' } as const;
