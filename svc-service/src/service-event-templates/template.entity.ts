import type { OdometerUnit } from '@carnet/fields';
import type { OwnerId } from '@carnet/rest';

export const RECURRENCE_TYPES = ['Periodic', 'Total_Mileage'] as const;
export type RecurrenceType = (typeof RECURRENCE_TYPES)[number];

export const TEMPLATE_STATUSES = ['Open', 'In_Work', 'Completed', 'Skipped'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

/** When a template comes due. */
export interface Recurrence {
  recurrence_type: RecurrenceType;
  /** Days. */
  recurrence_time_interval: number | null;
  /** In `distance_unit`. */
  recurrence_mileage_interval: number | null;
  /** The total mileage of the odometer, in `distance_unit`. */
  recurrence_total_mileage: number | null;
  /** The unit of its distances, whatever the odometers of the vehicles count that it comes due on. */
  distance_unit: OdometerUnit;
  /** Months of the vehicle's life. */
  recurrence_total_age: number | null;
}

/** Values that a person enters for a template: the columns of `service_event_templates` that can be written. */
export interface TemplateFields extends Recurrence {
  name: string;
  source: string | null;
  /** Sanitised HTML. */
  description: string | null;
  type: string;
  status: TemplateStatus;
  /** In `currency`. */
  estimated_cost: number | null;
  /** ISO 4217; null without a cost, and in what is to be stored where nobody said it: PostgreSQL then writes the owner's. */
  currency: string | null;
  recommended_parts: string[];
  notes: string | null;
}

/** A row of `service_event_templates`. */
export interface Template extends TemplateFields {
  id: number;
  owner_id: OwnerId;
  version: number;
}
