import type { OwnerId } from '@carnet/svc-kit';

/** What a completed service event read on a vehicle's odometer. */
export interface OdometerReading {
  owner_id: OwnerId;
  vehicle_id: number;
  mileage: number;
}
