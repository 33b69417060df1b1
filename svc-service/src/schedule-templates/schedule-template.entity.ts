import type { OwnerId } from '@carnet/rest';

/** A new set with its templates, ready to store. */
export interface NewScheduleTemplate {
  name: string;
  description: string | null;
  template_ids: number[];
}

/** A row of `schedule_templates`, with the ids of its templates in order. */
export interface ScheduleTemplate extends NewScheduleTemplate {
  id: number;
  owner_id: OwnerId;
  version: number;
}
