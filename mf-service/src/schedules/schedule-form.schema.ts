import type { service } from '@carnet/contracts';
import { asText, type Problems, textOrNull } from '@carnet/mf-kit/forms';
import * as m from '../messages/schedule-form';
import type { Schedule } from './schedules.queries';

export interface NewScheduleValues {
  vehicle_id: string;
  name: string;
  description: string;
}

/** Editable fields of a schedule. Its vehicle cannot be changed. */
export interface ScheduleValues {
  name: string;
  description: string;
  is_active: boolean;
}

export const newScheduleValues = (vehicleId: string): NewScheduleValues => ({
  vehicle_id: vehicleId,
  name: '',
  description: '',
});

export const valuesOf = (schedule: Schedule): ScheduleValues => ({
  name: schedule.name,
  description: asText(schedule.description),
  is_active: schedule.is_active,
});

/** On create, vehicle and name are required (spec §5). */
export function newScheduleProblems(values: NewScheduleValues): Problems<NewScheduleValues> | null {
  const missing: Problems<NewScheduleValues>['fields'] = {};
  if (!values.vehicle_id) missing.vehicle_id = m.vehicleMissing;
  if (!values.name.trim()) missing.name = m.nameMissing;
  return Object.keys(missing).length > 0 ? { message: m.missing, fields: missing } : null;
}

/** On edit, name is required (spec §5). */
export const scheduleProblems = ({ name }: ScheduleValues): Problems<ScheduleValues> | null =>
  name.trim() ? null : { message: m.nameMissing, fields: { name: m.nameMissing } };

export const newScheduleBody = (values: NewScheduleValues): service.CreateSchedule => ({
  vehicle_id: Number(values.vehicle_id),
  name: values.name.trim(),
  description: textOrNull(values.description),
});

export const scheduleBody = (values: ScheduleValues): service.UpdateSchedule => ({
  name: values.name.trim(),
  description: textOrNull(values.description),
  is_active: values.is_active,
});

/** Tells whether both schedules have the same form values. */
export const sameFields = (one: Schedule, other: Schedule): boolean =>
  one.name === other.name && one.description === other.description && one.is_active === other.is_active;
