import type { CreateScheduleTemplate, UpdateScheduleTemplate } from './schedule-template.dto.js';
import type { NewScheduleTemplate, ScheduleTemplate } from './schedule-template.entity.js';

/** Removes duplicate templates from a new set. */
export const newScheduleTemplate = (input: CreateScheduleTemplate): NewScheduleTemplate => ({
  name: input.name,
  description: input.description ?? null,
  template_ids: once(input.template_ids),
});

/** The set after an update: omitted fields stay unchanged, null clears (contract §1). */
export const updatedScheduleTemplate = (set: ScheduleTemplate, input: UpdateScheduleTemplate): ScheduleTemplate => ({
  ...set,
  name: input.name ?? set.name,
  description: input.description === undefined ? set.description : input.description,
  template_ids: input.template_ids === undefined ? set.template_ids : once(input.template_ids),
});

const once = (ids: number[] | null | undefined): number[] => [...new Set(ids ?? [])];
