import type { OwnerId } from '@carnet/rest';

/** The columns of `fitments` that a person can write. */
export interface FitmentFields {
  component_id: number;
  vehicle_id: number;
  /** The place of each tyre, by its number; none or one of all else. */
  positions: string[];
  /** At least one of the two is known. */
  from_on: string | null;
  from_mileage: number | null;
  /** Null, both of them, as long as it is on. */
  to_on: string | null;
  to_mileage: number | null;
  note: string | null;
}

/** A row of `fitments`. */
export interface Fitment extends FitmentFields {
  id: number;
  owner_id: OwnerId;
  version: number;
}
