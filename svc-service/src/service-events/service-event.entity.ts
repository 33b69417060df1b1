import type { OwnerId } from '@carnet/rest';

export const EVENT_TYPES = ['Regular Maintenance', 'Repair', 'Modification', 'Other'] as const;
export type EventType = (typeof EVENT_TYPES)[number];

export const EVENT_STATUSES = ['Completed', 'Upcoming', 'Overdue'] as const;
export type EventStatus = (typeof EVENT_STATUSES)[number];

/** The fields of a service event that people edit: the writable columns of `service_events`. */
export interface ServiceEventFields {
  vehicle_id: number;
  name: string;
  type: EventType;
  status: EventStatus;
  description: string | null;
  /** `YYYY-MM-DD` */
  date_performed: string | null;
  /** Its precision; null for an exact day. */
  date_performed_edtf: string | null;
  /** In the vehicle's own unit. */
  mileage_at_service: number | null;
  /** In `currency`. */
  cost: number | null;
  /** ISO 4217; null without a cost. Null in a write means that none was given: PostgreSQL then writes the owner's. */
  currency: string | null;
  /** The cost in another currency, by the rate that the owner entered; null together with `converted_currency`. */
  converted_cost: number | null;
  converted_currency: string | null;
  notes: string | null;
  template_id: number | null;
  service_schedule_id: number | null;
  /** Sanitised HTML. */
  report_content: string | null;
  /** True for a quick entry that its owner wants to complete later. */
  to_complete: boolean;
}

/** A part as an event uses it. */
export interface UsedPart {
  id: number;
  quantity: number;
}

/** An event with its parts, ready to store. */
export interface NewEvent {
  fields: ServiceEventFields;
  parts: UsedPart[];
}

/** A row of `service_events`, with its parts in order. */
export interface ServiceEvent extends ServiceEventFields {
  id: number;
  owner_id: OwnerId;
  version: number;
  parts: UsedPart[];
}
