export const EVENT_STATUSES = ['Completed', 'Upcoming', 'Overdue'] as const;

export type EventStatus = (typeof EVENT_STATUSES)[number];

export const EVENT_TONES = { Completed: 'good', Upcoming: 'info', Overdue: 'bad' } as const;
