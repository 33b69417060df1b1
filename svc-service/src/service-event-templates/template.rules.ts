import { currencyOf, merged, NEW_INSTRUMENT } from '@carnet/fields';
import type { CreateTemplate, UpdateTemplate } from './template.dto.js';
import type { Recurrence, Template, TemplateFields } from './template.entity.js';
import { intervalMissing, templateStatusMissing, totalMileageMissing } from './template.errors.js';

/**
 * A new template to store. The default status is Open; other missing values are null (spec 001 §3).
 * @param own the person's currency, if it is already known
 * @throws Invalid (400)
 */
export function newTemplate(input: CreateTemplate, own: string | null = null): TemplateFields {
  const template: TemplateFields = {
    name: input.name,
    source: input.source ?? null,
    description: input.description ?? null,
    type: input.type,
    recurrence_type: input.recurrence_type,
    recurrence_time_interval: input.recurrence_time_interval ?? null,
    recurrence_mileage_interval: input.recurrence_mileage_interval ?? null,
    recurrence_total_mileage: input.recurrence_total_mileage ?? null,
    recurrence_total_age: input.recurrence_total_age ?? null,
    distance_unit: input.distance_unit ?? NEW_INSTRUMENT.odometer_unit,
    status: input.status ?? 'Open',
    estimated_cost: input.estimated_cost ?? null,
    currency: currencyOf('estimated_cost', input.estimated_cost, input.currency ?? own),
    recommended_parts: input.recommended_parts ?? [],
    notes: input.notes ?? null,
  };
  requireRecurrence(template);
  return template;
}

/** The template after an update: omitted fields stay unchanged, null clears (contract §1). A status cannot be cleared. */
export function updatedTemplate(template: Template, input: UpdateTemplate): Template {
  if (input.status === null) throw templateStatusMissing();
  const updated = merged(template, input);
  updated.recommended_parts ??= [];
  updated.distance_unit ??= NEW_INSTRUMENT.odometer_unit;
  updated.currency = currencyOf('estimated_cost', updated.estimated_cost, updated.currency, {
    amount: template.estimated_cost,
    currency: template.currency,
  });
  requireRecurrence(updated);
  return updated;
}

/** Spec 001 §5. An interval of 0 counts as missing. */
export function requireRecurrence(template: Recurrence): void {
  const { recurrence_type, recurrence_time_interval: days, recurrence_mileage_interval: miles } = template;
  if (recurrence_type === 'Total_Mileage' && template.recurrence_total_mileage === null) throw totalMileageMissing();
  if (recurrence_type === 'Periodic' && !days && !miles) throw intervalMissing();
}
