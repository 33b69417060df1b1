import type { OdometerUnit, OwnerId } from '@carnet/svc-kit';

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
  /** Of manufacture or of first registration. */
  birth_date: string | null;
  /** As its instrument shows it. */
  current_mileage: number | null;
  /** Of all its mileages: what its instrument counts. */
  odometer_unit: OdometerUnit;
  nickname: string | null;
  color: string | null;
  description: string | null;
  notes: string | null;
  version: number;
}

/** What a vehicle's odometer shows from now on. */
export interface ShownMileage {
  owner_id: OwnerId;
  id: number;
  mileage: number | null;
}

/** What a vehicle's instrument shows, and what it counts. */
export type Instrument = Pick<Vehicle, 'current_mileage' | 'odometer_unit'>;
