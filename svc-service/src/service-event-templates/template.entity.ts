import type { OwnerId } from '@carnet/svc-kit';

export const RECURRENCE_TYPES = ['Periodic', 'Total_Mileage'] as const;
export type RecurrenceType = (typeof RECURRENCE_TYPES)[number];

export const TEMPLATE_STATUSES = ['Open', 'In_Work', 'Completed', 'Skipped'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

/** When a template comes due. */
export interface Recurrence {
  recurrence_type: RecurrenceType;
  /** Days. */
  recurrence_time_interval: number | null;
  /** Miles. */
  recurrence_mileage_interval: number | null;
  /** Miles on the odometer. */
  recurrence_total_mileage: number | null;
  /** Months of the vehicle's life. */
  recurrence_total_age: number | null;
}

/** What a person says of a template: the columns of `service_event_templates` that can be written. */
export interface TemplateFields extends Recurrence {
  name: string;
  source: string | null;
  /** Sanitised HTML. */
  description: string | null;
  type: string;
  status: TemplateStatus;
  /** Dollars. */
  estimated_cost: number | null;
  recommended_parts: string[];
  notes: string | null;
}

/** A row of `service_event_templates`. */
export interface Template extends TemplateFields {
  id: number;
  owner_id: OwnerId;
  version: number;
}
