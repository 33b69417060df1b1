import type { service } from '@carnet/contracts';
import { TEMPLATE_RECURRENCE_TYPE_VALUES, TEMPLATE_STATUS_VALUES } from '@carnet/contracts/service';

export { TEMPLATE_STATUS_VALUES as TEMPLATE_STATUSES };

export type TemplateType = service.CreateTemplate['type'];
export type TemplateStatus = (typeof TEMPLATE_STATUS_VALUES)[number];
export type RecurrenceType = service.CreateTemplate['recurrence_type'];

/** In the order of the documents (spec 001 §4). */
export const TEMPLATE_TYPES = [
  'Regular Maintenance',
  'Modification',
  'Repair',
  'Other',
] as const satisfies readonly TemplateType[];

export const STATUS_TONES = { Open: 'info', In_Work: 'warn', Completed: 'good', Skipped: 'neutral' } as const;

/** As a person reads it: 'In Work', 'Total Mileage'. */
export const spaced = (word: string): string => word.replaceAll('_', ' ');

const asChoices = (words: readonly string[]) => words.map((value) => ({ value, label: spaced(value) }));

export const STATUS_CHOICES = asChoices(TEMPLATE_STATUS_VALUES);
export const RECURRENCE_CHOICES = asChoices(TEMPLATE_RECURRENCE_TYPE_VALUES);

/** The list's filter knows no Skipped (spec 001 §4). */
export const STATUS_FILTERS = STATUS_CHOICES.filter(({ value }) => value !== 'Skipped');
