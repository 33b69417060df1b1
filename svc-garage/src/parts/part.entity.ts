import type { OwnerId } from '@carnet/rest';

/** Spec §3 (document 2). */
export const PART_TYPES = ['OEM', 'Aftermarket'] as const;
export type PartType = (typeof PART_TYPES)[number];

export const PART_STATUSES = ['Planned', 'In Storage', 'Installed'] as const;
export type PartStatus = (typeof PART_STATUSES)[number];

/** Spec §4 and §9 (document 2). */
export const NEW_PART = { type: 'OEM', status: 'Planned' } as const;

/** A row of `parts`. */
export interface Part {
  owner_id: OwnerId;
  id: number;
  vehicle_id: number;
  name: string;
  description: string | null;
  part_number: string | null;
  manufacturer: string | null;
  type: PartType;
  status: PartStatus;
  purchase_date: string | null;
  /** Its precision; null for an exact day. */
  purchase_date_edtf: string | null;
  /** In `currency`. */
  cost: number | null;
  /** ISO 4217; null without a cost. In a row to insert, null with a cost means the owner's currency, which PostgreSQL fills in. */
  currency: string | null;
  notes: string | null;
  version: number;
}

/** A part that a completed service event installed. */
export interface Installation {
  owner_id: OwnerId;
  vehicle_id: number;
  part_id: number;
}
