import type { OwnerId } from '@carnet/rest';

/** Values that a person enters for a schedule. */
export interface ScheduleFields {
  name: string;
  description: string | null;
  is_active: boolean;
}

/** A schedule with the templates that it begins with, ready to be stored. */
export interface NewSchedule extends ScheduleFields {
  vehicle_id: number;
  template_ids: number[];
}

/** A row of `service_schedules`. */
export interface Schedule extends ScheduleFields {
  id: number;
  owner_id: OwnerId;
  vehicle_id: number;
  version: number;
}
