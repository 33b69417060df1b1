import type { OwnerId } from '@carnet/svc-kit';
import type { VehicleType } from './vehicle.rules.js';

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
  /** The odometer, in miles. */
  current_mileage: number | null;
  nickname: string | null;
  color: string | null;
  description: string | null;
  notes: string | null;
  version: number;
}

/** What a completed service event read on a vehicle's odometer. */
export interface OdometerReading {
  owner_id: OwnerId;
  vehicle_id: number;
  mileage: number;
}
