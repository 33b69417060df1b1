import { Invalid, NotFound } from '@carnet/messages';
import * as m from '../messages/schedule.js';
import * as template from '../messages/template.js';

export class ScheduleNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

export const templatesUnknown = () => Invalid.field('template_ids', template.notFound);
export const activityMissing = () => Invalid.field('is_active', m.activity);
