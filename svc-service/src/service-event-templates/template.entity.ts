import type { OdometerUnit } from '@carnet/fields';
import type { OwnerId } from '@carnet/rest';

export const RECURRENCE_TYPES = ['Periodic', 'Total_Mileage'] as const;
export type RecurrenceType = (typeof RECURRENCE_TYPES)[number];

export const TEMPLATE_STATUSES = ['Open', 'In_Work', 'Completed', 'Skipped'] as const;
export type TemplateStatus = (typeof TEMPLATE_STATUSES)[number];

/** The recurrence of a template. */
export interface Recurrence {
  recurrence_type: RecurrenceType;
  /** In days. */
  recurrence_time_interval: number | null;
  /** In `distance_unit`. */
  recurrence_mileage_interval: number | null;
  /** A total of the odometer, in `distance_unit`. */
  recurrence_total_mileage: number | null;
  /** The unit of its distances, independent of the vehicles' odometers. */
  distance_unit: OdometerUnit;
  /** Age of the vehicle in months. */
  recurrence_total_age: number | null;
}

/** The fields of a template that people edit: the writable columns of `service_event_templates`. */
export interface TemplateFields extends Recurrence {
  name: string;
  source: string | null;
  /** Sanitised HTML. */
  description: string | null;
  type: string;
  status: TemplateStatus;
  /** In `currency`. */
  estimated_cost: number | null;
  /** ISO 4217; null without a cost. Null in a write means that none was given: PostgreSQL then writes the owner's. */
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
