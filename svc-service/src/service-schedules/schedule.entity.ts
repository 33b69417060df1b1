import type { OwnerId } from '@carnet/rest';

/** The fields of a schedule that people edit. */
export interface ScheduleFields {
  name: string;
  description: string | null;
  is_active: boolean;
}

/** A new schedule with its templates, ready to store. */
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
