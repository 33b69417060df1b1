import type { OwnerId } from '@carnet/rest';

/** A set with the templates that it begins with, ready to be stored. */
export interface NewScheduleTemplate {
  name: string;
  description: string | null;
  template_ids: number[];
}

/** A row of `schedule_templates`, with the ids of its templates in their order. */
export interface ScheduleTemplate extends NewScheduleTemplate {
  id: number;
  owner_id: OwnerId;
  version: number;
}
