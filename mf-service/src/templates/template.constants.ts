export const TEMPLATE_TYPES = ['Regular Maintenance', 'Modification', 'Repair', 'Other'] as const;
export const TEMPLATE_STATUSES = ['Open', 'In_Work', 'Completed', 'Skipped'] as const;
export const RECURRENCE_TYPES = ['Periodic', 'Total_Mileage'] as const;

export type TemplateType = (typeof TEMPLATE_TYPES)[number];
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];
export type RecurrenceType = (typeof RECURRENCE_TYPES)[number];

export const STATUS_TONES = { Open: 'info', In_Work: 'warn', Completed: 'good', Skipped: 'neutral' } as const;

/** As a person reads it: 'In Work', 'Total Mileage'. */
export const spaced = (word: string): string => word.replaceAll('_', ' ');

const asChoices = (words: readonly string[]) => words.map((value) => ({ value, label: spaced(value) }));

export const STATUS_CHOICES = asChoices(TEMPLATE_STATUSES);
export const RECURRENCE_CHOICES = asChoices(RECURRENCE_TYPES);

/** The list's filter knows no Skipped (spec 001 §4). */
export const STATUS_FILTERS = STATUS_CHOICES.filter(({ value }) => value !== 'Skipped');
