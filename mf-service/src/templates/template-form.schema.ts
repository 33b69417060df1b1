import type { service } from '@carnet/contracts';
import { field, type FormField, formOf, numberOrNull, type Problems, type ValuesIn } from '@carnet/mf-kit/forms';
import * as m from '../messages/template-form';
import type { Template } from './templates.queries';

const TOTAL = 'Total_Mileage';
const periodic = (label: string) => ({
  ...field.whole(label),
  applies: ({ recurrence_type }: { recurrence_type?: unknown }) => recurrence_type !== TOTAL,
});
const total = (label: string) => ({
  ...field.whole(label),
  applies: ({ recurrence_type }: { recurrence_type?: unknown }) => recurrence_type === TOTAL,
});

/** Parts that say something. */
const recommendedParts: FormField<string[], string[]> = {
  initial: () => [],
  read: ({ recommended_parts }) => recommended_parts as string[],
  write: (parts) => ({ recommended_parts: parts.map((part) => part.trim()).filter(Boolean) }),
};

/** Defaults of spec 001 §3, sentences of §5. Only the recurrence of the chosen type is sent. */
export const templateForm = formOf<service.CreateTemplate, Template>()(
  {
    name: field.text(m.nameMissing),
    source: field.optional(),
    description: field.optional(),
    type: field.choice('Regular Maintenance', m.typeMissing),
    recurrence_type: field.choice('Periodic', m.recurrenceTypeMissing),
    recurrence_time_interval: periodic(m.timeIntervalField),
    recurrence_mileage_interval: periodic(m.mileageIntervalField),
    recurrence_total_mileage: total(m.totalMileageField),
    recurrence_total_age: total(m.vehicleAgeField),
    distance_unit: field.unit(),
    status: field.choice('Open'),
    ...field.money('estimated_cost', m.estimatedCostField),
    recommended_parts: recommendedParts,
    notes: field.optional(),
  },
  m.missing,
);
export type TemplateValues = ValuesIn<typeof templateForm>;

export const templateProblems = (values: TemplateValues): Problems<TemplateValues> | null =>
  templateForm.problems(values) ?? withoutRecurrence(values);

/** An interval of 0 counts as missing; a total mileage of 0 is valid. */
function withoutRecurrence(values: TemplateValues): Problems<TemplateValues> | null {
  if (values.recurrence_type === TOTAL) {
    if (values.recurrence_total_mileage.trim() !== '') return null;
    return { message: m.totalMissing, fields: { recurrence_total_mileage: m.totalFieldMissing } };
  }
  if (Number(numberOrNull(values.recurrence_time_interval)) > 0) return null;
  if (Number(numberOrNull(values.recurrence_mileage_interval)) > 0) return null;
  const fields = { recurrence_time_interval: m.orMileage, recurrence_mileage_interval: m.orTime };
  return { message: m.intervalMissing, fields };
}
