export const ISSUE_STATUSES = ['Open', 'In Progress', 'Resolved'] as const;
export const ISSUE_PRIORITIES = ['Low', 'Medium', 'High'] as const;

export const STATUS_TONES = { Open: 'warn', 'In Progress': 'info', Resolved: 'good' } as const;
export const PRIORITY_TONES = { High: 'bad', Medium: 'warn', Low: 'neutral' } as const;
