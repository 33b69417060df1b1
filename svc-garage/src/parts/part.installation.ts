import type { OwnerId } from '@carnet/svc-kit';

/** A part that a completed service event put in. */
export interface Installation {
  owner_id: OwnerId;
  vehicle_id: number;
  part_id: number;
}
