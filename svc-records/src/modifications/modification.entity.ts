import type { OwnerId } from '@carnet/rest';

export const MODIFICATION_CATEGORIES = ['Performance', 'Appearance', 'Comfort', 'Safety', 'Other'] as const;
export type ModificationCategory = (typeof MODIFICATION_CATEGORIES)[number];

export const MODIFICATION_STATUSES = ['Planned', 'In Progress', 'Completed'] as const;
export type ModificationStatus = (typeof MODIFICATION_STATUSES)[number];

/** The columns of `modifications` that a person can edit. */
export interface ModificationFields {
  vehicle_id: number;
  name: string;
  description: string | null;
  category: ModificationCategory;
  status: ModificationStatus;
  /** `YYYY-MM-DD` */
  start_date: string | null;
  /** Its precision; null for an exact day. */
  start_date_edtf: string | null;
  completion_date: string | null;
  completion_date_edtf: string | null;
  /** In `currency`. */
  cost: number | null;
  /** ISO 4217; null without a cost. In a row to insert, null with a cost means the owner's currency, which PostgreSQL fills in. */
  currency: string | null;
  /** The odometer reading at that time, in the odometer's own unit. */
  mileage: number | null;
  notes: string | null;
  service_event_id: number | null;
}

/** A modification to insert; its parts are ordered and distinct. */
export interface NewModification extends ModificationFields {
  part_ids: number[];
}

/** A row of `modifications`, with the ids of its parts. */
export interface Modification extends NewModification {
  id: number;
  owner_id: OwnerId;
  version: number;
  /** The time of entry, ISO 8601. */
  entered_at: string;
}

/** Defaults of a new modification: planned, category performance (spec 001 §9). */
export const NEW_MODIFICATION = {
  category: 'Performance',
  status: 'Planned',
} as const satisfies Partial<ModificationFields>;

export const MAX_PARTS = 200;
