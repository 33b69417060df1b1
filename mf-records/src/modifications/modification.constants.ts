export const MODIFICATION_CATEGORIES = ['Performance', 'Appearance', 'Comfort', 'Safety', 'Other'] as const;
export const MODIFICATION_STATUSES = ['Planned', 'In Progress', 'Completed'] as const;

export const STATUS_TONES = { Planned: 'neutral', 'In Progress': 'info', Completed: 'good' } as const;

/** Of service events, whose statuses another domain owns. */
export const EVENT_TONES = { Completed: 'good', Upcoming: 'info', Overdue: 'bad' } as const;
