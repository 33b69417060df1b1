import type { service } from '@carnet/contracts';
import { TEMPLATE_RECURRENCE_TYPE_VALUES, TEMPLATE_STATUS_VALUES } from '@carnet/contracts/service';
import * as m from '../messages/values';

export { TEMPLATE_STATUS_VALUES as TEMPLATE_STATUSES };

export type TemplateType = service.CreateTemplate['type'];
export type TemplateStatus = (typeof TEMPLATE_STATUS_VALUES)[number];
export type RecurrenceType = service.CreateTemplate['recurrence_type'];

export const TYPE_LABELS: Record<TemplateType, string> = {
  'Regular Maintenance': m.regularMaintenance,
  Modification: m.modification,
  Repair: m.repair,
  Other: m.other,
};

export const STATUS_TONES = { Open: 'info', In_Work: 'warn', Completed: 'good', Skipped: 'neutral' } as const;

export const STATUS_LABELS: Record<TemplateStatus, string> = {
  Open: m.open,
  In_Work: m.inWork,
  Completed: m.templateCompleted,
  Skipped: m.skipped,
};

export const RECURRENCE_LABELS: Record<RecurrenceType, string> = {
  Periodic: m.periodic,
  Total_Mileage: m.totalMileage,
};

function choices<Value extends string>(values: readonly Value[], labels: Record<Value, string>) {
  return values.map((value) => ({ value, label: labels[value] }));
}

/** In the documents' order (spec 001 §4). */
export const TYPE_CHOICES = choices(['Regular Maintenance', 'Modification', 'Repair', 'Other'], TYPE_LABELS);
export const STATUS_CHOICES = choices(TEMPLATE_STATUS_VALUES, STATUS_LABELS);
export const RECURRENCE_CHOICES = choices(TEMPLATE_RECURRENCE_TYPE_VALUES, RECURRENCE_LABELS);

/** The list's filter does not offer Skipped (spec 001 §4). */
export const STATUS_FILTERS = STATUS_CHOICES.filter(({ value }) => value !== 'Skipped');
