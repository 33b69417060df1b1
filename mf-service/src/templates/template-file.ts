import type { Template } from './templates.queries';

/** Content of an exported file (spec 001 §3). It has no id, source or dates, so that any account can import it. */
export const exportOf = (template: Template) => ({
  name: template.name,
  description: template.description,
  type: template.type,
  recurrence_type: template.recurrence_type,
  recurrence_time_interval: template.recurrence_time_interval,
  recurrence_mileage_interval: template.recurrence_mileage_interval,
  recurrence_total_mileage: template.recurrence_total_mileage,
  recurrence_total_age: template.recurrence_total_age,
  distance_unit: template.distance_unit,
  status: template.status,
  estimated_cost: template.estimated_cost,
  currency: template.currency,
  recommended_parts: template.recommended_parts,
  notes: template.notes,
});

/** `Oil_and_filter_change_template.json` */
export const exportNameOf = ({ name }: Template): string => `${name.replaceAll(' ', '_')}_template.json`;
