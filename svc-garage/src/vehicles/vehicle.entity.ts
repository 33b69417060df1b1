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
  /** As its instrument shows it. */
  current_mileage: number | null;
  /** The unit of all its mileages, which its instrument counts. */
  odometer_unit: OdometerUnit;
  nickname: string | null;
  color: string | null;
  description: string | null;
  notes: string | null;
  version: number;
}

/** The mileage of a vehicle's odometer from now on. */
export interface ShownMileage {
  owner_id: OwnerId;
  id: number;
  mileage: number | null;
}

/** The reading and the unit of a vehicle's instrument. */
export type Instrument = Pick<Vehicle, 'current_mileage' | 'odometer_unit'>;
