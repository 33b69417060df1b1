import type { OdometerUnit } from '@carnet/fields';
import type { OwnerId } from '@carnet/rest';

/** Spec §3. */
export const VEHICLE_TYPES = ['Car', 'Truck', 'SUV', 'Motorcycle', 'Other'] as const;
export type VehicleType = (typeof VEHICLE_TYPES)[number];

/** A row of `vehicles`. */
export interface Vehicle {
  owner_id: OwnerId;
  id: number;
  collection_id: number;
  type: VehicleType;
  make: string;
  model: string;
  year: number;
  vin: string | null;
  purchase_date: string | null;
  /** The date of manufacture or of first registration. */
  birth_date: string | null;
  /** The reading of its odometer. */
  current_mileage: number | null;
  /** The unit of its odometer and of all its mileages. */
  odometer_unit: OdometerUnit;
  nickname: string | null;
  color: string | null;
  description: string | null;
  notes: string | null;
  version: number;
}

/** The new mileage of a vehicle's odometer. */
export interface ShownMileage {
  owner_id: OwnerId;
  id: number;
  mileage: number | null;
}

/** The reading and the unit of a vehicle's odometer. */
export type Instrument = Pick<Vehicle, 'current_mileage' | 'odometer_unit'>;
