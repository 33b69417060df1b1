import type { OwnerId } from '@carnet/rest';

/** The editable columns of `fitments`. */
export interface FitmentFields {
  component_id: number;
  vehicle_id: number;
  /** The position of each tyre, by tyre number. Any other component has one position or none. */
  positions: string[];
  /** At least one of `from_on` and `from_mileage` is known. */
  from_on: string | null;
  from_mileage: number | null;
  /** Both `to_on` and `to_mileage` are null while it is mounted. */
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
