import { Invalid, NotFound } from '@carnet/svc-kit';

export class ScheduleNotFound extends NotFound {
  constructor() {
    super('Service schedule not found');
  }
}

export const templatesUnknown = () => Invalid.field('template_ids', 'Template not found');
export const activityMissing = () => Invalid.field('is_active', 'Is active must be true or false');
