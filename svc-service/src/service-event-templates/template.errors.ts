import { Invalid, NotFound } from '@carnet/svc-kit';

export class TemplateNotFound extends NotFound {
  constructor() {
    super('Template not found');
  }
}

export const templateStatusMissing = () => Invalid.field('status', 'Status is required');

/** Spec 001 §5. */
export const totalMileageMissing = () =>
  Invalid.field('recurrence_total_mileage', 'Total mileage is required for Total_Mileage recurrence type');
export const intervalMissing = () =>
  Invalid.field(
    'recurrence_time_interval',
    'Time interval or mileage interval is required for Periodic recurrence type',
  );
