import { Invalid, NotFound } from '@carnet/messages';
import * as m from '../messages/template.js';

export class TemplateNotFound extends NotFound {
  constructor() {
    super(m.notFound);
  }
}

export const templateStatusMissing = () => Invalid.field('status', m.statusRequired);

/** Spec 001 §5. */
export const totalMileageMissing = () => Invalid.field('recurrence_total_mileage', m.totalMileageRequired);
export const intervalMissing = () => Invalid.field('recurrence_time_interval', m.intervalRequired);
