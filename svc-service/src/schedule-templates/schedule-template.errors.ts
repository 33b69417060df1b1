import { NotFound } from '@carnet/messages';
import * as m from '../messages/schedule-template.js';

export class ScheduleTemplateNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}
