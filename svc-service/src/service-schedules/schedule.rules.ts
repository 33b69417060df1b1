import type { Reference } from '@carnet/fact-log';
import { merged } from '@carnet/fields';
import { TEMPLATES, VEHICLES } from '../references.rules.js';
import type { CreateSchedule, UpdateSchedule } from './schedule.dto.js';
import type { NewSchedule, Schedule } from './schedule.entity.js';
import { activityMissing } from './schedule.errors.js';

/** A new schedule is active, and contains each template once (contract §4). */
export const newSchedule = (input: CreateSchedule): NewSchedule => ({
  vehicle_id: input.vehicle_id,
  name: input.name,
  description: input.description ?? null,
  is_active: input.is_active ?? true,
  template_ids: [...new Set(input.template_ids ?? [])],
});

/** References of a new schedule. */
export const referencesOf = ({ vehicle_id, template_ids }: NewSchedule): Reference[] => [
  { target: VEHICLES, field: 'vehicle_id', ids: [vehicle_id] },
  { target: TEMPLATES, field: 'template_ids', ids: template_ids },
];

/** The schedule after an update: omitted fields stay unchanged, null clears (contract §1). */
export function updatedSchedule(schedule: Schedule, input: UpdateSchedule): Schedule {
  if (input.is_active === null) throw activityMissing();
  return merged(schedule, input);
}
