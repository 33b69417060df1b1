import type { OwnerId } from '@carnet/svc-kit';
import type { PartStatus, PartType } from './part.rules.js';

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
  /** In dollars. */
  cost: number | null;
  notes: string | null;
  version: number;
}
