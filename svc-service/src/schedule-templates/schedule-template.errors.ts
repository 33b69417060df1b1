import { NotFound } from '@carnet/svc-kit';

export class ScheduleTemplateNotFound extends NotFound {
  constructor() {
    super('Schedule template not found');
  }
}
